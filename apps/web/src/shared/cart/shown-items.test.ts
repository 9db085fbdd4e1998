import type { CartItem, Product } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { withAdded } from './shown-items.ts';

const product = (productId: number) => ({ productId, name: 'Latte', priceDisplay: 1.75, productInfos: {} }) as Product;
const line = (productId: number, quantity: number, grossTotal: number, cartItemInsertionTypeId = 1) =>
  ({ cartItemId: productId, product: product(productId), quantity, grossTotal, cartItemInsertionTypeId }) as CartItem;

describe('the lines of a cart while changes wait', () => {
  const amounts = (items: readonly CartItem[]) => items.map(({ grossTotal }) => grossTotal);

  it('cost what was chosen, and those that are added come first', () => {
    const items = [line(1, 1, 1.75), line(2, 3, 5.25), line(3, 2, 3.5)];
    const shown = withAdded(
      items,
      new Map([
        [1, { quantity: 2000, keptFrom: 1000 }],
        [2, { quantity: 1000, keptFrom: 3000 }],
        [4, { quantity: 3000, keptFrom: 0, product: product(4) }],
      ]),
    );
    expect(amounts(shown)).toEqual([5.25, 3.5, 1.75, 3.5]);
  });

  it('stay as the shop said for what is on its way, taken out or a gift', () => {
    const items = [line(1, 1, 1.75), line(2, 1, 1.75), line(3, 1, 0, 2)];
    const shown = withAdded(
      items,
      new Map([
        [1, { quantity: 2000 }],
        [2, { quantity: 0, keptFrom: 1000 }],
        [3, { quantity: 2000, keptFrom: 1000 }],
      ]),
    );
    expect(shown).toBe(items);
  });
});
