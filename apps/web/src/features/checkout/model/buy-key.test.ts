import { describe, expect, it } from 'vitest';
import { askedPurchase, buyKey, forgetBuyKey, type Purchase } from './buy-key.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const purchase: Purchase = { cartId: 7, timeslotId: 31, paymentTypeId: 1, saveAuth: false, expectedTotal: 72.72 };

describe('buyKey', () => {
  it('stays the same until the final answer, so that pressing again never orders twice', () => {
    const store = memory();
    expect(buyKey(purchase, store, () => 'one')).toBe('one');
    expect(buyKey(purchase, store, () => 'two')).toBe('one');
    forgetBuyKey(store);
    expect(buyKey(purchase, store, () => 'three')).toBe('three');
  });

  it('is another one for another cart, slot, card, total or consent', () => {
    const store = memory();
    let count = 0;
    const next = () => `key-${count++}`;
    const keys = [
      purchase,
      { ...purchase, cartId: 8 },
      { ...purchase, timeslotId: 32 },
      { ...purchase, expectedTotal: 72.73 },
      { ...purchase, paymentTypeId: 12, paymentAuthId: 4 },
      { ...purchase, paymentTypeId: 12, paymentAuthId: 5 },
      { ...purchase, saveAuth: true },
    ].map((each) => buyKey(each, store, next));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('knows again what was asked until the final answer, whatever lies in the store', () => {
    const store = memory();
    expect(askedPurchase(store)).toBeUndefined();
    const byCard = { ...purchase, paymentTypeId: 12, paymentAuthId: 4 };
    const key = buyKey(byCard, store, () => 'one');
    expect(askedPurchase(store)).toEqual(byCard);
    // asked under what it knows again, the shop hears the same key
    expect(buyKey(askedPurchase(store) as Purchase, store, () => 'two')).toBe(key);
    forgetBuyKey(store);
    expect(askedPurchase(store)).toBeUndefined();
    for (const kept of ['', '{}', '[1,2]', '[1,2,"3",4,true,5]']) {
      store.setItem('sporta.buy', JSON.stringify({ key: 'one', of: kept }));
      expect(askedPurchase(store)).toBeUndefined();
    }
  });

  it('works where the browser refuses storage or holds rubbish', () => {
    const closed = {
      getItem: () => 'rubbish{',
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => {
        throw new Error('quota');
      },
    };
    expect(buyKey(purchase, closed, () => 'one')).toBe('one');
    expect(() => forgetBuyKey(closed)).not.toThrow();
  });
});
