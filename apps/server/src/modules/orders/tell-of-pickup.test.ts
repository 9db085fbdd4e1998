import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TryLaterError } from '../../platform/outbox.ts';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { tellOfPickup } from './delivery-mails.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { buyCovered } from './testing/covered-order.ts';

/* What the customer of a pick-up is told when the hours of its store change, and change back. */

let world: CheckoutWorld;
let director: StaffClient;
let warehouseId: number;
let day: string;

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { pool } = world.deps;
  warehouseId = (await pool.query('select warehouse_id from warehouse')).rows[0].warehouse_id;
  await pool.query(
    `insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents) values ($1, 2, 'Ritiro', 0)`,
    [warehouseId],
  );
  await pool.query(
    `insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes)
     select $1, 2, weekday, begin_time, begin_time + interval '3 hours', 100, 100000, 60
       from generate_series(1, 7) weekday, (values (time '09:00'), (time '16:00')) w (begin_time)`,
    [warehouseId],
  );
  director = await world.staffClient(['director']);
  day = addDays(shopDay(world.clock.now().getTime()), 4);
  await generateTimeslots(world.deps);
});
afterAll(() => world.close());

async function save(special_days: object[] = []): Promise<void> {
  const { version } = (await director.get('staff/hours', { warehouse_id: warehouseId })).data.plan;
  const answer = await director.post('staff/hours/save', {
    warehouse_id: warehouseId,
    version,
    week: everyDay,
    special_days,
  });
  expect(answer.response.errors).toEqual([]);
}
const close = () => save([{ date: day, note: 'Inventario' }]);
const open = () => save();

beforeEach(async () => {
  // orders of other tests have been fetched
  await world.deps.pool.query(`update orders set state = 'delivered' where delivery_service_id = 2`);
  await open();
  await world.drainOutbox();
  world.sentMail.length = 0;
});

async function slotAt(begin: string): Promise<{ timeslot_id: number; date: string }> {
  const { rows } = await world.deps.pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as date from timeslot where delivery_service_id = 2 and day = $1 and begin_time = $2`,
    [begin === '09:00' ? addDays(day, 1) : day, begin],
  );
  return rows[0];
}

/** To be fetched on the day, 16–19. */
async function buyPickup() {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.client.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 2 });
  await customer.client.post('timeslot/hold', await slotAt('16:00'));
  const orderId = await buyCovered(world, customer);
  return { customer, orderId };
}

async function confirmedPickup() {
  const bought = await buyPickup();
  await world.drainOutbox();
  world.sentMail.length = 0;
  return bought;
}

/** What was told since the last time, by the end of its subject. */
async function told(): Promise<string[]> {
  await world.drainOutbox();
  return world.sentMail.splice(0).map(({ subject }) => subject.replace(/^Ordine [^ :]+:? /, ''));
}

const closedSubject = 'il negozio è chiuso all’ora del ritiro';
const openSubject = 'il ritiro resta com’era';

describe('the customer of a pick-up', () => {
  it('is told that the store is closed, that it is open again, and that it is closed after all', async () => {
    await confirmedPickup();
    await close();
    expect(await told()).toEqual([closedSubject]);
    await open();
    await world.drainOutbox();
    const { text } = world.sentMail[0]!;
    expect(text).toContain('Ti avevamo scritto che per il ritiro serviva un altro orario: non serve più.');
    expect(text).toMatch(/Il negozio \(Sporta Milano\) è aperto .*, 16:00–19:00\./);
    expect(text).toContain('non devi fare niente');
    expect(await told()).toEqual([openSubject]);
    await close();
    expect(await told()).toEqual([closedSubject]);
  });

  it('is told once of what came and went before the letter left', async () => {
    await confirmedPickup();
    await close();
    await open();
    expect(await told()).toEqual([]);
    await close();
    await open();
    await close();
    expect(await told()).toEqual([closedSubject]);
    await open();
    await close();
    expect(await told()).toEqual([]);
  });

  it('is told nothing after they cancelled', async () => {
    const { customer, orderId } = await confirmedPickup();
    await close();
    expect(await told()).toEqual([closedSubject]);
    await open();
    const answer = await customer.client.post('order/cancel', { order_id: orderId });
    expect(answer.response.errors).toEqual([]);
    expect(await told()).toEqual(['annullato']);
  });

  it('is told nothing of a window they have no more, and of another one anew', async () => {
    const { orderId } = await confirmedPickup();
    await close();
    expect(await told()).toEqual([closedSubject]);
    const { timeslot_id } = await slotAt('09:00');
    const moved = await director.post('staff/order/change-slot', { order_id: orderId, timeslot_id });
    expect(moved.response.errors).toEqual([]);
    await open();
    expect(await told()).toEqual(['nuova fascia oraria']);
    await save([{ date: addDays(day, 1) }]);
    expect(await told()).toEqual([closedSubject]);
  });

  it('is told of a store that closed while the order was being paid', async () => {
    await buyPickup();
    // by a node that did not know the order yet
    await world.deps.pool.query('insert into warehouse_special_day (warehouse_id, day) values ($1, $2)', [
      warehouseId,
      day,
    ]);
    expect(await told()).toEqual(['confermato', closedSubject]);
  });

  it('is told once by workers that come by at once, and again when the letter did not leave', async () => {
    const { orderId } = await confirmedPickup();
    await close();
    const { mail } = world.deps;
    const { send } = mail;
    mail.send = () => Promise.reject(new Error('no mail server'));
    await expect(tellOfPickup(world.deps, orderId)).rejects.toThrow('no mail server');
    mail.send = send;
    const ends = await Promise.allSettled([1, 2, 3].map(() => tellOfPickup(world.deps, orderId)));
    for (const end of ends) {
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(TryLaterError);
    }
    expect(await told()).toEqual([closedSubject]);
  });

  it('is told by another worker when one died with the letter in hand', async () => {
    const { orderId } = await confirmedPickup();
    await close();
    const { rows } = await world.deps.pool.query(
      `insert into pickup_told (order_number, slot_begin_at, slot_end_at, sending_until)
       select order_number, slot_begin_at, slot_end_at, now() + interval '1 minute' from orders where order_id = $1
       returning order_number`,
      [orderId],
    );
    await expect(tellOfPickup(world.deps, orderId)).rejects.toThrow(TryLaterError);
    await world.deps.pool.query('update pickup_told set sending_until = now() where order_number = $1', [
      rows[0].order_number,
    ]);
    expect(await told()).toEqual([closedSubject]);
  });
});
