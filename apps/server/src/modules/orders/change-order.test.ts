import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { expectConsistent } from './testing/expect-consistent.ts';
import { gatewayPayments } from './testing/outside-books.ts';

/* A changed order is a new version of itself: what it is paid with travels, and only the difference is paid. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ slotCapacity: 1000 });
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);

/** Buys what is in the cart, at the bank when there is something to pay. */
async function buy(customer: Customer, card: string = CARDS.approved) {
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  const { orderId, paymentUrl } = bought.data as { orderId: number; paymentUrl?: string };
  if (paymentUrl) await (await world.browserFor(bought)).pay(card, { fine: 'chiudi' });
  const end = card === CARDS.approved ? 'confirmed' : 'payment-failed';
  await world.until(async () => (await world.orderState(orderId)) === end);
  return { orderId, atTheBank: paymentUrl !== undefined };
}

/** An order of two RISO, 50 € and what goes with them. */
async function ordered(customer: Customer): Promise<number> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return (await buy(customer)).orderId;
}

async function reopen(customer: Customer, orderId: number) {
  const answer = await customer.client.post('order/modify', { order_id: orderId });
  expect(answer.response.errors).toEqual([]);
  return answer.data;
}

async function setQuantity(customer: Customer, code: string, quantity: number): Promise<void> {
  const line = (await customer.cart()).cartItems.find((item) => item.product.code === code)!;
  const changed = await customer.client.post('cart/update-item', { cart_item_id: line.cartItemId, quantity });
  expect(changed.response.errors).toEqual([]);
}

/** What the bank holds for a customer, one amount for each payment, cents. */
async function heldFor(customer: Customer): Promise<number[]> {
  await world.drainOutbox();
  const { rows } = await sql('select provider_ref from payment join orders using (order_id) where account_id = $1', [
    customer.accountId,
  ]);
  const refs = new Set(rows.map((row) => row.provider_ref));
  const held = (await gatewayPayments(world.gatewayUrl)).filter(
    (each) => refs.has(each.codTrans) && each.state === 'AUTORIZZATA',
  );
  return held.map((each) => each.authorised).sort((a, b) => a - b);
}

async function detail(customer: Customer, orderId: number) {
  return (await customer.client.get('order/detail', { order_id: orderId })).data.order;
}

async function ordersOf(customer: Customer) {
  return (await customer.client.get('order/list')).data.orders;
}

async function voucher(customer: Customer, code: string, cents: number): Promise<void> {
  await sql(
    `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, valid_from)
     values ($1, 'Buono di prova', $2, $2, $3, '2020-01-01')`,
    [code, cents, customer.accountId],
  );
  expect((await customer.client.post('cart/add-gift-certificate', { code })).response.errors).toEqual([]);
}

const balanceOf = async (code: string): Promise<number> =>
  (await sql('select balance_cents from gift_certificate where code = $1', [code])).rows[0].balance_cents;

describe('a change', () => {
  it('that costs more is paid with the difference, under the same number', async () => {
    const customer = await world.customer();
    const first = await ordered(customer);
    const before = await detail(customer, first);
    const [base] = await heldFor(customer);
    const cart = await reopen(customer, first);
    expect(cart.change).toEqual({
      orderNumber: before.orderNumber,
      previousTotal: cart.grossTotal,
      held: base! / 100,
      toAuthorise: 0,
    });
    await customer.add('RISO', 1);
    const dearer = await customer.cart();
    expect(dearer.change).toMatchObject({ toAuthorise: (dearer.authorisationTotal as number) - base! / 100 });
    const { orderId, atTheBank } = await buy(customer);
    expect(atTheBank).toBe(true);
    const difference = Math.round(dearer.grossTotal * 100) - base!;
    expect(await heldFor(customer)).toEqual([difference, base].sort((a, b) => a! - b!));

    expect(orderId).not.toBe(first);
    for (const id of [first, orderId]) {
      const now = await detail(customer, id);
      expect(now).toMatchObject({ orderId, orderNumber: before.orderNumber, state: 'confirmed', version: 2 });
      expect(now.createdAt).toBe(before.createdAt);
      expect(now.tenders.map((each: { amount: number }) => each.amount)).toEqual([base! / 100, difference / 100]);
      expect(now.timeline.map((each: { label: string }) => each.label).slice(0, 2)).toEqual([
        'Ordine ricevuto',
        'Modificato',
      ]);
    }
    expect(await ordersOf(customer)).toEqual([expect.objectContaining({ orderId, orderNumber: before.orderNumber })]);
    await expectConsistent(world);
  });

  it('that costs the same or less is confirmed at once, without the bank', async () => {
    const customer = await world.customer();
    await customer.add('PASTA', 4);
    const first = await ordered(customer);
    const held = await heldFor(customer);
    await reopen(customer, first);
    await customer.client.post('cart/set-info', { order_comment: 'Suonare due volte' });
    const same = await buy(customer);
    expect(same.atTheBank).toBe(false);
    expect(await heldFor(customer)).toEqual(held);
    await expectConsistent(world);

    await reopen(customer, same.orderId);
    await setQuantity(customer, 'PASTA', 1);
    const cheaper = await buy(customer);
    expect(cheaper.atTheBank).toBe(false);
    // a hold cannot be lowered: what is too much is not taken at picking
    expect(await heldFor(customer)).toEqual(held);
    const now = await detail(customer, first);
    expect(now).toMatchObject({ orderId: cheaper.orderId, version: 3 });
    expect(now.tenders).toEqual([expect.objectContaining({ amount: now.totals.grossTotal, state: 'authorised' })]);
    await expectConsistent(world);
  });

  it('back to what it was releases the payment of the difference whole', async () => {
    const customer = await world.customer();
    const first = await ordered(customer);
    const base = await heldFor(customer);
    await reopen(customer, first);
    await customer.add('RISO', 1);
    const second = await buy(customer);
    expect(await heldFor(customer)).toHaveLength(2);
    await reopen(customer, second.orderId);
    await setQuantity(customer, 'RISO', 2);
    expect((await buy(customer)).atTheBank).toBe(false);
    expect(await heldFor(customer)).toEqual(base);
    await expectConsistent(world);
  });

  it('refused or abandoned at the bank leaves everything as it was', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await voucher(customer, 'RIMASTO', 1000);
    await customer.chooseDelivery();
    const { orderId: first } = await buy(customer);
    const before = await detail(customer, first);
    const held = await heldFor(customer);
    const stock = await world.stockOf('RISO');
    await reopen(customer, first);
    await customer.add('RISO', 2);
    const expectAsItWas = async () => {
      expect(await heldFor(customer)).toEqual(held);
      expect(await world.stockOf('RISO')).toEqual(stock);
      expect(await balanceOf('RIMASTO')).toBe(0);
      const now = await detail(customer, first);
      for (const what of ['orderId', 'lines', 'totals', 'tenders', 'timeslot', 'shippingAddress', 'giftCertificates'])
        expect(now[what]).toEqual(before[what]);
      expect(now.state).toBe('reopened');
      await expectConsistent(world);
    };
    await buy(customer, CARDS.insufficientFunds);
    await expectAsItWas();

    const tried = await customer.buy();
    await customer.client.post('order/give-up-payment', { order_id: tried.data.orderId });
    await expectAsItWas();
    expect(await ordersOf(customer)).toHaveLength(1);
    // the number is free for the next try
    expect((await buy(customer)).atTheBank).toBe(true);
    expect(await detail(customer, first)).toMatchObject({ orderNumber: before.orderNumber, version: 2 });
    await expectConsistent(world);
  });

  it('and cancelling after it releases every payment, by whichever id', async () => {
    const customer = await world.customer();
    const first = await ordered(customer);
    const stock = (await world.stockOf('RISO')).reserved;
    await reopen(customer, first);
    await customer.add('RISO', 1);
    const { orderId } = await buy(customer);
    const cancelled = await customer.client.post('order/cancel', { order_id: first });
    expect(cancelled.data.order).toMatchObject({ orderId, state: 'cancelled' });
    expect(await heldFor(customer)).toEqual([]);
    expect((await world.stockOf('RISO')).reserved).toBe(stock - 2000);
    await expectConsistent(world);
  });

  it('of a change again pays each time the difference only', async () => {
    const customer = await world.customer();
    let orderId = await ordered(customer);
    const number = (await detail(customer, orderId)).orderNumber;
    for (let version = 2; version <= 4; version++) {
      await reopen(customer, orderId);
      await customer.add('PASTA', 1);
      ({ orderId } = await buy(customer));
      const held = await heldFor(customer);
      expect(held).toHaveLength(version);
      expect(await detail(customer, orderId)).toMatchObject({ orderNumber: number, version });
      await expectConsistent(world);
    }
  });

  it('is in the mail: what came and went, how much, and what was held for it', async () => {
    const customer = await world.customer();
    await customer.add('PASTA', 4);
    const first = await ordered(customer);
    const { orderNumber, totals } = await detail(customer, first);
    await reopen(customer, first);
    await setQuantity(customer, 'RISO', 3);
    const pasta = (await customer.cart()).cartItems.find((item) => item.product.code === 'PASTA')!;
    await customer.client.post('cart/remove-item', { cart_item_id: pasta.cartItemId });
    await customer.add('VINO', 1);
    await sql(`update account set birth_date = '1980-01-01' where account_id = $1`, [customer.accountId]);
    const { orderId } = await buy(customer);
    await world.drainOutbox();
    const mail = world.sentMail.findLast((each) => each.subject === `Ordine ${orderNumber} modificato`)!;
    const euro = (amount: number) => `${amount.toFixed(2).replace('.', ',')}`;
    const now = (await detail(customer, orderId)).totals.grossTotal;
    for (const part of ['Aggiunto', 'VINO', 'Tolto', 'PASTA', 'da 2 a 3 pz', euro(totals.grossTotal), euro(now)]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain(euro(now - totals.grossTotal));
    await expectConsistent(world);
  });
});

describe('certificates', () => {
  it('that pay a part travel with the change, and what it saves of them is theirs again', async () => {
    const customer = await world.customer();
    await voucherCart(customer, 'PARTE', 2000);
    const { orderId: first } = await buy(customer);
    expect(await balanceOf('PARTE')).toBe(0);
    const [base] = await heldFor(customer);
    const cart = await reopen(customer, first);
    expect(cart.giftCertificates).toEqual([expect.objectContaining({ total: 20 })]);
    await customer.add('PASTA', 5);
    await buy(customer);
    expect((await heldFor(customer)).reduce((a, b) => a + b, 0)).toBe(base! + 600);
    expect(await balanceOf('PARTE')).toBe(0);
    await expectConsistent(world);
  });

  it('that pay everything still do, without the bank, and give back what is not needed', async () => {
    const customer = await world.customer();
    await voucherCart(customer, 'TUTTO', 20_000);
    const bought = await buy(customer);
    expect(bought.atTheBank).toBe(false);
    const left = await balanceOf('TUTTO');
    await reopen(customer, bought.orderId);
    await customer.add('RISO', 1);
    const dearer = await buy(customer);
    expect(dearer.atTheBank).toBe(false);
    expect(await balanceOf('TUTTO')).toBeLessThan(left);
    await reopen(customer, dearer.orderId);
    await setQuantity(customer, 'RISO', 2);
    await buy(customer);
    expect(await balanceOf('TUTTO')).toBe(left);
    await expectConsistent(world);
    await customer.client.post('order/cancel', { order_id: bought.orderId });
    expect(await balanceOf('TUTTO')).toBe(20_000);
    await expectConsistent(world);
  });

  it('may be taken off the change and put on it again, also when they have expired meanwhile', async () => {
    const customer = await world.customer();
    await voucherCart(customer, 'ANCORA', 2000);
    const { orderId } = await buy(customer);
    await sql(`update gift_certificate set valid_to = now() - interval '1 hour' where code = 'ANCORA'`);
    const cart = await reopen(customer, orderId);
    const [{ giftCertificateId }] = cart.giftCertificates;
    await customer.client.post('cart/remove-gift-certificate', { gift_certificate_id: giftCertificateId });
    const again = await customer.client.post('cart/add-gift-certificate', { code: 'ANCORA' });
    expect(again.response.errors).toEqual([]);
    expect((await buy(customer)).atTheBank).toBe(false);
    await expectConsistent(world);
  });

  it('left out of the change are the customer’s again, and the card pays in their place', async () => {
    const customer = await world.customer();
    await voucherCart(customer, 'FUORI', 2000);
    const { orderId } = await buy(customer);
    const cart = await reopen(customer, orderId);
    const [{ giftCertificateId }] = cart.giftCertificates;
    await customer.client.post('cart/remove-gift-certificate', { gift_certificate_id: giftCertificateId });
    expect((await buy(customer)).atTheBank).toBe(true);
    expect(await balanceOf('FUORI')).toBe(2000);
    expect((await heldFor(customer))[0]).toBe(2000);
    await expectConsistent(world);
  });

  it('put on the change release the payments they make needless', async () => {
    const customer = await world.customer();
    const orderId = await ordered(customer);
    await reopen(customer, orderId);
    await voucher(customer, 'NUOVO', 20_000);
    expect((await buy(customer)).atTheBank).toBe(false);
    expect(await heldFor(customer)).toEqual([]);
    await expectConsistent(world);
  });

  it('stay with the order when its change is discarded', async () => {
    const customer = await world.customer();
    await voucherCart(customer, 'RESTA', 2000);
    const { orderId } = await buy(customer);
    await reopen(customer, orderId);
    const left = await customer.client.post('order/leave-as-it-was', { order_id: orderId });
    expect(left.data.giftCertificates).toEqual([]);
    expect(await balanceOf('RESTA')).toBe(0);
    await expectConsistent(world);
  });

  async function voucherCart(customer: Customer, code: string, cents: number): Promise<void> {
    await customer.add('RISO', 2);
    await voucher(customer, code, cents);
    await customer.chooseDelivery();
  }
});

describe('what goes wrong in the middle', () => {
  it('who comes back from the first payment after the change is led to the order as it is now', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'torna' });
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    await reopen(customer, bought.data.orderId);
    await customer.add('PASTA', 1);
    const { orderId } = await buy(customer);
    expect(await world.comeBack(browser)).toBe(`/cart/payment-completed/${orderId}`);
  });

  it('two devices buy the same change at once: there is one, and it is paid once', async () => {
    for (let round = 0; round < 4; round++) {
      const customer = await world.customer();
      const first = await ordered(customer);
      const [base] = await heldFor(customer);
      await reopen(customer, first);
      await customer.add('PASTA', 1);
      const { grossTotal } = await customer.cart();
      const phone = await world.clientOf(customer.accountId);
      const input = (key: string) => ({
        payment_type_id: 1,
        expected_total: grossTotal,
        idempotency_key: `${key}-${first}`,
      });
      const answers = await Promise.all([
        customer.client.post('cart/buy', input('computer')),
        phone.post('cart/buy', input('telefono')),
      ]);
      expect(answers.map(({ http }) => http.statusCode)).toEqual([200, 200]);
      for (const answer of answers) {
        if (answer.data.paymentUrl && (await world.orderState(answer.data.orderId)) === 'awaiting-payment')
          await (await world.browserFor(answer)).pay(CARDS.approved, { fine: 'chiudi' });
      }
      await world.until(async () => (await detail(customer, first)).version === 2);
      expect(await heldFor(customer)).toEqual([120, base]);
      await expectConsistent(world);
    }
  });

  it('two devices confirm the same free change at once: there is one new version', async () => {
    const customer = await world.customer();
    const first = await ordered(customer);
    const held = await heldFor(customer);
    await reopen(customer, first);
    const phone = await world.clientOf(customer.accountId);
    const { grossTotal } = await customer.cart();
    await Promise.all(
      [customer.client, phone].map((client, n) =>
        client.post('cart/buy', {
          payment_type_id: 1,
          expected_total: grossTotal,
          idempotency_key: `free-${n}-${first}`,
        }),
      ),
    );
    await world.until(async () => (await detail(customer, first)).version === 2);
    expect(await heldFor(customer)).toEqual(held);
    await expectConsistent(world);
  });

  it('cancelling with the old id while the difference is heard of as paid leaves nothing held', async () => {
    for (let round = 0; round < 4; round++) {
      const customer = await world.customer();
      const first = await ordered(customer);
      await reopen(customer, first);
      await customer.add('PASTA', 1);
      const bought = await customer.buy();
      const browser = await world.browserFor(bought);
      const phone = await world.clientOf(customer.accountId);
      const [, cancelled] = await Promise.all([
        browser.pay(CARDS.approved, { fine: 'chiudi' }),
        phone.post('order/cancel', { order_id: first }),
      ]);
      await world.until(async () => (await world.orderState(bought.data.orderId)) !== 'awaiting-payment');
      const now = await detail(customer, first);
      if (cancelled.response.status === 0) {
        expect(now.state).toBe('cancelled');
        expect(await heldFor(customer)).toEqual([]);
      } else expect(now).toMatchObject({ state: 'confirmed', version: 2 });
      await expectConsistent(world);
    }
  });

  it('the hold of the old version is gone when the difference is paid: the difference goes back', async () => {
    const customer = await world.customer();
    const first = await ordered(customer);
    await reopen(customer, first);
    await customer.add('PASTA', 1);
    const bought = await customer.buy();
    // the bank let the first hold go, and the shop has heard of it
    const { rows } = await sql('select provider_ref from payment where order_id = $1', [first]);
    await world.deps.pool.query(
      `insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source)
       select payment_id, provider, 'gone-' || payment_id, 'voided', amount_cents, 'query' from payment where provider_ref = $1`,
      [rows[0].provider_ref],
    );
    await sql(`update payment set state = 'voided' where provider_ref = $1`, [rows[0].provider_ref]);
    await (await world.browserFor(bought)).pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
    await world.drainOutbox();
    const difference = await sql('select state from payment where order_id = $1', [bought.data.orderId]);
    expect(difference.rows).toEqual([{ state: 'voided' }]);
    expect(await world.orderState(first)).toBe('reopened');
  });
});
