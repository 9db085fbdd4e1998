import type { PayableKind } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';

/** An order of one thing without a cart, paid whole by one tender: a gift voucher, a delivery pass. Cents. */
export interface Purchase {
  orderId: number;
  orderNumber: string;
  accountId: number;
  amountCents: number;
  state: 'awaiting-payment' | 'confirmed' | 'payment-failed' | 'cancelled';
}

/** What all purchases of a kind have in common. */
export interface PurchaseKind<Order extends Purchase> {
  /** Begins the ids of operations at the provider. */
  name: Exclude<PayableKind, 'goods'>;
  /** Ids are drawn from `min` to `limit`, without it. */
  ids: { min: number; limit: number };
  find(db: Db | Tx, orderId: number): Promise<Order | undefined>;
  /** Brings an order up to what the ledger says of its payment, any number of times. */
  applyPayments(deps: Deps, orderId: number): Promise<Pick<Order, 'orderId' | 'state'>>;
  /** Also of somebody else's. */
  notFound(): BusinessError;
  /** Italian, for who abandons a payment that had gone well. */
  alreadyPaid: string;
}

/** Who buys, and when. */
export interface Buyer {
  deps: Deps;
  account: Account;
  now: Date;
}

/** A purchase of this customer; somebody else's is not found. @throws BusinessError `order-not-found` */
export async function ownPurchase<Order extends Purchase>(
  { find, notFound }: PurchaseKind<Order>,
  db: Db,
  accountId: number,
  orderId: number,
): Promise<Order> {
  const order = await find(db, orderId);
  if (order?.accountId !== accountId) throw notFound();
  return order;
}
