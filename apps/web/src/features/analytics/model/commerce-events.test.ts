import type { Cart, Product } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { cartChanges, commerceEvent } from './commerce-events.ts';

const product = (productId: number) =>
  ({ productId, name: `P${productId}`, shortDescr: '', breadCrumbs: [], priceDisplay: 1.1 }) as unknown as Product;
const cart = (lines: [number, number][], cartId = 1) =>
  ({ cartId, cartItems: lines.map(([id, quantity]) => ({ cartItemId: id, product: product(id), quantity })) }) as Cart;

describe('commerceEvent', () => {
  it('adds up the value in euro', () => {
    const [event] = cartChanges(cart([]), cart([[1, 3]]));
    expect(event).toMatchObject({ ecommerce: { currency: 'EUR', value: 3.3 } });
    expect(commerceEvent('purchase', [], { value: 9.5 })).toMatchObject({ ecommerce: { value: 9.5 } });
  });
});

describe('cartChanges', () => {
  it('tells goods in, goods out and a slot that was chosen', () => {
    const slot = { timeslotId: 7, date: '2026-11-24', beginTime: '18:00', endTime: '20:00' };
    const before = cart([
      [1, 2],
      [2, 1],
    ]);
    const after = { ...cart([[1, 5]]), timeslot: slot } as Cart;
    const events = cartChanges(before, after);
    expect(events.map(({ event }) => event)).toEqual(['add_to_cart', 'remove_from_cart', 'add_shipping_info']);
    expect(events[0]).toMatchObject({ ecommerce: { items: [{ item_id: '1', quantity: 3 }] } });
    expect(events[1]).toMatchObject({ ecommerce: { items: [{ item_id: '2', quantity: 1 }] } });
    expect(events[2]).toMatchObject({ ecommerce: { shipping_tier: '2026-11-24 18:00–20:00' } });
    expect(cartChanges(after, { ...after, cartItems: [...after.cartItems] })).toEqual([]);
  });

  it('says nothing when one cart follows another', () => {
    expect(cartChanges(cart([[1, 1]]), cart([], 9))).toEqual([]);
    expect(cartChanges(undefined, cart([[1, 1]]))).toEqual([]);
  });
});
