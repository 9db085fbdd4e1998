import { type DatedSlot, daysBetween, formatDayShort, formatWindow, type SlotTerms, shopDay } from '@sporta/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { freeExpiredHolds } from '../bookings.repo.ts';
import { writeSlots } from '../timeslots.repo.ts';
import { lockPlan, lockSoldSlots, readSoldSlots, type SoldSlot, writeExceptions } from './plan.repo.ts';
import { type PlanOf, plannedSlots } from './read-plan.ts';

/** What a person may decide of a window of one day. */
export type SlotDecision = SlotTerms & { closed: boolean };

export interface SlotChange {
  day: string;
  slotTemplateId: number;
  /** Without `capacityUnits` they follow the orders, in the proportion of the typical week. */
  wanted: Omit<SlotDecision, 'capacityUnits'> & { capacityUnits: number | undefined };
  /** What the person saw when deciding. */
  seen: Omit<SlotDecision, 'capacityUnits'>;
}

/** A window before and after. */
export interface PublishedSlot {
  day: string;
  beginTime: string;
  endTime: string;
  timeslotId: number | undefined;
  before: SlotDecision;
  after: SlotDecision;
}

/**
 * Changes windows of single days, in the caller's transaction: all or none. Slots on sale change at once, days further away when
 * they come on sale. Capacity never goes below what is sold; what somebody else changed since is not overwritten.
 * @throws BusinessError `slot-not-found`, `slot-begun`, `slot-changed`, `slot-outside-hours`, `capacity-below-sold`
 */
export async function publishSlots(
  tx: Tx,
  { changes, reason, now, ...of }: PlanOf & { changes: readonly SlotChange[]; reason: string | undefined; now: Date },
): Promise<PublishedSlot[]> {
  if (changes.length === 0) return [];
  await lockPlan(tx, of.warehouseId);
  refuseOddDays(changes, shopDay(now.getTime()));
  const days = changes.map(({ day }) => day).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const windows = await plannedSlots(tx, of, from, to);
  const sold = await lockedSlots(tx, { ...of, from, to }, changes, now);
  const published = changes.map(({ day, slotTemplateId, wanted, seen }) => {
    const before = windows.find((slot) => slot.day === day && slot.slotTemplateId === slotTemplateId);
    if (!before)
      throw new BusinessError('slot-not-found', `Il ${formatDayShort(day)} non ha questa fascia`, { field: 'changes' });
    const onSale = sold.find((slot) => slot.day === day && slot.slotTemplateId === slotTemplateId);
    const name = `${formatDayShort(day)}, ${formatWindow(before.beginTime, before.endTime)}`;
    // a slot on sale may have more room than planned: what was sold before less was planned stays
    const current = onSale ? decisionOfSold(onSale) : decisionOf(before);
    refuseIfChanged(name, current, seen);
    if (before.beginAt <= now.getTime()) {
      throw new BusinessError('slot-begun', `${name}: la fascia è già iniziata`, { field: 'changes' });
    }
    if (before.outsideHours && !wanted.closed) {
      throw new BusinessError('slot-outside-hours', `${name}: il punto vendita è chiuso in queste ore`, {
        field: 'changes',
      });
    }
    const after = {
      ...before,
      ...decisionOf({ ...wanted, capacityUnits: 0 }),
      capacityUnits: wanted.capacityUnits ?? unitsFor(wanted.capacityOrders, current, before.typical),
      // what a day does not limit by itself is limited as the typical week says
      capacityCrates: wanted.capacityCrates ?? before.typical.capacityCrates,
    };
    if (onSale) refuseBelowSold(name, after, onSale);
    return { current, after, onSale };
  });
  // a window the store's hours close is open again when they change
  const planned = published.map(({ after }) => ({
    ...after,
    closed: after.outsideHours ? after.closedByPlan : after.closed,
    reason,
  }));
  await writeExceptions(tx, of.warehouseId, planned);
  const onSale = published.filter((each) => each.onSale).map(({ after }) => datedAgain(after));
  await writeSlots(
    tx,
    of.warehouseId,
    onSale,
    new Map(windows.map(({ typical }) => [typical.slotTemplateId, typical])),
  );
  return published.map(({ current, after, onSale }) => ({
    day: after.day,
    beginTime: after.beginTime,
    endTime: after.endTime,
    timeslotId: onSale?.timeslotId,
    before: current,
    after: decisionOf(after),
  }));
}

/** The slots on sale that change, locked, without holds that ran out. */
async function lockedSlots(
  tx: Tx,
  range: PlanOf & { from: string; to: string },
  changes: readonly SlotChange[],
  now: Date,
): Promise<SoldSlot[]> {
  const known = await readSoldSlots(tx, range);
  const wanted = known.filter((slot) =>
    changes.some(({ day, slotTemplateId }) => day === slot.day && slotTemplateId === slot.slotTemplateId),
  );
  const timeslotIds = wanted.map(({ timeslotId }) => timeslotId);
  await lockSoldSlots(tx, timeslotIds);
  await freeExpiredHolds(tx, timeslotIds, now);
  return lockSoldSlots(tx, timeslotIds);
}

/** How far ahead days are planned; every day between the first and the last one is looked at. */
export const daysAhead = 366;

function refuseOddDays(changes: readonly SlotChange[], today: string): void {
  if (new Set(changes.map(({ day, slotTemplateId }) => `${day} ${slotTemplateId}`)).size < changes.length) {
    throw new BusinessError('slot-changed', 'La stessa fascia c’è due volte', { field: 'changes' });
  }
  for (const { day } of changes) {
    if (day < today)
      throw new BusinessError('slot-not-found', `${formatDayShort(day)}: è già passato`, { field: 'changes' });
    if (daysBetween(today, day) > daysAhead) {
      throw new BusinessError('slot-not-found', 'Si può pianificare fino a un anno da oggi', { field: 'changes' });
    }
  }
}

function refuseIfChanged(name: string, now: SlotDecision, seen: SlotChange['seen']): void {
  const same =
    now.capacityOrders === seen.capacityOrders &&
    now.capacityCrates === seen.capacityCrates &&
    now.costCents === seen.costCents &&
    now.cutoffMinutes === seen.cutoffMinutes &&
    now.eco === seen.eco &&
    now.companiesOnly === seen.companiesOnly &&
    now.closed === seen.closed;
  if (!same) {
    throw new BusinessError('slot-changed', `${name}: nel frattempo qualcuno ha cambiato questa fascia`, {
      field: 'changes',
    });
  }
}

function refuseBelowSold(name: string, after: SlotDecision, { takenOrders, takenUnits, takenCrates }: SoldSlot): void {
  if (after.capacityOrders < takenOrders) {
    const taken = takenOrders === 1 ? 'c’è già 1 ordine' : `ci sono già ${takenOrders} ordini`;
    throw new BusinessError('capacity-below-sold', `${name}: ${taken}, la capacità non può scendere sotto`, {
      field: 'changes',
    });
  }
  if (after.capacityUnits < takenUnits) {
    throw new BusinessError(
      'capacity-below-sold',
      `${name}: gli ordini presi chiedono già ${takenUnits} unità di lavoro, la capacità non può scendere sotto`,
      { field: 'changes' },
    );
  }
  if (after.capacityCrates !== null && after.capacityCrates < takenCrates) {
    throw new BusinessError(
      'capacity-below-sold',
      `${name}: gli ordini presi riempiono già ${takenCrates} casse, il limite non può scendere sotto`,
      { field: 'changes' },
    );
  }
}

/** Work units for a number of orders: as they are for the same number, else in the proportion of the typical week. */
function unitsFor(orders: number, current: SlotTerms, typical: SlotTerms): number {
  if (orders === current.capacityOrders) return current.capacityUnits;
  return typical.capacityOrders === 0
    ? typical.capacityUnits
    : Math.ceil((typical.capacityUnits * orders) / typical.capacityOrders);
}

/** Orders close as long before the beginning as the new terms say. */
const datedAgain = (slot: DatedSlot): DatedSlot => ({ ...slot, cutoffAt: slot.beginAt - slot.cutoffMinutes * 60_000 });

const decisionOf = ({
  capacityOrders,
  capacityUnits,
  capacityCrates,
  costCents,
  cutoffMinutes,
  eco,
  companiesOnly,
  closed,
}: SlotDecision) => ({
  capacityOrders,
  capacityUnits,
  capacityCrates,
  costCents,
  cutoffMinutes,
  eco,
  companiesOnly,
  closed,
});

/** The terms of a slot as it is sold. */
export const decisionOfSold = (slot: SoldSlot): SlotDecision =>
  decisionOf({ ...slot, cutoffMinutes: (slot.beginAt.getTime() - slot.cutoffAt.getTime()) / 60_000 });

/**
 * Closes a slot on sale, in the caller's transaction, whatever its other terms are by now.
 * @returns false when it was closed already
 * @throws BusinessError `slot-not-found`, `slot-begun`
 */
export async function closeOnSale(
  tx: Tx,
  { warehouseId, deliveryServiceId, timeslotId }: Pick<SoldSlot, 'warehouseId' | 'deliveryServiceId' | 'timeslotId'>,
  { reason, now }: { reason: string | undefined; now: Date },
): Promise<boolean> {
  await lockPlan(tx, warehouseId);
  const [slot] = await lockSoldSlots(tx, [timeslotId]);
  if (!slot || slot.slotTemplateId === null) {
    throw new BusinessError('slot-not-found', 'Questa fascia non c’è più', { field: 'timeslot_id' });
  }
  if (slot.closed) return false;
  const seen = decisionOfSold(slot);
  const { day, slotTemplateId } = slot;
  const changes = [{ day, slotTemplateId, seen, wanted: { ...seen, closed: true } }];
  await publishSlots(tx, { warehouseId, deliveryServiceId, changes, reason, now });
  return true;
}
