import type { PickingLine } from '@sporta/contract';

export type WeightVerdict = 'nothing' | 'below' | 'within' | 'above';

/** Grams of what was typed on the pad: "0,486" and "486" are both 486 grams, as people type either. Undefined when it is nothing. */
export function gramsTyped(text: string): number | undefined {
  if (!/^\d{1,6}$|^\d{0,3},\d{0,3}$/.test(text)) return undefined;
  const grams = text.includes(',') ? Math.round(Number(`0${text.replace(',', '.')}`) * 1000) : Number(text);
  return grams > 0 && grams <= 500_000 ? grams : undefined;
}

/** The text after a key of the pad: figures, one comma, and the key that takes the last sign away. */
export function typeKey(text: string, key: string): string {
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === ',' || key === '.') return text.includes(',') ? text : `${text || '0'},`;
  if (!/^\d$/.test(key)) return text;
  const next = text === '0' ? key : text + key;
  return /^\d{1,6}$|^\d{0,3},\d{0,3}$/.test(next) ? next : text;
}

export function judgeWeight({ weight }: PickingLine, grams: number | undefined): WeightVerdict {
  if (!weight || grams === undefined) return 'nothing';
  if (grams < weight.least) return 'below';
  return grams > weight.most ? 'above' : 'within';
}

/** Where grams are on the bar, as percent: what is allowed takes 8 to 92. */
export function placeOnBar({ weight }: PickingLine, grams: number): number {
  if (!weight || weight.most === weight.least) return 50;
  const place = 8 + (84 * (grams - weight.least)) / (weight.most - weight.least);
  return Math.min(99, Math.max(1, place));
}
