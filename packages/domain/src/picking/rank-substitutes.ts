import type { MissingLine, ReplaceableProduct } from './replaceable.ts';
import { amountText, costOf, enoughOf } from './substitute-amount.ts';
import { plain, whyUnsuitable } from './suitable-substitute.ts';

/** What the customer did before, by product. */
export interface EarlierChoices {
  /** Orders it was in. */
  bought: ReadonlyMap<number, number>;
  /** Came in the place of something and was refused. */
  refused: ReadonlySet<number>;
}

export interface RankedSubstitute {
  productId: number;
  /** Thousandths of its unit. */
  quantity: number;
  /** What it costs in the shop, and what the customer pays: never more than for what was ordered. */
  shopCents: number;
  customerCents: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** "Stesso uso, 2 confezioni". */
  why: string;
}

/** A substitute may cost the shop so much more than the customer pays. */
const mostAbovePaid = 1.8;
/** Below it, or so far below the best, a product serves another use. */
const lowestScore = 28;
const farBelow = 24;
/** Goods of one shelf that are of different kinds serve one use only when their names are alike. */
const leastLikeness = 0.3;

/**
 * What could come in the place of a line, the best first: the same use before all, then likeness of name, brand and promises, what
 * the customer chose before, and a price near what was ordered. What worsens allergens or diet, is not there in the quantity or was
 * refused before is never proposed (back-office rules, section 3).
 */
export function rankSubstitutes(
  line: MissingLine,
  candidates: readonly ReplaceableProduct[],
  { bought, refused }: EarlierChoices,
  most = 8,
): RankedSubstitute[] {
  const ranked = candidates
    .filter(({ productId }) => productId !== line.product.productId && !refused.has(productId))
    .flatMap((other) => rated(line, other, bought.get(other.productId) ?? 0) ?? [])
    .sort((a, b) => b.score - a.score || a.productId - b.productId);
  return ranked.filter(({ score }) => score >= ranked[0]!.score - farBelow).slice(0, most);
}

function rated(line: MissingLine, other: ReplaceableProduct, times: number): RankedSubstitute | undefined {
  const { product, paidCents } = line;
  const use = sameUse(product, other);
  if (use.score === 0 || !fitsAlike(product, other) || whyUnsuitable(product, other) !== undefined) return undefined;
  const amount = enoughOf(line, other);
  if (!amount) return undefined;
  const { quantity, ratio } = amount;
  if (other.available !== null && other.available < quantity) return undefined;
  const shopCents = costOf(other, quantity);
  const dear = paidCents > 0 ? shopCents / paidCents : 1;
  if (dear > mostAbovePaid) return undefined;
  const isSameBrand = product.brand !== '' && product.brand === other.brand;
  const score =
    use.score +
    26 * likeness(product, other) +
    (isSameBrand ? 5 : 0) +
    3 * sharedLabels(product, other) +
    Math.min(12, 4 * times) +
    other.popularity / 250 -
    12 * Math.abs(Math.log(ratio)) -
    (dear > 1 ? 22 : 8) * Math.abs(Math.log(Math.max(dear, 0.05)));
  if (score < lowestScore) return undefined;
  const customerCents = Math.min(shopCents, paidCents);
  const why = [
    use.text,
    ...(times > 0 ? ['già comprato'] : isSameBrand ? ['stessa marca'] : []),
    amountText(line, other, quantity),
    ...(customerCents < paidCents ? ['costa meno'] : []),
  ].filter((part) => part !== '');
  return { productId: other.productId, quantity, shopCents, customerCents, score, why: why.join(', ') };
}

/** How near two products are by what they are for. */
function sameUse(product: ReplaceableProduct, other: ReplaceableProduct): { score: number; text: string } {
  const isSameKind = product.kind !== null && other.kind !== null && plain(product.kind) === plain(other.kind);
  const shared = sharedDepth(product.path, other.path);
  const isSameLeaf = shared === product.path.length && shared === other.path.length;
  if (isSameKind && isSameLeaf) return { score: 55, text: 'Stesso uso' };
  if (isSameKind && shared >= 1) return { score: 36, text: 'Stesso uso' };
  if (isSameLeaf && likeness(product, other) >= leastLikeness) return { score: 30, text: 'Uso simile' };
  return { score: 0, text: '' };
}

/** What must be the same for a thing to fit: size of nappies, socket of lamps, size of batteries. */
const fits = /\b(taglia \d+|e14|e27|gu10|cr\d{4}|a{2,3}|ministilo|stilo|torcia)\b/g;

function fitsAlike(product: ReplaceableProduct, other: ReplaceableProduct): boolean {
  const of = ({ name }: ReplaceableProduct) => (plain(name).match(fits) ?? []).join();
  return of(product) === of(other);
}

function sharedDepth(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((slug, index) => slug !== b[index]);
  return at === -1 ? a.length : at;
}

/** Words that say nothing of a product. */
const empty = new Set(
  'di da del della dei delle dello con per in e a al alla alle allo ai il la le lo i gli n un una g kg ml cl l pz'.split(
    ' ',
  ),
);

/** Words of a name without their endings, so that "pomodoro" is like "pomodori". */
function stems({ name, kind }: ReplaceableProduct): string[] {
  const words = plain(`${name} ${kind ?? ''}`).split(/[^a-z0-9]+/);
  return [
    ...new Set(words.filter((word) => word.length > 1 && !empty.has(word)).map((word) => word.replace(/[aeio]+$/, ''))),
  ];
}

/** 0 to 1, by the words two names share. */
function likeness(a: ReplaceableProduct, b: ReplaceableProduct): number {
  const [mine, theirs] = [stems(a), stems(b)];
  if (mine.length + theirs.length === 0) return 0;
  return (2 * mine.filter((stem) => theirs.includes(stem)).length) / (mine.length + theirs.length);
}

/** Labels that say where something is from or how it is sold, not what it is. */
const idle = new Set(['più-venduto', 'origine-italia', 'surgelato', 'lavato-e-pronto']);

/** Promises kept beyond those that must be: whole grain, organic, of protected origin. Lost ones count against it. */
function sharedLabels(product: ReplaceableProduct, other: ReplaceableProduct): number {
  const telling = [...product.labels].filter((label) => !idle.has(label));
  return telling.reduce((sum, label) => sum + (other.labels.has(label) ? 1 : -1), 0);
}
