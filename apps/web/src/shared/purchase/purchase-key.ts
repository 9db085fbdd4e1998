import { isApiError } from '@sporta/contract';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is bought without a cart. */
export type Purchase = 'gift' | 'pass';

const nameOf = (purchase: Purchase) => `sporta.${purchase}`;

/**
 * The `idempotency_key` of a purchase: the same for the same wish until its final answer, also after a reload, so that pressing
 * again never pays twice. Another word in the form is another purchase.
 */
export function purchaseKey(purchase: Purchase, wish: object, store: Store, newKey: () => string): string {
  const of = JSON.stringify(wish);
  const known = read(purchase, store);
  if (known?.of === of) return known.key;
  const key = newKey();
  try {
    store.setItem(nameOf(purchase), JSON.stringify({ key, of }));
  } catch {
    // Storage refused by the browser: the key still holds for this one request.
  }
  return key;
}

/** After the final answer: paid, or refused. */
export function forgetPurchaseKey(purchase: Purchase, store: Store): void {
  try {
    store.removeItem(nameOf(purchase));
  } catch {
    // Nothing was stored either.
  }
}

/** Answers that settle the matter: the next press is a new purchase. */
export function isFinal(error: unknown): boolean {
  return (
    isApiError(error) &&
    ['refused', 'invalid', 'forbidden', 'notFound'].includes(error.kind) &&
    !error.is('payment-unavailable')
  );
}

function read(purchase: Purchase, store: Store): { key: string; of: string } | undefined {
  try {
    const known = JSON.parse(store.getItem(nameOf(purchase)) ?? 'null') as { key?: unknown; of?: unknown } | null;
    return typeof known?.key === 'string' && typeof known.of === 'string'
      ? { key: known.key, of: known.of }
      : undefined;
  } catch {
    return undefined;
  }
}
