/** What a query tries, so that weak spots show by kind. */
export type QueryKind =
  | 'word'
  | 'typo'
  | 'plural'
  | 'brand'
  | 'size'
  | 'synonym'
  | 'prefix'
  | 'diet'
  | 'spoken'
  | 'joined'
  | 'accent'
  | 'category'
  | 'phrase'
  | 'ean'
  | 'nonsense';

/**
 * A query with a judgement: a product is right when its text matches `wanted` and not `unwanted`. The text reads
 * `brand: name [size] {department > group > leaf} #kind #label`, folded. No `wanted` = nothing may be found.
 */
export interface Judged {
  kind: QueryKind;
  query: string;
  wanted?: RegExp;
  unwanted?: RegExp;
}

/** Writes the judged queries of one kind, one a line. */
export function judged(kind: QueryKind, rows: readonly (readonly [string, RegExp?, RegExp?])[]): Judged[] {
  return rows.map(([query, wanted, unwanted]) => ({ kind, query, wanted, unwanted }));
}
