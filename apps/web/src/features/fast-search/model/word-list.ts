import { useSyncExternalStore } from 'react';

/** Key of the list in the browser's storage. */
const KEY = 'sporta.fast-search';
/** Words one list can hold (contract: `search/fast`). */
const MAX_WORDS = 100;

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

/** The words of Spesa veloce; they stay in the browser until they are taken away. */
export const wordList = {
  /** Adds what is not empty and not there yet. @returns how many came in */
  add(added: readonly string[]): number {
    const before = known();
    const next = [...before];
    for (const each of added) {
      const word = each.trim();
      const isThere = next.some((other) => other.toLowerCase() === word.toLowerCase());
      if (word && !isThere && next.length < MAX_WORDS) next.push(word);
    }
    if (next.length > before.length) publish(next);
    return next.length - before.length;
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
