import { fold } from '../analysis/fold.ts';
import type { SearchIndex } from '../search-index.ts';
import type { SearchProduct } from '../types.ts';
import type { Judged, QueryKind } from './judged.ts';

/** How one query did. */
export interface Verdict {
  judged: Judged;
  pass: boolean;
  top1: boolean;
  /** The first names, for a look at failures. */
  first: string[];
}

export interface Score {
  verdicts: Verdict[];
  /** Shares of queries, 0 … 1. */
  pass: number;
  top1: number;
  byKind: Map<QueryKind, { pass: number; count: number }>;
}

const looked = 5;
/** So many of the first results must be right. */
const enough = 0.6;
const within = 3;

/** The text a judgement is made on. */
export function judgedText(product: SearchProduct): string {
  const path = product.categoryPath.map((step) => step.name).join(' > ');
  const tags = [product.kind ?? '', ...(product.labels ?? [])].map((tag) => `#${tag}`).join(' ');
  return fold(`${product.brand}: ${product.name} [${product.description}] {${path}} ${tags}`);
}

/** A judgement that does not speak of categories is made on the product's own text. */
function meets(pattern: RegExp | undefined, text: string): boolean {
  if (!pattern) return false;
  return pattern.test(/[{}>]/.test(pattern.source) ? text : text.replace(/\{.*\}/, ''));
}

/**
 * Runs judged queries. One passes when a right product is among the first three and at least 60 % of the first
 * five (or of as many as are right at all) are right; a nonsense query passes when nothing is found.
 *
 * @param textOf what a product is judged by, where its name does not say it in plain words
 */
export function evaluate(
  queries: readonly Judged[],
  products: readonly SearchProduct[],
  search: (query: string) => ArrayLike<number>,
  textOf: (product: SearchProduct) => string = judgedText,
): Score {
  const texts = new Map(products.map((product) => [product.id, textOf(product)]));
  const isRight = ({ wanted, unwanted }: Judged, text: string) => meets(wanted, text) && !meets(unwanted, text);
  const verdicts = queries.map((judged): Verdict => {
    const ids = Array.from(search(judged.query)).slice(0, looked);
    const first = ids.map((id) => texts.get(id) ?? '');
    if (!judged.wanted) return { judged, pass: ids.length === 0, top1: ids.length === 0, first };
    const right = first.map((text) => isRight(judged, text));
    const possible = [...texts.values()].filter((text) => isRight(judged, text)).length;
    if (possible === 0) throw new Error(`No product of the catalogue can answer "${judged.query}"`);
    const needed = Math.max(1, Math.round(Math.min(looked, possible) * enough));
    const pass = right.slice(0, within).includes(true) && right.filter(Boolean).length >= needed;
    return { judged, pass, top1: right[0] === true, first };
  });
  const byKind = new Map<QueryKind, { pass: number; count: number }>();
  for (const { judged, pass } of verdicts) {
    const { kind } = judged;
    const sum = byKind.get(kind) ?? { pass: 0, count: 0 };
    byKind.set(kind, { pass: sum.pass + (pass ? 1 : 0), count: sum.count + 1 });
  }
  for (const sum of byKind.values()) sum.pass /= sum.count;
  const share = (test: (verdict: Verdict) => boolean) => verdicts.filter(test).length / verdicts.length;
  return { verdicts, pass: share((each) => each.pass), top1: share((each) => each.top1), byKind };
}

/** Queries of an index, for `evaluate`. */
export const searchWith = (index: SearchIndex) => (query: string) => index.search(query).ids;
