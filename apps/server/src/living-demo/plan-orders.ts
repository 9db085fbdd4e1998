import { orderIds } from '@sporta/domain';
import { type Chance, chanceOf } from './chance.ts';
import { type DrawnOrder, drawOrder } from './draw-order.ts';
import { type DemoProvider, type DrawnTenders, drawTenders } from './draw-tenders.ts';
import type { DemoGoods } from './goods.ts';
import type { DemoCustomer } from './people.ts';
import type { DemoSlot } from './slots.ts';

/** How far an order has come when it is written; what is to happen today happens afterwards, through the shop. */
export type PlannedState = 'confirmed' | 'delivered' | 'cancelled';

export interface PlannedOrder extends DrawnOrder {
  orderId: number;
  state: PlannedState;
  customer: DemoCustomer;
  slot: DemoSlot;
  placedAt: Date;
  /** Prepared today: its customer can no longer change it. */
  cutoffAt: Date;
  /** Held beyond what it costs, cents: room for what weighs more than thought. */
  marginCents: number;
  tenders: DrawnTenders;
}

const HOUR = 3_600_000;

/**
 * How many orders a slot gets: with today the fullest, the past a little less full the longer ago, the coming days booked less and less.
 * Other stores and collecting have a fraction of it.
 */
function wanted(chance: Chance, slot: DemoSlot, daysAway: number, isFirstStore: boolean): number {
  const fullness = daysAway === 0 ? 10 : daysAway > 0 ? Math.max(1, 8 - 3 * daysAway) : 8.5 + daysAway / 28;
  const share = (isFirstStore ? 1 : 0.2) * (slot.service === 1 ? 1 : 0.3);
  const orders = Math.round(fullness * share + (chance.next() - 0.5) * 3 * share);
  return Math.min(slot.orders, Math.max(0, orders - slot.booked));
}

export interface PlanInput {
  slots: readonly DemoSlot[];
  customers: readonly DemoCustomer[];
  goods: readonly DemoGoods[];
  firstStore: number;
  today: string;
  now: Date;
  /** Who can be asked for money here. */
  providers: ReadonlySet<DemoProvider>;
  /** Ids no order may have. */
  taken: Set<number>;
  /** Slots whose orders are delivered already. */
  isOver(slot: DemoSlot): boolean;
  /** Slots whose orders are prepared now, whatever the cut-off of the slot. */
  isInPreparation(slot: DemoSlot): boolean;
}

/** The orders of some slots; each day is drawn by itself, so that it comes out the same whenever it is built. */
export function planOrders(input: PlanInput): PlannedOrder[] {
  return input.slots.flatMap((slot) => {
    const chance = chanceOf(`${slot.day} ${slot.beginAt.getUTCHours()} ${slot.warehouseId} ${slot.service}`);
    const daysAway = Math.round((Date.parse(slot.day) - Date.parse(input.today)) / (24 * HOUR));
    const count = wanted(chance, slot, daysAway, slot.warehouseId === input.firstStore);
    const own = input.customers.filter(({ warehouseId }) => warehouseId === slot.warehouseId);
    let units = slot.units;
    let crates = slot.crates ?? Number.POSITIVE_INFINITY;
    const orders: PlannedOrder[] = [];
    for (const customer of pickPeople(chance, own, count)) {
      const order = planOrder(chance, slot, customer, input);
      if (order.units > units || order.crates > crates) break;
      if (order.state !== 'cancelled') {
        units -= order.units;
        crates -= order.crates;
      }
      orders.push(order);
    }
    return orders;
  });
}

/** Different people, those first in the list more often. */
function pickPeople(chance: Chance, people: readonly DemoCustomer[], count: number): Set<DemoCustomer> {
  const chosen = new Set<DemoCustomer>();
  while (chosen.size < Math.min(count, people.length)) chosen.add(chance.favourite(people));
  return chosen;
}

function planOrder(chance: Chance, slot: DemoSlot, customer: DemoCustomer, input: PlanInput): PlannedOrder {
  const { now, goods, taken } = input;
  const drawn = drawOrder(chance, goods, { least: 5, most: 20, deliveryCents: slot.costCents });
  const cancelled = chance.percent(3);
  const hoursBefore = chance.int(9, 70) + chance.next();
  const placedAt = new Date(
    Math.min(slot.beginAt.getTime() - hoursBefore * HOUR, now.getTime() - chance.int(20, 600) * 60_000),
  );
  const inPreparation = input.isInPreparation(slot);
  const orderId = freeId(chance, taken);
  // a few cards hold no more than the total, and leave something to be asked for
  const marginCents = inPreparation && chance.percent(6) ? 0 : Math.ceil(drawn.totalCents / 10);
  return {
    ...drawn,
    orderId,
    state: input.isOver(slot)
      ? cancelled
        ? 'cancelled'
        : 'delivered'
      : cancelled && !inPreparation
        ? 'cancelled'
        : 'confirmed',
    customer,
    slot,
    placedAt,
    cutoffAt: inPreparation ? new Date(Math.min(slot.cutoffAt.getTime(), now.getTime() - 60_000)) : slot.cutoffAt,
    marginCents,
    tenders: drawTenders({ ...drawn, orderId }, marginCents, input.providers),
  };
}

function freeId(chance: Chance, taken: Set<number>): number {
  for (;;) {
    const id = chance.int(orderIds.min, orderIds.limit - 1);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
