/** A word of the list, by the ids of its products. */
export interface WordProducts {
  /** What we would add for it. */
  choice: number | undefined;
  /** All that is shown for it, the best first. */
  products: readonly number[];
}

/**
 * Which words of the list are in the cart: those whose choice is there. Any other product counts for one word only, the
 * one it fits best. What was in the cart before and is only an alternative for a word ("lasagne" for
 * "pasta") counts for none; `added` are the products the customer has put in since the list is open.
 *
 * @returns places in the list
 */
export function wordsInCart(
  words: readonly WordProducts[],
  isInCart: (productId: number) => boolean,
  added: ReadonlySet<number>,
): ReadonlySet<number> {
  const done = new Set<number>();
  const used = new Set<number>();
  const take = (index: number, productId: number) => {
    done.add(index);
    used.add(productId);
  };
  for (const [index, { choice }] of words.entries()) {
    if (choice !== undefined && isInCart(choice)) take(index, choice);
  }
  const most = Math.max(0, ...words.map(({ products }) => products.length));
  for (let place = 0; place < most; place += 1) {
    for (const [index, { products }] of words.entries()) {
      const productId = products[place];
      if (productId === undefined || done.has(index) || used.has(productId)) continue;
      if (added.has(productId) && isInCart(productId)) take(index, productId);
    }
  }
  return done;
}
