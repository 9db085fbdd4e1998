import { isDeepStrictEqual } from 'node:util';
import type { ImportChangeKind } from '@sporta/contract/staff-import.ts';

/** Fields that hold others, each of which may change by itself. */
const holders = new Set(['facts', 'stock', 'warehousePrices', 'reorderPoint', 'arrival']);

/** A product's fields by their path: `name`, `facts.origin`, `stock.milano`. */
export function fieldsOf(row: object): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(row)) {
    if (key === 'kind' || value === undefined) continue;
    if (!holders.has(key)) fields.set(key, value);
    else
      for (const [inner, each] of Object.entries(value as object))
        if (each !== undefined) fields.set(`${key}.${inner}`, each);
  }
  return fields;
}

export interface Differences {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Marks a field that was not there: null is a stock without limit. */
export const absent = { absent: true } as const;
export const isAbsent = (value: unknown): boolean => isDeepStrictEqual(value, absent);

/** The fields that differ, as they were and as they are. */
export function differencesOf(before: object, after: object): Differences {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const differences: Differences = { before: {}, after: {} };
  for (const field of new Set([...old.keys(), ...now.keys()])) {
    const was = old.has(field) ? old.get(field) : absent;
    const is = now.has(field) ? now.get(field) : absent;
    if (isDeepStrictEqual(was, is)) continue;
    differences.before[field] = was;
    differences.after[field] = is;
  }
  return differences;
}

/** What kind of change one of this field is; stock and the rest are `other`. */
export function kindOf(field: string): ImportChangeKind {
  if (field === 'price' || field === 'businessPrice' || field.startsWith('warehousePrices.')) return 'price';
  if (field === 'vat') return 'vat';
  return /^(name|brand|description|productKind|facts\.)/.test(field) ? 'text' : 'other';
}

/** What kinds of change these are. */
export const kindsOf = ({ after }: Differences): ImportChangeKind[] => [...new Set(Object.keys(after).map(kindOf))];

/** 0.05 = dearer by 5 %; undefined when the price is the same, or was or is none. */
export function priceChangeOf({ before, after }: Differences): number | undefined {
  const { price: was } = before;
  const { price: is } = after;
  return typeof was === 'number' && typeof is === 'number' && was > 0 ? is / was - 1 : undefined;
}
