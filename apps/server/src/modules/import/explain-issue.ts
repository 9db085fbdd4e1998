import type { z } from 'zod';

/** What a field must be, where the words of the schema would not help somebody who edits a price list. */
const expectations: [pattern: RegExp, words: string][] = [
  [/^kind$/, 'must be category, product or promotion'],
  [/^path$/, 'must be up to four parts of a-z, 0-9 and dashes, separated by /'],
  [/^eans\.\d+$/, 'must be 8, 12, 13 or 14 digits'],
  [/^vat$/, 'must be 0, 4, 5, 10 or 22'],
  [/^natureId$/, 'must be 1 or 8'],
  [/^picture$/, 'must be an address or the data of a drawing'],
  [/^(startsOn|endsOn|newUntil|arrival\..+\.on)$/, 'must be a day such as 2026-03-31'],
];
const shown = 40;

/** `field: what is wrong (it is …)`. */
export function explainIssue(issue: z.core.$ZodIssue, row: Record<string, unknown>): string {
  const path = issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
    row,
  );
  if (value === undefined) return `${path || 'row'}: it is missing`;
  const words = expectations.find(([pattern]) => pattern.test(path))?.[1] ?? plain(issue.message);
  return `${path || 'row'}: ${words}${given(value)}`;
}

function plain(message: string): string {
  const bare = message.replace(/^(Invalid input|Invalid string|Too big|Too small): /, '');
  return bare.replace(/^expected (string|number|array) to (be|have) /, 'must $2 ').replace(/^expected /, 'must be ');
}

function given(value: unknown): string {
  if (typeof value === 'object') return '';
  const text = String(value);
  return ` (it is "${text.length > shown ? `${text.slice(0, shown)}…` : text}")`;
}
