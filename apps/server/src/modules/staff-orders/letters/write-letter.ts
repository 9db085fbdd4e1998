import type { StaffLetterReader } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { writeOutbox } from '../../../platform/outbox.ts';
import type { Account } from '../../../platform/session.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertLetter, insertLetterOrders, type LetterReader, ordersOfKey, readReaders } from './letters.repo.ts';

/** What the outbox carries (topic `order.letter`): the orders of one customer. */
export interface LetterToSend {
  letterId: number;
  orderNumbers: string[];
}

/** Each customer of these orders once, those without an address last. @throws BusinessError `order-not-found` */
export async function readersOfOrders(
  db: Db,
  account: Account,
  orderIds: readonly number[],
): Promise<StaffLetterReader[]> {
  const readers = byReader(await ordersAsked(db, account, orderIds)).map(([first, ...more]) => ({
    userId: first!.accountId,
    name: first!.name,
    ...(first!.email === null ? {} : { email: first!.email }),
    orderNumbers: [first!, ...more].map(({ orderNumber }) => orderNumber),
  }));
  return [...readers.filter(({ email }) => email !== undefined), ...readers.filter(({ email }) => email === undefined)];
}

/**
 * Writes to the customers of these orders, each once whatever many orders are theirs; the outbox mails it. The same key writes once.
 * @returns how many customers are written to
 * @throws BusinessError `order-not-found`, `nobody-to-write-to`
 */
export function writeLetter(
  deps: Deps,
  account: Account,
  { orderIds, ...letter }: { orderIds: readonly number[]; subject: string; text: string; key: string },
): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const orders = await ordersAsked(tx, account, orderIds);
    const readable = byReader(orders.filter(({ email }) => email !== null));
    if (readable.length === 0) {
      throw new BusinessError('nobody-to-write-to', 'Nessuno di questi clienti ha ancora un indirizzo e-mail', {
        field: 'order_ids',
      });
    }
    const letterId = await insertLetter(tx, { ...letter, staffId: account.accountId, now });
    if (letterId === undefined) {
      const written = new Set(await ordersOfKey(tx, letter.key));
      return readable.filter((theirs) => theirs.some(({ orderNumber }) => written.has(orderNumber))).length;
    }
    await insertLetterOrders(
      tx,
      letterId,
      readable.flat().map(({ orderNumber }) => orderNumber),
    );
    for (const theirs of readable) {
      const orderNumbers = theirs.map(({ orderNumber }) => orderNumber);
      await writeOutbox(tx, 'order.letter', { letterId, orderNumbers } satisfies LetterToSend);
    }
    for (const { orderId, orderNumber, warehouseId } of readable.flat()) {
      await writeAudit(tx, { account, now }, 'order.write', {
        subject: { kind: 'order', id: orderId, name: orderNumber },
        warehouseId,
        after: { letterId },
      });
    }
    return readable.length;
  });
}

/** @throws BusinessError `order-not-found` where one of them is of no store of this person */
async function ordersAsked(db: Db | Tx, account: Account, orderIds: readonly number[]): Promise<LetterReader[]> {
  const { orders, unknown } = await readReaders(db, orderIds, account.staff!.stores);
  if (unknown > 0) {
    throw new BusinessError('order-not-found', 'Uno di questi ordini non c’è', { field: 'order_ids' });
  }
  return orders;
}

const byReader = (orders: readonly LetterReader[]): LetterReader[][] => [
  ...Map.groupBy(orders, ({ accountId }) => accountId).values(),
];
