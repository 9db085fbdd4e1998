import { priceField, type StaffProduct } from '@sporta/contract';
import { isEan } from '@sporta/domain';
import type { Edits } from '../../shared/edits/index.ts';

/** Price of consumers in every store. */
export const consumerPrice = priceField(1, 0);
/** The ordinary rate: what is said of a product without a word about its tax. */
const ordinaryVat = 22;

/** What the first page asks; everything else is asked in the editor. */
const askedFields = [
  'name',
  'brand',
  'description',
  'contentAmount',
  'contentUnit',
  'vat',
  'drainedGrams',
  'averageGrams',
  'operatorName',
  'operatorAddress',
  'categories',
  'eans',
  consumerPrice,
] as const;

/** What the page begins with: nothing, or what the product has that is copied. An EAN belongs to one product. */
export function firstValues(model: StaffProduct | undefined): Record<string, unknown> {
  const none = { vat: ordinaryVat, categories: [], eans: [], name: '' };
  if (!model) return none;
  const known = Object.fromEntries(askedFields.map((field) => [field, model.fields[field] ?? null]));
  const price = model.prices.find(({ field }) => field === consumerPrice)?.price ?? null;
  return { ...known, eans: [], [consumerPrice]: price };
}

/** What is sent: every field that says something, and of a copy those that were emptied. */
export function valuesToSend(edits: Pick<Edits, 'edits' | 'value'>): { field: string; value: unknown }[] {
  const isTyped = new Set(edits.edits.map(({ field }) => field));
  return askedFields
    .map((field) => ({ field, value: edits.value(field) ?? null }))
    .filter(({ field, value }) => (isTyped.has(field) && field !== 'categories' ? true : !isEmpty(value)))
    .filter(({ field, value }) => !(field === 'name' && isEmpty(value)));
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with an EAN as it is typed: `8 001234 567897` may have blanks. */
export function eanProblem(eans: readonly string[]): string | undefined {
  const wrong = eans.find((ean) => !isEan(ean));
  if (wrong === undefined) return undefined;
  return /^(\d{8}|\d{12,14})$/.test(wrong)
    ? `L’ultima cifra di ${wrong} non torna: controlla il codice EAN`
    : 'Servono 8, 12, 13 o 14 cifre';
}
