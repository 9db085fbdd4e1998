import { slug } from '@sporta/domain';
import type { Department } from '../../import/index.ts';

/** Two names that share less than this are not proposed for one another: 1 is the same name, 0 nothing in common. */
const alike = 0.6;

/** The department whose name is most like a value of a till ("SURGELATO" → Surgelati), if one is like it at all. */
export function alikeDepartment(value: string, departments: readonly Department[]): string | undefined {
  const words = wordsOf(value);
  if (words.length === 0) return undefined;
  let best: { path: string; likeness: number } | undefined;
  for (const { path, name } of departments) {
    const likeness = shared(words, wordsOf(name));
    if (likeness >= alike && likeness > (best?.likeness ?? 0)) best = { path, likeness };
  }
  return best?.path;
}

/** Words that tell something, without the ending that says gender and number: "CONSERVE E SUGHI" → conserv, sugh. */
const wordsOf = (text: string): string[] =>
  slug(text)
    .split('-')
    .filter((word) => word.length > 2 && !/^\d+$/.test(word) && !fillers.has(word))
    .map((word) => word.replace(/[aeio]+$/, ''));

const fillers = new Set(['del', 'dei', 'delle', 'della', 'degli', 'per', 'con', 'reparto', 'altri', 'altre']);

/** Words both have, against all they have; a beginning of four letters or more counts as the word, since tills abbreviate. */
function shared(some: readonly string[], others: readonly string[]): number {
  const same = (a: string, b: string) =>
    a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));
  const both = some.filter((word) => others.some((other) => same(word, other))).length;
  return (2 * both) / (some.length + others.length);
}
