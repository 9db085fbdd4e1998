import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { paymentsOfOrder, providersOf, recordPayment } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { type Gift, type GiftWorld, startGiftWorld } from './testing/gift-world.ts';

let world: GiftWorld;
let start: Date;
beforeAll(async () => {
  world = await startGiftWorld();
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
});
afterAll(() => world.close());

const completed = (gift: Gift) => `/cart/payment-completed-melaregalo/${gift.orderId}`;
const failed = (gift: Gift) => `/payment-error-melaregalo/${gift.orderId}`;

/** What the bank has taken and kept for a voucher, in cents. */
async function takenFor(gift: Gift): Promise<number> {
  const refs = (await paymentsOfOrder(world.deps.db, gift.orderId)).map(({ providerRef }) => providerRef);
  return (await gatewayPayments(world.gatewayUrl))
    .filter(({ codTrans }) => refs.includes(codTrans))
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

describe('a voucher that is paid', () => {
  it('is made once the money was taken, and shown on its own page', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.noticeLost);
    expect(await world.comeBack(gift.browser)).toBe(completed(gift));
    // held is not taken
    expect(await world.vouchersOf(gift)).toEqual([]);
    expect(await world.detail(gift)).toMatchObject({ state: 'pending', amount: 50 });
    await world.drainOutbox();
    expect(await world.detail(gift)).toMatchObject({ state: 'paid', canResend: true, canCancel: true, used: false });
    expect(await world.vouchersOf(gift)).toEqual([{ code: expect.stringMatching(/^SPRT( \d{4}){4}$/), balance: 5000 }]);
    expect(await takenFor(gift)).toBe(5000);
    await expectConsistent(world);
  });

  it.each([
    ['twice', CARDS.noticeDuplicated],
    ['late', CARDS.noticeLate],
    ['before the browser is back', CARDS.noticeBeforeReturn],
    ['out of order', CARDS.noticeOutOfOrder],
  ])('is made once when the notice comes %s', async (_how, card) => {
    const gift = await world.buying();
    await gift.browser.pay(card, { fine: 'chiudi' });
    await world.until(async () => {
      await world.drainOutbox();
      return (await world.detail(gift)).state === 'paid';
    });
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    expect(await takenFor(gift)).toBe(5000);
    await expectConsistent(world);
  });

  it('is made when notice and browser are lost', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    await world.reconcileAfter(6);
    expect(await world.detail(gift)).toMatchObject({ state: 'paid' });
    await expectConsistent(world);
  });

  it('is one purchase, however often it is asked for', async () => {
    const client = await world.clientOf(await world.createAccount());
    const wish = world.wish();
    const answers = await Promise.all([1, 2, 3].map(() => client.post('gift-voucher/buy', wish)));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect((await client.get('gift-voucher/list')).data.giftVouchers).toHaveLength(1);
  });

  it('takes the money once and makes one voucher though the server died right after the bank had taken it', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.noticeLost);
    await world.comeBack(gift.browser);
    const [payment] = await paymentsOfOrder(world.deps.db, gift.orderId);
    const gateway = providersOf(world.deps).get('card-gateway')!;
    const answer = await gateway.capture(payment!.providerRef, 5000, `gift-voucher-${payment!.paymentId}`);
    expect(answer.kind).toBe('done');
    // nothing of the answer was written: the message is taken again
    await world.drainOutbox();
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    expect(await takenFor(gift)).toBe(5000);
    await expectConsistent(world);
  });

  it('is made though the server died between the ledger and the voucher', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.noticeLost);
    await world.comeBack(gift.browser);
    const [payment] = await paymentsOfOrder(world.deps.db, gift.orderId);
    const gateway = providersOf(world.deps).get('card-gateway')!;
    const answer = await gateway.capture(payment!.providerRef, 5000, `gift-voucher-${payment!.paymentId}`);
    if (answer.kind === 'done') await recordPayment(world.deps, payment!.paymentId, answer.events, 'shop');
    await world.drainOutbox();
    expect(await world.vouchersOf(gift)).toHaveLength(1);
    await expectConsistent(world);
  });

  it('waits for a bank that is down when the money is to be taken', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.noticeLost);
    await world.comeBack(gift.browser);
    await world.control('', { downPaths: ['/api/contabilizza'] });
    await world.drainOutbox();
    expect(await world.detail(gift)).toMatchObject({ state: 'pending' });
    await world.control('', { downPaths: [] });
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
    expect(await world.detail(gift)).toMatchObject({ state: 'paid' });
    await expectConsistent(world);
  });
});

describe('a voucher whose customer left the bank’s page', () => {
  it('is paid after all, by the same payment', async () => {
    const gift = await world.buying();
    expect(await world.detail(gift)).toMatchObject({ state: 'pending', canPay: true });
    const { data } = await gift.client.post('gift-voucher/resume-payment', { order_id: gift.orderId });
    expect(data).toMatchObject({ orderId: gift.orderId, paymentUrl: gift.bought.paymentUrl });
    const browser = await world.browserFor({ data });
    await browser.pay(CARDS.noticeLost);
    await world.comeBack(browser);
    await world.drainOutbox();
    expect(await world.detail(gift)).toMatchObject({ state: 'paid', canPay: false });
    expect(await paymentsOfOrder(world.deps.db, gift.orderId)).toHaveLength(1);
    expect(await takenFor(gift)).toBe(5000);
    await expectConsistent(world);
  });

  it('is closed at the bank when they abandon it', async () => {
    const gift = await world.buying();
    const { data } = await gift.client.post('gift-voucher/give-up-payment', { order_id: gift.orderId });
    expect(data.giftVoucher).toMatchObject({ state: 'failed', reason: expect.stringContaining('è stato chiuso') });
    await gift.browser.pay(CARDS.approved);
    expect(gift.browser.html).toContain('Pagamento annullato');
    await expectConsistent(world);
  });
});

describe('a voucher that is not paid', () => {
  it('is not made when the bank refuses the card', async () => {
    const gift = await world.buying();
    await gift.browser.pay(CARDS.insufficientFunds);
    await gift.browser.backToShop();
    expect(await world.comeBack(gift.browser)).toBe(failed(gift));
    const { state, reason } = await world.detail(gift);
    expect(state).toBe('failed');
    expect(reason).toContain('i fondi non bastano');
    expect(reason).not.toContain('carrello');
    expect(await world.vouchersOf(gift)).toEqual([]);
    await expectConsistent(world);
  });

  it('is closed at the bank when the customer never comes back', async () => {
    const gift = await world.buying();
    await world.reconcileAfter(31);
    expect(await world.detail(gift)).toMatchObject({ state: 'failed' });
    await gift.browser.pay(CARDS.approved);
    expect(gift.browser.html).toContain('Pagamento annullato');
    await expectConsistent(world);
  });

  it('goes back when it is paid after all', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const gift = await world.buying();
    await world.reconcileAfter(31);
    await gift.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    await world.control('', { downPaths: [] });
    await world.reconcileAfter(6);
    expect(await world.detail(gift)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('ti restituiamo'),
    });
    expect(await world.vouchersOf(gift)).toEqual([]);
    expect(await takenFor(gift)).toBe(0);
    await expectConsistent(world);
  });
});

describe('what the form sends', () => {
  it.each([
    ['amount', 9, 'L’importo'],
    ['amount', 251, 'L’importo'],
    ['amount', 25.5, 'L’importo'],
    ['recipient_email', 'zia', 'L’e-mail di chi lo riceve'],
    ['recipient_name', '', 'Il nome di chi lo riceve'],
    ['message', 'x'.repeat(301), 'Il messaggio'],
    ['deliver_on', '2026-02-30', 'Il giorno di invio'],
  ])('is refused by name: %s %s', async (field, value, words) => {
    const client = await world.clientOf(await world.createAccount());
    const { http, response } = await client.post('gift-voucher/buy', world.wish({ [field]: value }));
    expect(http.statusCode).toBe(400);
    expect(response.errors[0]).toMatchObject({ field, error: expect.stringContaining(words) });
  });

  it.each(['2020-01-01', '2099-01-01'])('leaves within a year, not on %s', async (deliver_on) => {
    const client = await world.clientOf(await world.createAccount());
    const { response } = await client.post('gift-voucher/buy', world.wish({ deliver_on }));
    expect(response.errors[0]).toMatchObject({ code: 'gift-voucher-day', field: 'deliver_on' });
  });

  it('is paid by what pays the rest of an order only', async () => {
    const client = await world.clientOf(await world.createAccount());
    const { data } = await client.get('gift-voucher/quote');
    expect(data).toMatchObject({ minimum: 10, maximum: 250, presets: [25, 50, 100], firstDay: world.today() });
    expect(data.payments.map(({ kind }: { kind: string }) => kind)).toEqual(['card']);
    const { response } = await client.post('gift-voucher/buy', world.wish({ payment_type_id: 31 }));
    expect(response.errors[0]?.code).toBe('payment-type-not-available');
  });
});
