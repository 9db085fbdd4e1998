import type { PickingCrate } from '@sporta/contract';
import type { StorageZone } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { findOrder } from '../order-book/index.ts';
import { advanceLocked, lockOrderOfStore, settlementOf } from '../orders/index.ts';
import { type CrateRow, deleteCrate, findCrate, insertCrate, readCrates, writeBay } from './crates.repo.ts';
import { notInPicking } from './order-of-store.ts';

/** What the bar code of a crate says. */
export const crateCode = ({ crateId }: Pick<CrateRow, 'crateId'>): string => `K${String(crateId).padStart(8, '0')}`;

export const crateToWire = (crate: CrateRow): PickingCrate => ({
  crateId: crate.crateId,
  orderId: crate.orderId,
  code: crateCode(crate),
  temperature: crate.temperature,
  number: crate.number,
  ...(crate.bay === null ? {} : { bay: crate.bay }),
});

/** Opens a crate. @throws BusinessError `order-not-found`, `order-not-in-picking` */
export function openCrate(
  deps: Deps,
  account: Account,
  { orderId, temperature, key }: { orderId: number; temperature: StorageZone; key: string },
): Promise<CrateRow> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    if (order.state !== 'picking') throw notInPicking();
    return insertCrate(tx, { orderId, temperature, key, accountId: account.accountId, now });
  });
}

/** Says where a crate waits; a prepared order whose crates are all placed is ready. @throws BusinessError `crate-not-found` */
export async function placeCrate(
  deps: Deps,
  account: Account,
  { crateId, bay }: { crateId: number; bay: string },
): Promise<CrateRow> {
  const known = await crateOfStore(deps, account, crateId);
  await withTransaction(deps.db, async (tx) => {
    await lockOrderOfStore(tx, account, known.orderId);
    await writeBay(tx, crateId, bay);
  });
  await readyWhenPlaced(deps, account, known.orderId);
  return { ...known, bay };
}

/** Takes away a crate that was opened by mistake. @throws BusinessError `crate-not-found`, `order-not-in-picking` */
export async function removeCrate(deps: Deps, account: Account, crateId: number): Promise<void> {
  const known = await crateOfStore(deps, account, crateId);
  await withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, known.orderId);
    if (order.state !== 'picking') throw notInPicking();
    await deleteCrate(tx, crateId);
  });
}

/** A crate of an order of this person's stores. @throws BusinessError `crate-not-found` */
async function crateOfStore({ db }: Deps, account: Account, crateId: number): Promise<CrateRow> {
  const crate = await findCrate(db, crateId);
  const order = crate && (await findOrder(db, crate.orderId));
  if (!crate || !order || !seesStore(account.staff!, order.warehouseId)) throw crateNotFound();
  return crate;
}

export const crateNotFound = () => new BusinessError('crate-not-found', 'Questa cassa non c’è', { field: 'crate_id' });

/** Places crates of an order whose cart is locked. @throws BusinessError `crate-not-found` */
export async function placeCratesOf(
  tx: Tx,
  orderId: number,
  places: readonly { crateId: number; bay: string }[],
): Promise<CrateRow[]> {
  const own = await readCrates(tx, [orderId]);
  for (const { crateId, bay } of places) {
    if (!own.some((crate) => crate.crateId === crateId)) throw crateNotFound();
    await writeBay(tx, crateId, bay);
  }
  return places.length === 0 ? own : readCrates(tx, [orderId]);
}

/**
 * A prepared order goes on to `ready` when each of its crates has a place and nothing of it is to be paid yet. After the settlement,
 * in a transaction of its own: what is prepared stays prepared if this one fails, and placing a crate tries again.
 */
export function readyWhenPlaced(deps: Deps, account: Account, orderId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await lockOrderOfStore(tx, account, orderId);
    if (order.state !== 'picked') return;
    const crates = await readCrates(tx, [orderId]);
    const settlement = await settlementOf(tx, orderId);
    if (crates.length === 0 || crates.some(({ bay }) => bay === null) || (settlement?.missingCents ?? 0) > 0) return;
    await advanceLocked(tx, order, 'ready', { actor: staffActor(account), now });
    await writeAudit(tx, { account, now }, 'order.move', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { state: 'picked' },
      after: { state: 'ready' },
    });
  });
}
