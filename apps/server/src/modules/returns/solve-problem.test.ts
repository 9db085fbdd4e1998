import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { refundMissingGoods, refundMissingOf } from './refund-missing-goods.ts';
import { refundDueWithdrawals } from './refund-withdrawal.ts';

let world: CheckoutWorld;
let staffToken: string;
beforeAll(async () => {
  world = await startCheckoutWorld();
  // these reports cost more than customer care may give back alone (cases.test.ts)
  staffToken = (await world.staffClient(['director'])).token;
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) => world.deps.pool.query(text, values);
const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

interface Delivered {
  customer: Customer;
  orderId: number;
  lineOf: Record<string, number>;
}

/** Three RISO (25 € each, not perishable) and two PASTA, paid by certificate and delivered. */
async function delivered(missing: string[] = []): Promise<Delivered> {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.add('PASTA', 2);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId, missing);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  const lineOf = Object.fromEntries(
    data.order.lines.map((line: { code: string; orderLineId: number }) => [line.code, line.orderLineId]),
  );
  return { customer, orderId, lineOf };
}

async function report({ customer, orderId, lineOf }: Delivered, codes: string[]): Promise<number> {
  const { data, response } = await customer.client.post('order/report-problem', {
    order_id: orderId,
    lines: codes.map((code) => ({ order_line_id: lineOf[code], problem: 'damaged' })),
  });
  expect(response.errors).toEqual([]);
  return data.report.problemReportId;
}

async function solve(problemId: number, lines?: object[]) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/ebsn/api/order/solve-problem',
    headers: { 'x-ebsn-client': 'test', 'x-ebsn-account': staffToken },
    payload: { problem_report_id: problemId, ...(lines ? { lines } : {}) },
  });
  return answer.json();
}

/** Cents on the certificate an order was paid with, and what came back to it. */
async function certificateOf(orderId: number): Promise<{ balance: number; returned: number }> {
  const { rows } = await sql(
    `select g.balance_cents as balance, (select coalesce(sum(r.amount_cents), 0)::int from order_gift_return r
       where r.order_id = o.order_id) as returned
     from order_gift_certificate o join gift_certificate g using (gift_certificate_id) where o.order_id = $1`,
    [orderId],
  );
  return rows[0];
}

const settle = async () => {
  await world.drainOutbox();
  await refundDueWithdrawals(world.deps);
};

describe('a report of bad goods', () => {
  it('is refunded once, perishable or not, to what the order was paid with', async () => {
    const order = await delivered();
    const { balance } = await certificateOf(order.orderId);
    const problemId = await report(order, ['RISO', 'PASTA']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => solve(problemId)));
    expect(answers.map(codeOf).sort()).toEqual([...Array(4).fill('already-solved'), undefined]);
    const solution = answers.find((each) => each.response.status === 0).data.solution;
    expect(solution).toMatchObject({ orderId: order.orderId, refundTotal: 77.4 });
    await settle();
    expect(await certificateOf(order.orderId)).toEqual({ balance: balance + 7740, returned: 7740 });
    const { data } = await order.customer.client.get('order/detail', { order_id: order.orderId });
    expect(data.order.totals.refundTotal).toBe(77.4);
    const mails = await sql(
      `select count(*)::int as n from outbox where topic = 'order.problem-solved' and payload @> $1`,
      [JSON.stringify({ problemReportId: problemId })],
    );
    expect(mails.rows[0].n).toBe(1);
  });

  it('may be refunded in part, and what is refunded is nothing to withdraw from or to refund again', async () => {
    const order = await delivered();
    const riso = order.lineOf.RISO!;
    const first = await report(order, ['RISO']);
    expect(codeOf(await solve(first, [{ order_line_id: order.lineOf.PASTA, quantity: 1 }]))).toBe('line-not-found');
    expect(codeOf(await solve(first, [{ order_line_id: riso, quantity: 4 }]))).toBe('invalid-quantity');
    const { data } = await solve(first, [{ order_line_id: riso, quantity: 2 }]);
    expect(data.solution.refundTotal).toBe(50);
    const second = await report(order, ['RISO']);
    const withdraw = (quantity: number) =>
      order.customer.client.post('order/withdraw', {
        order_id: order.orderId,
        lines: [{ order_line_id: riso, quantity }],
        confirm: true,
      });
    // the last piece: withdrawn from and refunded at the same moment, it is paid back once
    const [withdrawn, solved] = await Promise.all([withdraw(1), solve(second)]);
    const refundedBySolution = solved.data.solution?.refundTotal ?? 0;
    expect([refundedBySolution, codeOf(withdrawn)]).toEqual(
      codeOf(withdrawn) === undefined ? [0, undefined] : [25, 'not-withdrawable'],
    );
    await settle();
    expect((await certificateOf(order.orderId)).returned).toBe(7500);
    const { order: shown } = (await order.customer.client.get('order/detail', { order_id: order.orderId })).data;
    expect(shown.lines.find((line: { code: string }) => line.code === 'RISO').withdrawable).toBe(false);
  });

  it('may be closed without a refund, and is nobody else’s to close', async () => {
    const order = await delivered();
    const problemId = await report(order, ['RISO']);
    const own = await order.customer.client.post('order/solve-problem', { problem_report_id: problemId });
    expect(own.response.status).not.toBe(0);
    expect((await solve(problemId, [])).data.solution).toMatchObject({ lines: [], refundTotal: 0 });
    await settle();
    expect((await certificateOf(order.orderId)).returned).toBe(0);
    expect(codeOf(await solve(2_000_000_000))).toBe('problem-not-found');
  });
});

describe('a line has one account', () => {
  const send = ({ customer, orderId, lineOf }: Delivered, codes: string[], more: object = {}) =>
    customer.client.post('order/report-problem', {
      order_id: orderId,
      lines: codes.map((code) => ({ order_line_id: lineOf[code], problem: 'missing' })),
      ...more,
    });
  const giveBack = ({ customer, orderId, lineOf }: Delivered, code: string, quantity?: number) =>
    customer.client.post('order/withdraw', {
      order_id: orderId,
      lines: [{ order_line_id: lineOf[code], quantity }],
      confirm: true,
    });
  const reportsOf = async ({ orderId }: Delivered) =>
    (await sql('select order_problem_id from order_problem where order_id = $1', [orderId])).rows.length;

  it('is in one open report, whoever sends it again, at the same time or later', async () => {
    const order = await delivered();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(order, ['RISO'], { note: 'Manca tutto' })));
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(new Set(answers.map(({ data }) => data.report.problemReportId)).size).toBe(1);
    expect(answers[3]!.data.report).toEqual(answers[0]!.data.report);
    expect(await reportsOf(order)).toBe(1);
    const sent = await sql(`select count(*)::int as n from outbox where topic = 'order.problem' and payload @> $1`, [
      JSON.stringify({ problemReportId: answers[0]!.data.report.problemReportId }),
    ]);
    expect(sent.rows[0].n).toBe(1);
    // another report may not hold it too, in whatever words or company
    const other = await send(order, ['PASTA', 'RISO']);
    expect([codeOf(other), other.response.errors[0]?.error]).toEqual([
      'already-reported',
      expect.stringContaining('Prodotto RISO'),
    ]);
    const racing = await Promise.all([send(order, ['PASTA']), send(order, ['PASTA'], { note: 'Altra nota' })]);
    expect(racing.map(codeOf).sort()).toEqual(['already-reported', undefined]);
    expect(await reportsOf(order)).toBe(2);
  });

  it('is not given back while it is said to be missing, and not reported once it is given back', async () => {
    const order = await delivered();
    const { data } = await send(order, ['RISO']);
    const refused = await giveBack(order, 'RISO', 1);
    expect([codeOf(refused), refused.response.errors[0]?.error]).toEqual([
      'not-withdrawable',
      expect.stringContaining('segnalato che manca'),
    ]);
    const { order: shown } = (await order.customer.client.get('order/detail', { order_id: order.orderId })).data;
    expect(shown.lines.find(({ code }: { code: string }) => code === 'RISO')).toMatchObject({
      problem: 'missing',
      reportable: false,
      withdrawable: false,
    });
    // everything there is to give back leaves the reported line out, and the order open for its answer
    const rest = await order.customer.client.post('order/withdraw', { order_id: order.orderId, confirm: true });
    expect(codeOf(rest)).toBeUndefined();
    expect(await world.orderState(order.orderId)).toBe('delivered');
    expect(codeOf(await send(order, ['PASTA']))).toBe('nothing-left');
    // answered with nothing, it can be given back again
    await solve(data.report.problemReportId, []);
    expect(codeOf(await giveBack(order, 'RISO', 3))).toBeUndefined();
  });

  it('can be given back while it is said to be bad: the right of withdrawal waits for nobody’s answer', async () => {
    const order = await delivered();
    const problemId = await report(order, ['RISO']);
    expect(codeOf(await giveBack(order, 'RISO', 1))).toBeUndefined();
    // the report pays only for what is left
    const { solution } = (await solve(problemId)).data;
    expect(solution.lines).toMatchObject([{ orderLineId: order.lineOf.RISO, quantity: 2 }]);
  });

  it('counts what is reported and given back at the same moment once', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const order = await delivered();
      const [reported, given] = await Promise.all([send(order, ['PASTA']), giveBack(order, 'PASTA')]);
      expect([codeOf(reported), codeOf(given)]).toContain(undefined);
      expect([codeOf(reported), codeOf(given)]).toEqual(
        codeOf(given) === undefined ? ['nothing-left', undefined] : [undefined, 'not-withdrawable'],
      );
    }
  });
});

describe('goods missing at picking', () => {
  it('give back to the certificate what it had paid for them, once, however many nodes look', async () => {
    const order = await delivered(['PASTA']);
    const { balance } = await certificateOf(order.orderId);
    await Promise.all(Array.from({ length: 5 }, () => refundMissingOf(world.deps, order.orderId)));
    await refundMissingGoods(world.deps);
    expect(await certificateOf(order.orderId)).toEqual({ balance: balance + 240, returned: 240 });
    const { data } = await order.customer.client.get('order/list');
    expect(data.orders[0]).toMatchObject({ refundTotal: 2.4 });
    // reported though it was never paid: nothing more
    const { solution } = (await solve(await report(order, ['PASTA']))).data;
    expect(solution.refundTotal).toBe(0);
    await settle();
    expect((await certificateOf(order.orderId)).returned).toBe(240);
  });

  it('lower what the card pays first', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 3);
    await customer.add('PASTA', 2);
    await customer.chooseDelivery();
    const code = randomBytes(6).toString('hex').toUpperCase();
    await sql(
      `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
       values ($1, 'Buono', 'prepaid', 7600, 7600, $2, '-infinity')`,
      [code, customer.accountId],
    );
    await customer.client.post('cart/add-gift-certificate', { code });
    const orderId: number = (await customer.buy()).data.orderId;
    const { rows } = await sql('select payable_cents as payable from orders where order_id = $1', [orderId]);
    const payable: number = rows[0].payable;
    expect(payable).toBeGreaterThan(0);
    await deliver(world, orderId, ['RISO']);
    await refundMissingOf(world.deps, orderId);
    expect((await certificateOf(orderId)).returned).toBe(7500 - payable);
  });
});
