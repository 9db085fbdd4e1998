import { useSyncExternalStore } from 'react';

/** Key of the list in the browser's storage. */
const KEY = 'sporta.fast-search';
/** Words one list can hold (contract: `search/fast`). */
export const MAX_WORDS = 100;

const none: readonly string[] = [];
let words: readonly string[] | undefined;
const listeners = new Set<() => void>();

function known(): readonly string[] {
  words ??= remembered();
  return words;
}

function remembered(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MAX_WORDS) : none;
  } catch {
    // Storage refused by the browser, or not ours: the list starts empty.
    return none;
  }
}

function publish(next: readonly string[]): void {
  words = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The list lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** How many words came in, and how many the list had no room for. */
export interface Added {
  count: number;
  leftOut: number;
}

/** The words of Spesa veloce; they stay in the browser until they are taken away. */
export const wordList = {
  /** Adds what is not empty and not there yet. */
  add(added: readonly string[]): Added {
    const before = known();
    const next = [...before];
    let leftOut = 0;
    for (const each of added) {
      const word = each.trim();
      const isThere = next.some((other) => other.toLowerCase() === word.toLowerCase());
      if (!word || isThere) continue;
      if (next.length < MAX_WORDS) next.push(word);
      else leftOut++;
    }
    if (next.length > before.length) publish(next);
    return { count: next.length - before.length, leftOut };
  },
  remove: (word: string) => publish(known().filter((each) => each !== word)),
  replace: (next: readonly string[]) => publish(next.slice(0, MAX_WORDS)),
};

export function useWordList(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known,
    () => none,
  );
}
