import type { Call } from '@sporta/contract';
import { callsWhileActing, mayWhileActing } from '@sporta/contract/acting-calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { advanceOrder } from '../orders/index.ts';
import { endUnpaid } from '../orders/late/end-unpaid.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

const CARD = 1;
const SAVED = 12;
const LINK = 42;
let world: CheckoutWorld;
let care: StaffClient;
let customer: Customer;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
});
beforeEach(async () => {
  care = await world.staffClient(['customer-care'], { firstName: 'Elena' });
  customer = await world.customer();
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const start = (client = care, userId = customer.accountId) =>
  client.post('staff/customer/start-buying', { user_id: userId });

/** Fills the customer's cart through the session of the staff. */
async function fill(client = care): Promise<{ grossTotal: number }> {
  await client.post('cart/add-item', { product_id: world.productId('RISO'), quantity: 2 });
  const [{ id }] = await run('select address_id as id from address where account_id = $1', [customer.accountId]);
  expect(codes(await client.post('cart/set-address', { user_address_id: id }))).toEqual([]);
  const [slot] = await run(
    `select timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day from timeslot where cutoff_at > now() + interval '1 day'
     order by begin_at limit 1`,
  );
  expect(codes(await client.post('timeslot/hold', { timeslot_id: slot.id, date: slot.day }))).toEqual([]);
  return (await client.get('cart/view')).data;
}

const buy = (client: StaffClient, expectedTotal: number, more: object = {}) =>
  client.post('cart/buy', {
    payment_type_id: LINK,
    expected_total: expectedTotal,
    idempotency_key: `telefono-${customer.accountId}-${Math.random()}`,
    ...more,
  });

describe('buying for a customer', () => {
  it('fills their cart, places their order in the name of who did it, and has them pay by a link', async () => {
    expect(codes(await start())).toEqual([]);
    const seen = await care.get('cart/view');
    expect(seen.user).toMatchObject({ userId: customer.accountId, actedBy: { name: 'Elena' } });
    expect((await care.get('staff/me')).user.userId).toBe(care.accountId);
    const { grossTotal } = await fill();
    expect((await customer.cart()).grossTotal).toBe(grossTotal);
    const bought = await buy(care, grossTotal);
    expect(codes(bought)).toEqual([]);
    const { orderId } = bought.data;
    expect(await world.orderState(orderId)).toBe('confirmed');
    const [order] = await run('select account_id, placed_by from orders where order_id = $1', [orderId]);
    expect(order).toEqual({ account_id: customer.accountId, placed_by: care.accountId });
    const events = await run('select actor, note from order_event where order_id = $1', [orderId]);
    expect(events).toContainEqual({ actor: 'staff:Elena', note: 'Ordine fatto al telefono' });
    const log = await run(
      `select action, account_id as who from audit_log where subject_id in ($1, $2) order by audit_id`,
      [orderId, customer.accountId],
    );
    expect(log).toEqual([
      { action: 'customer.start-buying', who: care.accountId },
      { action: 'customer.buy', who: care.accountId },
    ]);

    await expect(advanceOrder(world.deps, orderId, 'picking', { actor: 'staff:Marco' })).rejects.toMatchObject({
      code: 'payment-missing',
    });
    await world.drainOutbox();
    const [mail] = world.sentMail.filter(({ subject }) => subject.startsWith('Conferma il pagamento'));
    expect(mail?.text).toContain('al telefono');
    const { missing } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
    const paying = await customer.client.post('order/pay-missing', { order_id: orderId, payment_type_id: CARD });
    expect(codes(paying)).toEqual([]);
    expect(paying.data.toPay).toBe(missing.amount);
    const browser = await world.browserFor(paying);
    await browser.pay(CARDS.approved);
    await world.comeBack(browser);
    expect((await customer.client.get('order/detail', { order_id: orderId })).data.order.missing).toBeUndefined();
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('knows where it began, and the next one knows nothing of that', async () => {
    await care.post('staff/customer/start-buying', { user_id: customer.accountId, from_company: true });
    expect((await care.get('cart/view')).user.actedBy).toMatchObject({ name: 'Elena', fromCompany: true });
    await care.post('auth/logout');
    expect((await care.get('session/test')).user.actedBy).toBeUndefined();
    await start();
    expect((await care.get('cart/view')).user.actedBy).toMatchObject({ fromCompany: false });
    // a password the customer changes ends it, also where it began at the company
    await care.post('staff/customer/start-buying', { user_id: customer.accountId, from_company: true });
    await care.post('staff/customer/sign-out', { user_id: customer.accountId });
    expect((await care.get('session/test')).user.userId).not.toBe(customer.accountId);
  });

  it('offers staff nothing of the order that only the customer may do', async () => {
    await start();
    const { grossTotal } = await fill();
    const { orderId } = (await buy(care, grossTotal)).data;
    const { order } = (await care.get('order/detail', { order_id: orderId })).data;
    expect(order).toMatchObject({ canModify: false, canCancel: false, canWithdraw: false, canRepeat: true });
    expect(order.support).toBeUndefined();
    const listed = (await care.get('order/list')).data.orders;
    expect(listed.map((each: { canCancel: boolean }) => each.canCancel)).toEqual([false]);
    // what is not offered is refused
    expect((await care.post('order/cancel', { order_id: orderId })).http.statusCode).toBe(403);
    expect((await customer.client.get('order/detail', { order_id: orderId })).data.order.canCancel).toBe(true);
  });

  it('is cancelled with all it kept when the customer does not pay in time', async () => {
    await start();
    const { grossTotal } = await fill();
    const { orderId } = (await buy(care, grossTotal)).data;
    const before = world.clock.now();
    world.clock.advanceMinutes(49 * 60);
    await endUnpaid(world.deps);
    world.clock.set(before);
    expect(await world.orderState(orderId)).toBe('cancelled');
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('places one order for two presses of the same button', async () => {
    await start();
    const { grossTotal } = await fill();
    const presses = await Promise.all(
      [1, 2, 3].map(() => buy(care, grossTotal, { idempotency_key: 'una-volta-sola' })),
    );
    expect(new Set(presses.map(({ data }) => data.orderId)).size).toBe(1);
  });
});

describe('what somebody wicked would try', () => {
  it('pays with no card of the customer, saved or new, and no way the customer has not', async () => {
    await run(
      `insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year)
       values ($1, 'card-gateway', $2, 'visa', '4970**0005', 12, 2099)`,
      [customer.accountId, `tok-${customer.accountId}`],
    );
    await start();
    const { grossTotal } = await fill();
    expect((await care.get('payment-type/list-auth', { payment_type_id: SAVED })).data.auths).toEqual([]);
    const { payments } = (await care.get('payment-type/list')).data;
    expect(
      payments
        .filter(({ enabled }: { enabled: boolean }) => enabled)
        .map(({ paymentTypeId }: { paymentTypeId: number }) => paymentTypeId),
    ).toEqual([LINK]);
    const [{ id }] = await run('select payment_auth_id as id from payment_auth where account_id = $1', [
      customer.accountId,
    ]);
    for (const tender of [
      { payment_type_id: SAVED, payment_auth_id: id },
      { payment_type_id: CARD },
      { payment_type_id: 41 },
    ]) {
      expect(codes(await buy(care, grossTotal, tender))).toEqual(['payment-type-not-available']);
    }
    await run(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, valid_from)
       values ($1, 'Buono', 500, 500, $2, '-infinity')`,
      [`SEGRETO-${customer.accountId}`, customer.accountId],
    );
    expect((await care.get('giftcertificate/list')).http.body).not.toContain('SEGRETO');
    expect((await customer.client.get('giftcertificate/list')).http.body).toContain('SEGRETO');
    expect(codes(await customer.buy({ payment_type_id: LINK }))).toEqual(['payment-type-not-available']);
  });

  it('does nothing that is not named: no password, mail, consent, card, list, code of a certificate, file of data', async () => {
    await start();
    const refused: string[] = [];
    const open: string[] = [];
    for (const call of world.app.calls as Call[]) {
      if (call.access === 'staff' || call.path.startsWith('/') || call.path.includes(':')) continue;
      const { statusCode } = (call.method === 'POST' ? await care.post(call.path, {}) : await care.get(call.path, {}))
        .http ?? { statusCode: 0 };
      (statusCode === 403 ? refused : open).push(call.path);
      if (call.path === 'auth/logout') await start();
    }
    const expected = (world.app.calls as Call[])
      .filter(
        (call) =>
          call.access !== 'staff' && !call.path.startsWith('/') && !call.path.includes(':') && !mayWhileActing(call),
      )
      .map(({ path }) => path);
    expect(refused.filter((path) => !expected.includes(path))).toEqual([]);
    expect(open.filter((path) => expected.includes(path))).toEqual([]);
    expect(expected).toEqual(
      expect.arrayContaining([
        'registration/update_password',
        'registration/update_email_request',
        'registration/user_export',
        'registration/user_anonymize',
        'user-registration-disclaimer/update-disclaimer',
        'payment-type/add-auth',
        'payment-type/delete-auth',
        'meal-ticket-type/list',
        'order/cancel',
        'auth/sessions',
      ]),
    );
    const known = new Set((world.app.calls as Call[]).map(({ path }) => path));
    expect([...callsWhileActing].filter((path) => !known.has(path))).toEqual([]);
  });

  it('acts as nobody it may not see, no colleague, and nobody who is gone', async () => {
    const elsewhere = await world.staffClient(['store-manager'], { storeIds: [999] });
    expect(codes(await start(elsewhere))).toEqual(['customer-not-found']);
    expect(codes(await start(care, care.accountId))).toEqual(['customer-not-found']);
    expect(codes(await start(care, 2_147_483_647))).toEqual(['customer-not-found']);
    const picker = await world.staffClient(['picker']);
    expect((await start(picker)).http.statusCode).toBe(403);
    expect((await picker.get('cart/view')).user.userId).toBe(picker.accountId);
    // a customer's own session opens nothing of the kind
    expect(
      (await customer.client.post('staff/customer/start-buying', { user_id: customer.accountId })).http.statusCode,
    ).toBe(403);
  });

  it('ends by itself, when the Banco is locked, when the role is gone, when the customer signs out everywhere', async () => {
    await start();
    expect((await care.get('cart/view')).user.userId).toBe(customer.accountId);
    const over = async () => (await care.get('cart/view')).http.statusCode;
    const before = world.clock.now();
    world.clock.advanceMinutes(31);
    expect(await over()).toBe(419);
    expect(
      (await care.post('cart/add-item', { product_id: world.productId('RISO'), quantity: 1 })).http.statusCode,
    ).toBe(419);
    expect((await care.get('staff/me')).http.statusCode).toBe(200);
    world.clock.set(before);

    await run('update session set locked_at = now() where account_id = $1', [care.accountId]);
    expect(await over()).toBe(419);
    await run('update session set locked_at = null where account_id = $1', [care.accountId]);
    await run(`update staff_member set roles = '{picker}' where account_id = $1`, [care.accountId]);
    expect(await over()).toBe(419);
    await run(`update staff_member set roles = '{customer-care}' where account_id = $1`, [care.accountId]);
    expect(await over()).toBe(200);
    await customer.client.post('auth/end-other-sessions');
    expect((await care.get('cart/view')).user.userId).toBe(care.accountId);
  });

  it('cannot stay as the customer who leaves: the way out gives the session of the Banco back, and the customer keeps theirs', async () => {
    await start();
    await care.post('auth/logout');
    expect((await care.get('cart/view')).user.userId).toBe(care.accountId);
    expect((await care.get('staff/me')).http.statusCode).toBe(200);
    await start();
    expect(codes(await care.post('staff/customer/stop-buying'))).toEqual([]);
    expect((await care.get('cart/view')).user.userId).toBe(care.accountId);
    expect((await customer.client.get('cart/view')).http.statusCode).toBe(200);
    expect((await customer.client.get('auth/sessions')).data.sessions).toHaveLength(1);
  });

  it('buys nothing for a customer who is blocked', async () => {
    await care.post('staff/customer/block', { user_id: customer.accountId, reason: 'Carte contestate' });
    await start();
    const { grossTotal } = await fill();
    const refused = await buy(care, grossTotal);
    expect(codes(refused)).toEqual(['customer-blocked']);
    expect(refused.response.errors[0]?.error).toBe(
      'Gli ordini di questo cliente sono bloccati: li sblocchi dalla sua pagina nel Banco',
    );
  });
});
