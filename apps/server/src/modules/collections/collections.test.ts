import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { forgetOnBehalf } from '../auth/forget-account.ts';
import { advanceOrder } from '../orders/index.ts';
import { codes, type Ordered, type RoundsWorld, signature, startRoundsWorld } from '../rounds/testing/rounds-world.ts';
import { tellAgain } from './tell-again.ts';

/* Refunded goods that a van fetches at its next stop at the same door. */

let world: RoundsWorld;
beforeAll(async () => {
  world = await startRoundsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.clear();
  await world.deps.pool.query('delete from goods_collection');
});

let keys = 0;
interface Refunded extends Ordered {
  lineId: number;
}

/** A delivered order of 2 RISO. */
async function delivered(): Promise<Refunded> {
  const ordered = await world.order();
  for (const to of ['out-for-delivery', 'delivered'] as const) {
    await advanceOrder(world.deps, ordered.orderId, to, { actor: 'staff:Marco' });
  }
  const { lines } = await pageOf(ordered.orderId);
  return { ...ordered, lineId: lines[0].orderLineId };
}

const pageOf = async (orderId: number) => (await world.manager.get('staff/order', { order_id: orderId })).data.order;
const collectionsOf = async (orderId: number) => (await pageOf(orderId)).collections;

/** Gives back one RISO, which the van fetches. */
const refund = ({ orderId, lineId }: Refunded, more: object = {}) =>
  world.manager.post('staff/order/refund', {
    order_id: orderId,
    lines: [{ order_line_id: lineId, quantity: 1 }],
    reason: 'Confezione aperta',
    expected_total: 25,
    collect: true,
    confirm: true,
    idempotency_key: `rimborso-con-ritiro-${++keys}`,
    ...more,
  });

/** Another order of the same customer, ready for the van. */
async function nextOrder({ customer }: Ordered, { ready = true } = {}): Promise<Ordered> {
  const next = await world.order(undefined, { ready });
  await world.deps.pool.query('update orders set account_id = $2 where order_id = $1', [
    next.orderId,
    customer.accountId,
  ]);
  return { ...next, customer };
}

const stopOf = async (orderId: number) =>
  (await world.driverRounds()).flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)!;
const lettersOf = (subject: RegExp) => world.sentMail.filter((mail) => subject.test(mail.subject));
const photo = async () =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
/** Rewrites the door of an order as it was written then. */
const writeAddress = ({ orderId }: Ordered, door: object) =>
  world.deps.pool.query('update orders set address = address || $2::jsonb where order_id = $1', [
    orderId,
    JSON.stringify(door),
  ]);
/** What customers are told now of vans that come or do not. */
async function told(): Promise<string[]> {
  world.sentMail.length = 0;
  await tellAgain(world.deps);
  await world.drainOutbox();
  return lettersOf(/^Passiamo a ritirare/).map(({ text }) => text);
}
const saidTo = async ({ customer, orderId }: Ordered): Promise<string[]> =>
  (await customer.client.get('order/detail', { order_id: orderId })).data.order.messages.map(
    ({ text }: { text: string }) => text,
  );

describe('goods that are fetched', () => {
  it('wait for the next van at the door, are told to customer and driver, and are taken along', async () => {
    const first = await delivered();
    expect((await pageOf(first.orderId)).collecting).toEqual({ allowed: true });
    expect(codes(await refund(first))).toEqual([]);
    await world.drainOutbox();
    expect(lettersOf(/^Passiamo a ritirare/)[0]!.text).toContain('la prossima volta che ti portiamo la spesa');
    expect(await collectionsOf(first.orderId)).toMatchObject([
      { state: 'waiting', goods: expect.stringMatching(/^1 × /) },
    ]);

    const next = await nextOrder(first);
    const { orderNumber } = await pageOf(next.orderId);
    expect((await pageOf(first.orderId)).collecting.next).toMatchObject({ orderId: next.orderId, orderNumber });
    expect(await saidTo(first)).toEqual([expect.stringContaining(orderNumber)]);
    const { gesture } = await world.atTheDoor(next);
    const board = (await world.board()).rounds.flatMap(({ stops }) => stops);
    expect(board.find(({ orderId }) => orderId === next.orderId)!.flags).toContain('collect');
    const [asked] = (await stopOf(next.orderId)).collections!;
    expect(asked).toMatchObject({ state: 'waiting', goods: expect.stringMatching(/^1 × /) });

    const collect = { collection_id: asked!.collectionId };
    const answers = await world.gestures([
      gesture('collect', { ...collect, collected: false }),
      gesture('collect', { ...collect, collected: false, text: 'Buttato via' }),
      gesture('collect', { ...collect, collected: true }),
      gesture('deliver', { proof: 'signature', signature, signed_by: 'Marta Colombo' }),
    ]);
    expect(answers.map(({ code, result }) => code ?? result)).toEqual([
      'reason-needed',
      'applied',
      'applied',
      'applied',
    ]);
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'collected', endedBy: 'Marco' }]);
    expect((await stopOf(next.orderId)).collections).toMatchObject([{ state: 'collected' }]);
    expect(await saidTo(first)).toEqual([expect.stringContaining('ha ritirato')]);
    // nothing of it is left for a van that comes later
    const later = await nextOrder(first);
    const waits = (await world.board()).unplanned.find(({ orderId }) => orderId === later.orderId);
    expect(waits?.flags).not.toContain('collect');
  });

  it('are another customer’s, or at another door: their van does not fetch them', async () => {
    const first = await delivered();
    await refund(first);
    const stranger = await world.order();
    const moved = await nextOrder(first);
    await world.deps.pool.query(
      `update orders set address = address || '{"addressNumber": "99"}' where order_id = $1`,
      [moved.orderId],
    );
    const { rounds } = await world.confirmed();
    const flags = rounds.flatMap(({ stops }) => stops.map((stop) => stop.flags));
    expect(flags.flat()).not.toContain('collect');
    expect((await pageOf(first.orderId)).collecting.next).toBeUndefined();
    const { gesture } = await world.atTheDoor(stranger);
    const [{ collectionId }] = await collectionsOf(first.orderId);
    const [answer] = await world.gestures([gesture('collect', { collection_id: collectionId, collected: true })]);
    expect(answer).toMatchObject({ result: 'refused', code: 'collection-not-found' });
  });

  it('are asked for once, whoever presses how often, and never beyond what was given back', async () => {
    const first = await delivered();
    const key = { idempotency_key: `rimborso-con-ritiro-${++keys}` };
    const both = await Promise.all([refund(first, key), refund(first, key), refund(first)]);
    expect(both.flatMap(codes)).toEqual([]);
    expect(await collectionsOf(first.orderId)).toHaveLength(2);
    // two were bought, two are given back: the third person gets nothing, nor sends a van
    expect(codes(await refund(first))).toEqual(['invalid-quantity']);
    expect(await collectionsOf(first.orderId)).toHaveLength(2);
  });

  it('are goods: an amount alone sends no van, and gives nothing back either', async () => {
    const first = await delivered();
    expect(codes(await refund(first, { lines: [], amount: 1, expected_total: 1 }))).toEqual(['not-collectable']);
    expect(await collectionsOf(first.orderId)).toEqual([]);
    expect((await pageOf(first.orderId)).tenderTotals.refunded).toBe(0);
    expect(codes(await refund(first, { lines: [], amount: 1, expected_total: 1, collect: false }))).toEqual([]);
  });

  it('stay where they are when staff take it back, also while the driver is at the door', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    const { gesture } = await world.atTheDoor(next);
    const [{ collectionId }] = await collectionsOf(first.orderId);
    const which = { order_id: first.orderId, collection_id: collectionId };
    const cancel = () => world.manager.post('staff/order/cancel-collection', { ...which, reason: 'Non serve più' });
    const [first1, second1] = await Promise.all([cancel(), cancel()]);
    expect([...codes(first1), ...codes(second1)]).toEqual([]);
    const take = { collection_id: collectionId, collected: true };
    expect((await world.gestures([gesture('collect', take)]))[0]).toMatchObject({ code: 'collection-cancelled' });
    await world.drainOutbox();
    expect(lettersOf(/^Non passiamo più/)).toHaveLength(1);
    expect(codes(await world.manager.post('staff/order/collect-again', which))).toEqual([]);
    expect((await world.gestures([gesture('collect', take)]))[0]).toMatchObject({ result: 'applied' });
    expect(codes(await cancel())).toEqual(['collection-done']);
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'collected' }]);
    const other = { ...which, order_id: next.orderId };
    expect(codes(await world.manager.post('staff/order/cancel-collection', { ...other, reason: 'Non serve' }))).toEqual(
      ['collection-not-found'],
    );
  });

  it('are fetched at the same door, however it is written this time', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    await writeAddress(first, { address1: 'Via Tortona', addressNumber: '31' });
    await writeAddress(next, { address1: 'v. Tortona, 31', addressNumber: '' });
    expect((await pageOf(first.orderId)).collecting.next).toMatchObject({ orderId: next.orderId });
    expect(await saidTo(next)).toEqual([expect.stringMatching(/^Con questa consegna ritiriamo 1 × /)]);
    const { gesture } = await world.atTheDoor(next);
    const [asked] = (await stopOf(next.orderId)).collections!;
    const [answer] = await world.gestures([
      gesture('collect', { collection_id: asked!.collectionId, collected: true }),
    ]);
    expect(answer).toMatchObject({ result: 'applied' });
    expect(await saidTo(next)).toEqual([]);
  });

  it('are fetched where the house is the same on the map', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    const places = await world.deps.pool.query(
      `insert into address (account_id, address1, address_number, city, province, postalcode, latitude, longitude, position_source, position_precision)
       select $1, street, '6', 'Milano', 'MI', '20154', latitude, 9.19, 'geocoder', 'house'
       from (values ('Piazza Gae Aulenti', 45.4836), ('Piazza Aulenti Gae', 45.4837)) v (street, latitude)
       returning address_id as id, address1`,
      [first.customer.accountId],
    );
    for (const [index, { id, address1 }] of places.rows.entries()) {
      const door = { address1, addressNumber: '6', city: 'Milano', postalcode: '20154', userAddressId: id };
      await writeAddress(index === 0 ? first : next, door);
    }
    expect((await pageOf(first.orderId)).collecting.next).toMatchObject({ orderId: next.orderId });
    await world.deps.pool.query('update address set latitude = latitude + 0.002 where address_id = $1', [
      places.rows[1].id,
    ]);
    expect((await pageOf(first.orderId)).collecting.next).toBeUndefined();
  });

  it('are told again when another van comes for them than was said, or none, and once', async () => {
    const first = await delivered();
    await refund(first);
    await told();
    const next = await nextOrder(first, { ready: false });
    const { orderNumber } = await pageOf(next.orderId);
    expect(await told()).toEqual([expect.stringContaining(`con l’ordine ${orderNumber}`)]);
    expect(await told()).toEqual([]);
    const cancelled = await world.manager.post('staff/order/cancel', {
      order_id: next.orderId,
      reason: 'Chiesto al telefono',
    });
    expect(codes(cancelled)).toEqual([]);
    expect(await told()).toEqual([expect.stringContaining('la prossima volta che ti portiamo la spesa')]);
    expect(await told()).toEqual([]);
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'waiting' }]);
  });

  it('are told about once, also when two nodes see the van come at another hour at the same time', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first, { ready: false });
    await told();
    // the same order comes an hour later: what the letter named differs in its hour alone
    await world.deps.pool.query(
      `update orders set slot_begin_at = slot_begin_at + interval '1 hour', slot_end_at = slot_end_at + interval '1 hour'
       where order_id = $1`,
      [next.orderId],
    );
    world.sentMail.length = 0;
    await Promise.all(Array.from({ length: 6 }, () => tellAgain(world.deps)));
    await world.drainOutbox();
    expect(lettersOf(/^Passiamo a ritirare/)).toHaveLength(1);
  });

  it('are fetched by the van of a colleague: masters read what it takes, the others whose it is', async () => {
    const first = await delivered();
    await refund(first);
    const colleague = await world.order(undefined, { ready: true });
    await world.deps.pool.query(
      `with made as (insert into company (name, vat_number, fiscal_code) values ('Trattoria Bassi', '01234567897', '01234567897') returning company_id),
         people as (update account set company_id = (select company_id from made) where account_id = any($1) returning 1)
       update orders set company_id = (select company_id from made) where account_id = any($1) and exists (select from people)`,
      [[first.customer.accountId, colleague.customer.accountId]],
    );
    expect((await pageOf(first.orderId)).collecting.next).toMatchObject({ orderId: colleague.orderId });
    const [{ first_name: firstName }] = (
      await world.deps.pool.query('select first_name from account where account_id = $1', [first.customer.accountId])
    ).rows;
    const [said] = await saidTo(colleague);
    expect(said).toBe(
      `Con questa consegna ritiriamo anche dei prodotti che ${firstName} rende: chiedi di tenerli a portata di mano.`,
    );
    await world.deps.pool.query('update account set is_master = true where account_id = $1', [
      colleague.customer.accountId,
    ]);
    expect(await saidTo(colleague)).toEqual([expect.stringMatching(/^Con questa consegna ritiriamo 1 × /)]);
    // and the page of the colleague's order says how it stands
    const seen = await saidTo({ ...first, customer: colleague.customer });
    expect(seen).toEqual([expect.stringContaining('Il furgone ritira 1 × ')]);

    const { gesture } = await world.atTheDoor(colleague);
    const [asked] = (await stopOf(colleague.orderId)).collections!;
    const [answer] = await world.gestures([
      gesture('collect', { collection_id: asked!.collectionId, collected: true }),
    ]);
    expect(answer).toMatchObject({ result: 'applied' });
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'collected' }]);
    expect(await saidTo({ ...first, customer: colleague.customer })).toEqual([expect.stringContaining('ha ritirato')]);
  });

  it('wait on while nobody opens, are not told about meanwhile, and are taken when the order comes again', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    await told();
    const { gesture } = await world.atTheDoor(next);
    const absent = await world.gestures([
      gesture('photo', { subject: 'door', image: await photo() }),
      gesture('back', { text: 'Nessuno apre' }),
    ]);
    expect(absent.map(({ code, result }) => code ?? result)).toEqual(['applied', 'applied']);
    expect(await told()).toEqual([]);
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'waiting' }]);
    await advanceOrder(world.deps, next.orderId, 'ready', { actor: 'staff:Sara' });
    expect(await told()).toEqual([]);
    expect((await pageOf(first.orderId)).collecting.next).toMatchObject({ orderId: next.orderId });
  });

  it('are taken along also from who refuses all that comes', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    const { gesture } = await world.atTheDoor(next);
    const stop = await stopOf(next.orderId);
    const answers = await world.gestures([
      ...stop.lines.map(({ orderLineId }) => gesture('refuse', { order_line_id: orderLineId, reason: 'not-wanted' })),
      gesture('collect', { collection_id: stop.collections![0]!.collectionId, collected: true }),
      gesture('back', { text: 'Hai rifiutato tutta la spesa alla porta' }),
    ]);
    expect(answers.filter(({ result }) => result !== 'applied')).toEqual([]);
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'collected' }]);
  });

  it('stand in one list until somebody fetched them, brought them or let them go', async () => {
    const first = await delivered();
    await refund(first);
    const list = async (view = 'open') => (await world.manager.get('staff/collections', { view })).data;
    const mine = async (view?: string) =>
      (await list(view)).collections.filter(({ orderId }: { orderId: number }) => orderId === first.orderId);
    const [row] = await mine();
    expect(row).toMatchObject({ state: 'waiting', overdue: false, goods: expect.stringMatching(/^1 × /) });
    const which = { order_id: first.orderId, collection_id: row.collectionId };
    await told();
    for (let press = 0; press < 2; press++) {
      expect(codes(await world.manager.post('staff/order/ask-to-bring', which))).toEqual([]);
    }
    await world.drainOutbox();
    expect(lettersOf(/^Riporta tu i prodotti/)).toHaveLength(1);
    expect(lettersOf(/^Riporta tu i prodotti/)[0]!.text).toMatch(/riportali tu in sede .*\(.+\)/);
    expect(await mine()).toMatchObject([{ state: 'to-bring' }]);
    // no van asks for them any more
    const next = await nextOrder(first);
    await world.atTheDoor(next);
    expect((await stopOf(next.orderId)).collections).toBeUndefined();
    expect(codes(await world.manager.post('staff/order/brought-back', which))).toEqual([]);
    expect(await mine()).toEqual([]);
    expect(await mine('ended')).toMatchObject([{ state: 'brought' }]);
    expect(codes(await world.manager.post('staff/order/cancel-collection', which))).toEqual(['collection-done']);
    const { counts } = await list();
    expect(counts.ended).toBeGreaterThan(0);
  });

  it('are called out on the day when they have waited for too long, in their store alone', async () => {
    const first = await delivered();
    await refund(first);
    const alerts = async () =>
      (await world.manager.get('staff/today')).data.today.alerts.filter(
        ({ kind }: { kind: string }) => kind === 'collections',
      );
    await world.deps.pool.query(`update goods_collection set created_at = $1 where state = 'waiting'`, [
      world.clock.now(),
    ]);
    expect(await alerts()).toEqual([]);
    const fifteenDaysAgo = new Date(world.clock.now().getTime() - 15 * 86_400_000);
    await world.deps.pool.query('update goods_collection set created_at = $2 where order_id = $1', [
      first.orderId,
      fifteenDaysAgo,
    ]);
    expect(await alerts()).toMatchObject([{ count: 1, title: '1 ritiro aspetta da troppo' }]);
    const { collections, overdue } = (await world.manager.get('staff/collections')).data;
    expect(overdue).toBe(1);
    expect(collections[0]).toMatchObject({ orderId: first.orderId, overdue: true });
    const elsewhere = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId + 1] });
    expect((await elsewhere.get('staff/collections')).data).toMatchObject({ collections: [], overdue: 0 });
    const foreign = await elsewhere.get('staff/collections', { warehouse_id: world.warehouseId });
    expect(codes(foreign)).toEqual(['store-not-found']);
  });

  it('are told about once when staff waver before the letter leaves, and not at all when nobody comes after all', async () => {
    const first = await delivered();
    await refund(first);
    const [asked] = await collectionsOf(first.orderId);
    const decide = (again: boolean) =>
      world.manager.post(again ? 'staff/order/collect-again' : 'staff/order/cancel-collection', {
        order_id: first.orderId,
        collection_id: asked.collectionId,
        reason: 'Non serve',
      });
    const letters = async () => {
      world.sentMail.length = 0;
      await world.drainOutbox();
      return lettersOf(/ritirare/).map(({ subject }) => subject);
    };
    for (const again of [false, true, false]) expect(codes(await decide(again))).toEqual([]);
    // a customer who never heard of the van need not hear that it does not come
    expect(await letters()).toEqual([]);
    for (const again of [true, false, true]) expect(codes(await decide(again))).toEqual([]);
    expect(await letters()).toEqual([expect.stringMatching(/^Passiamo a ritirare/)]);
    for (const again of [false, true]) expect(codes(await decide(again))).toEqual([]);
    expect(await letters()).toEqual([]);
    expect(codes(await decide(false))).toEqual([]);
    expect(await letters()).toEqual([expect.stringMatching(/^Non passiamo più a ritirare/)]);
    // both nodes have the last two letters in hand at once
    for (const again of [true, false, true]) expect(codes(await decide(again))).toEqual([]);
    world.sentMail.length = 0;
    await Promise.all([world.drainOutbox(), world.drainOutbox()]);
    expect(lettersOf(/ritirare/)).toHaveLength(1);
  });

  it('wait for nobody once their customer is forgotten', async () => {
    const first = await delivered();
    await refund(first);
    const { accountId } = first.customer;
    await withTransaction(world.deps.db, (tx) => forgetOnBehalf(tx, accountId, world.clock.now()));
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'cancelled' }]);
    expect(await told()).toEqual([]);
  });

  it('wait for the next van when a round is closed without a word about them', async () => {
    const first = await delivered();
    await refund(first);
    const next = await nextOrder(first);
    const { roundId, gesture } = await world.atTheDoor(next);
    const closed = await world.manager.post('staff/rounds/close', {
      timeslot_id: world.timeslotId,
      round_id: roundId,
      stops: [{ order_id: next.orderId, brought: true }],
      reason: 'Telefono scarico',
    });
    expect(codes(closed)).toEqual([]);
    const [{ collectionId }] = await collectionsOf(first.orderId);
    const [late] = await world.gestures([gesture('collect', { collection_id: collectionId, collected: true })]);
    expect(late).toMatchObject({ result: 'refused', code: 'round-closed' });
    expect(await collectionsOf(first.orderId)).toMatchObject([{ state: 'waiting' }]);
    expect((await pageOf(first.orderId)).collecting.next).toBeUndefined();
  });
});
