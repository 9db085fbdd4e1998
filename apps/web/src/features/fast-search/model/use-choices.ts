import { type Cart, endpoints, type FastSearchResult, type Product } from '@sporta/contract';
import { quantityToWire, type Thousandths } from '@sporta/domain';
import { useState } from 'react';
import { lineOf, useCartAction } from '../../../shared/cart/index.ts';
import { isFreeProduct, isSoldOut } from '../../../shared/product/index.ts';
import { bestProposal, proposedQuantity } from '../../../shared/proposed/index.ts';
import { useAddedHere } from './use-added-here.ts';
import { wordsInCart } from './words-in-cart.ts';

/** The product and quantity chosen for one word of the list. */
export interface Choice {
  product: Product;
  /** 0 = the customer does not want it. */
  quantity: Thousandths;
}

interface Changed {
  productId: number;
  quantity: Thousandths;
}

/** A word of the list with its answer, and what would go into the cart for it. */
export interface ListWord {
  /** Place in the list, from 0. */
  index: number;
  result: FastSearchResult;
  /** Absent when nothing that can be bought was found. */
  choice: Choice | undefined;
  /** Something for it is in the cart already: what we would add, or what the customer put in from this list. */
  inCart: boolean;
}

/**
 * The choice for every word: the best product, until the customer chooses another one. When the best is sold out, what
 * comes after it is less like what was written: it is proposed, and goes into the cart only if the customer says so.
 */
export function useChoices(results: readonly FastSearchResult[], cart: Cart | undefined) {
  const [changed, setChanged] = useState<ReadonlyMap<number, Changed>>(new Map());
  const added = useAddedHere(cart);
  const choices = results.map((result, index): Choice | undefined => {
    const wanted = changed.get(index);
    const buyable = result.products.filter((product) => !isSoldOut(product) && !isFreeProduct(product));
    const product = buyable.find(({ productId }) => productId === wanted?.productId) ?? bestProposal(buyable, result);
    const isBestGone = result.products[0] !== undefined && isSoldOut(result.products[0]);
    const proposed = product && (isBestGone ? 0 : proposedQuantity(product, result));
    return product && { product, quantity: wanted?.quantity ?? proposed ?? 0 };
  });
  const done = wordsInCart(
    results.map(({ products }, index) => ({
      choice: choices[index]?.product.productId,
      products: products.map(({ productId }) => productId),
    })),
    (productId) => lineOf(cart, productId) !== undefined,
    added,
  );
  const words = results.map(
    (result, index): ListWord => ({ index, result, choice: choices[index], inCart: done.has(index) }),
  );
  const choose = (index: number, product: Product, quantity?: Thousandths) => {
    const result = results[index];
    if (!result) return;
    const next = { productId: product.productId, quantity: quantity ?? proposedQuantity(product, result) };
    setChanged((known) => new Map(known).set(index, next));
  };
  return { words, choose };
}

/** What the button adds: every choice whose word is not in the cart yet. */
export function missingChoices(words: readonly ListWord[]): Choice[] {
  return words.flatMap(({ choice, inCart }) => (choice && !inCart && choice.quantity > 0 ? [choice] : []));
}

/** Puts the whole choice into the cart with one call; warnings name what cannot be added. */
export function useAddChoices() {
  return useCartAction<readonly Choice[]>((api, choices) =>
    api.call(endpoints.cartChanges.addItems, {
      items: choices.map(({ product, quantity }) => ({
        product_id: product.productId,
        quantity: quantityToWire(quantity),
      })),
      only: 'changes',
    }),
  );
}
