import { afterEach, describe, expect, it } from 'vitest';
import { MAX_WORDS, wordList } from './word-list.ts';

afterEach(() => wordList.replace([]));

describe('the list of Spesa veloce', () => {
  it('takes each word once', () => {
    expect(wordList.add(['latte', ' Latte ', '', 'pane'])).toEqual({ count: 2, leftOut: 0 });
  });

  it('says how many words it has no room for', () => {
    const words = Array.from({ length: MAX_WORDS + 3 }, (_, i) => `cosa ${i}`);
    expect(wordList.add(words)).toEqual({ count: MAX_WORDS, leftOut: 3 });
    expect(wordList.add(['ancora una', 'cosa 1'])).toEqual({ count: 0, leftOut: 1 });
  });
});
