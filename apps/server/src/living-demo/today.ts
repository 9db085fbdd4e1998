import type { Order, Withdrawal } from '@sporta/contract';
import type { Deps } from '../platform/deps.ts';
import { chanceOf } from './chance.ts';
import { reachDoors, sendVans } from './drive-rounds.ts';
import { fillLockers } from './fill-lockers.ts';
import { takeBackToBay } from './household-on-road.ts';
import type { DemoStaff } from './people.ts';
import { beginOrder, prepareOrder } from './pick-orders.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { type Caller, callerFor, Refused } from './shop-calls.ts';
import { spreadTimes } from './spread-times.ts';

/** A van of the demo on the road. */
export interface VanOnTheRoad {
  roundId: number;
  driver: Caller;
}

/**
 * What the people of the first store have done of today's orders by now, through the shop's own calls: those of the windows under way
 * prepared and on two vans, others ready, closed or half done on the carts.
 * @param orders those in preparation, the earliest window first
 */
export async function playToday(
  deps: Deps,
  orders: readonly PlannedOrder[],
  staff: DemoStaff,
): Promise<VanOnTheRoad[]> {
  const day = orders[0]?.slot.day ?? '';
  const chance = chanceOf(`work of ${day}`);
  const as = (people: { accountId: number }[]) =>
    Promise.all(people.map(({ accountId }) => callerFor(deps, accountId, { staff: true })));
  const [pickers, drivers, [manager]] = await Promise.all([as(staff.pickers), as(staff.drivers), as([staff.manager])]);
  const parts = shareOut(orders, pickers.length, deps.clock.now());
  const inTurn = (index: number) => pickers[index % pickers.length]!;
  for (const [index, { orderId }] of [...parts.toBring, ...parts.ready].entries()) {
    await prepareOrder(inTurn(index), orderId, { bay: `B${(index % 8) + 1}`, chance });
  }
  for (const [index, { orderId }] of parts.closed.entries()) {
    await prepareOrder(inTurn(index), orderId, { bay: undefined, heavy: true, chance });
  }
  for (const [index, { orderId }] of parts.begun.entries()) {
    await beginOrder(inTurn(index), orderId, 0.2 + 0.6 * chance.next(), chance);
  }
  const toLockers = parts.ready.filter(({ slot }) => slot.service === 3);
  if (manager)
    await fillLockers(
      manager,
      toLockers.map(({ orderId }) => orderId),
    );
  const timeslotId = parts.toBring[0]?.slot.timeslotId;
  const vans =
    timeslotId === undefined || !manager
      ? []
      : await sendVans(manager, drivers.slice(0, 2), timeslotId, await takeBackToBay(deps, timeslotId));
  for (const [index, { driver, roundId }] of vans.entries()) {
    const done = (stops: number) => (parts.isLate ? Math.max(0, stops - 2) : 2 - (index % 2));
    await reachDoors(driver, roundId, { done });
  }
  const { toBring, ready, closed, begun } = parts;
  await spreadTimes(
    deps,
    [...toBring, ...ready, ...closed, ...begun].map(({ orderId }) => orderId),
    vans.map(({ roundId }) => roundId),
  );
  return vans;
}

interface Parts {
  /** Of one window: they leave with the vans. */
  toBring: PlannedOrder[];
  /** That window is over: the vans are at their last doors. */
  isLate: boolean;
  ready: PlannedOrder[];
  /** Prepared, not yet in the bay; those whose card holds too little among them. */
  closed: PlannedOrder[];
  begun: PlannedOrder[];
}

function shareOut(orders: readonly PlannedOrder[], pickers: number, now: Date): Parts {
  const short = orders.filter(isShort);
  const full = orders.filter((order) => !isShort(order) && order.slot.service === 1);
  const first = full[0]?.slot;
  const ofFirst = full.filter(({ slot }) => slot === first);
  const isLate = first !== undefined && first.endAt <= now && ofFirst.length < full.length;
  // where no window follows, some of this one is still in the store
  const toBring = isLate ? ofFirst : ofFirst.slice(0, Math.max(2, Math.min(7, full.length - 5)));
  const others = full.filter((order) => !toBring.includes(order));
  const ready = Math.min(4, Math.ceil(others.length / 4));
  return {
    toBring,
    isLate,
    ready: [...others.slice(0, ready), ...orders.filter((order) => !isShort(order) && order.slot.service !== 1)],
    closed: [...short, ...others.slice(ready, ready + 1)],
    begun: others.slice(ready + 1, ready + 1 + pickers),
  };
}

const isShort = ({ marginCents, lines }: PlannedOrder) =>
  marginCents === 0 && lines.some(({ estimatedGrams }) => estimatedGrams !== null);

/** What waits for an answer: reports of bad goods, goods given back, rewards asked for. @param delivered orders of the last days */
export async function askForAnswers(deps: Deps, delivered: readonly PlannedOrder[]): Promise<void> {
  const chance = chanceOf(`questions of ${delivered[0]?.slot.day ?? ''}`);
  const questions: ((customer: Caller, order: PlannedOrder) => Promise<void>)[] = [
    ...notes.map((_, index) => (customer: Caller, order: PlannedOrder) => reportProblem(customer, order, index)),
    giveBack,
    giveBack,
    ...Array.from({ length: 4 }, () => (customer: Caller) => askReward(deps, customer, chance.int(400, 900))),
  ];
  const latest = delivered.toReversed();
  for (const ask of questions) {
    // where the shop says no, the next customer has the same question
    for (let asked = false; !asked && latest.length > 0; ) {
      const order = latest.shift()!;
      const customer = await callerFor(deps, order.customer.accountId, { staff: false });
      try {
        await ask(customer, order);
        asked = true;
      } catch (error) {
        if (!(error instanceof Refused && nothingToAsk.has(error.code))) throw error;
        deps.log.debug({ orderId: order.orderId, code: error.code }, 'a question of the demo is not asked');
      }
    }
  }
}

/** Goods that cannot be given back, or an order that somebody asked about before. */
const nothingToAsk = new Set(['not-withdrawable', 'already-reported', 'nothing-left', 'not-enough-points']);

const problems = ['damaged', 'missing', 'expired', 'wrong'];
const notes = [
  'La confezione è arrivata aperta',
  'Non l’ho trovato nei sacchetti',
  'Scade oggi, non riesco a usarlo',
  'Avevo chiesto un altro gusto',
  'Era schiacciato in fondo al sacchetto',
];

async function reportProblem(customer: Caller, { orderId }: PlannedOrder, index: number): Promise<void> {
  const { order }: { order: Order } = await customer.get('order/detail', { order_id: orderId });
  const line = order.lines.find(({ deliveredQuantity }) => deliveredQuantity !== 0)!;
  await customer.post('order/report-problem', {
    order_id: orderId,
    lines: [{ order_line_id: line.orderLineId, problem: problems[index % problems.length] }],
    note: notes[index % notes.length],
  });
}

async function giveBack(customer: Caller, { orderId }: PlannedOrder): Promise<void> {
  const { withdrawal }: { withdrawal: Withdrawal } = await customer.post('order/withdraw', { order_id: orderId });
  await customer.post('order/withdraw', {
    order_id: orderId,
    lines: withdrawal.lines.slice(0, 1).map(({ orderLineId }) => ({ order_line_id: orderLineId })),
    confirm: true,
    reason: 'Ne ho ordinati troppi',
  });
}

async function askReward(deps: Deps, customer: Caller, points: number): Promise<void> {
  await deps.pool.query(
    `with given as (insert into point_entry (account_id, points, kind, description, at)
       values ($1, $2, 'opening', 'Punti della tessera', now() - interval '60 days') returning account_id, points)
     update account a set points = a.points + g.points, is_member = true from given g where a.account_id = g.account_id`,
    [customer.accountId, points],
  );
  const { rewards } = await customer.get('rewards/list');
  const cheapest = rewards.toSorted((a: { points: number }, b: { points: number }) => a.points - b.points)[0];
  await customer.post('rewards-cart/add', { reward_id: cheapest.rewardId });
  await customer.post('rewards-cart/request');
}
