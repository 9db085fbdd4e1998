import { endpoints, type FastSearchResult, type Product, type Recipe, type RecipeIngredient } from '@sporta/contract';
import { quantityToWire, type Thousandths } from '@sporta/domain';
import { useState } from 'react';
import { useCartAction } from '../../shared/cart/index.ts';
import { isFreeProduct, isSoldOut, priceOf } from '../../shared/product/index.ts';
import { bestProposal, proposedQuantity, type Wanted } from '../../shared/proposed/index.ts';
import { amountFor, amountText, wantedOf } from './recipe-amounts.ts';

/** An ingredient with the product that stands for it. */
export interface ShoppingLine {
  /** The ingredient, whatever becomes of its place in the recipe. */
  key: string;
  ingredient: RecipeIngredient;
  /** "400 g", "q.b.". */
  amount: string;
  /** Absent when the shop has nothing of it. */
  product: Product | undefined;
  /** It, and all like it, are sold out. */
  gone: boolean;
  quantity: Thousandths;
  /** Cents. */
  cents: number;
  /** To be put into the cart. */
  ticked: boolean;
}

/** What to buy for so many people: whole packs, less what is at home. */
export function useShopping(recipe: Recipe, results: readonly FastSearchResult[], people: number) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keys = keysOf(recipe.ingredients);
  const lines = recipe.ingredients.map((ingredient, index): ShoppingLine => {
    const key = keys[index] ?? ingredient.name;
    const needed = amountFor(ingredient, people, recipe.people);
    const wanted = wantedOf(ingredient, needed);
    const found = (results[index]?.products ?? []).filter((product) => !isFreeProduct(product));
    const buyable = found.filter((product) => !isSoldOut(product));
    const product = cheapest(bestProposal(buyable, wanted), buyable, wanted) ?? found[0];
    const gone = buyable.length === 0;
    const quantity = product && !gone ? proposedQuantity(product, wanted) : 0;
    return {
      key,
      ingredient,
      amount: amountText(ingredient, needed),
      product,
      gone,
      quantity,
      cents: product ? Math.round((priceOf(product).cents * quantity) / 1000) : 0,
      ticked: !gone && quantity > 0 && (changed.get(key) ?? !ingredient.atHome),
    };
  });
  return {
    lines,
    tick: (key: string, ticked: boolean) => setChanged((known) => new Map(known).set(key, ticked)),
  };
}

/** Their names; of those that are there several times also which of them it is. */
function keysOf(ingredients: readonly RecipeIngredient[]): string[] {
  const seen = new Map<string, number>();
  return ingredients.map(({ name }) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** Of one product in several sizes the one that costs least for what is needed: 400 g of pasta are no kilogram. */
function cheapest(best: Product | undefined, buyable: readonly Product[], wanted: Wanted): Product | undefined {
  if (!best) return undefined;
  const costOf = (product: Product) => priceOf(product).cents * proposedQuantity(product, wanted);
  const sizes = buyable.filter(({ name, shortDescr }) => name === best.name && shortDescr === best.shortDescr);
  return sizes.reduce((least, each) => (costOf(each) < costOf(least) ? each : least), best);
}

/** One product may stand for two ingredients: it is bought once, as much as both need. */
export function toBuy(lines: readonly ShoppingLine[]): { productId: number; quantity: Thousandths }[] {
  const sums = new Map<number, Thousandths>();
  for (const { product, quantity, ticked } of lines) {
    if (ticked && product) sums.set(product.productId, (sums.get(product.productId) ?? 0) + quantity);
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Puts all of it into the cart with one call; warnings name what cannot be added. @returns the cart */
export function useAddShopping() {
  return useCartAction<readonly ShoppingLine[]>((api, lines) =>
    api.call(endpoints.cartChanges.addItems, {
      items: toBuy(lines).map(({ productId, quantity }) => ({
        product_id: productId,
        quantity: quantityToWire(quantity),
      })),
      only: 'changes',
    }),
  );
}
