import type { StoreDetail } from '@sporta/contract';
import { type StoreChangeName, storeChangeNames } from '@sporta/contract/staff-store-words.ts';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { type StaffRights, seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { type ChangeableStore, changeStore, otherServices, readStore } from '../setup/index.ts';
import { isNeededOfStore, readStoreAnswers } from './read-store-answers.ts';
import { ordersToFetch } from './stores.repo.ts';

type Asking = Pick<CallContext, 'db' | 'account' | 'now'>;

/** @throws BusinessError `store-not-found` */
export async function storeDetail(c: Asking, warehouseId: number): Promise<StoreDetail> {
  assertSees(c, warehouseId);
  const { card, week, version } = await readStore(c.db, warehouseId, c.now);
  return {
    warehouseId,
    ...card,
    services: otherServices(card.services),
    week: [...week],
    toFetch: await ordersToFetch(c.db, warehouseId),
    version,
  };
}

export interface StoreChange extends Record<StoreChangeName, string> {
  warehouse_id: number;
  version: string;
}

/**
 * Changes a store and notes in the log what became different. Orders to be fetched follow by themselves.
 * @throws BusinessError `wrong-answer` naming each field, and those of `changeStore`
 */
export async function changeOpenStore(
  c: CallContext,
  { warehouse_id: warehouseId, version, ...given }: StoreChange,
): Promise<void> {
  assertSees(c, warehouseId);
  const answers = readStoreAnswers(given, {
    names: storeChangeNames,
    // a store may be without hours until somebody writes them
    isNeeded: (field) => field !== 'hours' && isNeededOfStore(field),
  });
  const isNewWeek = await withTransaction(c.db, async (tx) => {
    const { before, after } = await changeStore(tx, warehouseId, answers, { version, now: c.now });
    const [was, is] = differences(before, after);
    if (Object.keys(is).length === 0) return false;
    await writeAudit(tx, c, 'shop.change-store', {
      subject: { kind: 'shop', id: warehouseId, name: after.card.name },
      warehouseId,
      before: was,
      after: is,
    });
    return 'hours' in is;
  });
  // windows follow the hours of the store
  if (isNewWeek) await generateTimeslots(c.deps, warehouseId);
}

function assertSees({ account }: Asking, warehouseId: number): void {
  if (seesStore(account.staff as StaffRights, warehouseId)) return;
  throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
}

/** What is said differently, as it was and as it is; hours as people read them. */
function differences(before: ChangeableStore, after: ChangeableStore): [object, object] {
  const logged = ({ card: { slug: _, latitude, longitude, services, ...card }, week }: ChangeableStore) => ({
    ...card,
    services: otherServices(services).join(', '),
    position: `${latitude}, ${longitude}`,
    hours: week.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join('; '),
  });
  const [was, is] = [logged(before), logged(after)];
  const fields = (Object.keys(is) as (keyof typeof is)[]).filter((field) => was[field] !== is[field]);
  const of = (side: typeof is) => Object.fromEntries(fields.map((field) => [field, side[field]]));
  return [of(was), of(is)];
}
