import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { packRewards, rewardsForOrder } from './staff-rewards.repo.ts';

let world: CheckoutWorld;
let sara: StaffClient;
let elsewhere: StaffClient;
let storeId: number;
let rewardId: number;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse order by 1');
  storeId = rows[0].warehouse_id;
  sara = await world.staffClient(['store-manager'], { storeIds: rows.map((row) => row.warehouse_id) });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [rows.at(-1).warehouse_id + 1] });
  const made = await world.deps.pool.query(
    `insert into reward (name, points, remaining) values ('Tazza «d’oro»', 100, 50) returning reward_id`,
  );
  rewardId = made.rows[0].reward_id;
});
afterAll(() => world.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const act = (who: StaffClient, what: string, id: number, more: object = {}) =>
  who.post(`staff/reward/${what}`, { reward_request_id: id, ...more });

/** Somebody who asked for a mug. @param fetch in the store, not with an order */
async function asked(fetch: boolean): Promise<{ customer: Customer; id: number; email: string }> {
  const customer = await world.customer();
  const { rows } = await world.deps.pool.query(
    'update account set points = 150 where account_id = $1 returning email',
    [customer.accountId],
  );
  await customer.client.post('rewards-cart/add', { reward_id: rewardId });
  const { data } = await customer.client.post('rewards-cart/request', fetch ? { warehouse_id: storeId } : {});
  return { customer, id: data.request.rewardRequestId, email: rows[0].email };
}

const pointsOf = async ({ accountId }: Customer) =>
  (await world.deps.pool.query('select points from account where account_id = $1', [accountId])).rows[0].points;
const stateOf = async ({ client }: Customer) => (await client.get('rewards/requested')).data.requests[0].state;

describe('a request fetched in a store', () => {
  it('is prepared once, with one mail, put back, and handed over', async () => {
    const { customer, id, email } = await asked(true);
    const twice = await Promise.all([act(sara, 'prepare', id), act(sara, 'prepare', id)]);
    expect(twice.map(codeOf)).toEqual([undefined, undefined]);
    await world.drainOutbox();
    const mails = world.sentMail.filter((mail) => mail.to === email);
    expect(mails.map((mail) => mail.subject)).toEqual(['I tuoi premi sono pronti']);
    expect(mails[0]?.text).toContain('Tazza «d’oro»');
    expect((await act(sara, 'prepare', id, { ready: false })).data.request.state).toBe('requested');
    await act(sara, 'prepare', id);
    expect((await act(sara, 'hand-over', id)).data.request).toMatchObject({
      state: 'delivered',
      stateLabel: 'Consegnato',
    });
    expect(codeOf(await act(sara, 'refuse', id, { reason: 'Troppo tardi' }))).toBe('reward-closed');
    expect(await stateOf(customer)).toBe('delivered');
  });

  it('writes to nobody whose account was anonymised, before or after the message was written', async () => {
    const care = await world.staffClient(['customer-care']);
    const [waits, comes] = [await asked(true), await asked(true)];
    await act(sara, 'prepare', waits.id);
    for (const { customer } of [waits, comes]) {
      const { rows } = await world.deps.pool.query('select last_name from account where account_id = $1', [
        customer.accountId,
      ]);
      const user = { user_id: customer.accountId, confirm: rows[0].last_name };
      expect((await care.post('staff/customer/anonymise', user)).response.errors).toEqual([]);
    }
    await act(sara, 'refuse', comes.id, { reason: 'Non la facciamo più' });
    await world.deps.pool.query(
      `insert into outbox (topic, payload) values
       ('benefits.reward-mail', jsonb_build_object('rewardRequestId', $1::int, 'state', 'ready')),
       ('benefits.reward-mail', jsonb_build_object('rewardRequestId', $2::int, 'state', 'cancelled'))`,
      [waits.id, comes.id],
    );
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(`select email from account where email like 'rimosso-%'`);
    expect(rows).toHaveLength(2);
    const gone = [waits.email, comes.email, ...rows.map(({ email }) => email)];
    // but for the last one, which says that the account is gone
    const written = world.sentMail.filter(({ to }) => gone.includes(to)).map(({ subject }) => subject);
    expect(new Set(written)).toEqual(new Set(['Il tuo account Sporta è stato cancellato']));
  });

  it('is refused with words, and the points come back once, whoever is first', async () => {
    const { customer, id, email } = await asked(true);
    expect(await pointsOf(customer)).toBe(50);
    const all = await Promise.all([
      act(sara, 'refuse', id, { reason: 'La tazza è finita' }),
      act(sara, 'refuse', id, { reason: 'La tazza è finita' }),
      customer.client.post('rewards/cancel-request', { reward_request_id: id }),
    ]);
    expect(all.filter((each) => codeOf(each) === undefined).length).toBeGreaterThan(0);
    expect(await pointsOf(customer)).toBe(150);
    const second = await asked(true);
    await act(sara, 'refuse', second.id, { reason: 'La tazza è finita' });
    await world.drainOutbox();
    expect(world.sentMail.find((mail) => mail.to === second.email)?.text).toMatch(/finita[\s\S]*100 punti/);
    expect(email).not.toBe(second.email);
  });
});

describe('a request that travels', () => {
  it('is shown with the next order, packed into one, and arrives with it', async () => {
    const { customer, id } = await asked(false);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    const row = async (tab: string) =>
      (await sara.get('staff/rewards', { tab, page_size: 200 })).data.requests.find(
        (each: { rewardRequestId: number }) => each.rewardRequestId === id,
      );
    expect(await row('requested')).toMatchObject({ order: { orderId, packed: false } });
    const order = { orderId, accountId: customer.accountId };
    expect(await rewardsForOrder(world.deps.db, order)).toEqual([{ rewardRequestId: id, text: 'Tazza «d’oro»' }]);
    const pack = (ids: number[]) =>
      withTransaction(world.deps.db, (tx) => packRewards(tx, { orderId, ids, now: world.clock.now() }));
    const stranger = await asked(false);
    await pack([id, stranger.id]);
    await pack([id]);
    expect(await row('ready')).toMatchObject({ order: { orderId, packed: true } });
    // what belongs to somebody else is in nobody's crates
    expect(await stateOf(stranger.customer)).toBe('requested');
    expect(codeOf(await act(sara, 'hand-over', id))).toBe('reward-packed');
    await deliver(world, orderId);
    expect(await stateOf(customer)).toBe('delivered');
  });

  it('stays in the shop when the order does not leave', async () => {
    const { customer, id } = await asked(false);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await withTransaction(world.deps.db, (tx) => packRewards(tx, { orderId, ids: [id], now: world.clock.now() }));
    expect((await customer.client.post('order/cancel', { order_id: orderId })).response.errors).toEqual([]);
    const { rows } = await world.deps.pool.query(
      'select state, order_id from reward_request where reward_request_id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'ready', order_id: null }]);
  });
});

it('is not there for people of another store, nor for numbers that are none', async () => {
  const { id } = await asked(true);
  expect(codeOf(await act(elsewhere, 'prepare', id))).toBe('reward-request-not-found');
  expect(codeOf(await act(sara, 'prepare', 2_147_483_647))).toBe('reward-request-not-found');
  expect(
    (await elsewhere.get('staff/rewards')).data.requests.filter(
      (each: { rewardRequestId: number }) => each.rewardRequestId === id,
    ),
  ).toEqual([]);
});
