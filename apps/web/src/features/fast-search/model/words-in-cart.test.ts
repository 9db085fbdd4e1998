import { describe, expect, it } from 'vitest';
import { wordsInCart } from './words-in-cart.ts';

const [freshMilk, longLifeMilk, lasagne, spaghetti] = [1, 2, 3, 4];
const cart =
  (...ids: number[]) =>
  (id: number) =>
    ids.includes(id);

describe('wordsInCart', () => {
  it('takes a word for done when its choice is in the cart', () => {
    const words = [
      { choice: freshMilk, products: [freshMilk, longLifeMilk] },
      { choice: spaghetti, products: [spaghetti, lasagne] },
    ];
    expect(wordsInCart(words, cart(freshMilk), new Set())).toEqual(new Set([0]));
  });

  it('does not take lasagne of the day before for the pasta of the list, but those just added', () => {
    const words = [{ choice: spaghetti, products: [spaghetti, lasagne] }];
    expect(wordsInCart(words, cart(lasagne), new Set())).toEqual(new Set());
    expect(wordsInCart(words, cart(lasagne), new Set([lasagne]))).toEqual(new Set([0]));
    expect(wordsInCart(words, cart(), new Set([lasagne]))).toEqual(new Set());
  });

  it('counts a product for the words it is the choice of, and else for one only', () => {
    const words = [
      { choice: longLifeMilk, products: [longLifeMilk, freshMilk] },
      { choice: freshMilk, products: [freshMilk, longLifeMilk] },
    ];
    expect(wordsInCart(words, cart(freshMilk), new Set([freshMilk]))).toEqual(new Set([1]));
    const alike = [
      { choice: freshMilk, products: [freshMilk] },
      { choice: freshMilk, products: [freshMilk] },
    ];
    expect(wordsInCart(alike, cart(freshMilk), new Set())).toEqual(new Set([0, 1]));
  });

  it('goes by the place among the products, not by the order of the words', () => {
    const words = [
      { choice: spaghetti, products: [spaghetti, freshMilk, lasagne] },
      { choice: longLifeMilk, products: [longLifeMilk, lasagne] },
    ];
    expect(wordsInCart(words, cart(lasagne), new Set([lasagne]))).toEqual(new Set([1]));
  });
});
