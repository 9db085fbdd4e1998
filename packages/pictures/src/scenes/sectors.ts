import { packshot } from '../packshot.ts';

/** Three things that stand for a department; the last one in front. */
const SECTORS: Record<string, [string, string, string]> = {
  orto: ['carrot', 'broccoli', 'tomato'],
  latte: ['cheese-wedge', 'egg', 'glass-of-milk'],
  forno: ['croissant', 'baguette-bread', 'bread'],
  carne: ['poultry-leg', 'meat-on-bone', 'cut-of-meat'],
  pesce: ['lemon', 'shrimp', 'fish'],
  salumi: ['olive', 'bacon', 'cheese-wedge'],
  pasta: ['egg', 'sheaf-of-rice', 'spaghetti'],
  dispensa: ['olive', 'honey-pot', 'canned-food'],
  colazione: ['cookie', 'honey-pot', 'hot-beverage'],
  bevande: ['cup-with-straw', 'lemon', 'beverage-box'],
  cantina: ['grapes', 'beer-mug', 'wine-glass'],
  gelo: ['snowflake', 'pizza', 'ice-cream'],
  casa: ['sponge', 'sparkles', 'lotion-bottle'],
  persona: ['soap', 'lotion-bottle', 'bubbles'],
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
