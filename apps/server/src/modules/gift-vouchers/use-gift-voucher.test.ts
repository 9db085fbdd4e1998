import { addDays } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { mailDueGiftVouchers } from './gift-voucher-jobs.ts';
import { type Gift, type GiftWorld, startGiftWorld } from './testing/gift-world.ts';

let world: GiftWorld;
let start: Date;
beforeAll(async () => {
  world = await startGiftWorld();
  start = new Date();
  start.setUTCHours(12, 0, 0, 0);
});
beforeEach(async () => {
  world.clock.set(start);
  await world.deps.pool.query('delete from budget');
  await world.control('/reset', {});
});
afterAll(() => world.close());

/** A voucher that was paid for. */
async function bought(changes: Record<string, unknown> = {}): Promise<Gift & { code: string; recipient: string }> {
  const gift = await world.buying(changes);
  await gift.browser.pay(CARDS.noticeLost);
  await world.comeBack(gift.browser);
  await world.drainOutbox();
  const [voucher] = await world.vouchersOf(gift);
  return { ...gift, code: voucher!.code, recipient: (await world.detail(gift)).recipientEmail };
}

async function emailOf({ accountId }: Gift): Promise<string> {
  const { rows } = await world.deps.pool.query('select email from account where account_id = $1', [accountId]);
  return rows[0].email;
}

const refusalOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;
const days = (count: number) => count * 24 * 60;

describe('the mail of a voucher', () => {
  it('leaves on its day, once, with a copy to who bought it; the receipt leaves at once', async () => {
    const gift = await bought();
    const sender = await emailOf(gift);
    expect(world.mailsTo(sender)).toEqual([expect.stringContaining('pagamento ricevuto')]);
    world.clock.advanceMinutes(days(9));
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toEqual([]);

    world.clock.advanceMinutes(days(1));
    await Promise.all([1, 2, 3].map(() => mailDueGiftVouchers(world.deps)));
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toEqual([expect.stringMatching(/^Marta ti regala 50,00\s€ di spesa$/)]);
    expect(world.mailsTo(sender)).toHaveLength(2);
    const mail = world.sentMail.find(({ to }) => to === gift.recipient)!;
    expect(mail.text).toContain(gift.code);
    expect(mail.html).toContain(gift.code);
    expect(mail.text).toContain('Per la pasta della domenica');
    // sessions end sooner than ten days
    const client = await world.clientOf(gift.accountId);
    expect(await world.detail({ ...gift, client })).toMatchObject({ mailedAt: world.clock.now().toISOString() });
  });

  it('leaves at once when it is bought for the same day, at any hour', async () => {
    world.clock.set(new Date(start.getTime() - 7.5 * 3_600_000)); // 04:30 UTC, half past five or six in Rome
    const gift = await bought({ deliver_on: world.today() });
    expect(world.mailsTo(gift.recipient)).toHaveLength(1);
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toHaveLength(1);
  });

  it('of another day does not leave before eight in the morning', async () => {
    world.clock.set(new Date(start.getTime() - 7.5 * 3_600_000));
    const gift = await bought({ deliver_on: addDays(world.today(), 1) });
    world.clock.advanceMinutes(days(1));
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toEqual([]);
    world.clock.advanceMinutes(4 * 60);
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toHaveLength(1);
  });

  it('makes no link of what the buyer wrote', async () => {
    const gift = await bought({
      deliver_on: world.today(),
      sender_name: 'vinci.example',
      message: 'Vai su https://truffa.example/x o su premio.example',
    });
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    const { subject, text } = world.sentMail.find(({ to }) => to === gift.recipient)!;
    expect(`${subject} ${text}`).not.toMatch(/truffa|premio\.example|vinci\.example/);
  });

  it('is sent again to a corrected address, three times an hour at most, until some of it is used', async () => {
    const gift = await bought({ deliver_on: world.today() });
    await mailDueGiftVouchers(world.deps);
    const right = `giusta.${gift.recipient}`;
    const resend = () =>
      gift.client.post('gift-voucher/resend', { order_id: gift.orderId, recipient_email: right }).then(refusalOf);
    expect(await resend()).toBeUndefined();
    await world.drainOutbox();
    expect(world.mailsTo(right).length).toBeGreaterThanOrEqual(1);
    expect(await world.detail(gift)).toMatchObject({ recipientEmail: right });
    await resend();
    await resend();
    expect(await resend()).toBe('too-many-attempts');
    await world.deps.pool.query('update gift_certificate set balance_cents = 4000 where code = $1', [gift.code]);
    expect(await resend()).toBe('gift-voucher-used');
    await world.deps.pool.query('update gift_certificate set balance_cents = 5000 where code = $1', [gift.code]);
  });

  it('before its day, only the address changes', async () => {
    const gift = await bought();
    const right = `giusta.${gift.recipient}`;
    await gift.client.post('gift-voucher/resend', { order_id: gift.orderId, recipient_email: right });
    await world.drainOutbox();
    expect(world.mailsTo(right)).toEqual([]);
    world.clock.advanceMinutes(days(10));
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(right)).toHaveLength(1);
    expect(world.mailsTo(gift.recipient)).toEqual([]);
  });
});

describe('a voucher that is withdrawn from', () => {
  it('gives the money back, is worth nothing and is never mailed', async () => {
    const gift = await bought();
    const other = await world.customer();
    await other.add('RISO', 2);
    expect(refusalOf(await other.client.post('cart/add-gift-certificate', { code: gift.code }))).toBeUndefined();
    world.clock.advanceMinutes(days(14));
    // sessions end sooner than fourteen days
    const buyer = await world.clientOf(gift.accountId);
    const { data } = await buyer.post('gift-voucher/cancel', { order_id: gift.orderId });
    expect(data.giftVoucher).toMatchObject({ state: 'cancelled', canCancel: false, canResend: false });
    await buyer.post('gift-voucher/cancel', { order_id: gift.orderId });
    await expectConsistent(world);
    const { rows } = await world.deps.pool.query(
      'select captured_cents - refunded_cents as kept from payment where gift_voucher_order_id = $1',
      [gift.orderId],
    );
    expect(rows).toEqual([{ kept: 0 }]);
    const shopper = await world.clientOf(other.accountId);
    expect((await shopper.get('cart/view')).data.giftCertificates).toEqual([]);
    expect(refusalOf(await shopper.post('cart/add-gift-certificate', { code: gift.code }))).toBe(
      'gift-certificate-expired',
    );
    await mailDueGiftVouchers(world.deps);
    await world.drainOutbox();
    expect(world.mailsTo(gift.recipient)).toEqual([]);
    expect(world.mailsTo(await emailOf(gift)).at(-1)).toContain('annullato');
  });

  it('stays after fourteen days, and once some of it is spent', async () => {
    const late = await bought();
    world.clock.advanceMinutes(days(15));
    const buyer = await world.clientOf(late.accountId);
    expect(refusalOf(await buyer.post('gift-voucher/cancel', { order_id: late.orderId }))).toBe(
      'gift-voucher-too-late',
    );
    world.clock.set(start);
    const spent = await bought();
    const other = await world.customer();
    await other.add('RISO', 1);
    await other.client.post('cart/add-gift-certificate', { code: spent.code });
    await other.chooseDelivery();
    const order = await other.buy({ payment_type_id: 9 });
    expect(refusalOf(order)).toBeUndefined();
    expect(refusalOf(await spent.client.post('gift-voucher/cancel', { order_id: spent.orderId }))).toBe(
      'gift-voucher-used',
    );
    expect(await world.detail(spent)).toMatchObject({ used: true, canResend: false, canCancel: false });
    await expectConsistent(world);
  });
});

describe('the code of a voucher', () => {
  it('pays in the cart of whoever has it, however it is typed, and says what is left', async () => {
    const gift = await bought();
    const other = await world.customer();
    await other.add('RISO', 1);
    const typed = gift.code.toLowerCase().replaceAll(' ', '-');
    await other.client.post('cart/add-gift-certificate', { code: typed });
    await other.chooseDelivery();
    const order = await other.buy({ payment_type_id: 9 });
    expect(refusalOf(order)).toBeUndefined();
    expect(await world.orderState(order.data.orderId)).toBe('confirmed');
    const { data } = await world.anonymous.post('gift-voucher/balance', { code: gift.code.replaceAll(' ', '') });
    expect(data.balance).toMatchObject({
      maskedCode: `SPRT •••• •••• •••• ${gift.code.slice(-4)}`,
      initialTotal: 50,
      state: 'available',
    });
    expect(data.balance.total).toBeLessThan(50 - 25);
    expect(data.balance.total).toBeGreaterThan(0);
    await expectConsistent(world);
  });

  it('is not found by guessing: forty wrong ones of one address, whoever asks', async () => {
    const gift = await bought();
    const guess = (code: string) => world.anonymous.post('gift-voucher/balance', { code }).then(refusalOf);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(`SPRT 0000 0000 ${turn}`)));
    expect(answers.filter((code) => code === 'gift-certificate-not-valid')).toHaveLength(40);
    expect(await guess(gift.code)).toBe('too-many-attempts');
    const other = await world.customer();
    expect(refusalOf(await other.client.post('cart/add-gift-certificate', { code: gift.code }))).toBe(
      'too-many-attempts',
    );
  });

  it('of a discount, or of somebody else’s card, tells nothing', async () => {
    const accountId = await world.createAccount();
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
       values ('SCONTO-9', 'Sconto', 'voucher', 500, 500, null, '2020-01-01'), ('SUO-9', 'Sua', 'prepaid', 500, 500, $1, '2020-01-01')`,
      [accountId],
    );
    for (const code of ['SCONTO-9', 'SUO-9']) {
      expect(refusalOf(await world.anonymous.post('gift-voucher/balance', { code }))).toBe(
        'gift-certificate-not-valid',
      );
    }
    const owner = await world.clientOf(accountId);
    expect((await owner.post('gift-voucher/balance', { code: 'SUO-9' })).data.balance.total).toBe(5);
  });
});

describe('who is forgotten', () => {
  it('waits for a gift that has still to leave', async () => {
    const gift = await bought();
    expect(refusalOf(await gift.client.post('registration/anonymize_token_request'))).toBe('open-orders');
  });
});
