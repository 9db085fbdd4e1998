import { calls, type HoursPlan } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { closedPickups, tellOfClosedPickups } from '../orders/index.ts';
import { readStoreHours, type StoreHours, saveStoreHours, versionOfHours } from '../warehouses/index.ts';
import { collectionsOf } from './collections-of.ts';
import { planAsked } from './plan-asked.ts';

export function registerHoursRoutes(app: FastifyInstance): void {
  const { staffHours } = calls;

  registerCall(app, staffHours.detail, async (c) => ({ plan: await hoursPlanOf(c, c.input.warehouse_id) }));

  registerCall(app, staffHours.save, async (c) => {
    const { input } = c;
    const { store } = await storeAsked(c, input.warehouse_id);
    const wanted: StoreHours = { week: input.week, specialDays: input.special_days.map(specialDayAsked) };
    const seen = { version: input.version, today: shopDay(c.now.getTime()) };
    await withTransaction(c.db, async (tx) => {
      const { before, after } = await saveStoreHours(tx, store.warehouseId, wanted, seen);
      await tellOfClosedPickups(tx, { warehouseId: store.warehouseId, before, after, now: c.now });
      await writeAudit(tx, c, 'store.save-hours', {
        subject: { kind: 'store', id: store.warehouseId, name: store.name },
        warehouseId: store.warehouseId,
        before: loggedHours(before),
        after: loggedHours(after),
      });
    });
    await generateTimeslots(c.deps, store.warehouseId);
    return { plan: await hoursPlanOf(c, store.warehouseId) };
  });
}

type Asking = Pick<CallContext, 'db' | 'account' | 'now'>;

const storeAsked = (c: Asking, warehouseId: number | undefined) =>
  planAsked(c, { warehouse_id: warehouseId, delivery_service_id: 2 });

async function hoursPlanOf(c: Asking, warehouseId: number | undefined): Promise<HoursPlan> {
  const { stores, store } = await storeAsked(c, warehouseId);
  const hours = await readStoreHours(c.db, store.warehouseId, shopDay(c.now.getTime()));
  return {
    warehouseId: store.warehouseId,
    warehouseName: store.name,
    week: [...hours.week],
    specialDays: hours.specialDays.map(({ day, opening, note }) => ({
      date: day,
      ...(opening ?? {}),
      ...(note ? { note } : {}),
    })),
    collections: collectionsOf(await closedPickups(c.db, store.warehouseId, hours, c.now)),
    stores,
    version: versionOfHours(hours),
  };
}

interface SpecialDayAsked {
  date: string;
  opens?: string | undefined;
  closes?: string | undefined;
  note?: string | undefined;
}

/** @throws BusinessError `hours-order` when one of the two hours is missing */
function specialDayAsked({ date, opens, closes, note }: SpecialDayAsked): StoreHours['specialDays'][number] {
  if ((opens === undefined) !== (closes === undefined)) {
    throw new BusinessError('hours-order', 'Un giorno particolare ha apertura e chiusura, o nessuna delle due', {
      field: 'special_days',
    });
  }
  return { day: date, opening: opens && closes ? { opens, closes } : null, note: note ?? null };
}

/** As people read them in the log: "1 08:00–21:00". */
const loggedHours = ({ week, specialDays }: StoreHours) => ({
  week: week.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`),
  specialDays: specialDays.map(
    ({ day, opening, note }) =>
      `${day} ${opening ? `${opening.opens}–${opening.closes}` : 'chiuso'}${note ? ` (${note})` : ''}`,
  ),
});
