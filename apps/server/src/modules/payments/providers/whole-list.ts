import type { Failed } from './provider.ts';

/** A page of a provider's list; the next one begins after its last entry. */
export type ListPage<T> = { kind: 'page'; entries: readonly T[]; more: boolean } | Failed;

/** Entries of a day beyond which a provider only repeats itself. */
const MOST_ENTRIES = 200_000;

/**
 * Reads a provider's list to its end. It is believed whole or not at all: one page that fails is the answer.
 * @param read a page, the first one without `last`
 */
export async function wholeList<T>(
  read: (last: T | undefined) => Promise<ListPage<T>>,
): Promise<{ kind: 'list'; entries: T[] } | Failed> {
  const entries: T[] = [];
  for (;;) {
    const page = await read(entries.at(-1));
    if (page.kind === 'failed') return page;
    entries.push(...page.entries);
    if (!page.more) return { kind: 'list', entries };
    if (page.entries.length === 0 || entries.length > MOST_ENTRIES) {
      return { kind: 'failed', error: { kind: 'unavailable', detail: 'the list has no end' } };
    }
  }
}
