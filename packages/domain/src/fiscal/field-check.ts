/** Outcome of checking a field: the value in its one normal form, or what is wrong, in Italian, for the person typing. */
export type FieldCheck<T extends string = string> =
  | { ok: true; value: string; kind: T }
  | { ok: false; message: string };

/** Capital letters, no spaces, dots or dashes. */
export function compact(text: string): string {
  return text.toUpperCase().replace(/[\s.\-/]/g, '');
}
