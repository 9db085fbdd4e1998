import type { NamedDepartment } from './department-values.ts';

type Values = ReadonlyMap<string, NamedDepartment>;

/** So many files are under way at once; each holds at most some megabytes of codes. */
const mostKept = 8;

const kept = new Map<string, Promise<Values>>();

/**
 * What was read of a column, once for everybody who opens the page of the columns: a list of 50,000 rows takes a second or two
 * to read. The key is what the file holds, so that another file never gets the values of one before.
 * @param key of file and columns
 */
export function keptValues(key: string, read: () => Promise<Values>): Promise<Values> {
  const before = kept.get(key);
  // asked for last: the one asked for first leaves when there are too many
  kept.delete(key);
  const values = before ?? read();
  kept.set(key, values);
  if (!before) values.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return values;
}
