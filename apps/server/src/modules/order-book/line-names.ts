import type { LineView, SubstituteView } from './order-view.ts';

type Goods = Pick<SubstituteView, 'name' | 'brand' | 'description'>;

/** What the customer has of a line: what came in its place, where something did, else what was ordered. */
export function goodsOf(line: LineView): LineView | SubstituteView {
  return substituteOf(line) ?? line;
}

/** "Riso integrale Sporta", for a mail or an answer; of a substitute also what it replaces. */
export function lineName(line: LineView): string {
  return withOrdered(line, ({ name, brand }) => [name, brand]);
}

/** "Sporta Riso integrale 1 kg", for a document; of a substitute also what it replaces. */
export function lineTitle(line: LineView): string {
  return withOrdered(line, ({ brand, name, description }) => [brand, name, description]);
}

function withOrdered(line: LineView, words: (goods: Goods) => string[]): string {
  const named = (goods: Goods) => words(goods).filter(Boolean).join(' ');
  const substitute = substituteOf(line);
  return substitute ? `${named(substitute)} (al posto di ${named(line)})` : named(line);
}

const substituteOf = ({ outcome, substitute }: LineView) => (outcome === 'substituted' ? substitute : null);
