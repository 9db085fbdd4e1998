import type { Cart, CartItem, ShippingAddress } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { missingInCart, missingRequirements } from './requirements.ts';

const item = (errors?: CartItem['errors']) => ({ cartItemId: 1, ...(errors ? { errors } : {}) }) as CartItem;
const address = { deliveryServiceId: 1 } as ShippingAddress;
const timeslot: Cart['timeslot'] = {
  timeslotId: 1,
  date: '2026-11-22',
  beginTime: '18:00',
  endTime: '20:00',
  holdExpires: '2026-11-21T10:00:00Z',
  cutoff: '2026-11-22T11:00:00Z',
  cost: 2.9,
};
const cart = (facts: Partial<Cart>) => ({ cartItems: [item()], shippingAddress: address, timeslot, ...facts }) as Cart;
const codes = (facts: Partial<Cart>) => missingRequirements(cart(facts)).map(({ code }) => code);

describe('missingRequirements', () => {
  it('is empty when the order can be placed', () => {
    expect(codes({ minimumOrder: { amount: 40, missing: 0 } })).toEqual([]);
  });

  it('asks for the address before the slot', () => {
    expect(codes({ shippingAddress: undefined, timeslot: undefined })).toEqual(['address-needed']);
    expect(codes({ timeslot: undefined })).toEqual(['slot-needed']);
  });

  it('says why the place that was chosen takes no order any more', () => {
    const placeLost = 'Questo punto vendita non prende più ordini: scegli di nuovo dove ricevere la spesa';
    const [first] = missingRequirements(cart({ shippingAddress: undefined, timeslot: undefined, placeLost }));
    expect(first).toMatchObject({ code: 'address-needed', body: `${placeLost}.` });
  });

  it('says that the shop closed the slot, at the payment too', () => {
    const slotLost = 'La fascia di lun 30 nov, 9:00–13:00 è stata chiusa: scegli un altro orario';
    const facts = { timeslot: undefined, slotLost };
    expect(missingRequirements(cart(facts))).toMatchObject([{ code: 'slot-needed', body: `${slotLost}.` }]);
    expect(missingInCart(cart(facts)).map(({ code }) => code)).toEqual(['slot-needed']);
  });

  it('blocks below the minimum unless a surcharge is paid for it', () => {
    const minimumOrder = { amount: 40, missing: 12.5 };
    expect(missingRequirements(cart({ minimumOrder }))[0]?.title).toBe('Ti mancano 12,50\u00a0€.');
    expect(codes({ minimumOrder, belowMinimumSurcharge: 3 })).toEqual([]);
  });

  it('says at the payment what the cart lacks, not the place nor the time', () => {
    const facts = { shippingAddress: undefined, timeslot: undefined, minimumOrder: { amount: 40, missing: 0.88 } };
    expect(missingInCart(cart(facts)).map(({ code }) => code)).toEqual(['minimum-order']);
  });

  it('counts the lines that cannot be bought as they are', () => {
    const gone = [{ code: 'not-available', error: 'È esaurito' }];
    const [problem] = missingRequirements(cart({ cartItems: [item(gone), item(gone), item()] }));
    expect(problem).toMatchObject({ code: 'not-available', title: '2 prodotti non sono più disponibili.' });
    expect(codes({ cartItems: [item([{ code: 'max-quantity', error: 'Massimo 3' }])] })).toEqual(['max-quantity']);
  });

  it('asks who buys for what they can give, and tells staff that it is the customer’s to give', () => {
    const said = (byStaff: boolean) =>
      missingRequirements(cart({}), { lacksHolder: true, lacksBirthDate: false, byStaff });
    expect(said(false)[0]?.code).toBe('billing-address-needed');
    expect(said(false)[0]?.body).toMatch(/^Aggiungi un intestatario/);
    expect(said(true)[0]?.body).toMatch(/^Lo aggiunge il cliente/);
  });

  it('says nothing else of an empty cart', () => {
    expect(codes({ cartItems: [], shippingAddress: undefined })).toEqual(['cart-empty']);
  });
});
