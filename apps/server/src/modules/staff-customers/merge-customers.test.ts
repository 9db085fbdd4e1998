import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let care: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  care = await world.staffClient(['customer-care']);
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const merge = (from: number, into: number) => care.post('staff/customer/merge', { user_id: from, into_user_id: into });

/** Somebody with one of everything that must move. */
async function richCustomer(name: string): Promise<Customer> {
  const customer = await world.customer();
  const { accountId } = customer;
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  await buyCovered(world, customer);
  await run(`update account set points = 100, last_name = $2 where account_id = $1`, [accountId, name]);
  await run(`insert into point_entry (account_id, points, kind, description) values ($1, 100, 'opening', 'Punti')`, [
    accountId,
  ]);
  await run(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id) values ($1, 'Buono', 700, 700, $2)`,
    [`UNO-${accountId}`, accountId],
  );
  const [{ id }] = await run(
    `insert into product_list (account_id, name, is_favourites) values ($1, 'Preferiti', true) returning product_list_id as id`,
    [accountId],
  );
  for (const code of ['PASTA', name === 'Prima' ? 'RISO' : 'MELE']) {
    await run('insert into product_list_item (product_list_id, product_id) values ($1, $2)', [
      id,
      world.productId(code),
    ]);
  }
  await run(`insert into product_list (account_id, name) values ($1, $2)`, [accountId, `Lista di ${name}`]);
  await customer.add('PASTA', 3);
  if (name === 'Prima') await customer.add('MELE', 2);
  return customer;
}

/** What an account has, as the shop counts it. */
async function wealthOf(accountId: number) {
  const [row] = await run(
    `select (select count(*)::int from orders where account_id = $1 and state = 'confirmed') as orders,
      (select points from account where account_id = $1) as points,
      (select coalesce(sum(points), 0)::int from point_entry where account_id = $1) as ledger,
      (select coalesce(sum(balance_cents), 0)::int from gift_certificate where account_id = $1) as certificates,
      (select count(*)::int from address where account_id = $1 and deleted_at is null) as addresses,
      (select count(*)::int from address where account_id = $1 and is_default) as defaults,
      (select count(*)::int from product_list where account_id = $1) as lists,
      (select count(*)::int from product_list_item i join product_list l using (product_list_id)
        where l.account_id = $1 and l.is_favourites) as favourites`,
    [accountId],
  );
  return row;
}

it('does not count as bought what was brought again', async () => {
  const [from, into] = [await richCustomer('Terza'), await richCustomer('Quarta')];
  const merging = { user_id: from.accountId, into_user_id: into.accountId };
  const before = (await care.get('staff/customer/merging', merging)).data.merging.orders;
  await run(
    `with bought as (select order_id from orders where account_id = $1 and state = 'confirmed' limit 1),
       p as (insert into order_problem (order_id, reported_at) select order_id, now() from bought returning order_problem_id)
     update orders o set redelivers_problem_id = order_problem_id from p, bought where o.order_id = bought.order_id`,
    [from.accountId],
  );
  expect([before, (await care.get('staff/customer/merging', merging)).data.merging.orders]).toEqual([1, 0]);
});

it('moves all to the account that stays, counts nothing twice, and tells both mailboxes', async () => {
  const from = await richCustomer('Prima');
  const into = await richCustomer('Seconda');
  const preview = (await care.get('staff/customer/merging', { user_id: from.accountId, into_user_id: into.accountId }))
    .data.merging;
  const [a, b] = [await wealthOf(from.accountId), await wealthOf(into.accountId)];
  expect(preview).toMatchObject({ orders: 1, points: 100, certificates: a.certificates / 100, addresses: 1, lists: 2 });
  await world.drainOutbox();
  const mails = world.sentMail.length;

  expect(codes(await merge(from.accountId, into.accountId))).toEqual([]);
  expect(await wealthOf(into.accountId)).toEqual({
    orders: 2,
    points: 200,
    ledger: 200,
    certificates: a.certificates + b.certificates,
    addresses: 2,
    defaults: 1,
    lists: 3,
    favourites: 3,
  });
  expect(await wealthOf(from.accountId)).toMatchObject({
    orders: 0,
    points: 0,
    certificates: 0,
    addresses: 0,
    lists: 0,
  });
  expect((await into.cart()).cartItems.map(({ product, quantity }) => [product.code, quantity]).sort()).toEqual([
    ['MELE', 2],
    ['PASTA', 3],
  ]);
  expect((await from.client.get('cart/view')).http.statusCode).toBe(419);
  expect((await into.client.get('order/list')).data.orders).toHaveLength(2);
  await world.drainOutbox();
  expect(new Set(world.sentMail.slice(mails).map(({ subject }) => subject))).toEqual(
    new Set(['Abbiamo unito i tuoi account']),
  );
  expect(world.sentMail.slice(mails)).toHaveLength(2);
  const [entry] = await run(`select before, after from audit_log where action = 'customer.merge' and subject_id = $1`, [
    into.accountId,
  ]);
  expect(entry).toMatchObject({ before: { userId: from.accountId }, after: { orders: 1, points: 100 } });
  expect(codes(await merge(from.accountId, into.accountId))).toEqual(['customer-not-found']);
});

it('lets one of many merges at once through, also one that goes the other way', async () => {
  const [one, two] = [await richCustomer('Prima'), await richCustomer('Seconda')];
  const answers = await Promise.all([
    merge(one.accountId, two.accountId),
    merge(two.accountId, one.accountId),
    merge(one.accountId, two.accountId),
    merge(two.accountId, one.accountId),
  ]);
  expect(answers.map(codes).sort()).toEqual([[], ...Array(3).fill(['customer-not-found'])]);
  const both = [await wealthOf(one.accountId), await wealthOf(two.accountId)];
  expect(both.map(({ orders }) => orders).sort()).toEqual([0, 2]);
  expect(both.map(({ points }) => points).sort()).toEqual([0, 200].sort());
});

it('refuses the same account, another company, and an account that is paying', async () => {
  const [one, two] = [await richCustomer('Prima'), await richCustomer('Seconda')];
  expect(codes(await merge(one.accountId, one.accountId))).toEqual(['same-customer']);
  const [{ id }] = await run(
    `insert into company (name, vat_number, fiscal_code) values ('Trattoria', '01234567897', '01234567897') returning company_id as id`,
  );
  await run('update account set company_id = $2 where account_id = $1', [two.accountId, id]);
  expect(codes(await merge(one.accountId, two.accountId))).toEqual(['other-company']);
  await run('update account set company_id = null where account_id = $1', [two.accountId]);
  await run(`update orders set state = 'awaiting-payment' where account_id = $1`, [one.accountId]);
  expect(codes(await merge(one.accountId, two.accountId))).toEqual(['payment-in-progress']);
});

/** Columns that name a customer, and what merging does with each. A new one fails here until somebody decides. */
const decided: Record<string, 'moves' | 'removed' | 'proof' | 'of staff'> = {
  'account.merged_into': 'proof',
  'account_allergen.account_id': 'moves',
  'account_disclaimer.account_id': 'proof',
  'account_offer.account_id': 'moves',
  'account_token.account_id': 'removed',
  'address.account_id': 'moves',
  'audit_log.account_id': 'of staff',
  'card_saving.account_id': 'removed',
  'cart.account_id': 'moves',
  'cart_change.account_id': 'removed',
  'company_invitation.invited_by': 'proof',
  'company_join_request.account_id': 'removed',
  'customer_note.account_id': 'moves',
  'customer_note.staff_id': 'of staff',
  'customer_store.account_id': 'moves',
  'gift_certificate.account_id': 'moves',
  'gift_certificate.granted_by': 'of staff',
  'gift_voucher_order.account_id': 'moves',
  'delivery_pass_order.account_id': 'moves',
  'meal_ticket_link.account_id': 'removed',
  'meal_ticket_login.account_id': 'removed',
  'notice_choice.account_id': 'removed',
  'notice_quiet.account_id': 'removed',
  'order_approval.account_id': 'moves',
  'order_approval.decided_by': 'proof',
  'orders.account_id': 'moves',
  'payment_auth.account_id': 'removed',
  'person_fiscal.account_id': 'moves',
  'point_entry.account_id': 'moves',
  'product_list.account_id': 'moves',
  'product_list_item.added_by': 'moves',
  'product_list_member.account_id': 'moves',
  'product_rating.account_id': 'moves',
  'push_device.account_id': 'removed',
  'push_notice.account_id': 'removed',
  'quote.account_id': 'moves',
  'reward_cart_item.account_id': 'moves',
  'reward_request.account_id': 'moves',
  'weekly_place.account_id': 'moves',
  'weekly_slot.account_id': 'moves',
  'session.account_id': 'removed',
  'session.acting_for': 'removed',
  'slot_booking.account_id': 'moves',
  'staff_member.account_id': 'of staff',
};

it('has decided about every table that names a customer', async () => {
  const rows = await run(
    `select conrelid::regclass::text || '.' || attname as name from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where contype = 'f' and confrelid = 'account'::regclass`,
  );
  // what staff did is theirs, and no customer's
  const ofStaff =
    /^(order_note|order_letter|order_withdrawal|product_plan|product_photo|picking_|round|van|slot_|promotion|content_|leaflet|popup|import|catalogue_import|newsletter_|care_|report|home_)|[.](staff_id|assignee_id|[a-z]+_by)$/;
  const undecided = rows.map(({ name }) => name).filter((name) => !decided[name] && !ofStaff.test(name));
  expect(undecided).toEqual([]);
  const [one, two] = [await richCustomer('Prima'), await richCustomer('Seconda')];
  await run('insert into cart_change values ($1, gen_random_uuid(), now())', [one.accountId]);
  expect(codes(await merge(one.accountId, two.accountId))).toEqual([]);
  for (const [name, fate] of Object.entries(decided)) {
    if (fate !== 'moves' && fate !== 'removed') continue;
    const [table, column] = name.split('.');
    expect({ name, left: (await run(`select 1 from ${table} where ${column} = $1`, [one.accountId])).length }).toEqual({
      name,
      left: 0,
    });
  }
});
