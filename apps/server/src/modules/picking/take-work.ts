import type { PickingZone } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import type { OrderRow } from '../order-book/index.ts';
import { advanceLocked, lockOrderOfStore } from '../orders/index.ts';
import { storesAskedFor } from './order-of-store.ts';
import { type PickingStore, readPickingStore } from './picking-store.repo.ts';
import { isFree, ordersInHands, readTasks, type TaskRow, writeTaken } from './tasks.repo.ts';
import { readTakeable } from './work.repo.ts';

export interface WorkAsked {
  warehouseId: number | undefined;
  zone: PickingZone | undefined;
  timeslotId: number | undefined;
  /** This order instead of the next ones; with its zone. */
  orderId: number | undefined;
  most: number;
}

/** What a cart of the field holds; the contract counts its places so. */
const cartPlaces = 6;

/**
 * Puts work into somebody's hands: one order in one zone, or the next ones that fit on the cart. An order that was to be prepared is
 * in preparation from now on. Each is taken in a transaction of its own, so that of two people one gets it and the other the next.
 * @throws BusinessError `store-not-found`, `order-not-found`, `no-work`, `cart-full`, `taken-by-other`, `before-cutoff`, `zone-needed`
 */
export async function takeWork(deps: Deps, account: Account, asked: WorkAsked): Promise<void> {
  const stores = storesAskedFor(account.staff!, asked.warehouseId);
  if (asked.orderId !== undefined) {
    const { orderId, zone } = asked;
    if (!zone) throw new BusinessError('zone-needed', 'Di quale settore? Scegline uno', { field: 'zone' });
    await withTransaction(deps.db, (tx) => takeOne(tx, account, { orderId, zone, now: deps.clock.now() }));
    return;
  }
  const now = deps.clock.now();
  const inHands = await ordersInHands(deps.db, account.accountId);
  const zone = asked.zone ?? inHands[0]?.zone;
  const orders = new Set(inHands.map(({ orderId }) => orderId));
  const store = inHands[0] ? [inHands[0].warehouseId] : stores;
  const wanted = { accountId: account.accountId, zone, timeslotId: asked.timeslotId, now };
  const candidates = await readTakeable(deps.db, store, wanted);
  // one walk, one zone of one store: that of the most urgent
  const [first] = candidates;
  const walk = candidates.filter((each) => each.zone === first?.zone && each.warehouseId === first.warehouseId);
  let taken = 0;
  for (const { orderId, zone: itsZone } of walk) {
    if (taken >= asked.most) break;
    const outcome = await tryToTake(deps, account, { orderId, zone: itsZone, now });
    if (outcome === 'taken') {
      taken += 1;
      orders.add(orderId);
    }
    if (outcome === 'full') break;
  }
  if (taken > 0) return;
  if (orders.size >= cartPlaces) throw cartFull();
  throw new BusinessError('no-work', 'Adesso non c’è altro da preparare');
}

/** `gone`: somebody was quicker, or its money is not there yet. */
async function tryToTake(deps: Deps, account: Account, task: TaskToTake): Promise<'taken' | 'full' | 'gone'> {
  try {
    await withTransaction(deps.db, (tx) => takeOne(tx, account, task));
    return 'taken';
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return error.code === 'cart-full' ? 'full' : 'gone';
  }
}

interface TaskToTake extends Pick<TaskRow, 'orderId' | 'zone'> {
  now: Date;
}

async function takeOne(tx: Tx, account: Account, { orderId, zone, now }: TaskToTake): Promise<void> {
  const order = await lockOrderOfStore(tx, account, orderId);
  const store = await readPickingStore(tx, order.warehouseId);
  const task = await taskToPrepare(tx, order, zone, now);
  if (task.accountId === account.accountId) return;
  if (!isFree(task, silentSince(store, now))) {
    throw new BusinessError('taken-by-other', `Questo ordine lo sta già preparando ${task.name}`);
  }
  await giveTask(tx, order, task, { account, by: account, now, store });
}

/** When somebody who was last heard of before it has vanished. */
export const silentSince = ({ silenceMinutes }: Pick<PickingStore, 'silenceMinutes'>, now: Date) =>
  new Date(now.getTime() - silenceMinutes * 60_000);

/** The part of an order that is to be prepared. @throws BusinessError `no-work`, `before-cutoff` */
export async function taskToPrepare(tx: Tx, order: OrderRow, zone: PickingZone, now: Date): Promise<TaskRow> {
  if (order.state === 'confirmed' && order.cutoffAt > now) {
    throw new BusinessError('before-cutoff', 'Il cliente può ancora modificarlo: si prepara dopo la chiusura');
  }
  const task = (await readTasks(tx, [order.orderId])).find((each) => each.zone === zone);
  if (!task || (order.state !== 'confirmed' && order.state !== 'picking')) {
    throw new BusinessError('no-work', 'In questo settore l’ordine non ha nulla da preparare');
  }
  return task;
}

/** Puts a part of an order on somebody's cart; an order nobody had begun is in preparation from now on. @throws BusinessError `cart-full` */
export async function giveTask(
  tx: Tx,
  order: OrderRow,
  { orderId, zone }: Pick<TaskRow, 'orderId' | 'zone'>,
  {
    account,
    by,
    now,
    store,
  }: { account: Pick<Account, 'accountId' | 'firstName'>; by: Account; now: Date; store: PickingStore },
): Promise<void> {
  const cartPlace = placeOnCart(await ordersInHands(tx, account.accountId), orderId, store.cartOrders);
  await writeTaken(tx, { orderId, zone }, { accountId: account.accountId, cartPlace, now });
  if (order.state !== 'confirmed') return;
  await advanceLocked(tx, order, 'picking', { actor: staffActor(account), now });
  await writeAudit(tx, { account: by, now }, 'order.move', {
    subject: { kind: 'order', id: orderId, name: order.orderNumber },
    warehouseId: order.warehouseId,
    before: { state: 'confirmed' },
    after: { state: 'picking' },
  });
}

/** The place an order has on a cart, or the first free one. @throws BusinessError `cart-full` */
function placeOnCart(
  inHands: readonly { orderId: number; cartPlace: number }[],
  orderId: number,
  most: number,
): number {
  const own = inHands.find((each) => each.orderId === orderId);
  if (own) return own.cartPlace;
  const used = new Set(inHands.map(({ cartPlace }) => cartPlace));
  const free = Array.from({ length: most }, (_, index) => index + 1).find((place) => !used.has(place));
  if (free === undefined) throw cartFull();
  return free;
}

const cartFull = () =>
  new BusinessError('cart-full', 'Il carrello è pieno: chiudi un ordine prima di prenderne un altro');
