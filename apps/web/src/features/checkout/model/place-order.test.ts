import { ApiError } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import type { Purchase } from './buy-key.ts';
import { placeOrder } from './place-order.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const purchase: Purchase = { cartId: 7, timeslotId: 31, paymentTypeId: 1, saveAuth: false, expectedTotal: 72.72 };
const refused = () =>
  new ApiError('refused', {
    status: 200,
    errors: [{ code: 'payment-refused', error: 'La banca ha rifiutato la carta' }],
  });
const lostConnection = () => new ApiError('network', { status: 0, errors: [] });

/** A shop that answers each key once and for all, and writes down the keys. */
function shop(...answers: (string | Error)[]) {
  const known = new Map<string, string | Error>();
  const keys: string[] = [];
  const buy = async (key: string) => {
    keys.push(key);
    const answer = known.get(key) ?? answers.shift() ?? new Error('asked too often');
    known.set(key, answer);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { keys, buy };
}

describe('placeOrder', () => {
  it('asks under the same key until the answer is known', async () => {
    const store = memory();
    const keys: string[] = [];
    const failing = async (key: string) => {
      keys.push(key);
      throw lostConnection();
    };
    await expect(placeOrder(purchase, store, failing)).rejects.toThrow();
    await expect(placeOrder(purchase, store, failing)).rejects.toThrow();
    expect(new Set(keys).size).toBe(1);
  });

  it('starts a new payment for who came back from the bank that refused the card', async () => {
    const store = memory();
    const { buy, keys } = shop('bank page 1', 'bank page 2');
    expect(await placeOrder(purchase, store, buy)).toBe('bank page 1');
    // The bank refused; the shop now answers so to the key of the first press.
    const afterwards = async (key: string) => {
      if (key === keys[0]) throw refused();
      return buy(key);
    };
    expect(await placeOrder(purchase, store, afterwards)).toBe('bank page 2');
  });

  it('passes on the refusal of this press, and does not try again', async () => {
    const { buy, keys } = shop(refused());
    await expect(placeOrder(purchase, memory(), buy)).rejects.toThrow(/rifiutato/);
    expect(keys).toHaveLength(1);
  });
});
