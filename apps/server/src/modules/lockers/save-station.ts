import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { generateTimeslots, readDoors } from '../delivery/index.ts';
import { storeNotFound } from './lockers.errors.ts';
import { readStations, type StationAsked, type StationRow, writeFirstPlan, writeStation } from './stations.repo.ts';

/**
 * Writes the station of a store as its author saw it. The first time the store gets a tariff and windows for lockers where it has none,
 * so that it can be sold at once; it takes orders when it is on and a door works.
 * @throws BusinessError `store-not-found`, `station-changed`, `hours-order`, `no-doors`
 */
export async function saveStation(deps: Deps, account: Account, asked: StationAsked): Promise<void> {
  const now = deps.clock.now();
  if (!seesStore(account.staff!, asked.warehouseId)) throw storeNotFound();
  refuseOddHours(asked.hours);
  await withTransaction(deps.db, async (tx) => {
    const [before] = await readStations(tx, [asked.warehouseId]);
    const id = await writeStation(tx, asked);
    if (id === undefined) {
      throw new BusinessError('station-changed', 'Nel frattempo qualcuno ha cambiato il locker: guardalo e riprova', {
        field: 'revision',
      });
    }
    if (asked.active && (await readDoors(tx, id)).length === 0) {
      throw new BusinessError('no-doors', 'Aggiungi almeno un vano che funziona, poi accendi il locker', {
        field: 'active',
      });
    }
    if (before && before.operator !== asked.operator) await refuseWhileFull(tx, id);
    await writeFirstPlan(tx, asked.warehouseId, asked.name);
    const [after] = await readStations(tx, [asked.warehouseId]);
    await writeAudit(tx, { account, now }, 'locker.save-station', {
      subject: { kind: 'store', id: asked.warehouseId, name: asked.name },
      warehouseId: asked.warehouseId,
      ...(before ? { before: logged(before) } : {}),
      after: logged(after!),
    });
  });
  await generateTimeslots(deps, asked.warehouseId);
}

/** Codes of goods inside are those of the locks they are behind. */
async function refuseWhileFull(tx: Tx, lockerStationId: number): Promise<void> {
  const row = await tx
    .selectFrom('locker_deposit')
    .select('order_id')
    .where('locker_station_id', '=', lockerStationId)
    .where('state', '=', 'in')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  throw new BusinessError('station-changed', 'La serratura si cambia quando il locker è vuoto', { field: 'operator' });
}

function refuseOddHours(hours: StationAsked['hours']): void {
  if (hours.every(({ opens, closes }) => opens < closes)) return;
  throw new BusinessError('hours-order', 'Un’apertura finisce prima di cominciare', { field: 'hours' });
}

const logged = ({ lockerStationId: _, warehouseId: __, revision: ___, hours, ...rest }: StationRow) => ({
  ...rest,
  hours: hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`),
});
