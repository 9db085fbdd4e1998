import { type DatedSlot, daysBetween, generateSlots, shopDay, weekday } from '@sporta/domain';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { readStoreHours } from '../../warehouses/index.ts';
import { closeOutsideHours, isOutsideHours } from '../close-outside-hours.ts';
import { readExceptions, readTemplates, type TemplateRow } from '../timeslots.repo.ts';
import { readForecast, readSoldSlots, type SlotForecast, type SoldSlot } from './plan.repo.ts';

const forecastWeeks = 8;

/** Whose slots: a store and a service. */
export interface PlanOf {
  warehouseId: number;
  deliveryServiceId: number;
}

/** A window of a day: as planned, as sold, and as the typical week has it. */
export interface Planned {
  day: string;
  beginTime: string;
  endTime: string;
  /** Absent for what the typical week has no more. */
  planned: (DatedSlot & { reason: string | undefined; outsideHours: boolean }) | undefined;
  /** Absent while the day is too far away to be sold. */
  sold: SoldSlot | undefined;
  typical: TemplateRow | undefined;
  /** What to expect, the mean of the same window in the last eight weeks. */
  forecast: SlotForecast | undefined;
}

/** The windows of a store and service from day `from` to day `to`, both included: of days gone by, what was sold. */
export async function readPlan(
  db: Db,
  { from, to, now, ...of }: PlanOf & { from: string; to: string; now: Date },
): Promise<Planned[]> {
  const today = shopDay(now.getTime());
  const [planned, sold, forecast] = await Promise.all([
    plannedSlots(db, of, from < today ? today : from, to),
    readSoldSlots(db, { ...of, from, to }),
    readForecast(db, { ...of, before: today, weeks: forecastWeeks }),
  ]);
  const windows = new Map<string, Planned>();
  for (const { typical, ...slot } of planned) {
    const { day, beginTime, endTime } = slot;
    windows.set(`${day} ${beginTime}`, {
      day,
      beginTime,
      endTime,
      planned: slot,
      typical,
      sold: undefined,
      forecast: forecast.get(`${weekday(day)} ${beginTime}`),
    });
  }
  for (const slot of sold) {
    const { day, beginTime, endTime } = slot;
    const known = windows.get(`${day} ${beginTime}`);
    if (known) known.sold = slot;
    // taken out of the typical week: shown for its orders only
    else if (slot.takenOrders > 0 || slot.day < today)
      windows.set(`${day} ${beginTime}`, {
        day,
        beginTime,
        endTime,
        planned: undefined,
        typical: undefined,
        sold: slot,
        forecast: undefined,
      });
  }
  return [...windows.values()].sort((a, b) => a.day.localeCompare(b.day) || a.beginTime.localeCompare(b.beginTime));
}

/** What templates, exceptions and the store's hours make of days `from` to `to`, both included, whether sold already or not. */
export async function plannedSlots(db: Db | Tx, { warehouseId, deliveryServiceId }: PlanOf, from: string, to: string) {
  const all = await readTemplates(db, warehouseId);
  const templates = all.filter((template) => template.deliveryServiceId === deliveryServiceId);
  const exceptions = await readExceptions(db, warehouseId, from);
  const hours = await readStoreHours(db, warehouseId, from);
  const days = Math.max(0, daysBetween(from, to) + 1);
  const slots = generateSlots({ templates, exceptions, fromDay: from, days });
  return closeOutsideHours(slots, hours, () => deliveryServiceId).map((slot, index) => ({
    ...slot,
    outsideHours: isOutsideHours(slot, deliveryServiceId, hours),
    closedByPlan: slots[index]!.closed,
    typical: templates.find(({ slotTemplateId }) => slotTemplateId === slot.slotTemplateId)!,
    reason:
      exceptions.find(({ day, slotTemplateId }) => day === slot.day && slotTemplateId === slot.slotTemplateId)
        ?.reason ??
      exceptions.find(({ day, slotTemplateId }) => day === slot.day && slotTemplateId === null)?.reason ??
      undefined,
  }));
}
