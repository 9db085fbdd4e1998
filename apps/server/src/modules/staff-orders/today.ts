import { type StaffToday, storageZones } from '@sporta/contract';
import { addDays } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { countOpenCases } from '../cases/index.ts';
import { type DaySums, readDays } from '../reports/index.ts';
import {
  countDay,
  type Preparation,
  type Queued,
  readPreparations,
  readQueue,
  readSlotsOfDay,
  type Stores,
} from './today.repo.ts';
import { alertsOf } from './today-alerts.ts';

/** What a shop may miss of what was ordered. */
const missingTarget = 0.015;
const mostQueued = 20;

/** The page "Oggi" for the warehouses somebody looks at. @param day `YYYY-MM-DD` in shop time */
export async function todayOf(db: Db, stores: Stores, day: string, now: Date): Promise<StaffToday> {
  const [figures, slots, preparing, queue, counts, alerts, cases] = await Promise.all([
    figuresUpTo(db, stores, day),
    readSlotsOfDay(db, stores, day),
    readPreparations(db, stores),
    readQueue(db, stores, day, mostQueued),
    countDay(db, stores, day),
    alertsOf(db, stores, day, now),
    countOpenCases(db, stores),
  ]);
  const { orders: toDeliver, open, inPreparation, ...nextCounts } = counts;
  return {
    day,
    at: now.toISOString(),
    toDeliver,
    figures: {
      takings: figureOf(figures, day, ({ cents }) => cents / 100),
      orders: figureOf(figures, day, ({ orders }) => orders),
      basket: figureOf(figures, day, ({ cents, orders }) => (orders === 0 ? 0 : Math.round(cents / orders) / 100)),
      missing: { ...figureOf(figures, day, missingShare), target: missingTarget },
    },
    slots: slots.map(({ cutoffAt, ...slot }) => ({ ...slot, cutoff: cutoffAt.toISOString() })),
    preparing: preparing.map(preparationToWire),
    next: queue.map(queuedToWire),
    nextCounts,
    alerts,
    counts: { open, inPreparation, cases },
  };
}

/** Figures of the day and of the seven before it, the first one first; a day without orders is there with zeros. */
async function figuresUpTo(db: Db, stores: Stores, day: string): Promise<DaySums[]> {
  const from = addDays(day, -7);
  const known = new Map((await readDays(db, { from, to: day, stores })).map((sums) => [sums.day, sums]));
  return Array.from({ length: 8 }, (_, index) => {
    const each = addDays(from, index);
    return known.get(each) ?? { day: each, orders: 0, cents: 0, lines: 0, missing: 0 };
  });
}

/** Lines that were missing of those prepared, with three decimals of a per cent. */
function missingShare({ lines, missing }: DaySums): number {
  return lines === 0 ? 0 : Math.round((missing / lines) * 100_000) / 100_000;
}

function figureOf(figures: readonly DaySums[], day: string, value: (of: DaySums) => number) {
  const before = figures.find((each) => each.day === addDays(day, -7));
  return {
    value: value(figures.at(-1)!),
    ...(before && before.orders > 0 ? { before: value(before) } : {}),
    trend: figures.slice(-7).map(value),
  };
}

const slotOf = ({ timeslotId, slotDay, slotBegin, slotEnd }: Preparation | Queued) => ({
  timeslotId,
  date: slotDay,
  beginTime: slotBegin,
  endTime: slotEnd,
});

function preparationToWire(order: Preparation): StaffToday['preparing'][number] {
  const { orderId, orderNumber, customer, deliveryServiceId, lines, linesDone, actor } = order;
  const picker = actor.startsWith('staff:') ? actor.slice('staff:'.length) : 'Sporta';
  return { orderId, orderNumber, customer, timeslot: slotOf(order), deliveryServiceId, lines, picker, linesDone };
}

function queuedToWire(order: Queued): StaffToday['next'][number] {
  const {
    orderId,
    orderNumber,
    customer,
    deliveryServiceId,
    warehouseId,
    lines,
    company,
    zones,
    totalCents,
    estimated,
    cutoffAt,
    soldOutLines,
  } = order;
  return {
    orderId,
    orderNumber,
    customer,
    timeslot: slotOf(order),
    deliveryServiceId,
    warehouseId,
    lines,
    company,
    zones: storageZones.filter((zone) => zones.includes(zone)),
    total: totalCents / 100,
    estimated,
    cutoff: cutoffAt.toISOString(),
    soldOutLines,
  };
}
