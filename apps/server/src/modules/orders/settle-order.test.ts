import { randomBytes } from 'node:crypto';
import { formatEuro } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargesOf } from '../invoicing/index.ts';
import { receiptOf } from '../invoicing/order-receipt.ts';
import { readOrder } from '../order-book/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { collectShare } from './collect-settlement.ts';
import { advanceOrder, chargeRestAgain, settleOrder } from './index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { brokenRules } from './testing/consistency.ts';
import { gatewayPayments } from './testing/outside-books.ts';
import { bring, expectCollected, linesThatCame, pick, takenAtBank } from './testing/picking.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    extraRows: [
      {
        kind: 'product',
        code: 'SALMONE',
        name: 'Salmone',
        brand: 'Sporta',
        description: 'al banco',
        categories: ['dispensa'],
        vat: 10,
        price: 30,
        stock: { '*': 1000 },
        sellingMode: 'loose',
        averageGrams: 500,
      },
    ],
  });
});
beforeEach(() => world.control('/reset', {}));
afterAll(() => world.close());

const staff = { actor: 'staff:Marco' };

/** Two RISO (50 €) and a kilogram of SALMONE (30 €), bag and delivery: paid by card and confirmed. */
async function bought({ certificateCents = 0, voucherCents = 0, saveCard = false, card = CARDS.approved } = {}) {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.add('SALMONE', 1);
  await customer.chooseDelivery();
  if (certificateCents > 0) await addCertificate(customer, certificateCents, 'prepaid');
  if (voucherCents > 0) await addCertificate(customer, voucherCents, 'voucher');
  const answer = await customer.buy(saveCard ? { save_auth: true } : {});
  expect(answer.response.errors).toEqual([]);
  await (await world.browserFor(answer)).pay(card);
  const orderId: number = answer.data.orderId;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  const { payableCents, authoriseCents } = (await readOrder(world.deps.db, orderId))!;
  return { customer, orderId, payableCents, authoriseCents };
}

async function addCertificate(
  { accountId, client }: Awaited<ReturnType<CheckoutWorld['customer']>>,
  cents: number,
  kind: 'prepaid' | 'voucher',
): Promise<void> {
  const code = randomBytes(6).toString('hex').toUpperCase();
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
     values ($1, $2, $3, $4, $4, $5, '-infinity')`,
    [code, kind === 'prepaid' ? 'Buono di prova' : 'Sconto di prova', kind, cents, accountId],
  );
  await client.post('cart/add-gift-certificate', { code });
}

const balanceOf = async (accountId: number): Promise<number> =>
  (await world.deps.pool.query('select balance_cents from gift_certificate where account_id = $1', [accountId])).rows[0]
    .balance_cents;

const settlementOf = async (orderId: number) =>
  (await world.deps.pool.query('select * from order_settlement where order_id = $1', [orderId])).rows[0];

describe('an order that was picked', () => {
  it('as ordered: takes what it costs and not the margin', async () => {
    const { customer, orderId, payableCents, authoriseCents } = await bought();
    expect(authoriseCents).toBeGreaterThan(payableCents);
    await pick(world, orderId);
    expect(await world.orderState(orderId)).toBe('picked');
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    await bring(world, orderId);
    await world.drainOutbox();
    await expectCollected(world, orderId);
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    expect(data.order.tenders).toMatchObject([{ kind: 'card', amount: payableCents / 100, state: 'paid' }]);
    const letter = world.sentMail.findLast(({ subject }) => subject.endsWith('spesa consegnata'));
    expect(letter?.text).toContain(formatEuro(payableCents));
    const receipt = receiptOf((await readOrder(world.deps.db, orderId))!, world.deps.config.seller);
    expect(receipt.tables.find(({ title }) => title === 'Pagato con')?.rows).toEqual([
      [expect.stringContaining('Carta'), formatEuro(payableCents)],
    ]);
    const priceOf = (name: string) => receipt.tables[0]?.rows.find(([title]) => title?.includes(name))?.[2];
    expect(priceOf('Salmone')).toMatch(/€\/kg$/);
    expect(priceOf('RISO')).toMatch(/€$/);
    const { events } = (await readOrder(world.deps.db, orderId))!;
    expect(events.slice(-5).map(({ toState, actor }) => [toState, actor])).toEqual(
      ['picking', 'picked', 'ready', 'out-for-delivery', 'delivered'].map((state) => [state, 'staff:Marco']),
    );
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('heavier: takes more, within what was authorised', async () => {
    const { orderId, payableCents } = await bought();
    await pick(world, orderId, { SALMONE: { grams: 1080 } });
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents + 240]);
    await expectCollected(world, orderId);
  });

  it('lighter, and a piece less: takes less', async () => {
    const { orderId, payableCents } = await bought();
    await pick(world, orderId, { SALMONE: { grams: 905 }, RISO: { quantity: 1000 } });
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents - 285 - 2500]);
    await expectCollected(world, orderId);
    const view = (await readOrder(world.deps.db, orderId))!;
    expect(chargesOf(view).totalCents).toBe(payableCents - 285 - 2500);
  });

  it('with a voucher and a certificate: page, receipt and mail add up to the same total', async () => {
    const { customer, orderId } = await bought({ certificateCents: 2000, voucherCents: 500 });
    await pick(world, orderId, { SALMONE: { grams: 905 }, RISO: { quantity: 1000 } });
    await world.drainOutbox();
    await bring(world, orderId);
    await world.drainOutbox();
    const { totals, tenders } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
    const cents = (euro: number) => Math.round(euro * 100);
    expect(cents(totals.totalPrice)).toBe(2500 + 2715);
    expect(cents(totals.totalPrice + totals.packagesTotal + totals.deliveryCost - totals.giftTotal)).toBe(
      cents(totals.grossTotal),
    );
    const total = formatEuro(cents(totals.grossTotal));
    const paid = tenders.map(({ name, amount }: { name: string; amount: number }) => [name, formatEuro(cents(amount))]);
    // what lowers the price pays nothing
    expect(paid).toEqual([
      ['Buono di prova', formatEuro(2000)],
      [expect.stringContaining('Carta'), formatEuro(cents(totals.grossTotal) - 2000)],
    ]);
    const receipt = receiptOf((await readOrder(world.deps.db, orderId))!, world.deps.config.seller);
    expect(receipt.tables.find(({ title }) => title === 'Pagato con')?.rows).toEqual(paid);
    const letter = world.sentMail.findLast(({ subject }) => subject.endsWith('spesa consegnata'));
    expect(letter?.text).toContain(`Costo della spesa: ${total}`);
    expect(letter?.text).not.toContain('Sconto di prova');
  });

  it('with a line missing: certificates pay first, the card what is left', async () => {
    const { customer, orderId, payableCents } = await bought({ certificateCents: 4000 });
    await pick(world, orderId, { SALMONE: 'missing' });
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents - 3000]);
    expect(await balanceOf(customer.accountId)).toBe(0);
    await expectCollected(world, orderId);
  });

  it('with so little that the certificate suffices: the card is released, the rest stays on the certificate', async () => {
    const { customer, orderId, payableCents } = await bought({ certificateCents: 4000 });
    const before = (await readOrder(world.deps.db, orderId))!;
    await pick(world, orderId, { RISO: 'missing' });
    await world.drainOutbox();
    const cost = before.totalCents - 5000;
    expect(payableCents).toBeGreaterThan(0);
    expect(await takenAtBank(world, orderId)).toEqual([0]);
    expect(await balanceOf(customer.accountId)).toBe(4000 - cost);
    await expectCollected(world, orderId);
    const view = (await readOrder(world.deps.db, orderId))!;
    expect(chargesOf(view)).toMatchObject({ totalCents: cost, certificateCents: cost });
    expect(view.payments).toMatchObject([{ state: 'voided' }]);
  });

  it('with nothing: costs nothing, is cancelled, and everything goes back', async () => {
    const { customer, orderId } = await bought({ certificateCents: 4000 });
    await pick(world, orderId, { RISO: 'missing', SALMONE: 'missing' });
    await world.drainOutbox();
    expect(await world.orderState(orderId)).toBe('cancelled');
    expect(await takenAtBank(world, orderId)).toEqual([0]);
    expect(await balanceOf(customer.accountId)).toBe(4000);
    await expectCollected(world, orderId);
    expect(await brokenRules(world.deps.pool)).toEqual([]);
  });

  it('takes its goods off the shelves', async () => {
    const { orderId } = await bought();
    const before = await world.stockOf('RISO');
    await pick(world, orderId, { RISO: { quantity: 1000 } });
    const after = await world.stockOf('RISO');
    expect(after).toEqual({ on_hand: before.on_hand! - 1000, reserved: before.reserved - 2000 });
  });
});

describe('an order paid with meal tickets and a card', () => {
  /** The bank plays the issuer: a card payment whose hold counts as whole tickets, and a card for the rest. */
  async function paidWithTickets() {
    const { customer, orderId } = await bought();
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.add('RISO', 1);
    const answer = await customer.buy();
    await (await world.browserFor(answer)).pay(CARDS.approved);
    const changed: number = answer.data.orderId;
    await world.until(async () => (await world.orderState(changed)) === 'confirmed');
    const { rows } = await world.deps.pool.query(
      'select payment_id as id, amount_cents as cents from payment where order_id = $1 order by payment_id',
      [changed],
    );
    const [tickets, card] = rows as { id: number; cents: number }[];
    const half = Math.floor(tickets!.cents / 2);
    const faces = [
      { faceCents: half, count: 1 },
      { faceCents: tickets!.cents - half, count: 1 },
    ];
    await world.deps.pool.query('update payment set payment_type_id = 31, tickets = $2 where payment_id = $1', [
      tickets!.id,
      JSON.stringify(faces),
    ]);
    await world.deps.pool.query('update order_line set meal_ticket = true where order_id = $1', [changed]);
    return { customer, orderId: changed, half, cardCents: card!.cents };
  }

  it('takes fewer whole tickets when less food came, and says which', async () => {
    const { customer, orderId, half } = await paidWithTickets();
    await pick(world, orderId, { RISO: { quantity: 1000 }, SALMONE: { grams: 1000 } });
    await world.drainOutbox();
    const [byTickets, byCard] = await takenAtBank(world, orderId);
    expect([half, half + 1]).toContain(byTickets);
    expect(byCard).toBe((await settlementOf(orderId)).total_cents - byTickets!);
    await expectCollected(world, orderId);
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    expect(data.order.tenders[0]).toMatchObject({
      kind: 'meal-ticket',
      tickets: [{ value: byTickets! / 100, quantity: 1 }],
    });
  });
});

describe('collecting', () => {
  it('is decided once: the same lines change nothing, others are refused', async () => {
    const { orderId, payableCents } = await bought();
    const lines = await pick(world, orderId);
    const first = await settlementOf(orderId);
    await settleOrder(world.deps, orderId, lines.toReversed(), staff);
    await world.drainOutbox();
    await settleOrder(world.deps, orderId, lines, staff);
    await world.drainOutbox();
    const { collected_at: _, ...decided } = await settlementOf(orderId);
    expect(first).toMatchObject(decided);
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    const others = await linesThatCame(world, orderId, { SALMONE: 'missing' });
    await expect(settleOrder(world.deps, orderId, others, staff)).rejects.toMatchObject({ code: 'already-settled' });
  });

  it('asks for every line once, and only of an order in picking', async () => {
    const { orderId } = await bought();
    const lines = await linesThatCame(world, orderId);
    const refused = (given: typeof lines) => expect(settleOrder(world.deps, orderId, given, staff)).rejects;
    await refused(lines).toMatchObject({ code: 'order-not-in-picking' });
    await advanceOrder(world.deps, orderId, 'picking', staff);
    await refused(lines.slice(1)).toMatchObject({ code: 'line-not-found' });
    await refused([lines[0]!, lines[0]!]).toMatchObject({ code: 'line-not-found' });
    await refused(lines.map((line) => ({ orderLineId: line.orderLineId, outcome: 'picked' }))).toMatchObject({
      code: 'invalid-quantity',
    });
    expect(await settlementOf(orderId)).toBeUndefined();
  });

  it('is settled once by hands that ask at the same moment', async () => {
    const { orderId, payableCents } = await bought();
    await advanceOrder(world.deps, orderId, 'picking', staff);
    const lines = await linesThatCame(world, orderId);
    await Promise.all(Array.from({ length: 5 }, () => settleOrder(world.deps, orderId, lines, staff)));
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    await expectCollected(world, orderId);
  });

  it('takes once, asked at the same moment by many', async () => {
    const { orderId, payableCents } = await bought();
    await pick(world, orderId);
    const { settlement_id: settlementId } = await settlementOf(orderId);
    const { rows } = await world.deps.pool.query('select payment_id from payment where order_id = $1', [orderId]);
    const share = { settlementId, paymentId: rows[0].payment_id };
    await Promise.all(Array.from({ length: 5 }, () => collectShare(world.deps, share)));
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    await expectCollected(world, orderId);
  });

  it('goes on when the bank is back', async () => {
    const { orderId, payableCents } = await bought();
    await pick(world, orderId);
    await world.control('', { api: 'down' });
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([0]);
    expect((await settlementOf(orderId)).collected_at).toBeNull();
    // goods do not wait for the bank: the money is held
    await bring(world, orderId);
    await world.control('', { api: 'ok' });
    await dueNow();
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    await expectCollected(world, orderId);
  });

  it('takes once though the bank did it and its answer never came', async () => {
    const { orderId, payableCents } = await bought();
    await pick(world, orderId);
    await world.control('', { api: 'slow' });
    await world.drainOutbox();
    await world.control('', { api: 'ok' });
    expect((await settlementOf(orderId)).collected_at).toBeNull();
    await dueNow();
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([payableCents]);
    await expectCollected(world, orderId);
  });
});

/** Messages that wait after a failure are due now. */
/** Whether the bank has heard of the rest of an order. */
async function isRestAtBank(orderId: number): Promise<boolean> {
  const { rows } = await world.deps.pool.query(
    'select provider_ref as ref from payment where order_id = $1 and is_rest',
    [orderId],
  );
  return (await gatewayPayments(world.gatewayUrl)).some(({ codTrans }) => codTrans === rows[0]?.ref);
}

async function dueNow(): Promise<void> {
  await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
}

describe('what the tenders do not cover', () => {
  const tooHeavy = { SALMONE: { grams: 2000 } };

  it('is charged to the card the customer saved, in one sum', async () => {
    const { orderId, payableCents, authoriseCents } = await bought({ saveCard: true });
    await pick(world, orderId, tooHeavy);
    await world.drainOutbox();
    const cost = payableCents + 3000;
    expect(await takenAtBank(world, orderId)).toEqual([authoriseCents, cost - authoriseCents]);
    await expectCollected(world, orderId);
    await bring(world, orderId);
    expect(await world.orderState(orderId)).toBe('delivered');
  });

  it('is charged once though the bank did it and its answer never came', async () => {
    const { orderId, payableCents } = await bought({ saveCard: true });
    await pick(world, orderId, tooHeavy);
    await world.control('', { downPaths: ['/api/addebita'] });
    await world.drainOutbox();
    await world.control('', { downPaths: [], api: 'slow' });
    await dueNow();
    await world.drainOutbox();
    await world.control('', { api: 'ok' });
    await dueNow();
    await world.drainOutbox();
    const taken = await takenAtBank(world, orderId);
    expect(taken).toHaveLength(2);
    expect(taken[0]! + taken[1]!).toBe(payableCents + 3000);
    await expectCollected(world, orderId);
  });

  /** The bank was asked to charge the card, and how that ended is not known here; then the customer removes the card. */
  async function removedAfterAsking(bank: { lostPaths?: string[]; downPaths?: string[] }) {
    const order = await bought({ saveCard: true });
    await pick(world, order.orderId, tooHeavy);
    await world.control('', bank);
    await world.drainOutbox();
    await world.control('', { lostPaths: [], downPaths: [] });
    const { auths } = (await order.customer.client.get('payment-type/list-auth')).data;
    const removed = await order.customer.client.post('payment-type/delete-auth', {
      payment_auth_id: auths[0].paymentAuthId,
    });
    expect(removed.response.errors).toEqual([]);
    await dueNow();
    await world.drainOutbox();
    return order;
  }

  it('is in the books when the bank took it, the answer was lost, and the card was removed meanwhile', async () => {
    const { orderId, payableCents, authoriseCents } = await removedAfterAsking({ lostPaths: ['/api/addebita'] });
    expect(await takenAtBank(world, orderId)).toEqual([authoriseCents, payableCents + 3000 - authoriseCents]);
    await expectCollected(world, orderId);
    await bring(world, orderId);
  });

  it('is not charged any more when the bank never heard of it and the card was removed', async () => {
    const { orderId, authoriseCents } = await removedAfterAsking({ downPaths: ['/api/addebita'] });
    expect(await takenAtBank(world, orderId)).toEqual([authoriseCents, 0]);
    expect(await settlementOf(orderId)).toMatchObject({ held_reason: 'no-saved-card', collected_at: null });
    const { rows } = await world.deps.pool.query(
      `select state, failure_reason, provider_ref as ref from payment where order_id = $1 and is_rest`,
      [orderId],
    );
    expect(rows).toMatchObject([{ state: 'failed', failure_reason: 'closed' }]);
    const atBank = (await gatewayPayments(world.gatewayUrl)).find(({ codTrans }) => codTrans === rows[0].ref);
    expect(atBank).toMatchObject({ state: 'ANNULLATA', captured: 0 });
  });

  it('waits while nobody can say what became of it, though the card was removed', async () => {
    const order = await bought({ saveCard: true });
    await pick(world, order.orderId, tooHeavy);
    // nor can the bank say it meanwhile, by a notice either: on a busy machine the next try is due before the outbox is empty
    await world.control('', { lostPaths: ['/api/addebita'], downPaths: ['/api/stato'], scenario: 'notice-lost' });
    await world.drainOutbox();
    // a step before the charge may have needed a second try there
    while (!(await isRestAtBank(order.orderId))) {
      await dueNow();
      await world.drainOutbox();
    }
    await world.deps.pool.query('update payment_auth set active = false where account_id = $1', [
      order.customer.accountId,
    ]);
    await world.control('', { lostPaths: [], downPaths: [], api: 'down' });
    await dueNow();
    await world.drainOutbox();
    expect(await settlementOf(order.orderId)).toMatchObject({ held_reason: null, collected_at: null });
    await world.control('', { api: 'ok' });
    await dueNow();
    await world.drainOutbox();
    await expectCollected(world, order.orderId);
  });

  it('keeps the order in the shop where there is no card to charge', async () => {
    const { customer, orderId, payableCents, authoriseCents } = await bought();
    await pick(world, orderId, tooHeavy);
    await world.drainOutbox();
    expect(await settlementOf(orderId)).toMatchObject({
      held_reason: 'no-saved-card',
      missing_cents: payableCents + 3000 - authoriseCents,
      missing_reason: 'above-authorised',
      collected_at: null,
    });
    await expect(bring(world, orderId)).rejects.toMatchObject({ code: 'payment-missing' });
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    expect(data.order.timeline.some((event: { note?: string }) => event.note?.startsWith('Mancano'))).toBe(true);
    // the customer saves a card with another order, and staff tries again
    await bought({ saveCard: true }).then(({ customer: other }) =>
      world.deps.pool.query('update payment_auth set account_id = $1, is_default = true where account_id = $2', [
        customer.accountId,
        other.accountId,
      ]),
    );
    await chargeRestAgain(world.deps, orderId);
    await world.drainOutbox();
    await expectCollected(world, orderId);
    await bring(world, orderId);
  });

  it('is paid by the customer themselves, with a card they type, and the order goes on', async () => {
    const { customer, orderId, payableCents, authoriseCents } = await bought();
    await pick(world, orderId, tooHeavy);
    await world.drainOutbox();
    const { missing } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
    expect(missing).toMatchObject({ kind: 'difference', amount: (payableCents + 3000 - authoriseCents) / 100 });
    const stranger = await world.customer();
    const ask = (by: typeof customer) => by.client.post('order/pay-missing', { order_id: orderId, payment_type_id: 1 });
    expect((await ask(stranger)).response.errors[0]?.code).toBe('order-not-found');
    const refused = await world.browserFor(await ask(customer));
    await refused.pay(CARDS.insufficientFunds);
    await refused.backToShop();
    expect(await world.comeBack(refused)).toBe(`/profile/orders/${orderId}`);
    const browser = await world.browserFor(await ask(customer));
    await browser.pay(CARDS.approved);
    await world.comeBack(browser);
    await world.drainOutbox();
    const taken = await takenAtBank(world, orderId);
    expect(taken).toEqual([authoriseCents, 0, payableCents + 3000 - authoriseCents]);
    await expectCollected(world, orderId);
    await bring(world, orderId);
    expect((await ask(customer)).response.errors[0]?.code).toBe('nothing-to-pay');
  });

  it('keeps the order in the shop where the card is refused', async () => {
    const { orderId } = await bought({ saveCard: true, card: '4970101500000009' });
    await pick(world, orderId, tooHeavy);
    await world.drainOutbox();
    expect(await settlementOf(orderId)).toMatchObject({ held_reason: 'card-refused', collected_at: null });
    await expect(bring(world, orderId)).rejects.toMatchObject({ code: 'payment-missing' });
  });

  it('is everything when the hold had ended', async () => {
    const { orderId, payableCents } = await bought({ saveCard: true });
    const { rows } = await world.deps.pool.query('select provider_ref from payment where order_id = $1', [orderId]);
    await world.control('/expire', { codTrans: rows[0].provider_ref });
    await pick(world, orderId);
    await world.drainOutbox();
    expect(await takenAtBank(world, orderId)).toEqual([0, payableCents]);
    await expectCollected(world, orderId);
  });
});
