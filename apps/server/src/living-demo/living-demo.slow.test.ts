import { shopDay } from '@sporta/domain';
import { DEMO_TOKENS, startCardGateway, startMealTickets, startSatispay } from '@sporta/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../modules/catalogue/index.ts';
import { generateTimeslots } from '../modules/delivery/index.ts';
import { modules } from '../modules/index.ts';
import { brokenRules } from '../modules/orders/testing/consistency.ts';
import { brokenMoney } from '../modules/orders/testing/money-rules.ts';
import { MERCHANT } from '../modules/payments/providers/card-gateway.harness.ts';
import { makeKey } from '../modules/payments/providers/satispay.harness.ts';
import { freePort } from '../platform/free-port.ts';
import { createTestApp, type StaffClient, type TestApp } from '../platform/testing/test-app.ts';
import { seedDemo } from '../seed.ts';
import { buildDemo } from './build-demo.ts';
import { moveVans, vansOnTheRoad } from './move-vans.ts';

let world: TestApp;
let gateway: Awaited<ReturnType<typeof startCardGateway>>;
let satispay: Awaited<ReturnType<typeof startSatispay>>;
let issuers: Awaited<ReturnType<typeof startMealTickets>>;
let manager: StaffClient;
const rows = async (query: string) => (await world.deps.pool.query(query)).rows;

beforeAll(async () => {
  gateway = await startCardGateway({ merchant: MERCHANT });
  const { publicKey, keyId, privateKey } = makeKey();
  satispay = await startSatispay({ publicKeys: [publicKey] });
  issuers = await startMealTickets();
  const issuer = (name: 'pluxee' | 'pellegrini') => ({ url: `${issuers.url}/${name}`, token: DEMO_TOKENS[name] });
  const port = await freePort();
  world = await createTestApp(modules, {
    config: {
      isDemo: true,
      publicUrl: `http://127.0.0.1:${port}`,
      cardGateway: { url: gateway.url, merchant: MERCHANT.alias, secret: MERCHANT.secret, timeoutMs: 5000 },
      satispay: { url: satispay.url, keyId, privateKey, timeoutMs: 5000 },
      mealTickets: { pluxee: issuer('pluxee'), pellegrini: issuer('pellegrini') },
    },
  });
  // late in the evening the day has nothing left to prepare
  world.clock.set(`${shopDay(Date.now())}T10:30:00Z`);
  await seedDemo(world.deps);
  await generateTimeslots(world.deps);
  await catalogueOf(world.deps).load();
  await world.app.listen({ port, host: '127.0.0.1' });
  await buildDemo(world.deps, { weeks: 1 });
  await world.drainOutbox();
  manager = await world.staffClient(['director']);
}, 180_000);
afterAll(async () => {
  await world?.close();
  await gateway?.close();
  await satispay?.close();
  await issuers?.close();
});

// whole days of a shop are written: on a busy machine that takes longer than one test may
describe('the living demo', { timeout: 120_000 }, () => {
  it('keeps the books as the shop itself would, here and at every provider', async () => {
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    const broken = await brokenMoney(world.deps.pool, {
      cardGateway: gateway.url,
      satispay: satispay.url,
      mealTickets: issuers.url,
    });
    // what the seed says a customer paid long ago, before this gateway was there
    expect(broken.filter((each) => !/order (31|32|33|34|35|36|37|38|39|4)\d{7,8}\b/.test(each))).toEqual([]);
  });

  it('is paid in every way the shop takes money, each delivered order to its last cent', async () => {
    const ways = await rows(`
      select way.names, count(*)::int as orders, bool_and(o.delivered_cents + way.voucher_cents = s.total_cents
        and o.delivered_cents = (select sum(captured_cents) from payment p where p.order_id = o.order_id)) as exact
      from orders o join order_settlement s using (order_id) cross join lateral (
        select string_agg(each.name, ' + ' order by each.position) as names,
          coalesce(sum(each.cents) filter (where each.position = 0), 0) as voucher_cents from (
            select 'voucher' as name, 0 as position, g.amount_cents as cents from order_gift_certificate g
              where g.order_id = o.order_id and g.state = 'reserved'
            union all select p.provider, p.position, null from payment p where p.order_id = o.order_id) each) way
      where o.idempotency_key like 'living-demo-%' and o.state = 'delivered' group by 1 order by 1`);
    expect(ways.map(({ names }) => names)).toEqual([
      'card-gateway',
      'pellegrini + card-gateway',
      'pluxee + card-gateway',
      'satispay',
      'voucher + card-gateway',
    ]);
    expect(ways.filter(({ exact }) => !exact)).toEqual([]);
    const paidByCard = ways.find(({ names }) => names === 'card-gateway').orders;
    expect(paidByCard * 2).toBeGreaterThan(ways.reduce((sum, { orders }) => sum + orders, 0));
  });

  it('has today’s orders in every state of the day', async () => {
    const states = await rows(`select state, count(*)::int as n from orders where idempotency_key like 'living-demo-%'
      and slot_begin_at > now() - interval '2 days' group by state`);
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['confirmed', 'picking', 'picked', 'ready', 'out-for-delivery', 'delivered']),
    );
  });

  it('has pickers with work half done, vans on the road, and questions that wait', async () => {
    const [{ hands }] = await rows(
      'select count(distinct account_id)::int as hands from picking_task where closed_at is null and account_id is not null and lines_done > 0',
    );
    expect(hands).toBeGreaterThanOrEqual(2);
    expect(await rows(`select 1 from round where state = 'started'`)).toHaveLength(2);
    expect((await rows(`select 1 from order_problem where state = 'open'`)).length).toBeGreaterThanOrEqual(3);
    expect((await rows('select 1 from order_withdrawal')).length).toBeGreaterThanOrEqual(1);
    expect((await rows(`select 1 from reward_request where state = 'requested'`)).length).toBeGreaterThanOrEqual(2);
  });

  it('brings the household its order of this window with one of the vans, which it can follow', async () => {
    const [stop] = await rows(`select s.arrived_at as arrived, o.state, r.state as round
      from orders o join account a using (account_id) join round_stop s using (order_id) join round r using (round_id)
      where a.login = 'cliente@sporta.example'`);
    expect(stop).toEqual({ arrived: null, state: 'out-for-delivery', round: 'started' });
  });

  it('sends nobody to two towns', async () => {
    expect(await rows('select count(distinct warehouse_id)::int as towns from round')).not.toEqual([{ towns: 1 }]);
    const split = 'select driver_id from round group by driver_id having count(distinct warehouse_id) > 1';
    expect(await rows(split)).toEqual([]);
  });

  it('has each door of its rounds at its own time, after the order was prepared at the pace of a person', async () => {
    const stops =
      await rows(`select s.round_id, r.started_at as started, s.arrived_at as arrived, s.done_at as done, o.slot_begin_at as begin,
        (select max(g.at) from picking_gesture g where g.order_id = s.order_id) as picked,
        (select at from order_event e where e.order_id = s.order_id and e.to_state = 'out-for-delivery') as left,
        (select at from order_event e where e.order_id = s.order_id and e.to_state = 'delivered') as delivered
      from round_stop s join round r using (round_id) join orders o using (order_id)
      where r.state = 'started' and s.arrived_at is not null order by s.round_id, s.position`);
    // also a van whose first stop is a locker stands before its doors
    const onTheRoad = await rows(`select round_id from round where state = 'started'`);
    expect(onTheRoad.length).toBeGreaterThanOrEqual(2);
    expect(new Set(stops.map(({ round_id }) => round_id))).toEqual(new Set(onTheRoad.map(({ round_id }) => round_id)));
    expect(new Set(stops.map(({ arrived }) => arrived.getTime())).size).toBe(stops.length);
    for (const { round_id, started, arrived, done, picked, left, delivered } of stops) {
      expect([left, delivered ?? done]).toEqual([started, done]);
      expect(picked < started && started <= arrived && (done === null || arrived <= done), round_id).toBe(true);
    }
    const { store } = (await manager.get('staff/picking/figures')).data;
    expect(store.linesPerHour).toBeGreaterThan(60);
    expect(store.linesPerHour).toBeLessThan(140);
  });

  it('has cold rooms whose probes speak, and one that somebody has to look at', async () => {
    const { cells } = (await manager.get('staff/cold')).data;
    expect(cells.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Cella carni', 'ok'],
      ['Cella latticini', 'ok'],
      ['Cella surgelati', 'alert'],
    ]);
  });

  it('has goods that run short, and others on their way', async () => {
    const { products, counts } = (await manager.get('staff/products', { tab: 'low' })).data;
    expect(counts.low).toBeGreaterThan(0);
    for (const { reorder, arrival } of products)
      expect([reorder.low, arrival?.quantity]).toEqual([true, reorder.point * 4]);
  });

  it('has a household that keeps a window with its list, and goods that cost less by quantity', async () => {
    const kept = await rows(
      `select w.basket, l.name, count(p.weekly_place_id)::int as places from weekly_slot w join account using (account_id)
         left join product_list l using (product_list_id) left join weekly_place p using (weekly_slot_id)
        where login = 'cliente@sporta.example' group by 1, 2`,
    );
    expect(kept).toEqual([{ basket: 'list', name: 'Spesa della settimana', places: expect.any(Number) }]);
    expect(kept[0]?.places).toBeGreaterThan(0);
    const steps = await rows(
      `select params from promotion join promotion_product using (promotion_id) where kind = 'quantity-price' and active and ends_at > now()`,
    );
    expect(steps).toHaveLength(1);
  });

  it('has a company that buys on account, late with one invoice, with budgets, vouchers and a note', async () => {
    const [{ company_id }] = await rows(`select company_id from account where login = 'direzione@sporta.example'`);
    const { terms, credit, people, costCentres, certificates, ...company } = (
      await manager.get('staff/company', { company_id })
    ).data.company;
    expect(terms).toMatchObject({ paysByInvoice: true, creditLimit: 2500, maxOrder: 1200, paymentDays: 30 });
    expect(credit.underWay).toBeGreaterThan(100);
    expect(credit.free).toBeGreaterThan(0);
    expect([credit.daysLate, credit.blocked]).toEqual([7, false]);
    expect(people.filter((each: { monthlyBudget?: number }) => each.monthlyBudget)).toHaveLength(2);
    expect(costCentres).toMatchObject([
      { name: 'Cucina', monthlyBudget: 800 },
      { name: 'Sala', monthlyBudget: 400 },
    ]);
    expect(costCentres[1].spentThisMonth).toBeGreaterThan(100);
    expect(certificates).toHaveLength(2);
    for (const each of ['payments', 'reminders', 'notes']) expect(company[each]).toHaveLength(1);
    expect(company).toMatchObject({ pec: 'trattoriabassi@pec.example', seat: 'Via Savona 97, 20144 Milano (MI)' });
  });

  it('has orders behind the doors of its station, and others that wait to be put in, each with doors of its own', async () => {
    const deposits = await rows(`select d.state, count(k.*)::int as doors from locker_deposit d
      join slot_booking b on b.order_id = d.order_id and b.state = 'confirmed' left join locker_claim k using (slot_booking_id)
      group by d.order_id, d.state`);
    expect(deposits.map(({ state }) => state)).toEqual(expect.arrayContaining(['in', 'planned']));
    for (const { doors } of deposits) expect(doors).toBeGreaterThan(0);
  });

  it('sends to the home of a customer only what is brought there', async () => {
    const away =
      await rows(`select o.delivery_service_id as service, o.address->>'addressName' as name, w.name as store, s.name as station
      from orders o join warehouse w using (warehouse_id) left join locker_station s using (warehouse_id)
      where o.idempotency_key like 'living-demo-%' and o.delivery_service_id <> 1`);
    expect(new Set(away.map(({ service }) => service))).toEqual(new Set([2, 3]));
    for (const { service, name, store, station } of away) expect(name).toBe(service === 2 ? store : station);
  });

  it('moves its vans, and says where they are', async () => {
    const vans = await vansOnTheRoad(world.deps);
    await moveVans(world.deps, vans, new Map());
    const places = await rows('select latitude, longitude from round_position order by round_id');
    expect(places).toHaveLength(2);
    const later = new Map();
    await moveVans(world.deps, vans, later);
    expect(await rows('select latitude, longitude from round_position order by round_id')).not.toEqual(places);
  });

  it('gives money back for an order of the weeks before, at the bank too', async () => {
    const [{ order_id, provider_ref }] =
      await rows(`select o.order_id, p.provider_ref from orders o join payment p using (order_id)
      where o.state = 'delivered' and o.idempotency_key like 'living-demo-%' and o.slot_begin_at < now() - interval '3 days'
      and (select count(*) from payment where order_id = o.order_id) = 1 and p.provider = 'card-gateway'
      and not exists (select from order_gift_certificate g where g.order_id = o.order_id)
      and not exists (select from order_problem w where w.order_id = o.order_id) order by o.slot_begin_at limit 1`);
    const answer = await manager.post('staff/order/refund', {
      order_id,
      amount: 2.5,
      confirm: true,
      reason: 'Prodotto rovinato',
      expected_total: 2.5,
      idempotency_key: 'a-key-of-this-test',
    });
    expect(answer.response.errors).toEqual([]);
    await world.drainOutbox();
    const { payments } = (await (await fetch(`${gateway.url}/control/payments?codTrans=${provider_ref}`)).json()) as {
      payments: { refunded: number }[];
    };
    expect(payments.map(({ refunded }) => refunded)).toEqual([250]);
  });

  it('gives money back to Satispay, and what the tickets do not take back to the card beside them', async () => {
    const orderPaidBy = async (provider: string) => {
      const [found] = await rows(`select o.order_id, p.provider_ref from orders o join payment p using (order_id)
        where o.state = 'delivered' and o.idempotency_key like 'living-demo-%' and p.provider = '${provider}'
        and not exists (select from order_withdrawal w where w.order_id = o.order_id)
        and not exists (select from order_problem w where w.order_id = o.order_id) order by o.slot_begin_at limit 1`);
      return found;
    };
    const refund = async (orderId: number) => {
      const answer = await manager.post('staff/order/refund', {
        order_id: orderId,
        amount: 2.5,
        confirm: true,
        reason: 'Prodotto rovinato',
        expected_total: 2.5,
        idempotency_key: `a-key-of-${orderId}`,
      });
      expect(answer.response.errors).toEqual([]);
      await world.drainOutbox();
    };
    const bySatispay = await orderPaidBy('satispay');
    await refund(bySatispay.order_id);
    const asked = await fetch(`${satispay.url}/control/payments?external_code=${bySatispay.provider_ref}`);
    const { payments } = (await asked.json()) as { payments: { refunded: number }[] };
    expect(payments.map(({ refunded }) => refunded)).toEqual([250]);
    // it was taken when the order was prepared, whatever was given back since
    const [{ at }] = await rows(`select e.at from payment_event e join payment p using (payment_id)
      where p.order_id = ${bySatispay.order_id} and e.kind = 'captured'`);
    const { data } = await manager.get('staff/order', { order_id: bySatispay.order_id });
    expect(data.order.tenders).toMatchObject([
      { kind: 'wallet', state: 'paid', refunded: 2.5, changedAt: at.toISOString() },
    ]);

    const byTickets = await orderPaidBy('pluxee');
    await refund(byTickets.order_id);
    const given = await rows(
      `select p.provider, p.refunded_cents from payment p where p.order_id = ${byTickets.order_id} order by p.position`,
    );
    expect(given).toEqual([
      { provider: 'pluxee', refunded_cents: 0 },
      { provider: 'card-gateway', refunded_cents: 250 },
    ]);
  });

  it('cancels an order of tomorrow, and the bank lets the money go', async () => {
    const [{ order_id, provider_ref }] =
      await rows(`select o.order_id, p.provider_ref from orders o join payment p using (order_id)
      where o.state = 'confirmed' and o.idempotency_key like 'living-demo-%' and o.cutoff_at > now() and p.provider = 'card-gateway' order by o.slot_begin_at desc limit 1`);
    const answer = await manager.post('staff/order/cancel', { order_id, reason: 'Lo chiede il cliente' });
    expect(answer.response.errors).toEqual([]);
    await world.drainOutbox();
    const { payments } = (await (await fetch(`${gateway.url}/control/payments?codTrans=${provider_ref}`)).json()) as {
      payments: { state: string }[];
    };
    expect(payments.map(({ state }) => state)).toEqual(['STORNATA']);
  });

  it('is built once a day', async () => {
    const count = async () => (await rows('select count(*)::int as n from orders'))[0].n;
    const before = await count();
    await buildDemo(world.deps, { weeks: 1 });
    expect(await count()).toBe(before);
  });

  it('ends yesterday when the next day begins, and has a today again', async () => {
    world.clock.advanceMinutes(24 * 60);
    await buildDemo(world.deps, { weeks: 1 });
    await world.drainOutbox();
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    expect(
      (
        await rows(`select 1 from round r join timeslot t using (timeslot_id)
      where r.state = 'started' and t.day < (now() at time zone 'Europe/Rome')::date + 1`)
      ).length,
    ).toBe(0);
    expect(await rows(`select 1 from round where state = 'started'`)).toHaveLength(2);
  });

  it('is alive late in the evening: vans at their last doors, and the first window of tomorrow in hands', async () => {
    const tomorrow = shopDay(world.clock.now().getTime() + 24 * 3_600_000);
    world.clock.set(`${tomorrow}T21:30:00Z`);
    await buildDemo(world.deps, { weeks: 1 });
    await world.drainOutbox();
    const left =
      await rows(`select count(*) filter (where s.state not in ('delivered', 'back'))::int as n, t.day::text as day
      from round r join round_stop s using (round_id) join timeslot t using (timeslot_id) where r.state = 'started' group by r.round_id, t.day`);
    expect(left.map(({ day }) => day)).toEqual([tomorrow, tomorrow]);
    for (const { n } of left) expect([1, 2]).toContain(n);
    const begun = await rows(`select distinct t.day::text as day from orders o join timeslot t using (timeslot_id)
      where o.state = 'picking' and o.idempotency_key like 'living-demo-%' and t.day > '${tomorrow}'`);
    expect(begun).toHaveLength(1);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });
});
