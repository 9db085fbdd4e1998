import type { StoreClosing } from '@sporta/contract';
import { daysBetween, formatDayLong, formatDayShort, formatWindow, shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { findSoldSlot, generateTimeslots } from '../delivery/index.ts';
import { lockStores } from '../setup/index.ts';
import { moveOrders } from '../slot-planner/index.ts';
import {
  type ClosingRow,
  countOwed,
  laterOrders,
  slotsWithOrders,
  storeToClose,
  writeClosing,
} from './closing.repo.ts';
import { endClosings } from './end-closings.ts';

type Asking = Pick<CallContext, 'db' | 'now'>;

const daysAhead = 366;

/** What a store still owes were it to close on a day. @throws BusinessError `store-not-found`, `closing-day-odd` */
export async function closingOf({ db, now }: Asking, warehouseId: number, from: string): Promise<StoreClosing> {
  refuseOddDay(from, now);
  const { name, closesOn, isLast } = assertOpen(await storeToClose(db, warehouseId));
  const later = await laterOrders(db, warehouseId, from);
  return {
    warehouseId,
    name,
    from,
    ...(closesOn === null ? {} : { closesOn }),
    isLast,
    later: later.map(({ day, beginTime, endTime, ...order }) => ({
      ...order,
      window: `${formatDayShort(day)}, ${formatWindow(beginTime, endTime)}`,
    })),
    ...(await countOwed(db, warehouseId, from, now)),
  };
}

export interface ClosingAsked {
  warehouseId: number;
  /** `YYYY-MM-DD`: from this day on. */
  from: string;
  /** The day it was to close on when the page was shown. */
  seen: string | undefined;
  move: boolean;
  reason: string | undefined;
}

const defaultReason = 'Il punto vendita chiude';

/**
 * Closes a store from a day on: its windows close at once, what it promised is kept. On the day it is no longer offered to anybody, and
 * once it owes nothing it is closed. One after the other with whoever opens or changes stores, so that never the last one goes.
 * @returns how many orders found another window
 * @throws BusinessError `store-not-found`, `store-changed`, `last-store`, `closing-day-odd`
 */
export async function closeStore(
  { deps, db, account, now }: Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>,
  { warehouseId, from, seen, move, reason }: ClosingAsked,
): Promise<number> {
  refuseOddDay(from, now);
  await withTransaction(db, async (tx) => {
    await lockStores(tx);
    const { name, closesOn, isLast } = assertOpen(await storeToClose(tx, warehouseId));
    if (closesOn !== (seen ?? null) && closesOn !== from) {
      throw new BusinessError('store-changed', `Nel frattempo qualcuno ha deciso altro: ${whenItCloses(closesOn)}`, {
        field: 'from',
      });
    }
    if (isLast) {
      throw new BusinessError('last-store', 'È l’unico punto vendita che resta: prima aprine un altro', {
        field: 'warehouse_id',
      });
    }
    if (closesOn === from) return;
    await writeClosing(tx, warehouseId, from);
    await writeAudit(tx, { account, now }, 'shop.close-store', {
      subject: { kind: 'shop', id: warehouseId, name },
      warehouseId,
      before: { closesOn },
      after: { closesOn: from },
      reason,
    });
  });
  // the hourly work would close its windows as well
  await generateTimeslots(deps, warehouseId);
  const moved = move ? await moveLater(deps, account, { warehouseId, from, reason: reason ?? defaultReason }) : 0;
  await endClosings(deps, warehouseId);
  return moved;
}

/** Moves what lies on the day or behind it to the nearest windows before; what finds none stays. */
async function moveLater(
  deps: Deps,
  account: Account,
  { warehouseId, from, reason }: { warehouseId: number; from: string; reason: string },
): Promise<number> {
  let all = 0;
  for (const timeslotId of await slotsWithOrders(deps.db, warehouseId, from)) {
    const slot = await findSoldSlot(deps.db, timeslotId);
    if (slot) all += (await moveOrders(deps, account, slot, reason)).moved;
  }
  return all;
}

/**
 * Opens a closed store as it was, or takes back that one closes; its windows follow.
 * @throws BusinessError `store-not-found`, `store-open`
 */
export async function reopenStore(
  { deps, db, account, now }: Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>,
  warehouseId: number,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockStores(tx);
    const store = assertKnown(await storeToClose(tx, warehouseId));
    if (store.active && store.closesOn === null) {
      throw new BusinessError('store-open', 'È già aperto', { field: 'warehouse_id' });
    }
    await writeClosing(tx, warehouseId, null);
    await writeAudit(tx, { account, now }, 'shop.reopen-store', {
      subject: { kind: 'shop', id: warehouseId, name: store.name },
      warehouseId,
      before: { closesOn: store.closesOn },
      after: { closesOn: null },
    });
  });
  await generateTimeslots(deps, warehouseId);
}

const whenItCloses = (day: string | null) => (day === null ? 'resta aperto' : `chiude da ${formatDayLong(day)}`);

function assertKnown(store: ClosingRow | undefined): ClosingRow {
  if (store) return store;
  throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
}

const assertOpen = (store: ClosingRow | undefined): ClosingRow => assertKnown(store?.active ? store : undefined);

function refuseOddDay(day: string, now: Date): void {
  const ahead = daysBetween(shopDay(now.getTime()), day);
  if (ahead >= 0 && ahead <= daysAhead) return;
  throw new BusinessError('closing-day-odd', 'Chiude da: serve un giorno da oggi a un anno da oggi', { field: 'from' });
}
