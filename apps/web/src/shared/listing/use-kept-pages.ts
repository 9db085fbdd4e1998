import { useEffect } from 'react';
import { historyEntry } from '../../lib/history-entry.ts';

const KEY = 'sporta.pages';

/** How far the list at an entry of the history was unrolled when its page went, and where it stood. */
interface Kept {
  entry: string;
  pages: number;
  top: number;
}

/**
 * Unrolls a list again as far as it was when its page went: a phone throws away the pages of a tab it has no room for, and a link to
 * another site leaves them.
 * @param shown pages of the list now
 */
export function useKeptPages(shown: number, fetchNextPage: () => Promise<{ hasNextPage: boolean }>): void {
  useEffect(() => {
    const keep = () => write({ entry: historyEntry(), pages: shown, top: window.scrollY });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that opens is unrolled
  useEffect(() => {
    const kept = read();
    if (kept?.entry !== historyEntry() || kept.pages <= shown) return;
    void unroll(kept.pages - shown, fetchNextPage);
    void import('../../lib/scroll-when-long-enough.ts').then((part) => part.scrollWhenLongEnough(kept.top, 0));
  }, []);
}

/** A filter that is chosen meanwhile makes another list, which begins at its first page. */
async function unroll(pages: number, fetchNextPage: () => Promise<{ hasNextPage: boolean }>): Promise<void> {
  const entry = historyEntry();
  for (let left = pages; left > 0 && historyEntry() === entry; left--) {
    if (!(await fetchNextPage()).hasNextPage) return;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing: the list begins at its first page.
  }
}

function read(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
