import { calls } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { addDays, daysBetween, shopDay, weekday } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type StaffRights, seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import {
  daysAhead,
  findSoldSlot,
  generateTimeslots,
  type PlanOf,
  type PublishedSlot,
  publishSlots,
  readPlan,
  readSlotPricing,
  type SoldSlot,
  saveTypical,
  typicalWeek,
} from '../delivery/index.ts';
import { vansInUse } from '../rounds/index.ts';
import { closeSlot, proposeMoves, slotName } from './close-slot.ts';
import { type Asking, planAsked } from './plan-asked.ts';
import { daysToWire, typicalToWire, windowsOf } from './week-to-wire.ts';

export function registerSlotPlannerRoutes(app: FastifyInstance): void {
  const { staffSlots } = calls;

  registerCall(app, staffSlots.week, async (c) => {
    const { stores, store, deliveryServiceId } = await planAsked(c, c.input);
    const today = shopDay(c.now.getTime());
    const day = c.input.day ?? today;
    if (Math.abs(daysBetween(today, day)) > daysAhead) {
      throw new BusinessError('slot-not-found', 'Le fasce si vedono fino a un anno da oggi', { field: 'day' });
    }
    const from = addDays(day, 1 - weekday(day));
    const to = addDays(from, 6);
    const of = { warehouseId: store.warehouseId, deliveryServiceId };
    const plan = await readPlan(c.db, { ...of, from, to, now: c.now });
    const pricing = await readSlotPricing(c.db, of);
    return {
      week: {
        warehouseId: store.warehouseId,
        warehouseName: store.name,
        deliveryServiceId,
        from,
        to,
        windows: windowsOf(plan),
        days: daysToWire(plan, { from, pricing, now: c.now }),
        stores,
        vans: deliveryServiceId === deliveryServiceIds.home ? await vansInUse(c.db, store.warehouseId) : noVans,
      },
    };
  });

  registerCall(app, staffSlots.publish, async (c) => {
    const { store, deliveryServiceId } = await planAsked(c, c.input);
    const of = { warehouseId: store.warehouseId, deliveryServiceId };
    const { reason } = c.input;
    const changes = c.input.changes.map(({ date, slot_template_id: slotTemplateId, seen, ...wanted }) => ({
      day: date,
      slotTemplateId,
      wanted: { ...decisionOf(wanted), capacityUnits: wanted.capacity_units },
      seen: decisionOf(seen),
    }));
    const published = await withTransaction(c.db, async (tx) => {
      const done = await publishSlots(tx, { ...of, changes, reason, now: c.now });
      for (const slot of done)
        await writeAudit(tx, c, 'slot.publish', { ...auditOf(slot), warehouseId: of.warehouseId, reason });
      return done;
    });
    return { changed: published.length };
  });

  registerCall(app, staffSlots.closing, async (c) => {
    const slot = await slotAsked(c, c.input.timeslot_id);
    return { orders: await proposeMoves(c.db, slot, c.now) };
  });

  registerCall(app, staffSlots.close, async (c) => {
    const slot = await slotAsked(c, c.input.timeslot_id);
    return closeSlot(c.deps, c.account, slot, { move: c.input.orders === 'move', reason: c.input.reason });
  });

  registerCall(app, staffSlots.typicalWeek, async (c) => {
    const { store, deliveryServiceId } = await planAsked(c, c.input);
    const slots = await typicalWeek(c.db, { warehouseId: store.warehouseId, deliveryServiceId });
    return { slots: slots.map(typicalToWire) };
  });

  registerCall(app, staffSlots.saveTypical, async (c) => {
    const { input } = c;
    const { store, deliveryServiceId } = await planAsked(c, input);
    const of: PlanOf = { warehouseId: store.warehouseId, deliveryServiceId };
    const window = { weekday: input.weekday, beginTime: input.begin_time, endTime: input.end_time };
    const { capacity_units: capacityUnits } = input;
    if (capacityUnits === undefined) {
      throw new BusinessError('capacity-missing', 'Servono le unità di lavoro della fascia', {
        field: 'capacity_units',
      });
    }
    const terms = { ...decisionOf({ ...input, closed: false }), capacityUnits, active: input.active };
    const slots = await withTransaction(c.db, async (tx) => {
      await saveTypical(tx, { ...of, now: c.now }, window, terms);
      await writeAudit(tx, c, 'slot.typical-week', {
        subject: { kind: 'slot', name: `${window.weekday}, ${window.beginTime}–${window.endTime}` },
        warehouseId: of.warehouseId,
        after: { ...window, ...terms },
      });
      return typicalWeek(tx, of);
    });
    await generateTimeslots(c.deps, of.warehouseId);
    return { slots: slots.map(typicalToWire) };
  });
}

/** Where customers come to the store. */
const noVans = { count: 0, crates: 0 };

interface WantedOnWire {
  capacity_orders: number;
  capacity_crates?: number | undefined;
  cost: number;
  cutoff_minutes: number;
  eco: boolean;
  companies_only: boolean;
  closed: boolean;
}

const decisionOf = (wanted: WantedOnWire) => ({
  capacityOrders: wanted.capacity_orders,
  capacityCrates: wanted.capacity_crates ?? null,
  costCents: Math.round(wanted.cost * 100),
  cutoffMinutes: wanted.cutoff_minutes,
  eco: wanted.eco,
  companiesOnly: wanted.companies_only,
  closed: wanted.closed,
});

const auditOf = (slot: PublishedSlot) => ({
  subject: { kind: 'slot' as const, id: slot.timeslotId, name: slotName(slot) },
  before: slot.before,
  after: slot.after,
});

/** A slot of a store this person sees. @throws BusinessError `slot-not-found` */
async function slotAsked({ db, account }: Asking, timeslotId: number): Promise<SoldSlot> {
  const slot = await findSoldSlot(db, timeslotId);
  if (!slot || !seesStore(account.staff as StaffRights, slot.warehouseId)) {
    throw new BusinessError('slot-not-found', 'Non abbiamo trovato questa fascia', { field: 'timeslot_id' });
  }
  return slot;
}
