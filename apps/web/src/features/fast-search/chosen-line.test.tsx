// @vitest-environment happy-dom
import type { Product, WarehousePromo } from '@sporta/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChosenLine } from './chosen-line.tsx';

afterEach(cleanup);

const text = (offer: Partial<WarehousePromo> | undefined, pieces: number) => {
  const product = {
    productId: 1,
    name: 'Penne rigate',
    shortDescr: 'Molino Serra',
    priceDisplay: 1.19,
    price: 1.19,
    productInfos: {},
    ...(offer ? { warehousePromo: offer } : {}),
  } as unknown as Product;
  const { container } = render(<ChosenLine choice={{ product, quantity: pieces * 1000 }} onChange={() => undefined} />);
  return container.querySelector('.num')?.textContent;
};

it('says the price of several pieces as it is, unless their offer counts what else is in the cart', () => {
  expect(text(undefined, 2)).toBe('2,38\u00a0€');
  expect(text({ warehousePromoTypeId: 5 }, 2)).toBe('2,38\u00a0€');
  expect(text({ warehousePromoTypeId: 6 }, 1)).toBe('1,19\u00a0€');
  expect(text({ warehousePromoTypeId: 6 }, 3)).toBe('ca. 3,57\u00a0€');
  expect(text({ warehousePromoTypeId: 5, maxPerOrder: 2 }, 3)).toBe('ca. 3,57\u00a0€');
});
