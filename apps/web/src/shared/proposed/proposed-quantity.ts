import type { FastSearchResult, Product } from '@sporta/contract';
import { normaliseQuantity, type Thousandths } from '@sporta/domain';
import { rulesOf, sellingTerms } from '../product/index.ts';

export type Wanted = Pick<FastSearchResult, 'quantity' | 'size' | 'counts'>;

/** What a customer who says nothing gets of loose goods, in grams. */
const USUAL_LOOSE_GRAMS = 500;
/** Tint of fruit and vegetables, and what one piece of them weighs, roughly; fewer than four are rather bags. */
const PRODUCE_TINT = 'orto';
const USUAL_PIECE_GRAMS = 120;
const MANY_PIECES = 4;
/** Above so many packs a size in the list ("1 kg" of saffron) is rather a mistake. */
const MOST_PACKS = 12;

/**
 * How much of a product answers a line of a list: "1 kg di mele" → 1 kg of loose apples, "1 kg pasta" → two packs of
 * 500 g, "2 latte" → 2, "6 uova" → one pack of six. Always a quantity that may be bought; 0 when none may.
 */
export function proposedQuantity(product: Product, wanted: Wanted): Thousandths {
  const rules = rulesOf(product);
  const quantity = rules.mode === 'loose' ? looseQuantity(product, wanted) : packs(product, wanted) * 1000;
  return normaliseQuantity(Math.max(quantity, rules.min), rules).quantity;
}

/** The first that comes in the quantity asked for: who writes "latte" does not want six. */
export function bestProposal(products: readonly Product[], wanted: Wanted): Product | undefined {
  return products.find((product) => isSoldAsAsked(product, wanted)) ?? products[0];
}

/**
 * Whether the product can be had in the quantity asked for, without having to take more of it. Loose goods are weighed
 * out to the next step: six bananas of 180 g are 1.1 kg of them, not a reason to take bags.
 */
export function isSoldAsAsked(product: Product, wanted: Wanted): boolean {
  const rules = rulesOf(product);
  if (rules.mode !== 'loose') return normaliseQuantity(packs(product, wanted) * 1000, rules).reason === 'ok';
  const quantity = looseQuantity(product, wanted);
  return Math.abs(normaliseQuantity(quantity, rules).quantity - quantity) <= rules.step;
}

function looseQuantity(product: Product, { quantity, size }: Wanted): Thousandths {
  if (size?.unit === 'g') return size.amount * (quantity ?? 1);
  const piece = sellingTerms(product).averageGrams;
  if (quantity !== undefined) return piece ? piece * quantity : quantity * 1000;
  return piece ? Math.max(piece, USUAL_LOOSE_GRAMS) : USUAL_LOOSE_GRAMS;
}

function packs(product: Product, wanted: Wanted): number {
  const { quantity, size } = wanted;
  const content = size && contentOf(product, size.unit);
  if (quantity !== undefined) return packsOfPieces(product, wanted, quantity);
  if (!size || !content) return 1;
  const count = Math.ceil(size.amount / content - 0.05);
  return count >= 1 && count <= MOST_PACKS ? count : 1;
}

/**
 * Who writes "uova x6" or "6 birre" counts what is in the packs: six eggs are one pack of six, eight bottles two packs
 * of six. Fewer than a pack holds are packs ("2 carta igienica"), unless the line names the pieces ("2 bottiglie").
 */
function packsOfPieces(product: Product, { counts }: Wanted, quantity: number): number {
  const inPack = counts === 'packs' ? 1 : piecesInPack(product);
  const grams = contentOf(product, 'g');
  // "4 carote" out of bags of a kilogram: one bag, not four kilograms
  const isFruit = product.tint === PRODUCE_TINT && inPack === 1 && counts === undefined && quantity >= MANY_PIECES;
  if (isFruit && grams) return Math.ceil((quantity * USUAL_PIECE_GRAMS) / grams);
  if (inPack === 1 || (quantity < inPack && counts !== 'pieces')) return Math.max(1, quantity);
  return Math.ceil(quantity / inPack);
}

/** Single units in a pack ("6 × 33 cl", "6 uova", "4 rotoli"); 1 for everything else. */
function piecesInPack({ description }: Product): number {
  const found = /^(\d{1,3}) ?(?:[×x] ?\d|uova|pezzi|rotoli|capsule|cialde|vasetti|bottiglie|lattine|teste)/i.exec(
    description,
  );
  return Math.max(1, Number(found?.[1] ?? 1));
}

const SCALES: Record<string, 'g' | 'ml'> = { KG: 'g', LT: 'ml' };

/** Grams or millilitres in a pack: what it costs, by what a kilogram or litre of it costs. */
function contentOf(product: Product, unit: 'g' | 'ml'): number | undefined {
  const { mode, averageGrams } = sellingTerms(product);
  if (mode === 'weighed') return unit === 'g' ? averageGrams : undefined;
  const { priceDisplay, priceUmDisplay, weightUnitDisplay } = product;
  if (!priceUmDisplay || SCALES[weightUnitDisplay ?? ''] !== unit) return undefined;
  return (priceDisplay / priceUmDisplay) * 1000;
}
