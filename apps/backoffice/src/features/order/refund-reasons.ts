/** What usually is wrong with goods that come back: the customer reads it. */
export const lineReasons = [
  'Confezione rotta',
  'Confezione aperta',
  'Non fresco',
  'Scaduto',
  'Prodotto sbagliato',
  'Non consegnato',
] as const;
export type LineReason = (typeof lineReasons)[number];

/** Shortest and longest reason of a refund, in characters: as the server takes them. */
const LEAST = 3;
const LONGEST = 300;

/** Signs for somebody's own words: all reasons of lines fit beside them. */
export const LONGEST_WORDS = 180;

/**
 * The one reason a refund has, of those at its lines and of somebody's own words. Names of goods are there where several reasons
 * would not say which is whose, as long as they fit.
 * @param lines those that are given back, each with its reason if one was chosen
 */
export function reasonOf(lines: readonly { name: string; reason: LineReason | undefined }[], words: string): string {
  const by = new Map<LineReason, string[]>();
  for (const { name, reason } of lines) if (reason) by.set(reason, [...(by.get(reason) ?? []), name]);
  const isOfAll = by.size === 1 && lines.every(({ reason }) => reason);
  const join = (parts: string[]) => [...parts, words.trim()].filter(Boolean).join('. ');
  const whole = join([...by].map(([reason, names]) => (isOfAll ? reason : `${reason}: ${names.join(', ')}`)));
  return whole.length <= LONGEST ? whole : join([...by.keys()]);
}

/** What is said where nobody has written why yet: the button of the sum waits for it. */
export const reasonMissing = (reason: string, isOfGoods: boolean): string | undefined => {
  if (reason.length >= LEAST) return undefined;
  return isOfGoods
    ? 'Manca il motivo: sceglilo accanto a un prodotto, o scrivilo qui sopra.'
    : 'Manca il motivo: scrivilo qui sopra.';
};
