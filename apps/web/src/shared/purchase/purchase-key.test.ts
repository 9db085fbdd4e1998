import { ApiError } from '@sporta/contract';
import { expect, it } from 'vitest';
import { forgetPurchaseKey, isFinal, type Purchase, purchaseKey } from './purchase-key.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

it('stays for the same wish until it is forgotten, and two purchases keep theirs apart', () => {
  const store = memory();
  let drawn = 0;
  const key = (amount: number, purchase: Purchase = 'gift') =>
    purchaseKey(purchase, { amount }, store, () => `key-${++drawn}`);
  expect([key(50), key(50), key(25), key(25)]).toEqual(['key-1', 'key-1', 'key-2', 'key-2']);
  expect([key(25, 'pass'), key(25, 'pass'), key(25)]).toEqual(['key-3', 'key-3', 'key-2']);
  forgetPurchaseKey('gift', store);
  expect([key(25), key(25, 'pass')]).toEqual(['key-4', 'key-3']);
});

it('is kept where nobody knows what became of the purchase', () => {
  const refused = (code: string) => new ApiError('refused', { status: 200, errors: [{ code, error: 'No' }] });
  expect(isFinal(refused('payment-refused'))).toBe(true);
  expect(isFinal(refused('payment-unavailable'))).toBe(false);
  expect(isFinal(new ApiError('network', { status: 0, errors: [] }))).toBe(false);
});
