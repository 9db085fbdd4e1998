import { type Call, calls, staffCustomerSorts } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { payInto } from '../returns/certificate-refunds.repo.ts';
import { anonymiseDue } from './anonymise.ts';

let world: CheckoutWorld;
let care: StaffClient;
let manager: StaffClient;
let elsewhere: StaffClient;
let director: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  care = await world.staffClient(['customer-care'], { firstName: 'Elena' });
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
  director = await world.staffClient(['director']);
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);

let people = 0;

/** A customer with a name of their own, who may have ordered. */
async function person(lastName = `Rossi${++people}`): Promise<Customer & { email: string; lastName: string }> {
  const customer = await world.customer();
  const email = `${lastName.toLowerCase().replace(/[^a-z0-9]/g, '')}.${customer.accountId}@posta.example`;
  await run('update account set first_name = $2, last_name = $3, email = $4 where account_id = $1', [
    customer.accountId,
    'Marta',
    lastName,
    email,
  ]);
  return { ...customer, email, lastName };
}

async function ordered(customer: Customer): Promise<number> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return buyCovered(world, customer);
}

const page = async (userId: number, client = care) =>
  (await client.get('staff/customer', { user_id: userId })).data.customer;
const found = async (query: Record<string, unknown>, client = care): Promise<number[]> =>
  (await client.get('staff/customers', { page_size: 200, ...query })).data.customers.map(
    ({ userId }: { userId: number }) => userId,
  );
const logged = (userId: number) =>
  run(`select action from audit_log where subject_kind = 'customer' and subject_id = $1 order by audit_id`, [
    userId,
  ]).then((rows) => rows.map(({ action }) => action));

describe('the list', () => {
  it('finds by name without accents, mail, phone, card and order number, and takes signs of patterns as they are', async () => {
    const anna = await person('D’Àmbrosio');
    await run(`update account set phone = '3485550142', fidelity_card = 'CARTA-778899' where account_id = $1`, [
      anna.accountId,
    ]);
    const orderId = await ordered(anna);
    const [{ order_number: number }] = await run('select order_number from orders where order_id = $1', [orderId]);
    for (const q of [
      "d'ambrosio",
      'D’Àmb',
      'marta ambrosio',
      anna.email.slice(0, 12),
      '348 555 0142',
      '778899',
      number,
    ]) {
      expect({ q, found: await found({ q }) }).toEqual({ q, found: [anna.accountId] });
    }
    expect(await found({ q: number.toLowerCase() })).toEqual([anna.accountId]);
    expect(await found({ q: "d'" })).toContain(anna.accountId);
    for (const q of ['%%%', '___', '\\\\\\', "' or 1=1 --"])
      expect({ q, found: await found({ q }) }).toEqual({ q, found: [] });
  });

  it('sorts both ways by each order, counts its tabs, and leaves staff and the forgotten out', async () => {
    await person();
    await person();
    for (const sort of staffCustomerSorts) {
      const up = await found({ sort });
      expect(await found({ sort, direction: 'desc' })).toEqual(up.toReversed());
      expect(up).not.toContain(care.accountId);
    }
    const { counts, page: paging } = (await care.get('staff/customers', { page_size: 1 })).data;
    expect(paging.totItems).toBe(counts.all);
    expect(counts.all).toBe(counts.private + counts.company);
    const { accountId } = await person();
    await run('update account set email_confirmed_at = null where account_id = $1', [accountId]);
    expect(await found({ tab: 'to-verify' })).toContain(accountId);
    expect(await found({ tab: 'blocked' })).not.toContain(accountId);
  });

  it('shows a store its own customers, and no other role anything', async () => {
    const buyer = await person();
    const stranger = await person();
    await ordered(buyer);
    const mine = await found({}, manager);
    expect(mine).toContain(buyer.accountId);
    expect(mine).not.toContain(stranger.accountId);
    expect(await found({}, elsewhere)).toEqual([]);
    for (const role of ['picker', 'driver', 'merchandiser'] as const) {
      const other = await world.staffClient([role]);
      expect((await other.get('staff/customers')).http.statusCode).toBe(403);
      expect((await other.get('staff/customer', { user_id: buyer.accountId })).http.statusCode).toBe(403);
    }
  });

  it('is a file that cannot run anything, and who took it is written down', async () => {
    await run(`update account set last_name = '=1+1' where account_id = $1`, [(await person()).accountId]);
    const file = (await care.page('/ebsn/api/staff/customers.csv?q=1%2B1')).body;
    expect(file).toContain('Marta =1+1');
    const [{ before: _before, ...entry }] = await run(
      `select account_id as who, after from audit_log, lateral (select null as before) x where action = 'customer.export-list'`,
    );
    expect(entry).toMatchObject({ who: care.accountId, after: { rows: 1 } });
  });
});

it('knows no customer of another store, no member of the staff and nobody who is gone, whatever is asked', async () => {
  const { accountId } = await person();
  const inputs: [Call, object][] = [
    [calls.staffCustomers.detail, {}],
    [calls.staffCustomers.log, {}],
    [calls.staffCustomers.addNote, { text: 'Nota' }],
    [calls.staffCustomers.sendReset, {}],
    [calls.staffCustomers.unlock, {}],
    [calls.staffCustomers.signOut, {}],
    [calls.staffCustomers.block, { reason: 'Prova' }],
    [calls.staffCustomers.unblock, {}],
    [calls.staffCustomers.giveVoucher, { amount: 5, reason: 'Prova', idempotency_key: 'chiave-di-prova' }],
    [calls.staffCustomers.takeBackVoucher, { gift_certificate_id: 1, reason: 'Prova' }],
    [calls.staffCustomers.endDeliveryPass, { order_id: 1_000_000, refund: 1, reason: 'Prova' }],
    [calls.staffCustomers.merging, { into_user_id: accountId }],
    [calls.staffCustomers.merge, { into_user_id: accountId }],
    [calls.staffCustomers.anonymise, { confirm: 'Bruni' }],
    [calls.staffCustomers.keep, {}],
    [calls.staffCustomers.startBuying, {}],
    [calls.staffCustomers.exportFile, {}],
  ];
  const taking = Object.values(calls.staffCustomers).filter(
    (call) => 'user_id' in (call.request as never as { shape: object }).shape,
  );
  expect(inputs.map(([{ path }]) => path).sort()).toEqual(taking.map(({ path }) => path).sort());
  for (const [call, input] of inputs) {
    const ask = (client: StaffClient, user_id: number) =>
      call.method === 'GET'
        ? client.get(call.path, { user_id, ...input })
        : client.post(call.path, { user_id, ...input });
    for (const nobody of [care.accountId, 2_147_483_647]) {
      expect({ call: call.path, codes: codes(await ask(director, nobody)) }).toEqual({
        call: call.path,
        codes: ['customer-not-found'],
      });
    }
    const other = await ask(elsewhere, accountId);
    const refused = call.roles?.includes('store-manager')
      ? codes(other)[0] === 'customer-not-found'
      : other.http.statusCode === 403;
    expect({ call: call.path, refused }).toEqual({ call: call.path, refused: true });
  }
});

describe('the page of a customer', () => {
  it('says what they bought, hold and agreed to, and that it was looked at, once', async () => {
    const customer = await person();
    const orderId = await ordered(customer);
    await run(
      `insert into disclaimer (code, title, body, version) values ('marketing-prova', 'Offerte per e-mail', '', 3)
       on conflict do nothing`,
    );
    await run(
      `insert into account_disclaimer (account_id, disclaimer_id, accepted, at)
       select $1, disclaimer_id, x.accepted, x.at from disclaimer,
         (values (true, now() - interval '2 days'), (false, now())) x (accepted, at) where code = 'marketing-prova'`,
      [customer.accountId],
    );
    const shown = await page(customer.accountId);
    expect(shown).toMatchObject({
      lastName: customer.lastName,
      figures: { orders: 1, yearOrders: 1, lists: 0 },
      openOrder: { orderId },
      consents: [{ title: 'Offerte per e-mail', version: 3, accepted: false }],
      addresses: [{ text: 'Via Tortona 31, 20144 Milano (MI)', isDefault: true }],
      devices: [{}],
    });
    expect(shown.figures.yearTotal).toBeGreaterThan(40);
    expect(JSON.stringify(shown)).not.toContain('password');
    expect(shown.certificates[0].code).toMatch(/^….{4}$/);
    await page(customer.accountId);
    expect(await logged(customer.accountId)).toEqual(['customer.view']);
  });

  it('keeps notes that neither the customer nor their file says', async () => {
    const customer = await person();
    const { data } = await care.post('staff/customer/add-note', {
      user_id: customer.accountId,
      text: 'Preferisce il citofono',
    });
    expect(data.customer.notes).toMatchObject([{ name: 'Elena', text: 'Preferisce il citofono' }]);
    expect((await customer.client.get('registration/user_export')).http.body).not.toContain('citofono');
  });
});

describe('help', () => {
  it('has a mail for a new password sent, whose code nobody at the Banco sees', async () => {
    const { accountId, email } = await person();
    await world.drainOutbox();
    const before = world.sentMail.length;
    const asked = await care.post('staff/customer/send-reset', { user_id: accountId });
    expect(codes(asked)).toEqual([]);
    await world.drainOutbox();
    const [mail] = world.sentMail.slice(before);
    expect(mail?.to).toBe(email);
    const token = /reset_token=([\w-]+)/.exec(mail!.text)?.[1];
    expect(token).toBeDefined();
    expect(asked.http.body).not.toContain(token);
    expect(await logged(accountId)).toContain('customer.send-reset');
  });

  it('lets somebody try again at once after wrong passwords, from the address they typed them at', async () => {
    const { accountId, email } = await person();
    const attempt = () => world.anonymous.post('auth/login', { login: email, password: 'sbagliata' });
    for (let tries = 0; tries < 30 && codes(await attempt())[0] !== 'too-many-attempts'; tries += 1);
    expect(codes(await attempt())).toEqual(['too-many-attempts']);
    expect((await page(accountId)).signInWaitsUntil).toBeDefined();
    const { data } = await care.post('staff/customer/unlock', { user_id: accountId });
    expect(data.customer.signInWaitsUntil).toBeUndefined();
    // the address has failed too, by itself: that counter is no customer's
    await run('delete from login_attempt where of_account is null');
    expect(codes(await attempt())).toEqual(['login-failed']);
  });

  it('signs all devices out', async () => {
    const customer = await person();
    await care.post('staff/customer/sign-out', { user_id: customer.accountId });
    expect((await customer.client.get('cart/view')).http.statusCode).toBe(419);
    expect((await page(customer.accountId)).devices).toEqual([]);
  });

  it('stops a customer from buying, who may still look, and lets them again', async () => {
    const customer = await person();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    await care.post('staff/customer/block', { user_id: customer.accountId, reason: 'Carte contestate' });
    expect(await found({ tab: 'blocked' })).toContain(customer.accountId);
    expect((await customer.client.get('cart/view')).response.status).toBe(0);
    expect(codes(await customer.buy())).toEqual(['customer-blocked']);
    await care.post('staff/customer/unblock', { user_id: customer.accountId });
    expect(await world.orderState(await buyCovered(world, customer))).toBe('confirmed');
  });
});

describe('a certificate given by hand', () => {
  const give = (client: StaffClient, userId: number, amount: number, key = `chiave-${userId}-${amount}`) =>
    client.post('staff/customer/give-voucher', { user_id: userId, amount, reason: 'Ritardo', idempotency_key: key });

  it('is given once for each key, however often and by how many presses at once, told by mail, and spent', async () => {
    const customer = await person();
    await world.drainOutbox();
    const before = world.sentMail.length;
    const presses = await Promise.all(Array.from({ length: 5 }, () => give(care, customer.accountId, 20)));
    expect(presses.map(codes)).toEqual([[], [], [], [], []]);
    const { certificates } = await page(customer.accountId);
    expect(certificates).toMatchObject([{ value: 20, left: 20, state: 'active', givenBy: 'Elena', reason: 'Ritardo' }]);
    await world.drainOutbox();
    expect(world.sentMail.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      [customer.email, 'Un buono di 20,00\u00a0€ per te'],
    ]);
    expect((await logged(customer.accountId)).filter((action) => action === 'customer.voucher')).toHaveLength(1);

    const [{ code }] = await run('select code from gift_certificate where account_id = $1', [customer.accountId]);
    await customer.add('RISO', 2);
    expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).toEqual([]);
    expect((await customer.cart()).totalPrice).toBeLessThan((await customer.cart()).grossTotal + 20);
  });

  it('is no larger than the role may give, and never nothing', async () => {
    const customer = await person();
    await ordered(customer);
    expect(codes(await give(care, customer.accountId, 20.01))).toEqual(['voucher-above-limit']);
    expect((await page(customer.accountId)).may.voucher).toBe(20);
    expect(codes(await give(manager, customer.accountId, 30))).toEqual([]);
    expect(codes(await give(manager, customer.accountId, 500.01))).toEqual(['voucher-above-limit']);
    expect(codes(await give(care, customer.accountId, 0))).toEqual(['amount-too-low']);
    expect((await give(care, customer.accountId, -5)).response.status).not.toBe(0);
    const accounting = await world.staffClient(['accounting']);
    expect((await give(accounting, customer.accountId, 5)).http.statusCode).toBe(403);
  });
});

describe('a certificate taken back', () => {
  const take = (client: StaffClient, userId: number, gift_certificate_id: number, reason = 'Dato per sbaglio') =>
    client.post('staff/customer/take-back-voucher', { user_id: userId, gift_certificate_id, reason });

  const given = async (amount = 20) => {
    const customer = await person();
    const answer = await care.post('staff/customer/give-voucher', {
      user_id: customer.accountId,
      amount,
      reason: 'Ritardo',
      idempotency_key: `ritirabile-${customer.accountId}`,
    });
    expect(codes(answer)).toEqual([]);
    const [{ id, code }] = await run(
      'select gift_certificate_id as id, code from gift_certificate where account_id = $1',
      [customer.accountId],
    );
    return { customer, id: id as number, code: code as string };
  };

  it('ends once, by however many presses, told by mail; its giver may give as much again', async () => {
    const { customer, id, code } = await given();
    await world.drainOutbox();
    const before = world.sentMail.length;
    const left = (await page(customer.accountId)).may.voucher;
    const presses = await Promise.all(Array.from({ length: 5 }, () => take(care, customer.accountId, id)));
    expect(presses.flatMap(codes)).toEqual(Array(4).fill('voucher-not-takeable'));
    expect((await page(customer.accountId)).certificates).toMatchObject([
      { value: 20, left: 0, state: 'taken-back', mayBeTakenBack: false },
    ]);
    expect((await page(customer.accountId)).may.voucher).toBeGreaterThanOrEqual(left);
    await world.drainOutbox();
    const mails = world.sentMail.slice(before);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [customer.email, 'Abbiamo ritirato un buono di 20,00\u00a0€'],
    ]);
    expect(mails[0]?.text).toContain('Dato per sbaglio');
    expect((await logged(customer.accountId)).filter((each) => each === 'customer.take-back-voucher')).toHaveLength(1);
    await customer.add('RISO', 2);
    expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).not.toEqual([]);
  });

  it('pays nothing any more in the cart it was in', async () => {
    const { customer, id, code } = await given();
    await customer.add('RISO', 2);
    expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).toEqual([]);
    const takes = async () =>
      (await customer.client.get('cart/view')).data.giftCertificates.map((each: { total: number }) => each.total);
    expect(await takes()).toEqual([20]);
    expect(codes(await take(care, customer.accountId, id))).toEqual([]);
    expect((await takes()).filter(Boolean)).toEqual([]);
    const orderId = await ordered(customer);
    const used = await run('select gift_certificate_id as id from order_gift_certificate where order_id = $1', [
      orderId,
    ]);
    expect(used.map((each) => each.id)).not.toContain(id);
  });

  it('is either the order’s or taken back, never both, when both happen at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => given(5)));
    for (const { customer, code } of all) {
      await customer.add('RISO', 2);
      await customer.chooseDelivery();
      expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).toEqual([]);
    }
    const ended = await Promise.all(
      all.map(async ({ customer, id }) => {
        const [bought, taken] = await Promise.all([customer.buy(), take(care, customer.accountId, id)]);
        expect([bought.http.statusCode, taken.http.statusCode]).toEqual([200, 200]);
        const [row] = await run(
          `select initial_cents = balance_cents + coalesce(taken_back_cents, 0) + coalesce((select sum(u.taken_cents)::int
             from order_gift_certificate u where u.gift_certificate_id = g.gift_certificate_id and u.state = 'reserved'), 0) as sound,
             taken_back_cents is not null and balance_cents > 0 as spendable
           from gift_certificate g where gift_certificate_id = $1`,
          [id],
        );
        return row;
      }),
    );
    expect(ended).toEqual(all.map(() => ({ sound: true, spendable: false })));
  });

  it('comes back with what an order gives back to it, and no more', async () => {
    const { customer, id, code } = await given(20);
    await run('update gift_certificate set balance_cents = 1850 where gift_certificate_id = $1', [id]);
    expect(codes(await take(care, customer.accountId, id))).toEqual([]);
    // goods of the order it paid before are refunded: that is the customer's, for some time more
    const until = new Date(world.clock.now().getTime() + 30 * 86_400_000);
    await withTransaction(world.deps.db, (tx) => payInto(tx, id, 150, until));
    expect((await page(customer.accountId)).certificates).toMatchObject([
      { value: 20, left: 1.5, state: 'active', mayBeTakenBack: true },
    ]);
    await customer.add('RISO', 2);
    expect(codes(await customer.client.post('cart/add-gift-certificate', { code }))).toEqual([]);
    const { giftCertificates } = (await customer.client.get('cart/view')).data;
    expect(giftCertificates.map((each: { total: number }) => each.total)).toEqual([1.5]);
    expect(codes(await take(care, customer.accountId, id))).toEqual([]);
    expect(
      await run('select balance_cents, taken_back_cents from gift_certificate where account_id = $1', [
        customer.accountId,
      ]),
    ).toEqual([{ balance_cents: 0, taken_back_cents: 2000 }]);
  });

  it('is neither another customer’s, nor one that is spent, nor one nobody gave by hand', async () => {
    const { customer, id } = await given(5);
    const other = await person();
    expect(codes(await take(care, other.accountId, id))).toEqual(['voucher-not-takeable']);
    await run('update gift_certificate set balance_cents = 0 where gift_certificate_id = $1', [id]);
    expect(codes(await take(care, customer.accountId, id))).toEqual(['voucher-not-takeable']);
    await run('update gift_certificate set balance_cents = 300, grant_key = null where gift_certificate_id = $1', [id]);
    expect((await page(customer.accountId)).certificates).toMatchObject([{ mayBeTakenBack: false }]);
    expect(codes(await take(care, customer.accountId, id))).toEqual(['voucher-not-takeable']);
    const accounting = await world.staffClient(['accounting']);
    expect((await take(accounting, customer.accountId, id)).http.statusCode).toBe(403);
  });
});

describe('certificates given by hand, added up', () => {
  const give = (client: StaffClient, userId: number, amount: number, key: string) =>
    client.post('staff/customer/give-voucher', { user_id: userId, amount, reason: 'Ritardo', idempotency_key: key });

  it('stay within what one person may give in a day, also at once, and begin again the next day', async () => {
    const someone = await world.staffClient(['customer-care'], { firstName: 'Nina' });
    const customers = await Promise.all(Array.from({ length: 7 }, () => person()));
    const given = await Promise.all(
      customers.map((each, at) => give(someone, each.accountId, 20, `day-of-nina-${at}`)),
    );
    expect(given.flatMap(codes)).toEqual(['vouchers-of-day', 'vouchers-of-day']);
    // a repetition of what was given is still answered as given
    const done = given.findIndex((answer) => codes(answer).length === 0);
    expect(codes(await give(someone, customers[done]!.accountId, 20, `day-of-nina-${done}`))).toEqual([]);
    const refused = given.findIndex((answer) => codes(answer).length > 0);
    world.clock.advanceMinutes(24 * 60);
    const tomorrow = await world.staffClient(['customer-care'], { firstName: 'Nina' });
    await run('update gift_certificate set granted_by = $1 where granted_by = $2', [
      tomorrow.accountId,
      someone.accountId,
    ]);
    expect(codes(await give(tomorrow, customers[refused]!.accountId, 20, 'nina-again'))).toEqual([]);
    world.clock.advanceMinutes(-24 * 60);
  });

  it('stay within what one customer may get in a month, from whomever', async () => {
    const customer = await person();
    const people = await Promise.all(
      ['Ada', 'Bea', 'Cia', 'Dea'].map((firstName) => world.staffClient(['customer-care'], { firstName })),
    );
    const given = await Promise.all(people.map((each, at) => give(each, customer.accountId, 20, `month-of-one-${at}`)));
    expect(given.flatMap(codes)).toEqual(['vouchers-of-customer']);
    expect((await page(customer.accountId)).may.voucher).toBe(0);
    expect(codes(await give(manager, customer.accountId, 1, 'manager-may'))).not.toContain('vouchers-of-customer');
  });
});

describe('anonymising', () => {
  it('asks for the name, waits for an order under way, and then goes by itself', async () => {
    const customer = await person('Colombo');
    const orderId = await ordered(customer);
    const ask = (body: object) => care.post('staff/customer/anonymise', { user_id: customer.accountId, ...body });
    expect(codes(await ask({ confirm: 'Rossi' }))).toEqual(['confirm-wrong']);
    expect(codes(await ask({ confirm: 'colombo' }))).toEqual(['open-orders']);
    const { openOrder } = await page(customer.accountId);
    const { data } = await ask({ confirm: 'COLOMBO', later: true });
    // the day that was on the button
    expect(data.customer.forgetOn).toBe(openOrder.removableOn);
    const [{ slot_end_at: end }] = await run('select slot_end_at from orders where order_id = $1', [orderId]);
    expect(data.customer.forgetOn).toBe(addDays(shopDay(end.getTime()), 15));

    await care.post('staff/customer/keep', { user_id: customer.accountId });
    expect((await page(customer.accountId)).forgetOn).toBeUndefined();
    await ask({ confirm: 'Colombo', later: true });
    const start = world.clock.now();
    await anonymiseDue(world.deps);
    expect((await page(customer.accountId)).lastName).toBe('Colombo');
    world.clock.set(new Date(end.getTime() + 16 * 86_400_000));
    await anonymiseDue(world.deps);
    world.clock.set(start);
    expect((await page(customer.accountId)).lastName).toBe('Colombo');
    await deliver(world, orderId);
    world.clock.set(new Date(end.getTime() + 16 * 86_400_000));
    await anonymiseDue(world.deps);
    world.clock.set(start);
    expect(await page(customer.accountId)).toBeUndefined();
    const [row] = await run('select email, last_name, search_text, forget_on from account where account_id = $1', [
      customer.accountId,
    ]);
    expect(row).toMatchObject({ last_name: '', forget_on: null });
    expect(row.search_text).not.toContain('colombo');
  });

  it('removes at once whom nothing keeps', async () => {
    const customer = await person('Verdi');
    const { data } = await care.post('staff/customer/anonymise', { user_id: customer.accountId, confirm: 'VERDI' });
    expect(data).toEqual({});
    expect((await customer.client.get('cart/view')).http.statusCode).toBe(419);
    expect(await logged(customer.accountId)).toEqual(['customer.anonymise']);
  });
});

describe('the file of somebody’s data', () => {
  it('is what they could take themselves, and who took it is written down', async () => {
    const customer = await person();
    const { http } = await care.get('staff/customer/export', { user_id: customer.accountId }).catch((error) => error);
    expect(JSON.parse(http.body).addresses).toHaveLength(1);
    expect(await logged(customer.accountId)).toEqual(['customer.export']);
  });
});
