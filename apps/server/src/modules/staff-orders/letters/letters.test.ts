import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient, TestAnswer } from '../../../platform/testing/test-app.ts';
import { modules } from '../../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { buyCovered } from '../../orders/testing/covered-order.ts';

/* One letter of staff to the customers of chosen orders. */

let world: CheckoutWorld;
let care: StaffClient;
let elsewhere: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select max(warehouse_id) as last from warehouse');
  care = await world.staffClient(['customer-care'], { firstName: 'Elena' });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [rows[0].last + 1] });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.drainOutbox();
  world.sentMail.length = 0;
});

interface Ordered {
  customer: Customer;
  orderId: number;
  orderNumber: string;
  email: string;
}

async function ordered(): Promise<Ordered> {
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  const { rows } = await world.deps.pool.query(
    'select o.order_number as "orderNumber", a.email from orders o join account a using (account_id) where order_id = $1',
    [orderId],
  );
  return { customer, orderId, ...rows[0] };
}

const codes = ({ response }: TestAnswer) => response.errors.map(({ code }) => code);
let written = 0;
const letter = (orders: readonly Ordered[], more: object = {}) => ({
  order_ids: orders.map(({ orderId }) => orderId),
  subject: 'Il pane arriva domani',
  text: 'Buongiorno,\n\nil forno è <fermo>.\nScusaci!',
  idempotency_key: `lettera-${++written}-di-prova`,
  ...more,
});
const write = (input: object, client = care) => client.post('staff/orders/write', input);
const lettersTo = ({ email }: Ordered) =>
  world.sentMail.filter(({ to, subject }) => to === email && subject === 'Il pane arriva domani');
const inTheStory = async ({ orderId }: Ordered) =>
  (await care.get('staff/order', { order_id: orderId })).data.order.events.filter(
    ({ kind }: { kind: string }) => kind === 'letter',
  );
const logged = async ({ orderId }: Ordered) =>
  (await world.deps.pool.query(`select 1 from audit_log where action = 'order.write' and subject_id = $1`, [orderId]))
    .rowCount;
/** Another order of the same customer. */
async function another({ customer, email }: Ordered): Promise<Ordered> {
  const next = await ordered();
  await world.deps.pool.query('update orders set account_id = $2 where order_id = $1', [
    next.orderId,
    customer.accountId,
  ]);
  return { ...next, customer, email };
}
/** Their account is gone. */
const forget = ({ customer }: Ordered) =>
  world.deps.pool.query('update account set disabled_at = now() where account_id = $1', [customer.accountId]);

describe('a letter about chosen orders', () => {
  it('goes once to each customer, names their orders, and stands in the story of each order', async () => {
    const one = await ordered();
    const second = await another(one);
    const other = await ordered();
    const before = world.sentMail.length;
    const answer = await write(letter([one, second, other]));
    expect(codes(answer)).toEqual([]);
    expect(answer.data.letters).toBe(2);
    expect((await inTheStory(one))[0].label).toBe('E-mail al cliente in partenza: Il pane arriva domani');
    await world.drainOutbox();
    const mails = world.sentMail.slice(before).filter(({ subject }) => subject === 'Il pane arriva domani');
    expect(mails.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
    const theirs = mails.find(({ to }) => to === one.email)!;
    expect(theirs.text).toContain(one.orderNumber);
    expect(theirs.text).toContain(second.orderNumber);
    expect(theirs.text).not.toContain(other.orderNumber);
    expect(theirs.html).toContain('il forno è &#60;fermo&#62;.<br>Scusaci!');
    for (const order of [one, second, other]) {
      expect(await inTheStory(order)).toMatchObject([
        {
          label: 'Scritto al cliente: Il pane arriva domani',
          actor: 'Elena',
          reason: expect.stringContaining('forno'),
        },
      ]);
      expect(await logged(order)).toBe(1);
    }
  });

  it('is written once for each key, also when two presses come at once', async () => {
    const order = await ordered();
    const same = letter([order]);
    const answers = await Promise.all([write(same), write(same), write(same)]);
    expect(answers.map(({ data }) => data.letters)).toEqual([1, 1, 1]);
    await world.drainOutbox();
    expect((await write(same)).data.letters).toBe(1);
    await world.drainOutbox();
    expect(lettersTo(order)).toHaveLength(1);
    expect(await logged(order)).toBe(1);
  });

  it('is not mailed again when the outbox repeats it after a crash', async () => {
    const order = await ordered();
    await write(letter([order]));
    await world.drainOutbox();
    await world.deps.pool.query(
      `update outbox set processed_at = null, next_at = now() where topic = 'order.letter' and payload->'orderNumbers' ? $1`,
      [order.orderNumber],
    );
    await world.drainOutbox();
    expect(lettersTo(order)).toHaveLength(1);
  });

  it('says before who gets it, and leaves out who has no address any more', async () => {
    const [one, gone] = [await ordered(), await ordered()];
    await forget(gone);
    const { data } = await care.get('staff/orders/readers', { order_ids: [gone.orderId, one.orderId, one.orderId] });
    expect(data.readers).toMatchObject([
      { userId: one.customer.accountId, email: one.email, orderNumbers: [one.orderNumber] },
      { userId: gone.customer.accountId, orderNumbers: [gone.orderNumber] },
    ]);
    expect(data.readers[1]).not.toHaveProperty('email');
    expect((await write(letter([one, gone]))).data.letters).toBe(1);
    expect(await inTheStory(gone)).toEqual([]);
    expect(codes(await write(letter([gone])))).toEqual(['nobody-to-write-to']);
  });

  it('is not written at all when one of the orders is of another store, or not there', async () => {
    const order = await ordered();
    expect(codes(await write(letter([order]), elsewhere))).toEqual(['order-not-found']);
    expect(codes(await elsewhere.get('staff/orders/readers', { order_ids: [order.orderId] }))).toEqual([
      'order-not-found',
    ]);
    expect(codes(await write(letter([order], { order_ids: [order.orderId, 2_147_483_647] })))).toEqual([
      'order-not-found',
    ]);
    await world.drainOutbox();
    expect(lettersTo(order)).toEqual([]);
    expect(await logged(order)).toBe(0);
  });

  it('is in the data of its reader, and gone with them', async () => {
    const [one, other] = [await ordered(), await ordered()];
    await write(letter([one, other]));
    await world.drainOutbox();
    const file = (await one.customer.client.get('registration/user_export')).http.json();
    expect(file.lettersAboutOrders).toMatchObject([{ orderNumber: one.orderNumber, subject: 'Il pane arriva domani' }]);
    await care.post('staff/order/cancel', { order_id: one.orderId, reason: 'Il cliente ha telefonato' });
    await world.deps.pool.query(`update account set last_name = 'Colombo' where account_id = $1`, [
      one.customer.accountId,
    ]);
    const asked = await care.post('staff/customer/anonymise', {
      user_id: one.customer.accountId,
      confirm: 'Colombo',
    });
    expect(codes(asked)).toEqual([]);
    const { rows } = await world.deps.pool.query(
      'select order_number from order_letter_to where order_number = any($1)',
      [[one.orderNumber, other.orderNumber]],
    );
    expect(rows).toEqual([{ order_number: other.orderNumber }]);
  });
});
