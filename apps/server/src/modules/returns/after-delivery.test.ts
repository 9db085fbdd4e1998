import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import { invoiceOf } from '../invoicing/order-invoice.ts';
import { receiptOf } from '../invoicing/order-receipt.ts';
import { withdrawalPaperOf } from '../invoicing/withdrawal-paper.ts';
import { readOrder } from '../order-book/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
  await world.deps.pool.query(`update product set perishable = true where code = 'MELE'`);
});
afterAll(() => world.close());

interface Line {
  orderLineId: number;
  code: string;
  withdrawable: boolean;
  reportable: boolean;
  withdrawnAt?: string;
}

async function delivered(missing: string[] = []) {
  const customer = await world.customer();
  await world.deps.pool.query(`update account set birth_date = '1980-01-01' where account_id = $1`, [
    customer.accountId,
  ]);
  for (const [code, quantity] of [
    ['PASTA', 3],
    ['RISO', 1],
    ['MELE', 1],
    ['VINO', 1],
  ] as const) {
    await customer.add(code, quantity);
  }
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId, missing);
  return { customer, orderId };
}

const orderOf = async (customer: Customer, orderId: number) =>
  (await customer.client.get('order/detail', { order_id: orderId })).data.order;
const lineId = (order: { lines: Line[] }, code: string) => order.lines.find((line) => line.code === code)!.orderLineId;

describe('withdrawing from an order', () => {
  it('shows first, then records and sends a dated receipt', async () => {
    const { customer, orderId } = await delivered(['VINO']);
    const order = await orderOf(customer, orderId);
    expect(order.canWithdraw).toBe(true);
    expect(Date.parse(order.withdrawUntil)).toBeGreaterThan(world.clock.now().getTime() + 13 * 86_400_000);
    const open = Object.fromEntries(order.lines.map((line: Line) => [line.code, line.withdrawable]));
    expect(open).toEqual({ PASTA: true, RISO: true, MELE: false, VINO: false });
    // what never came and was never paid is no problem of what came
    expect(order.lines.filter((line: Line) => !line.reportable).map(({ code }: Line) => code)).toEqual(['VINO']);

    const preview = await customer.client.post('order/withdraw', { order_id: orderId });
    expect(preview.data.withdrawal).toMatchObject({ state: 'preview', refundTotal: 28.6 });
    const mele = preview.data.withdrawal.lines.find((line: { name: string }) => line.name.includes('MELE'));
    expect(mele).toMatchObject({ withdrawable: false, reason: expect.stringContaining('deperibile') });
    expect((await orderOf(customer, orderId)).lines.some((line: Line) => line.withdrawnAt)).toBe(false);

    const done = await customer.client.post('order/withdraw', {
      order_id: orderId,
      lines: [{ order_line_id: lineId(order, 'PASTA'), quantity: 1 }],
      confirm: true,
    });
    expect(done.data.withdrawal).toMatchObject({ state: 'requested', refundTotal: 1.2 });
    expect(done.data.withdrawal.requestedAt).toBe(world.clock.now().toISOString());
    await world.drainOutbox();
    const mail = world.sentMail.find((each) => each.subject.includes('recesso'));
    expect(mail).toMatchObject({ to: done.data.withdrawal.receiptSentTo });
    expect(mail?.text).toContain('1 pz · Prodotto PASTA');
  });

  it('gives parts back up to what was bought, never more', async () => {
    const { customer, orderId } = await delivered();
    const order = await orderOf(customer, orderId);
    const give = (quantity: number) =>
      customer.client.post('order/withdraw', {
        order_id: orderId,
        lines: [{ order_line_id: lineId(order, 'PASTA'), quantity }],
        confirm: true,
      });
    // five at once for three pieces: one or three pieces, whoever comes first, never five
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(1)));
    const given = answers.filter((answer) => answer.response.status === 0);
    expect(given.map((answer) => answer.data.withdrawal.refundTotal)).toEqual([1.2, 1.2, 1.2]);
    const after = await orderOf(customer, orderId);
    expect(after.lines.find((line: Line) => line.code === 'PASTA')).toMatchObject({
      withdrawable: false,
      withdrawnAt: expect.any(String),
    });
    expect((await give(1)).response.errors[0]?.code).toBe('not-withdrawable');
  });

  it('refuses perishable lines, foreign lines, half pieces and a period that is over', async () => {
    const { customer, orderId } = await delivered();
    const order = await orderOf(customer, orderId);
    const code = async (lines: object[]) =>
      (await customer.client.post('order/withdraw', { order_id: orderId, lines, confirm: true })).response.errors[0]
        ?.code;
    expect(await code([{ order_line_id: lineId(order, 'MELE') }])).toBe('not-withdrawable');
    expect(await code([{ order_line_id: 2_000_000_000 }])).toBe('line-not-found');
    expect(await code([{ order_line_id: lineId(order, 'PASTA'), quantity: 0.5 }])).toBe('invalid-quantity');
    await world.deps.pool.query(
      `update order_event set at = at - interval '20 days' where order_id = $1 and to_state = 'delivered'`,
      [orderId],
    );
    const late = await customer.client.post('order/withdraw', { order_id: orderId });
    expect(late.response.errors[0]?.code).toBe('withdrawal-period-over');
    expect((await orderOf(customer, orderId)).canWithdraw).toBe(false);
  });

  it('ends the order and gives the delivery back too when everything goes back', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    expect((await customer.client.post('order/withdraw', { order_id: orderId })).response.errors[0]?.code).toBe(
      'not-withdrawable',
    );
    await deliver(world, orderId);
    const { data } = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    const order = await orderOf(customer, orderId);
    expect(order.state).toBe('withdrawn');
    const { deliveryCost, packagesTotal, totalPrice } = order.totals;
    expect(data.withdrawal.refundTotal).toBeCloseTo(totalPrice + deliveryCost + packagesTotal, 2);
  });
});

describe('what comes after delivery', () => {
  it('writes the receipt as PDF once everything is weighed', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    expect((await customer.client.get('order/receipt.pdf', { order_id: orderId })).response.errors[0]?.code).toBe(
      'receipt-not-ready',
    );
    await deliver(world, orderId);
    const order = await orderOf(customer, orderId);
    expect(order.documents).toEqual([expect.objectContaining({ type: 'receipt', name: 'Ricevuta' })]);
    const http = await world.app.inject({
      url: order.documents[0].url,
      headers: { 'x-ebsn-account': await tokenOf(customer) },
    });
    expect(http.headers['content-type']).toBe('application/pdf');
    expect(http.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(http.rawPayload.length).toBeGreaterThan(1500);
  });

  it('takes a problem down, tells the store and the customer', async () => {
    const { customer, orderId } = await delivered();
    await world.deps.pool.query(`update warehouse set email = 'milano@sporta.example'`);
    const order = await orderOf(customer, orderId);
    const answer = await customer.client.post('order/report-problem', {
      order_id: orderId,
      lines: [{ order_line_id: lineId(order, 'VINO'), problem: 'damaged' }],
      note: 'Bottiglia rotta',
    });
    expect(answer.data.report).toMatchObject({ orderId, lines: [{ problem: 'damaged' }] });
    await world.drainOutbox();
    const mails = world.sentMail.filter((mail) => mail.text.includes('Bottiglia rotta'));
    expect(mails.map((mail) => mail.to).sort()).toContain('milano@sporta.example');
    expect(mails).toHaveLength(2);
    const foreign = await customer.client.post('order/report-problem', {
      order_id: orderId,
      lines: [{ order_line_id: 2_000_000_000, problem: 'wrong' }],
    });
    expect(foreign.response.errors[0]?.code).toBe('line-not-found');
  });
});

describe('what was bought before', () => {
  it('is listed with how often, how much and when; free items, cancelled orders and other people do not count', async () => {
    const { customer, orderId } = await delivered();
    await customer.add('PASTA', 3);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const second = await buyCovered(world, customer);
    const often = await customer.client.get('order/purchased');
    interface Bought {
      product: { code: string };
      timesBought: number;
      usualQuantity: number;
    }
    const listed = ({ data }: typeof often) =>
      (data.purchases as Bought[]).map((each) => [each.product.code, each.timesBought, each.usualQuantity]);
    expect(listed(often).slice(0, 2)).toEqual(expect.arrayContaining([['PASTA', 2, 3]]));
    expect(listed(often)).toHaveLength(4);
    expect(often.data.purchases[0].lastBoughtOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await customer.client.get('order/purchased', { page: 2, page_size: 3 })).data.purchases).toHaveLength(1);
    await customer.client.post('order/cancel', { order_id: second });
    expect(listed(await customer.client.get('order/purchased', { sort: 'recent' }))).toEqual(
      expect.arrayContaining([['PASTA', 1, 3]]),
    );
    const stranger = await world.customer();
    expect((await stranger.client.get('order/purchased')).data.purchases).toEqual([]);
    expect(orderId).toBeGreaterThan(0);
  });

  it('tells what came in the place of something, and what was not charged', async () => {
    const { customer, orderId } = await delivered(['VINO']);
    await world.deps.pool.query(
      `update order_line set outcome = 'substituted', substitute = $2 where order_id = $1 and code = 'RISO'`,
      [
        orderId,
        JSON.stringify({
          productId: null,
          name: 'Riso integrale',
          brand: 'Sporta',
          description: '1 kg',
          slug: 'riso-integrale',
          sectorTint: null,
          quantity: 1000,
          cents: 180,
        }),
      ],
    );
    const order = await orderOf(customer, orderId);
    expect(order.note).toMatch(/^Non addebitati .* per un prodotto mancante$/);
    const line = order.lines.find(({ code }: Line) => code === 'RISO');
    expect(line).toMatchObject({
      status: 'substituted',
      substitute: { name: 'Riso integrale', quantity: 1, amount: 1.8 },
    });
    expect(order.previews.map(({ name }: { name: string }) => name)).toContain('Riso integrale');

    // every answer, mail and paper names what the customer has in the kitchen, and says what it replaces
    const named = 'Riso integrale Sporta (al posto di Prodotto RISO Sporta)';
    const riso = lineId(order, 'RISO');
    const { report } = (
      await customer.client.post('order/report-problem', {
        order_id: orderId,
        lines: [{ order_line_id: riso, problem: 'damaged' }],
      })
    ).data;
    expect(report.lines[0].name).toBe(named);
    await world.deps.pool.query(`update order_problem set state = 'solved' where order_id = $1`, [orderId]);
    const { withdrawal } = (
      await customer.client.post('order/withdraw', {
        order_id: orderId,
        lines: [{ order_line_id: riso }],
        confirm: true,
      })
    ).data;
    expect(withdrawal.lines[0].name).toBe(named);
    await world.drainOutbox();
    const mails = world.sentMail.filter(({ text }) => text.includes(named)).map(({ subject }) => subject);
    expect(mails).toEqual([
      expect.stringContaining('Segnalazione ricevuta'),
      expect.stringContaining('Problema con l’ordine'),
      expect.stringContaining('Ricevuta del recesso'),
    ]);
    const seen = (await readOrder(world.deps.db, orderId))!;
    const titled = 'Sporta Riso integrale 1 kg (al posto di Sporta Prodotto RISO 500 g)';
    const { seller } = world.deps.config;
    const holder = { name: 'Bar Prova', address: 'Via Prova 1, 20144 Milano MI' };
    const invoice = {
      invoiceId: 1,
      month: null,
      year: 2026,
      number: 1,
      issuedAt: world.clock.now().toISOString(),
      holder,
      dueDay: null,
    };
    const papers = [
      receiptOf(seen, seller),
      withdrawalPaperOf(seen, seen.withdrawals[0]!.withdrawalId, seller),
      invoiceOf({ ...seen, invoice }, seller),
    ];
    for (const paper of papers) expect(paper.tables[0]!.rows.flat()).toContain(titled);
  });
});

describe('a company', () => {
  it('shows its master the orders of all its people, and nobody else', async () => {
    const { customer, orderId } = await delivered();
    const { rows } = await world.deps.pool.query(
      `insert into company (name, vat_number, fiscal_code) values ('Bar Prova', '12345670017', '12345670017') returning company_id`,
    );
    const companyId = rows[0].company_id;
    await world.deps.pool.query('update orders set company_id = $1 where order_id = $2', [companyId, orderId]);
    const master = await world.createAccount({ segment: 'business', is_master: true });
    const colleague = await world.createAccount({ segment: 'business' });
    await world.deps.pool.query('update account set company_id = $1 where account_id = any($2)', [
      companyId,
      [master, colleague],
    ]);
    const asMaster = await world.clientOf(master);
    const all = await asMaster.get('order/list-all-users');
    expect(all.data.orders).toEqual([expect.objectContaining({ orderId, orderedBy: expect.any(Object) })]);
    const seen = (await asMaster.get('order/detail', { order_id: orderId })).data.order;
    expect(seen).toMatchObject({ orderId, canWithdraw: false, canRepeat: false });
    expect((await asMaster.post('order/withdraw', { order_id: orderId })).response.errors[0]?.code).toBe(
      'order-not-found',
    );
    const asColleague = await world.clientOf(colleague);
    expect((await asColleague.get('order/detail', { order_id: orderId })).response.errors[0]?.code).toBe(
      'order-not-found',
    );
    expect((await asColleague.get('order/list-all-users')).http.statusCode).toBe(403);
    expect((await orderOf(customer, orderId)).canWithdraw).toBe(true);
  });
});

async function tokenOf(customer: Customer): Promise<string> {
  return (await createSession(world.deps, customer.accountId, { remember: false })).token;
}
