import { euroToCents, formatAmount, formatEuro } from '@sporta/domain';

/** What the field of a limit holds: nothing typed is no limit. */
export type TypedLimit = { ok: true; euro: number | undefined } | { ok: false; message: string };

/** Most the server takes, euro. */
const MOST = 1_000_000;

/** Reads "500", "1.250,50" or nothing. */
export function readLimit(text: string): TypedLimit {
  const typed = text.replace(/[€\s]/g, '');
  if (typed === '') return { ok: true, euro: undefined };
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(typed)) {
    return { ok: false, message: 'Scrivi un importo in euro, ad esempio 500 oppure 250,50' };
  }
  const euro = Number(typed.replaceAll('.', '').replace(',', '.'));
  return euro <= MOST ? { ok: true, euro } : { ok: false, message: 'Questo importo è troppo grande' };
}

/** The limit a field holds, in euro; undefined = none. */
export function limitIn(text: string): number | undefined {
  const typed = readLimit(text);
  return typed.ok ? typed.euro : undefined;
}

/** The budget a field holds, in euro; undefined = none, which nothing typed and zero both mean. */
export const budgetIn = (text: string): number | undefined => limitIn(text) || undefined;

/** What a field begins with. */
export const typedSum = (euro: number | undefined): string =>
  euro === undefined ? '' : formatAmount(euroToCents(euro));

/** Whether a field holds a limit or nothing, as the rule of a form: `true`, or what is wrong. */
export function limitProblem(text: string): true | string {
  const typed = readLimit(text);
  return typed.ok || typed.message;
}

/** "fino a 500,00 € per ordine" */
export function limitText(spendingLimit: number | undefined): string {
  return spendingLimit === undefined
    ? 'Nessun limite di spesa'
    : `Fino a ${formatEuro(euroToCents(spendingLimit))} per ordine`;
}

/** "120,00 € su 500,00 € questo mese" */
export function budgetText({
  monthlyBudget,
  spentThisMonth,
}: {
  monthlyBudget?: number;
  spentThisMonth: number;
}): string {
  const spent = formatEuro(euroToCents(spentThisMonth));
  return monthlyBudget === undefined
    ? `${spent} questo mese`
    : `${spent} su ${formatEuro(euroToCents(monthlyBudget))} questo mese`;
}
