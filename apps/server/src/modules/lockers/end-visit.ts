import { MOST_WRONG_LOCKER_CODES } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { findOrder, lockCartRow, type OrderRow, ownOrder } from '../order-book/index.ts';
import { advanceLocked, lockOrderOfStore } from '../orders/index.ts';
import { isCode } from './codes.ts';
import { type Deposit, findDeposit, updateDeposit } from './deposits.repo.ts';
import { notInLocker } from './lockers.errors.ts';
import { forgetClaims } from './stations.repo.ts';
import { findPlace } from './visits.repo.ts';

/**
 * The goods are the customer's: they said the code, or the doors were found empty. A wrong code counts; after a few only the papers of the
 * customer help. Done again it changes nothing.
 * @throws BusinessError `order-not-found`, `not-in-locker`, `wrong-code`, `code-locked`
 */
export async function handOver(
  deps: Deps,
  account: Account,
  { orderId, code }: { orderId: number; code: string | undefined },
): Promise<void> {
  const now = deps.clock.now();
  const refusal = await withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const deposit = await findDeposit(tx, orderId);
    if (deposit?.state === 'collected') return undefined;
    if (deposit?.state !== 'in') throw notInLocker();
    if (code !== undefined) {
      if (deposit.wrongCodes >= MOST_WRONG_LOCKER_CODES) return codeLocked();
      if (!(await isCode(deps.db, deposit.codeSealed, code))) {
        // kept although the call is refused: the count is what it is for
        await updateDeposit(tx, orderId, { wrong_codes: deposit.wrongCodes + 1 });
        return new BusinessError('wrong-code', 'Il codice non è quello di questo ordine', { field: 'code' });
      }
    }
    await collect(tx, { order, actor: staffActor(account), now });
    await writeAudit(tx, { account, now }, 'locker.hand-over', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { state: 'in-locker' },
      after: { state: 'delivered', by: code === undefined ? 'empty' : 'code' },
    });
    return undefined;
  });
  if (refusal) throw refusal;
}

const codeLocked = () =>
  new BusinessError('code-locked', 'Troppi codici sbagliati: controlla un documento, poi segna il vano come vuoto', {
    field: 'code',
  });

/** The customer says that they took the goods. @throws BusinessError `order-not-found`, `not-in-locker` */
export async function confirmCollected(deps: Deps, accountId: number, orderId: number): Promise<void> {
  const now = deps.clock.now();
  const order = await ownOrder(deps.db, accountId, orderId);
  await collectByOrder(deps, order.orderId, { actor: 'customer', now });
}

/** The doors of an order were opened and are empty. @returns whether that was news @throws BusinessError `not-in-locker` */
export function collectByOrder(
  deps: Deps,
  orderId: number,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    if (!seen) throw notInLocker();
    await lockCartRow(tx, seen.cartId);
    const deposit = await findDeposit(tx, orderId);
    if (deposit?.state === 'collected') return false;
    if (deposit?.state !== 'in') throw notInLocker();
    await collect(tx, { order: (await findOrder(tx, orderId))!, actor, now });
    return true;
  });
}

async function collect(tx: Tx, { order, actor, now }: { order: OrderRow; actor: string; now: Date }): Promise<void> {
  const { orderId } = order;
  await emptyDoors(tx, orderId);
  await updateDeposit(tx, orderId, { state: 'collected', ended_at: now, ended_by: actor });
  if (order.state === 'in-locker') await advanceLocked(tx, order, 'delivered', { actor, now });
}

/** Why customers did not get what they did not fetch. */
const notFetched = 'Il tempo per ritirarla dal locker è finito';

/**
 * Staff have taken the goods out: nobody came in time, or the order was withdrawn, or there is a reason.
 * @throws BusinessError `order-not-found`, `not-in-locker`, `locker-not-over`
 */
export function takeOut(
  deps: Deps,
  account: Account,
  { orderId, reason }: { orderId: number; reason: string | undefined },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    const deposit = await findDeposit(tx, orderId);
    if (deposit?.state === 'back') return;
    if (deposit?.state !== 'in') throw notInLocker();
    const isOver = order.state !== 'in-locker' || isTimeOver(deposit, now);
    if (!isOver && !reason) {
      throw new BusinessError('locker-not-over', 'Il cliente ha ancora tempo: scrivi perché la riprendi', {
        field: 'reason',
      });
    }
    await emptyDoors(tx, orderId);
    await updateDeposit(tx, orderId, { state: 'back', ended_at: now, ended_by: staffActor(account) });
    if (order.state === 'in-locker') {
      await advanceLocked(tx, order, 'not-delivered', {
        actor: staffActor(account),
        reason: reason ?? notFetched,
        now,
      });
    }
    await writeAudit(tx, { account, now }, 'locker.take-out', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { state: 'in-locker' },
      after: { state: order.state },
      ...(reason ? { reason } : {}),
    });
  });
}

export const isTimeOver = ({ untilAt }: Pick<Deposit, 'untilAt'>, now: Date): boolean =>
  untilAt !== null && untilAt <= now;

/** Other orders may have the doors now. */
async function emptyDoors(tx: Tx, orderId: number): Promise<void> {
  const place = await findPlace(tx, orderId);
  if (place) await forgetClaims(tx, place.bookingId);
}
