import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { createSession } from '../../platform/session.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { forgetOnBehalf } from './forget-account.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
});
afterAll(() => world.close());

/** Stands wherever a person can write or be written about. */
const word = 'Zanzibarra';
const email = `${word.toLowerCase()}@posta.example`;
const phone = '3339998877';

/** Every row of every table in which one of the texts is found, as `table: row`. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.deps.pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await world.deps.pool.query(
      `select to_jsonb(t)::text as row from ${name} t
       where exists (select from unnest($1::text[]) wanted where to_jsonb(t)::text ilike '%' || wanted || '%')`,
      [texts],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/**
 * Tables that still name the account, but for those that must: its empty row, and the accounts of the shop. A new table with
 * an account_id is found here, even when the test above puts nothing into it.
 */
const kept = ['account', 'orders', 'cart', 'slot_booking', 'gift_certificate', 'gift_voucher_order'];

async function rowsAbout(accountId: number): Promise<string[]> {
  const { rows: columns } = await world.deps.pool.query(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     where c.table_schema = 'public' and c.column_name in ('account_id', 'invited_by', 'decided_by')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    if (kept.includes(table)) continue;
    const { rows } = await world.deps.pool.query(`select 1 from ${table} where ${column} = $1 limit 1`, [accountId]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

it('writes to nobody whose address was never confirmed', async () => {
  const address = 'mai.confermata@posta.example';
  const accountId = await world.createAccount({ email: address });
  await world.deps.pool.query('update account set email_confirmed_at = null where account_id = $1', [accountId]);
  await withTransaction(world.deps.db, (tx) => forgetOnBehalf(tx, accountId, world.clock.now()));
  await world.drainOutbox();
  expect(world.sentMail.filter(({ to }) => to === address)).toEqual([]);
  expect(await rowsWith([address])).toEqual([]);
});

it('leaves no personal datum in any table of the database', async () => {
  const customer = await world.customer();
  const { accountId, client } = customer;
  const run = (text: string) => world.deps.pool.query(text.replaceAll(':id', String(accountId)));
  await run(`update account set first_name = '${word}', last_name = '${word}', email = '${email}', login = '${email}',
    phone = '${phone}', fiscal_code = '${word}', fidelity_card = '${word}', birth_date = '1980-01-01' where account_id = :id`);
  await run(`update address set recipient = '${word}', address1 = 'Via ${word}', doorbell = '${word}', notes = '${word}',
    phone = '${phone}' where account_id = :id`);
  await run(`insert into person_fiscal (account_id, type, first_name, fiscal_code, pec, address1, city, province, postalcode)
    values (:id, 'person', '${word}', '${word}', '${email}', 'Via ${word}', 'Milano', 'MI', '20144')`);
  await run(`insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year, holder)
    values (:id, 'card-gateway', '${word}', 'visa', '•••• 4242', 12, 2099, '${word}')`);
  await run(`insert into notify_request (kind, email, postalcode) values ('zone', '${email}', '90100')`);
  await run(`insert into outbox (topic, payload, processed_at) values ('content.newsletter-mail', '{"email": "${email}"}', null),
    ('auth.mail', '{"kind": "email-changed", "accountId": :id, "oldEmail": "${email}"}', now())`);
  await run(`insert into company (name, vat_number, fiscal_code) values ('Bar Uno', '1', '1')`);
  await run(`insert into company_invitation (company_id, invited_by, email, created_at, expires_at)
    select company_id, :id, '${email}', now(), now() + interval '1 day' from company`);
  await run(
    `insert into company_join_request (company_id, account_id, requested_at) select company_id, :id, now() from company`,
  );
  await run(`insert into order_approval (company_id, account_id, total_cents, lines, requested_at, state, decided_by, decided_at, note)
    select company_id, :id, 100, '[{"name": "${word}"}]', now(), 'refused', :id, now(), 'Non per ${word}' from company`);
  await run(`insert into order_approval (company_id, account_id, total_cents, lines, requested_at, state, decided_by, decided_at, note)
    select company_id, ${await world.createAccount()}, 100, '[]', now(), 'refused', :id, now(), 'Chiama ${word}' from company`);
  await run(`insert into gift_certificate (code, description, kind, initial_cents, balance_cents)
    values ('SPRT 0000', 'Buono regalo', 'prepaid', 5000, 5000), ('SPRT 0001', 'Buono regalo', 'prepaid', 5000, 5000)`);
  for (const [buyer, recipient, code] of [
    [accountId, `zia.${email}`, 'SPRT 0000'],
    [await world.createAccount(), email, 'SPRT 0001'],
  ]) {
    await world.deps.pool.query(
      `insert into gift_voucher_order (gift_voucher_order_id, order_number, account_id, idempotency_key, state, amount_cents,
         recipient_name, recipient_email, sender_name, message, deliver_on, mailed_at, gift_certificate_id)
       select 10000000 + $1, 'G' || $1, $1, 'k', 'confirmed', 5000, $2, $3, $2, $2, '2026-01-01', now(), gift_certificate_id
       from gift_certificate where code = $4`,
      [buyer, word, recipient, code],
    );
  }
  await client.post('list/insert', {
    name: `Lista ${word}`,
    items: [{ product_id: world.productId('PASTA'), quantity: 1 }],
  });
  await run(`update product_list_item i set notes = '${word}' from product_list l
    where l.product_list_id = i.product_list_id and l.account_id = :id`);
  await createSession(world.deps, accountId, { remember: true, clientLabel: `Telefono di ${word}` });

  await customer.add('RISO', 2);
  await customer.add('PASTA', 1);
  await client.post('cart/set-info', { order_comment: `Chiamate ${word}` });
  const cart = await customer.cart();
  await client.post('cart/set-item-info', { cart_item_id: cart.cartItems[0]?.cartItemId, user_notes: word });
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId);
  await run(`with van as (insert into van (warehouse_id, name, crates) select warehouse_id, 'Uno', 40 from warehouse limit 1 returning *),
    plan as (insert into round_plan (timeslot_id) select timeslot_id from orders where order_id = ${orderId} returning *),
    round as (insert into round (timeslot_id, warehouse_id, number, van_id, leaves_at, departs_at, returns_at)
      select timeslot_id, warehouse_id, 1, van_id, now(), now(), now() from plan, van returning *),
    stop as (insert into round_stop (round_id, order_id, position, state, crates, service_seconds, arrives_at, latitude, longitude,
        proof, signature, signed_by, notes)
      select round_id, ${orderId}, 1, 'delivered', 1, 60, now(), 45.4, 9.1, 'signature', 'M1 1', '${word}', '[{"text": "${word}"}]'
      from round returning *)
    insert into round_photo (photo_id, round_stop_id, subject, at, image)
    select gen_random_uuid(), round_stop_id, 'door', now(), '${word}' from stop`);
  const { data } = await client.get('order/detail', { order_id: orderId });
  const [line, otherLine] = data.order.lines;
  await client.post('order/report-problem', {
    order_id: orderId,
    lines: [{ order_line_id: line.orderLineId, problem: 'damaged' }],
    note: `Per ${word}`,
  });
  await run(
    `insert into problem_photo (problem_photo_id, order_id, at, image) values (gen_random_uuid(), ${orderId}, now(), '${word}')`,
  );
  const lines = [{ order_line_id: otherLine.orderLineId, quantity: 1 }];
  await client.post('order/withdraw', { order_id: orderId, lines, confirm: true, reason: `Motivo di ${word}` });
  await run(`insert into care_message (care_case_id, staff_id, idempotency_key, text, at)
    select care_case_id, ${await world.createAccount()}, 'answer', 'Gentile ${word}', now() from care_case where order_id = ${orderId} limit 1`);
  await run(`update order_problem set answer = 'Cara ${word}' where order_id = ${orderId}`);
  await customer.add('PASTA', 1);
  await client.post('cart/set-info', { order_comment: `Ancora ${word}` });
  await world.drainOutbox();
  expect((await rowsWith([word, phone])).length).toBeGreaterThan(10);

  // everything of this could be had as a file before
  const file = JSON.stringify(await client.get('registration/user_export').then(({ http }) => http.json()));
  for (const own of [
    `Telefono di ${word}`,
    `Non per ${word}`,
    `Motivo di ${word}`,
    `Gentile ${word}`,
    `Cara ${word}`,
    `"signedBy":"${word}"`,
  ]) {
    expect(file).toContain(own);
  }

  await client.post('registration/anonymize_token_request');
  await world.drainOutbox();
  const mail = world.sentMail.findLast((each) => each.text.includes('anonymize_token'));
  const token = /anonymize_token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const forgotten = await client.post('registration/user_anonymize', { token });
  expect(forgotten.response.errors).toEqual([]);

  // but for the mail that says so, until it has left
  expect(await rowsWith([word, phone, email])).toEqual([expect.stringMatching(/^public\.outbox: .*auth\.erased/)]);
  await world.drainOutbox();
  expect(world.sentMail.at(-1)).toMatchObject({ to: email, subject: 'Il tuo account Sporta è stato cancellato' });
  expect(await rowsWith([word, phone, email])).toEqual([]);
  expect(await rowsAbout(accountId)).toEqual([]);
  const { rows: doors } = await world.deps.pool.query(
    `select s.latitude, s.signature, (select count(*)::int from round_photo) as photos from round_stop s where order_id = $1`,
    [orderId],
  );
  expect(doors).toEqual([{ latitude: 0, signature: null, photos: 0 }]);
  // what tax law asks for is still there
  const { rows } = await world.deps.pool.query(
    'select o.total_cents, count(*)::int as lines from orders o join order_line using (order_id) where order_id = $1 group by 1',
    [orderId],
  );
  expect(rows).toEqual([{ total_cents: expect.any(Number), lines: 2 }]);
  expect(rows[0].total_cents).toBeGreaterThan(5000);
});
