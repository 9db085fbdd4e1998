import { useEffect } from 'react';
import { historyEntry } from './history-entry.ts';
import { scrollWhenLongEnough } from './scroll-when-long-enough.ts';

const KEY = 'sporta.pages';

/** How far the list at an entry of the history was unrolled when its page went, and where it stood. */
interface Kept {
  entry: string;
  pages: number;
  top: number;
}

type NextPage = () => Promise<{ hasNextPage: boolean; isError: boolean }>;

interface KeptPagesProps {
  /** Pages of the list now. */
  shown: number;
  fetchNextPage: NextPage;
}

/**
 * Unrolls the list beside it again as far as it was when its page went: a phone throws away the pages of a tab it has no room for, and a
 * link to another site leaves them. Draws nothing; a spare part (`sparePart`), since no list waits for it.
 */
export default function KeptPages({ shown, fetchNextPage }: KeptPagesProps) {
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
    scrollWhenLongEnough(kept.top, 0);
  }, []);
  return null;
}

/** A filter that is chosen meanwhile makes another list, which begins at its first page; without network it is as long as it got. */
async function unroll(pages: number, fetchNextPage: NextPage): Promise<void> {
  const entry = historyEntry();
  for (let left = pages; left > 0 && historyEntry() === entry; left--) {
    const { hasNextPage, isError } = await fetchNextPage();
    if (!hasNextPage || isError) return;
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
