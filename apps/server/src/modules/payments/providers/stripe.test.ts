import { DEMO_STRIPE_ACCOUNT, type Simulator, startStripe } from '@sporta/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentOrder, PaymentProvider } from './provider.ts';
import { METHODS, stripeAt } from './stripe.harness.ts';
import { stripe } from './stripe.ts';

/* The adapter alone, by Stripe's own package, against its stand-in. */

let simulator: Simulator;
let provider: PaymentProvider;
let at: ReturnType<typeof stripeAt>;
let payments = 0;
beforeAll(async () => {
  simulator = await startStripe({ settings: { slowMs: 2000 } });
  at = stripeAt(simulator.url);
  provider = stripe({
    ...DEMO_STRIPE_ACCOUNT,
    apiUrl: simulator.url,
    jsUrl: undefined,
    timeoutMs: 700,
    publicUrl: 'http://shop.example',
  });
});
afterEach(() => at.control('/reset', {}));
afterAll(() => simulator.close());

function order(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  const paymentId = String(++payments);
  return {
    paymentRef: '',
    orderId: '7',
    orderNumber: 'S4K-7Q2',
    paymentId,
    amountCents: 3483,
    description: 'Ordine S4K-7Q2',
    customer: { accountId: 5, email: 'g.riva@posta.example', name: 'Giulia Riva' },
    createdAt: new Date('2026-11-20T10:00:00Z'),
    returnUrl: 'https://shop.example/payment-return/stripe/7',
    backUrl: '',
    noticeUrl: '',
    ...changes,
  };
}

async function opened(changes: Partial<PaymentOrder> = {}): Promise<PaymentOrder> {
  const wanted = order(changes);
  const made = await provider.open!(wanted);
  if (made.kind !== 'opened') throw new Error(JSON.stringify(made));
  return { ...wanted, paymentRef: made.paymentRef };
}

async function secretOf(wanted: PaymentOrder): Promise<string> {
  const started = await provider.start(wanted);
  if (started.kind !== 'redirect' || !started.client?.secret) throw new Error(JSON.stringify(started));
  return started.client.secret;
}

/** A payment the customer has made on the pay screen. @returns its name at Stripe */
async function held(method: string = METHODS.approved, changes: Partial<PaymentOrder> = {}): Promise<string> {
  const wanted = await opened(changes);
  const secret = await secretOf(wanted);
  const { status } = await at.confirm(secret, method);
  if (status === 'requires_action') await at.answerBank(secret, 'approve');
  return wanted.paymentRef;
}

async function tokenOf(method: string): Promise<string> {
  const found = await provider.query(await held(method, { saveCard: true }));
  const token = found.kind === 'found' ? found.events[0]?.card?.token : undefined;
  if (!token) throw new Error(JSON.stringify(found));
  return token;
}

const notAllowed = (code: string) => ({ kind: 'failed', error: { kind: 'not-allowed', code } });
const refused = (reason: string) => ({ kind: 'failed', error: { kind: 'refused', reason } });

describe('opening', () => {
  it('gives the same name each time, even when the first answer got lost', async () => {
    const wanted = order();
    await at.control('', { faults: [{ fault: 'hang-up', method: 'POST', times: 2 }] });
    const lost = await provider.open!(wanted);
    expect(lost).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    const first = await provider.open!(wanted);
    expect(first).toMatchObject({ kind: 'opened', paymentRef: expect.stringMatching(/^pi_/) });
    expect(await provider.open!(wanted)).toEqual(first);
    expect(await provider.open!({ ...wanted, amountCents: 100 })).toMatchObject(notAllowed('id-already-used'));
  });

  it('keeps one customer for an account, and none for who keeps no card', async () => {
    const [first, second, without] = [
      await opened({ saveCard: true }),
      await opened({ saveCard: true }),
      await opened(),
    ];
    const read = async ({ paymentRef }: PaymentOrder) => (await at.retrieve(`payment_intents/${paymentRef}`)).customer;
    expect(await read(first)).toMatch(/^cus_/);
    expect(await read(second)).toBe(await read(first));
    expect(await read(without)).toBeNull();
  });

  it('is a value whatever goes wrong', async () => {
    for (const [fault, kind] of [
      ['down', 'unavailable'],
      ['rate-limit', 'unavailable'],
      ['garbage', 'unavailable'],
      ['refused-connection', 'unavailable'],
      ['slow', 'timeout'],
    ]) {
      await at.control('', { faults: [{ fault, method: 'POST' }] });
      expect(await provider.open!(order())).toMatchObject({ kind: 'failed', error: { kind } });
    }
  });
});

describe('money', () => {
  it('is taken in part and once; the rest of the hold is free', async () => {
    const ref = await held();
    expect(await provider.capture(ref, 5000, 'settle-0')).toMatchObject(notAllowed('exceeds-authorised'));
    const taken = await provider.capture(ref, 3000, 'settle-1');
    expect(taken).toMatchObject({
      kind: 'done',
      events: [{ type: 'captured', amountCents: 3000, operationId: 'settle-1' }],
    });
    expect(await provider.capture(ref, 3000, 'settle-1')).toEqual(taken);
    expect(await provider.capture(ref, 100, 'settle-2')).toMatchObject(notAllowed('wrong-state'));
    expect(await at.movement(ref)).toMatchObject({ authorised: 3483, held: 0, captured: 3000 });
    expect(await provider.query(ref)).toMatchObject({
      state: 'captured',
      authorisedCents: 3483,
      capturedCents: 3000,
      refundedCents: 0,
    });
    expect(await provider.void(ref, 'v')).toMatchObject(notAllowed('wrong-state'));
    expect(await provider.close(ref, 'c')).toMatchObject(notAllowed('wrong-state'));
  });

  it('whose taking got no answer was taken once', async () => {
    const ref = await held();
    await at.control('', { faults: [{ fault: 'slow', ends: '/capture', times: 1 }] });
    expect(await provider.capture(ref, 3000, 'settle')).toMatchObject({ kind: 'failed', error: { kind: 'timeout' } });
    expect(await provider.capture(ref, 3000, 'settle')).toMatchObject({
      kind: 'done',
      events: [{ amountCents: 3000 }],
    });
    expect(await at.movement(ref)).toMatchObject({ captured: 3000 });
  });

  it('goes back in parts, never twice and never more than was taken', async () => {
    const ref = await held();
    expect(await provider.refund(ref, 100, 'early')).toMatchObject(notAllowed('wrong-state'));
    await provider.capture(ref, 3000, 'settle');
    const first = await provider.refund(ref, 1000, 'back-1');
    expect(first).toMatchObject({
      kind: 'done',
      events: [{ type: 'refunded', amountCents: 1000, operationId: 'back-1' }],
    });
    expect(await provider.refund(ref, 1000, 'back-1')).toEqual(first);
    expect(await provider.refund(ref, 999, 'back-1')).toMatchObject(notAllowed('id-already-used'));
    expect(await provider.refund(ref, 2001, 'back-2')).toMatchObject(notAllowed('exceeds-captured'));
    expect(await provider.query(ref)).toMatchObject({ state: 'captured', refundedCents: 1000 });
    await at.control('', { faults: [{ fault: 'hang-up', method: 'POST', path: '/v1/refunds', times: 2 }] });
    await provider.refund(ref, 2000, 'back-3');
    expect(await provider.refund(ref, 2000, 'back-3')).toMatchObject({ kind: 'done' });
    expect(await provider.query(ref)).toMatchObject({ state: 'refunded', capturedCents: 3000, refundedCents: 3000 });
    expect(await at.movement(ref)).toMatchObject({ captured: 3000, refunded: 3000 });
  });

  it('held is let go once; a hold that ended by itself cannot be taken', async () => {
    const ref = await held();
    const gone = await provider.void(ref, 'v1');
    expect(gone).toMatchObject({ kind: 'done', events: [{ type: 'voided', amountCents: 3483 }] });
    expect(await provider.void(ref, 'v1')).toEqual(gone);
    const ended = await held();
    await at.control('/expire', { payment_intent: ended });
    expect(await provider.query(ended)).toMatchObject({ state: 'voided' });
    expect(await provider.capture(ended, 3000, 'late')).toMatchObject(notAllowed('wrong-state'));
  });

  it('has events of the same names whenever they are asked for', async () => {
    const ref = await held();
    await provider.capture(ref, 3000, 's');
    await provider.refund(ref, 500, 'r');
    const [first, second] = [await provider.query(ref), await provider.query(ref)];
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      events: [{ type: 'authorised' }, { type: 'captured' }, { type: 'refunded', amountCents: 500 }],
    });
  });
});

describe('closing', () => {
  it('ends what nobody paid, once', async () => {
    const wanted = await opened();
    const secret = await secretOf(wanted);
    await at.confirm(secret, METHODS.refused);
    expect(await provider.query(wanted.paymentRef)).toMatchObject({ state: 'pending', events: [] });
    const closed = await provider.close(wanted.paymentRef, 'c');
    expect(closed).toMatchObject({ kind: 'done', events: [{ type: 'failed', reason: 'closed' }] });
    expect(await provider.close(wanted.paymentRef, 'c')).toEqual(closed);
    expect(await provider.start(wanted)).toMatchObject(refused('closed'));
    expect(await provider.query('pi_unknown')).toEqual({ kind: 'not-found', paymentRef: 'pi_unknown' });
  });
});

describe('a saved card', () => {
  it('is charged while its holder is away, once', async () => {
    const token = await tokenOf(METHODS.approved);
    const charge = await opened({ amountCents: 1250, authToken: token });
    const done = await provider.chargeSaved(token, charge);
    expect(done).toMatchObject({
      kind: 'done',
      paymentRef: expect.stringMatching(/^pi_/),
      events: [{ type: 'authorised', amountCents: 1250 }],
    });
    expect(await provider.chargeSaved(token, charge)).toEqual(done);
    const immediate = await provider.chargeSaved(token, await opened({ authToken: token, capture: 'immediate' }));
    expect(immediate).toMatchObject({ events: [{ type: 'authorised' }, { type: 'captured', amountCents: 3483 }] });
  });

  it('whose bank asks for the holder, or refuses, leaves nothing open', async () => {
    for (const [method, reason] of [
      [METHODS.asks, 'authentication-required'],
      [METHODS.savedRefused, 'declined'],
    ] as const) {
      const token = await tokenOfSaved(method);
      const charge = await opened({ authToken: token });
      const answer = await provider.chargeSaved(token, charge);
      expect(answer).toMatchObject(refused(reason));
      expect(answer).toMatchObject({ error: { events: [{ type: 'failed', reason, amountCents: 3483 }] } });
      expect(await at.retrieve(`payment_intents/${answer.paymentRef}`)).toMatchObject({ status: 'canceled' });
      // asked again, it is the same one
      expect(await provider.chargeSaved(token, charge)).toMatchObject({ paymentRef: answer.paymentRef });
    }
  });

  it('can be asked what became of a charge whose answer was lost, also when the card is forgotten since', async () => {
    const token = await tokenOf(METHODS.approved);
    const charge = await opened({ authToken: token, capture: 'immediate' });
    await at.control('', { faults: [{ fault: 'down-after', method: 'POST', ends: '/confirm', times: 1 }] });
    expect(await provider.chargeSaved(token, charge)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
    await provider.forgetSaved(token);
    expect(await provider.query(charge.paymentRef)).toMatchObject({ state: 'captured', capturedCents: 3483 });
    const never = await opened({ authToken: token, capture: 'immediate' });
    expect(await provider.close(never.paymentRef, 'close-1')).toMatchObject({ events: [{ type: 'failed' }] });
    expect(await provider.chargeSaved(token, never)).toMatchObject(refused('closed'));
  });

  it('is forgotten, also when it is gone already', async () => {
    const token = await tokenOf(METHODS.approved);
    expect(await provider.forgetSaved(token)).toEqual({ kind: 'done' });
    expect(await provider.forgetSaved(token)).toEqual({ kind: 'done' });
    expect(await provider.forgetSaved('cus_none/pm_none')).toEqual({ kind: 'done' });
    await at.control('', { faults: [{ fault: 'down' }] });
    expect(await provider.forgetSaved(token)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  });

  /** Saved without paying. */
  async function tokenOfSaved(method: string): Promise<string> {
    const wanted = await opened({ amountCents: 0, saveCard: true });
    const secret = await secretOf(wanted);
    const { status } = await at.confirm(secret, method);
    if (status === 'requires_action') await at.answerBank(secret, 'approve');
    const found = await provider.query(wanted.paymentRef);
    expect(found).toMatchObject({ state: 'authorised', authorisedCents: 0, events: [{ type: 'authorised' }] });
    return (found.kind === 'found' && found.events[0]?.card?.token) || '';
  }
});

describe('what comes back with the browser', () => {
  it('is read for wording only, and refused when it names nothing of Stripe', () => {
    expect(provider.parseReturn({ payment_intent: 'pi_1', redirect_status: 'succeeded' })).toMatchObject({
      kind: 'verified',
      paymentRef: 'pi_1',
      claim: 'paid',
    });
    expect(provider.parseReturn({ setup_intent: 'seti_1', redirect_status: 'failed' })).toMatchObject({
      claim: 'refused',
    });
    for (const payment_intent of [undefined, 'ch_1', ['pi_1', 'pi_2'], 'pi_1/../x']) {
      expect(provider.parseReturn({ payment_intent })).toMatchObject({ kind: 'rejected' });
    }
  });
});
