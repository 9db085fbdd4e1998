import { brokenRules } from '@sporta/server/modules/orders/testing/consistency.ts';
import { brokenMoney } from '@sporta/server/modules/orders/testing/money-rules.ts';
import type { OutsideUrls } from '@sporta/server/modules/orders/testing/outside-books.ts';
import type { Logbook } from './logbook.ts';
import { paymentStories } from './payment-stories.ts';
import type { Stage } from './stage.ts';

/** Each answers with the rows that break the rule; the shop's own tests know the rules of orders, stock and slots. */
const ownRules: Record<string, string> = {
  'the points of an account are the sum of its ledger, and never below zero': `
    select account_id, points, entries.sum from account
    cross join lateral (select coalesce(sum(e.points), 0)::int as sum from point_entry e where e.account_id = account.account_id) entries
    where account.points <> entries.sum or account.points < 0`,
  'points spent once for each request, and given back once': `
    select r.reward_request_id, r.state, r.points, spent.sum from reward_request r
    cross join lateral (select coalesce(sum(e.points), 0)::int as sum from point_entry e where e.reward_request_id = r.reward_request_id) spent
    where spent.sum <> case r.state when 'cancelled' then 0 else -r.points end`,
  'as many rewards were given as are missing': `
    select reward_id, reward.remaining, given.sum, first.remaining as at_first from reward
    join storm_reward first using (reward_id)
    cross join lateral (select coalesce(sum(l.quantity), 0)::int as sum from reward_request_line l
      join reward_request r using (reward_request_id) where l.reward_id = reward.reward_id and r.state <> 'cancelled') given
    where reward.remaining + given.sum <> first.remaining`,
  'a certificate is on one living order at most, unless it has enough for all': `
    select gift_certificate_id, initial_cents, used.sum, back.sum as back from gift_certificate
    cross join lateral (select coalesce(sum(amount_cents), 0)::int as sum from order_gift_certificate u
      where u.gift_certificate_id = gift_certificate.gift_certificate_id and u.state = 'reserved') used
    cross join lateral (select coalesce(sum(r.amount_cents), 0)::int as sum from order_gift_return r
      join order_gift_certificate u using (order_id, gift_certificate_id)
      where r.gift_certificate_id = gift_certificate.gift_certificate_id and u.state = 'reserved') back
    where used.sum - back.sum > initial_cents`,
  'stock is never promised twice': `
    select product_id, warehouse_id, on_hand, reserved from stock where reserved > on_hand or reserved < 0`,
  'no slot has more in it than fits': `
    select timeslot_id, taken_orders, capacity_orders, taken_units, capacity_units from timeslot
    where taken_orders > capacity_orders or taken_units > capacity_units or taken_orders < 0 or taken_units < 0`,
  'one purchase key makes one order': `
    select account_id, idempotency_key, count(*) from orders group by 1, 2 having count(*) > 1`,
};

/** Remembers what there was before the storm, for the rules that count. */
export async function rememberBefore({ base }: Stage): Promise<void> {
  await base.pool.query('create table storm_reward as select reward_id, remaining from reward');
}

/** Every rule that does not hold, with what breaks it; empty when all is well. */
export async function violations(stage: Stage, logbook: Logbook): Promise<string[]> {
  const { pool } = stage.base;
  const money = await brokenMoney(pool, outsideOf(stage));
  const broken = [...(await brokenRules(pool)), ...money, ...(await paymentStories(pool, outsideOf(stage), money))];
  for (const [rule, query] of Object.entries(ownRules)) {
    const { rows } = await pool.query(query);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  broken.push(...(await brokenPromises(stage, logbook)), ...(await brokenMail(stage)));
  for (const part of stage.parts) {
    if (part.ownDeaths.length > 0) broken.push(`${part.name} ended by itself: ${part.ownDeaths.join(', ')}`);
  }
  const scandals = [...new Set(logbook.scandals)];
  if (scandals.length > 0)
    broken.push(`${logbook.scandals.length} answers no customer should get, e.g. ${scandals.slice(0, 5).join(' | ')}`);
  return broken;
}

/** Where each provider's own books are read. */
export function outsideOf({ bankRecords, tenders }: Stage): OutsideUrls {
  const { tickets, ...others } = { ...tenders?.urls };
  return { cardGateway: bankRecords, mealTickets: tickets, ...others };
}

const livingStates = new Set(['confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'delivered']);

/** An order its customer was shown as paid lives, or its customer ended it. */
async function brokenPromises(stage: Stage, logbook: Logbook): Promise<string[]> {
  const { rows } = await stage.base.pool.query(
    `select order_id, order_number, state, replaced.by, s.total_cents as cost from orders o
     left join order_settlement s using (order_id)
     left join lateral (select order_id as by from orders n where n.replaces_order_id = o.order_id
       and n.state = any($1) limit 1) replaced on true`,
    [[...livingStates, 'cancelled', 'replaced', 'withdrawn']],
  );
  const orders = new Map(rows.map((row) => [row.order_id as number, row]));
  const broken: string[] = [];
  for (const [orderId, number] of logbook.toldPaid) {
    const order = orders.get(orderId);
    const lives = livingStates.has(order?.state);
    const ended =
      ((order?.state === 'cancelled' || order?.state === 'withdrawn') && logbook.calledOff.has(orderId)) ||
      // the house found nothing of it
      (order?.state === 'cancelled' && order.cost === 0) ||
      // a newer version of the same order takes its place
      ((order?.state === 'replaced' || order?.state === 'cancelled') && order.by !== null);
    if (!lives && !ended) broken.push(`order ${number} (${orderId}) was called paid and is ${order?.state ?? 'gone'}`);
  }
  return broken;
}

/** Each order that was ever confirmed has been written about, and no mail speaks of an order that was not. */
async function brokenMail(stage: Stage): Promise<string[]> {
  const { rows } = await stage.base.pool.query(
    `select distinct order_number from orders join order_event using (order_id) where to_state = 'confirmed'`,
  );
  const confirmed = new Set(rows.map((row) => row.order_number as string));
  const { messages } = (await (await fetch(`${stage.mailRecords}/api/messages`)).json()) as {
    messages: { subject: string }[];
  };
  const written = new Set<string>();
  for (const { subject } of messages) {
    const number = /\bordine ([\w-]+)/i.exec(subject)?.[1];
    if (number) written.add(number);
  }
  const silent = [...confirmed].filter((number) => !written.has(number));
  const invented = [...written].filter((number) => !confirmed.has(number));
  return [
    ...(silent.length > 0
      ? [`${silent.length} confirmed orders without a mail, e.g. ${silent.slice(0, 5).join(', ')}`]
      : []),
    ...(invented.length > 0 ? [`mails about orders never confirmed: ${invented.slice(0, 5).join(', ')}`] : []),
  ];
}
