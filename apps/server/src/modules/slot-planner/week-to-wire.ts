import type { PlannedSlot, SlotTermsOnWire, SlotWeek, TypicalSlot } from '@sporta/contract';
import {
  addDays,
  capitalised,
  centsToEuro,
  formatDayShort,
  romeInstant,
  type SlotPricing,
  type SlotTerms,
  slotPrice,
} from '@sporta/domain';
import { decisionOfSold, type Planned, type typicalWeek } from '../delivery/index.ts';

/** The days of a plan, from `from` on; a day without windows is empty. */
export function daysToWire(
  plan: readonly Planned[],
  { from, pricing, now }: { from: string; pricing: SlotPricing | undefined; now: Date },
): SlotWeek['days'] {
  return Array.from({ length: 7 }, (_, offset) => addDays(from, offset)).map((date) => {
    const slots = plan.filter(({ day }) => day === date).map((slot) => slotToWire(slot, pricing, now));
    return {
      date,
      label: capitalised(formatDayShort(date)),
      bookedOrders: slots.reduce((sum, { bookedOrders }) => sum + bookedOrders, 0),
      slots,
    };
  });
}

/** Windows of any day, by hour: the rows of the table. */
export function windowsOf(plan: readonly Planned[]): SlotWeek['windows'] {
  const windows = new Map(plan.map(({ beginTime, endTime }) => [`${beginTime} ${endTime}`, { beginTime, endTime }]));
  return [...windows.values()].sort(
    (a, b) => a.beginTime.localeCompare(b.beginTime) || a.endTime.localeCompare(b.endTime),
  );
}

function slotToWire(
  { day, beginTime, endTime, planned, sold, typical, forecast }: Planned,
  pricing: SlotPricing | undefined,
  now: Date,
): PlannedSlot {
  const terms = sold ? soldTerms(sold) : termsToWire(planned!, planned!.closed);
  const usual = typical && termsToWire(typical, false);
  return {
    ...terms,
    ...(sold ? costByDemand(sold, pricing, now) : {}),
    ...(sold ? { timeslotId: sold.timeslotId } : {}),
    ...(planned ? { slotTemplateId: planned.slotTemplateId } : {}),
    beginTime,
    endTime,
    bookedOrders: sold?.takenOrders ?? 0,
    reservedOrders: sold?.reservedOrders ?? 0,
    bookedUnits: sold?.takenUnits ?? 0,
    bookedCrates: sold?.takenCrates ?? 0,
    ...(usual && !sameTerms(usual, terms) ? { typical: usual } : {}),
    ...(forecast ? { forecastOrders: Math.round(forecast.orders), forecastCrates: Math.round(forecast.crates) } : {}),
    begun: romeInstant(day, beginTime) <= now.getTime(),
    ...reasonOf(planned),
  };
}

function costByDemand(
  sold: NonNullable<Planned['sold']>,
  pricing: SlotPricing | undefined,
  now: Date,
): Pick<PlannedSlot, 'costNow'> {
  const at = { now: now.getTime(), vanNearby: false };
  const { cents } = slotPrice({ ...sold, cutoffAt: sold.cutoffAt.getTime() }, pricing, at);
  return cents === sold.costCents || sold.cutoffAt <= now ? {} : { costNow: centsToEuro(cents) };
}

function reasonOf(planned: Planned['planned']): Pick<PlannedSlot, 'reason'> {
  if (planned?.outsideHours) return { reason: 'Fuori dagli orari del punto vendita' };
  return planned?.reason ? { reason: planned.reason } : {};
}

const termsToWire = (terms: SlotTerms, closed: boolean): SlotTermsOnWire => ({
  capacityOrders: terms.capacityOrders,
  capacityUnits: terms.capacityUnits,
  capacityCrates: terms.capacityCrates,
  cost: centsToEuro(terms.costCents),
  cutoffMinutes: terms.cutoffMinutes,
  eco: terms.eco,
  companiesOnly: terms.companiesOnly,
  closed,
});

const soldTerms = (sold: NonNullable<Planned['sold']>): SlotTermsOnWire => {
  const { closed, ...terms } = decisionOfSold(sold);
  return termsToWire(terms, closed);
};

const sameTerms = (a: SlotTermsOnWire, b: SlotTermsOnWire): boolean =>
  (Object.keys(a) as (keyof SlotTermsOnWire)[]).every((key) => a[key] === b[key]);

export const typicalToWire = (slot: Awaited<ReturnType<typeof typicalWeek>>[number]): TypicalSlot => {
  const { closed, ...terms } = termsToWire(slot, false);
  const { slotTemplateId, weekday, beginTime, endTime } = slot;
  return { slotTemplateId, weekday, beginTime, endTime, ...terms };
};
