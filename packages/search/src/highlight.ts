import { fold } from './analysis/fold.ts';
import { stem } from './analysis/stem.ts';
import { readQuery } from './query.ts';

/** Part of a text, in characters: from included, to excluded. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Which parts of a product or category name the query matches, for showing them bold. The last word counts as a
 * prefix; a word met through its stem is marked whole.
 */
export function highlight(text: string, query: string): Range[] {
  const { words } = readQuery(query);
  const last = words[words.length - 1];
  if (!last) return [];
  const stems = new Set(words.map((word) => word.stem));
  const ranges: Range[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const from = match.index;
    const folded = fold(match[0]);
    if (folded.startsWith(last.text)) {
      const isSameLength = folded.length === match[0].length;
      ranges.push({ from, to: from + (isSameLength ? last.text.length : match[0].length) });
    } else if (stems.has(stem(folded))) ranges.push({ from, to: from + match[0].length });
  }
  return ranges;
}
