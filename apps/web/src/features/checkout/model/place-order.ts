import { isApiError } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { buyKey, forgetBuyKey, isAskedBefore, type Purchase } from './buy-key.ts';

/** Answers that settle the matter: the next press is a new purchase. */
const FINAL = new Set(['refused', 'invalid', 'forbidden', 'notFound']);

/**
 * Asks for the order under a key that stays until the final answer. When that answer is "refused" and the key was of an
 * earlier press, it is about that one: the customer came back from the bank's page by themselves and pays again, so the call
 * goes out once more under a new key.
 */
export async function placeOrder<T>(
  purchase: Purchase,
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  buy: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const again = isAskedBefore(purchase, store);
  try {
    return await buy(buyKey(purchase, store, newKey));
  } catch (error) {
    if (!isApiError(error) || !FINAL.has(error.kind)) throw error;
    forgetBuyKey(store);
    if (again && error.is('payment-refused')) return placeOrder(purchase, store, buy);
    throw error;
  }
}
