import { packshot } from '../packshot.ts';

/** Three things that stand for a department; the last one in front. */
const SECTORS: Record<string, [string, string, string]> = {
  orto: ['carrot', 'broccoli', 'tomato'],
  bio: ['wheat', 'avocado', 'seedling'],
  latte: ['cheese-wedge', 'egg', 'glass-of-milk'],
  forno: ['croissant', 'baguette-bread', 'bread'],
  carne: ['poultry-leg', 'sausage-link', 'cut-of-meat'],
  pesce: ['lemon', 'shrimp', 'sea-bream'],
  salumi: ['mozzarella-ball', 'salame-cut', 'cheese-wedge'],
  pasta: ['wheat', 'egg', 'pasta-bag'],
  dispensa: ['oil-bottle', 'jam-jar', 'tomato-tin'],
  colazione: ['croissant', 'honey-pot', 'hot-beverage'],
  bevande: ['water-bottle', 'orange', 'beverage-box'],
  cantina: ['grapes', 'beer-mug', 'wine-glass'],
  gelo: ['snowflake', 'pizza', 'ice-cream'],
  casa: ['detergent-jug', 'sponge-scourer', 'spray-bottle'],
  persona: ['toothpaste', 'soap-bar', 'shampoo-bottle'],
  bimbi: ['teddy-bear', 'balloon', 'baby-bottle'],
  animali: ['bone', 'cat-face', 'dog-face'],
};

export type SectorKey = keyof typeof SECTORS & string;
export const SECTOR_KEYS: readonly string[] = Object.keys(SECTORS);

/**
 * Illustration of a department, by the key of its tint (`orto`, `latte`, …).
 * @throws Error when there is no such department.
 */
export function sectorPicture(key: string): string {
  const art = SECTORS[key];
  if (!art) throw new Error(`No department called ${key}`);
  return packshot({ shape: 'heap', art, count: 3, size: 146, tight: 0.86, seed: `sector-${key}` });
}
