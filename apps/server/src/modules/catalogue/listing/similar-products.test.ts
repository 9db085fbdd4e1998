import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBitset, setBit } from '../snapshot/bitset.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';
import { shelfOf } from '../snapshot/shop-index.ts';
import { similarProducts } from './similar-products.ts';

interface Piece {
  price: number;
  kind: number;
  isThere: boolean;
  isInLeaf: boolean;
}

const pieces = fc.array(
  fc.record({
    price: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 50, max: 2000 }), fc.constant(2_147_483_647)),
    kind: fc.integer({ min: 0, max: 2 }),
    isThere: fc.boolean(),
    isInLeaf: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
);

/** A shop of one leaf category within another. */
function shopOf(all: readonly Piece[]): ShopIndex {
  const unitPriceNow = Int32Array.from(all, ({ price }) => price);
  const inStock = createBitset(all.length);
  all.forEach(({ isThere }, slot) => {
    if (isThere) setBit(inStock, slot);
  });
  const above = { categoryId: 2, parent: undefined };
  const leaf = { categoryId: 3, parent: above };
  const slots = (isIn: (piece: Piece) => boolean) => all.flatMap((piece, slot) => (isIn(piece) ? [slot] : []));
  return {
    view: {
      catalogue: {
        products: all,
        kindNumbers: Int32Array.from(all, ({ kind }) => kind),
        mainCategory: ({ isInLeaf }: Piece) => (isInLeaf ? leaf : above),
      },
      unitPriceNow,
      inStock,
    },
    shelf: (id: number) => shelfOf(id === 3 ? slots(({ isInLeaf }) => isInLeaf) : slots(() => true), unitPriceNow),
  } as unknown as ShopIndex;
}

/** The same by looking at every product. */
function bySorting(all: readonly Piece[], slot: number, limit: number): number[] {
  const own = all[slot]!;
  const ratio = (price: number) => Math.max((price + 1) / (own.price + 1), (own.price + 1) / (price + 1));
  const found: number[] = [];
  for (const isIn of own.isInLeaf ? [(piece: Piece) => piece.isInLeaf, () => true] : [() => true]) {
    const others = all
      .map((piece, index) => ({ ...piece, index }))
      .filter((piece) => isIn(piece) && piece.isThere && piece.index !== slot && !found.includes(piece.index))
      .sort(
        (a, b) =>
          Number(a.kind !== own.kind) - Number(b.kind !== own.kind) ||
          ratio(a.price) - ratio(b.price) ||
          a.index - b.index,
      );
    found.push(...others.slice(0, limit - found.length).map(({ index }) => index));
  }
  return found;
}

describe('similar products', () => {
  it('are the nearest of a kind, then of the shelf, then of the shelf above', () => {
    fc.assert(
      fc.property(pieces, fc.nat(), fc.integer({ min: 1, max: 12 }), (all, nth, limit) => {
        const slot = nth % all.length;
        expect(similarProducts(shopOf(all), slot, limit)).toEqual(bySorting(all, slot, limit));
      }),
      { numRuns: 500 },
    );
  });
});
