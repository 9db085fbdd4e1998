/**
 * How the order of a company is called in its own books, so that the invoice can be matched with it. The limits are those of
 * the electronic invoice (FatturaPA 1.2.2, "DatiOrdineAcquisto"): `IdDocumento` takes 20 characters of Basic Latin; the cost
 * centre goes where Latin-1 is allowed, and 30 characters of it fit on every paper. Without zod: forms use it too.
 */

export const MOST_PURCHASE_ORDER = 20;
export const MOST_COST_CENTRE = 30;

/** Telephones write quotation marks and dashes the typographer's way, which the invoice does not know. */
export function plainSigns(text: string): string {
  return text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/[‐-—]/g, '-').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a reference, in Italian; undefined when the invoice can carry it, or when it is empty. */
export function purchaseOrderProblem(text: string): string | undefined {
  if (text.length > MOST_PURCHASE_ORDER) return tooLong('Il riferimento d’ordine', MOST_PURCHASE_ORDER);
  return /^[ -~]*$/.test(plainSigns(text))
    ? undefined
    : 'Il riferimento d’ordine può avere lettere senza accento, cifre e segni come - / .';
}

/** @see purchaseOrderProblem */
export function costCentreProblem(text: string): string | undefined {
  if (text.length > MOST_COST_CENTRE) return tooLong('Il centro di costo', MOST_COST_CENTRE);
  return /^[ -~\u00a1-\u00ff]*$/.test(plainSigns(text))
    ? undefined
    : 'Il centro di costo può avere lettere, cifre e segni come - / .';
}

const tooLong = (label: string, most: number) => `${label} può avere al massimo ${most} caratteri`;
