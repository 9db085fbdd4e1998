import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey, type SatispayWorld, startWorld } from './satispay.harness.ts';

let world: SatispayWorld;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.control('/reset', {}));
afterAll(() => world.close());

const made = (ref: string) => world.paymentsOf(ref);

describe('opening', () => {
  it('asks for a lock of funds, with the callback, the way back and the limits of vouchers', async () => {
    const order = world.order({ collectBy: new Date(Date.now() + 6 * 86_400_000) });
    const opened = await world.provider.open!(order);
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    const [payment] = await made(world.provider.referenceFor(order));
    expect(payment).toMatchObject({
      id: opened.paymentRef,
      flow: 'FUND_LOCK',
      status: 'PENDING',
      amount: 7272,
      voucherLimit: { amount: 4000, quantity: 8 },
      externalCode: world.provider.referenceFor(order),
      callbackUrl: `${order.noticeUrl}?payment_id={uuid}`,
      redirectUrl: `${order.returnUrl}?payment=${world.provider.referenceFor(order)}`,
      expiresAt: order.collectBy?.getTime(),
    });
    expect(await world.provider.query(opened.paymentRef)).toMatchObject({
      kind: 'found',
      state: 'pending',
      events: [],
    });
  });

  it('lets vouchers pay nothing where nothing may be paid by them', async () => {
    const order = world.order({ mealVoucher: { maxCents: 0 } });
    await world.provider.open!(order);
    expect(await made(world.provider.referenceFor(order))).toMatchObject([
      { voucherLimit: { amount: 0, quantity: 0 } },
    ]);
  });

  it.each(['down-after', 'garbage', 'slow'])('repeats what got lost (%s) under the same name', async (fault) => {
    const order = world.order();
    await world.fault(fault, 'POST');
    expect(await world.provider.open!(order)).toMatchObject({ kind: 'failed' });
    const opened = await world.provider.open!(order);
    const payments = await made(world.provider.referenceFor(order));
    expect(payments).toHaveLength(1);
    expect(opened).toEqual({ kind: 'opened', paymentRef: payments[0]?.id });
  });

  it('survives a line that is cut, and says what a full Satispay says', async () => {
    await world.fault('hang-up', 'POST');
    const order = world.order();
    expect(await world.provider.open!(order)).toMatchObject({ kind: 'opened' });
    expect(await made(world.provider.referenceFor(order))).toHaveLength(1);
    await world.fault('rate-limit', 'POST');
    const busy = await world.provider.open!(world.order());
    expect(busy).toMatchObject({ error: { kind: 'unavailable', detail: 'too many calls' } });
  });

  it('is refused with a key Satispay does not know, and with another key under a known name', async () => {
    const stranger = makeKey();
    const refused = { kind: 'failed', error: { kind: 'not-allowed', code: 'bad-request' } };
    expect(await world.providerWith(stranger).open!(world.order())).toMatchObject(refused);
    const id = await world.open();
    expect(await world.providerWith(stranger).query(id)).toMatchObject(refused);
    expect(await world.providerWith(stranger).capture(id, 100, 'c')).toMatchObject(refused);
  });
});

describe('the customer', () => {
  it('goes to the page of Satispay until they have decided', async () => {
    const order = world.order();
    const paymentRef = await world.open(order);
    const started = await world.provider.start({ ...order, paymentRef });
    expect(started).toMatchObject({ kind: 'redirect', method: 'GET', fields: {}, paymentRef });
    if (started.kind !== 'redirect') throw new Error(started.kind);
    expect(started.url.startsWith(`${world.url}/pay/${paymentRef}`)).toBe(true);
    expect(started.client?.data).toEqual({
      screen: `/payment/satispay/${order.orderId}`,
      expiresAt: new Date(order.createdAt.getTime() + 15 * 60_000).toISOString(),
    });
    await world.act(paymentRef, 'approve');
    expect(await world.provider.start({ ...order, paymentRef })).toMatchObject({
      kind: 'done',
      events: [{ type: 'authorised', amountCents: 7272, providerEventId: `${paymentRef}.authorised` }],
    });
  });

  it('approves: the callback only says whose payment it is', async () => {
    const id = await world.open();
    await world.act(id, 'approve');
    await world.until(() => world.notices.some((notice) => notice.kind === 'ask' && notice.paymentRef === id));
    expect(await world.provider.query(id)).toMatchObject({
      state: 'authorised',
      authorisedCents: 7272,
      capturedCents: 0,
      events: [{ type: 'authorised', amountCents: 7272, currency: 'EUR', paymentRef: id }],
    });
  });

  it('refuses, or lets it run out', async () => {
    const refused = await world.open();
    await world.act(refused, 'refuse');
    expect(await world.provider.query(refused)).toMatchObject({
      state: 'failed',
      events: [{ type: 'failed', reason: 'cancelled-by-customer', amountCents: 7272, endsHold: true }],
    });
    expect(await world.provider.start(world.order({ paymentRef: refused }))).toMatchObject({
      kind: 'failed',
      error: { kind: 'refused', reason: 'cancelled-by-customer' },
    });
    const expired = await world.open();
    await world.act(expired, 'expire');
    expect(await world.provider.query(expired)).toMatchObject({ state: 'expired', events: [{ type: 'expired' }] });
  });
});

describe('callbacks and the way back', () => {
  const notice = (query: Record<string, unknown>) =>
    world.provider.parseNotice({ headers: {}, query, body: undefined });

  it('is never believed: it names a payment, or is rejected', () => {
    const id = '3f0a7f5e-8c2d-4c5a-9d0e-0a1b2c3d4e5f';
    expect(notice({ payment_id: id, status: 'ACCEPTED' })).toEqual({ kind: 'ask', paymentRef: id });
    for (const payment_id of [undefined, '', '{uuid}', '../admin', [id], { id }]) {
      expect(notice({ payment_id })).toMatchObject({ kind: 'rejected', why: 'malformed' });
    }
  });

  it('takes the browser back by our reference only', () => {
    expect(world.provider.parseReturn({ payment: 'S4K7Q2-12' })).toEqual({ kind: 'ask', paymentRef: 'S4K7Q2-12' });
    for (const payment of [undefined, '', 'a b', ['S4K7Q2-12'], 'x'.repeat(100)]) {
      expect(world.provider.parseReturn({ payment })).toMatchObject({ kind: 'rejected' });
    }
  });
});

describe('ending a payment nobody has finished', () => {
  it('cancels it, twice as once', async () => {
    const id = await world.open();
    expect(await world.provider.close(id, 'x')).toMatchObject({
      kind: 'done',
      events: [{ type: 'failed', reason: 'closed', endsHold: true }],
    });
    expect(await world.provider.close(id, 'x')).toMatchObject({ kind: 'done', events: [{ type: 'failed' }] });
    expect(await world.provider.query(id)).toMatchObject({ state: 'failed' });
  });

  it('leaves one alone that the customer has confirmed', async () => {
    const id = await world.open();
    await world.act(id, 'approve');
    expect(await world.provider.close(id, 'x')).toMatchObject({ error: { code: 'wrong-state' } });
    expect(await world.provider.query(id)).toMatchObject({ state: 'authorised' });
  });

  it.each(['slow', 'down', 'down-after', 'garbage'])(
    'is sure of it after an answer that got lost (%s)',
    async (fault) => {
      const id = await world.open();
      await world.fault(fault, 'PUT');
      expect(await world.provider.close(id, 'x')).toMatchObject({ kind: 'done', events: [{ reason: 'closed' }] });
      expect(await world.provider.query(id)).toMatchObject({ state: 'failed' });
    },
  );
});

/** A payment the customer has confirmed. */
async function locked(vouchers = 0): Promise<string> {
  const id = await world.open();
  await world.act(id, 'approve', vouchers);
  return id;
}

describe('taking and giving back', () => {
  it('takes less than was locked, once', async () => {
    const id = await locked();
    const taken = await world.provider.capture(id, 6500, 'c1');
    const events = [
      { type: 'authorised', amountCents: 7272 },
      { type: 'captured', amountCents: 6500, providerEventId: `${id}.captured` },
    ];
    expect(taken).toMatchObject({ kind: 'done', events });
    expect(await world.provider.capture(id, 6500, 'c1')).toMatchObject({ kind: 'done', events });
    expect(await world.provider.capture(id, 6000, 'c2')).toMatchObject({ error: { code: 'wrong-state' } });
    expect(await world.provider.query(id)).toMatchObject({
      state: 'captured',
      authorisedCents: 7272,
      capturedCents: 6500,
    });
  });

  it('never takes more than was locked, nor from who has not confirmed', async () => {
    expect(await world.provider.capture(await locked(), 7273, 'c')).toMatchObject({
      error: { code: 'exceeds-authorised' },
    });
    expect(await world.provider.capture(await world.open(), 100, 'c')).toMatchObject({
      error: { code: 'wrong-state' },
    });
  });

  it.each(['slow', 'down-after', 'garbage'])(
    'learns of what was taken when the answer got lost (%s)',
    async (fault) => {
      const id = await locked();
      await world.fault(fault, 'PUT');
      expect(await world.provider.capture(id, 7000, 'c')).toMatchObject({ kind: 'failed' });
      expect(await world.provider.capture(id, 7000, 'c')).toMatchObject({ kind: 'done' });
      expect(await world.provider.query(id)).toMatchObject({ capturedCents: 7000 });
    },
  );

  it('cannot take what is no longer locked', async () => {
    const id = await locked();
    await world.control('/expire', { id });
    expect(await world.provider.capture(id, 100, 'c')).toMatchObject({ error: { code: 'wrong-state' } });
    expect(await world.provider.query(id)).toMatchObject({
      state: 'expired',
      events: [{ type: 'expired', endsHold: true }],
    });
  });

  it('releases a lock, twice as once', async () => {
    const id = await locked();
    const released = {
      kind: 'done',
      events: [{ type: 'voided', amountCents: 7272, providerEventId: `${id}.canceled` }],
    };
    expect(await world.provider.void(id, 'v')).toMatchObject(released);
    expect(await world.provider.void(id, 'v')).toMatchObject(released);
    const taken = await locked();
    await world.provider.capture(taken, 100, 'c');
    expect(await world.provider.void(taken, 'v')).toMatchObject({ error: { code: 'wrong-state' } });
  });

  it('refunds in parts, each once, never more than was taken', async () => {
    const id = await locked();
    await world.provider.capture(id, 5000, 'c');
    const first = await world.provider.refund(id, 2000, 'r1');
    expect(first).toMatchObject({
      kind: 'done',
      events: [{ type: 'refunded', amountCents: 2000, paymentRef: id, operationId: 'r1' }],
    });
    expect(await world.provider.refund(id, 2000, 'r1')).toEqual(first);
    expect(await world.provider.refund(id, 3001, 'r2')).toMatchObject({ error: { code: 'exceeds-captured' } });
    await world.fault('slow', 'POST');
    expect(await world.provider.refund(id, 3000, 'r3')).toMatchObject({ error: { kind: 'timeout' } });
    expect(await world.provider.refund(id, 3000, 'r3')).toMatchObject({
      kind: 'done',
      events: [{ amountCents: 3000 }],
    });
    expect(await world.provider.refund(id, 1, 'r4')).toMatchObject({ error: { code: 'exceeds-captured' } });
  });

  it('says so when a payment is too old to be refunded', async () => {
    const id = await locked();
    await world.provider.capture(id, 5000, 'c');
    await world.control('/payments/age', { id, days: 366 });
    expect(await world.provider.refund(id, 100, 'r')).toMatchObject({
      error: { kind: 'not-allowed', code: 'too-late' },
    });
  });

  it('keeps whole meal vouchers, and refunds them whole', async () => {
    const id = await locked(3);
    const taken = await world.provider.capture(id, 7000, 'c');
    expect(taken).toMatchObject({
      events: [{}, { raw: { meal_voucher_quantity: '3', meal_voucher_amount_unit: '2400' } }],
    });
    expect(await world.provider.refund(id, 1000, 'r1')).toMatchObject({
      kind: 'failed',
      error: { kind: 'not-allowed' },
    });
    expect(await world.provider.refund(id, 7000, 'r2')).toMatchObject({ kind: 'done' });
  });

  it('tells nothing of who paid', async () => {
    const id = await locked();
    expect(JSON.stringify(await world.provider.query(id))).not.toMatch(/Giulia/);
  });
});

it('knows no payment that was never made, and is patient with a Satispay that is down', async () => {
  const unknown = '3f0a7f5e-8c2d-4c5a-9d0e-0a1b2c3d4e5f';
  expect(await world.provider.query(unknown)).toEqual({ kind: 'not-found', paymentRef: unknown });
  const id = await world.open();
  await world.fault('down', undefined, 3);
  for (let call = 0; call < 3; call++) {
    expect(await world.provider.query(id)).toMatchObject({ error: { kind: 'unavailable' } });
  }
  expect(await world.provider.query(id)).toMatchObject({ state: 'pending' });
});
