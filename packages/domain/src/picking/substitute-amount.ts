import type { MissingLine, ReplaceableProduct } from './replaceable.ts';

/** How far the amount may be off what was asked. */
const contentBounds = [0.55, 1.7] as const;

/** So much of another product as was asked for, and how near that comes; undefined when no whole number of pieces does. */
export function enoughOf(
  line: MissingLine,
  other: ReplaceableProduct,
): { quantity: number; ratio: number } | undefined {
  const { product, quantity } = line;
  // nobody measures them: piece for piece
  const found = nearestAmount(line, other) ?? (product.unit === other.unit ? { quantity, ratio: 1 } : undefined);
  if (!found || other.unit === 'kg') return found;
  return found.ratio < contentBounds[0] || found.ratio > contentBounds[1] ? undefined : found;
}

/** The amount that comes nearest to what was asked for, however far off; undefined when the two are not measured alike. */
export function nearestAmount(
  { product, quantity }: MissingLine,
  other: ReplaceableProduct,
): { quantity: number; ratio: number } | undefined {
  const wanted = contentOf(product, quantity);
  const each = other.unit === 'kg' ? { amount: 1000, unit: 'g' } : other.content;
  if (!wanted || !each || wanted.unit !== each.unit) return undefined;
  if (other.unit === 'kg') {
    const rounded = Math.max(100, Math.round(wanted.amount / 50) * 50);
    return { quantity: rounded, ratio: rounded / wanted.amount };
  }
  const pieces = Math.max(1, Math.round(wanted.amount / each.amount));
  return { quantity: pieces * 1000, ratio: (pieces * each.amount) / wanted.amount };
}

function contentOf({ unit, content }: ReplaceableProduct, quantity: number) {
  if (unit === 'kg') return { amount: quantity, unit: 'g' };
  return content && { amount: (content.amount * quantity) / 1000, unit: content.unit };
}

/** Cents in the shop. */
export const costOf = ({ priceCents }: ReplaceableProduct, quantity: number) =>
  Math.round((priceCents * quantity) / 1000);

/** "2 confezioni", where it is not the number that was asked for. */
export function amountText({ product, quantity }: MissingLine, other: ReplaceableProduct, substituted: number): string {
  if (other.unit === 'kg' || (product.unit === 'pz' && substituted === quantity)) return '';
  const pieces = substituted / 1000;
  return pieces === 1 ? '1 confezione' : `${pieces} confezioni`;
}
