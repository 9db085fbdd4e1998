import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let sara: StaffClient;
let elena: StaffClient;
let manager: StaffClient;
let elsewhere: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse order by 1');
  const storeIds = rows.map((row) => row.warehouse_id);
  sara = await world.staffClient(['customer-care']);
  elena = await world.staffClient(['customer-care'], { firstName: 'Elena' });
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;

interface Delivered {
  customer: Customer;
  orderId: number;
  lineOf: Record<string, number>;
}

/** Three RISO (25 € each, not perishable) and two PASTA (1,20 € each), paid by certificate and delivered. */
async function delivered(): Promise<Delivered> {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.add('PASTA', 2);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  const lines: { code: string; orderLineId: number }[] = data.order.lines;
  return { customer, orderId, lineOf: Object.fromEntries(lines.map((line) => [line.code, line.orderLineId])) };
}

async function caseOfOrder(orderId: number, tab = 'open'): Promise<number> {
  const { data } = await sara.get('staff/cases', { tab, page_size: 200 });
  return data.cases.find((each: { orderId: number }) => each.orderId === orderId)?.caseId;
}

/** A report of bad RISO. */
async function reported(note?: string) {
  const order = await delivered();
  const { response } = await order.customer.client.post('order/report-problem', {
    order_id: order.orderId,
    lines: [{ order_line_id: order.lineOf.RISO, problem: 'damaged' }],
    ...(note ? { note } : {}),
  });
  expect(response.errors).toEqual([]);
  return { ...order, caseId: await caseOfOrder(order.orderId) };
}

async function withdrawn() {
  const order = await delivered();
  const { response } = await order.customer.client.post('order/withdraw', {
    order_id: order.orderId,
    lines: [{ order_line_id: order.lineOf.RISO, quantity: 1 }],
    reason: 'Ne ho già',
    confirm: true,
  });
  expect(response.errors).toEqual([]);
  return { ...order, caseId: await caseOfOrder(order.orderId) };
}

const caseOf = async (caseId: number) => (await sara.get('staff/case', { case_id: caseId })).data.case;
async function emailOf({ accountId }: Customer): Promise<string> {
  const { rows } = await world.deps.pool.query('select email from account where account_id = $1', [accountId]);
  return rows[0].email;
}
const mailsAbout = (subject: RegExp, to: string) =>
  world.sentMail.filter((mail) => mail.to === to && subject.test(mail.subject));

describe('the queue', () => {
  it('holds every report and withdrawal with its date, and nothing that staff gave back by themselves', async () => {
    const report = await reported('Il sacco è «rotto» d’angolo');
    const withdrawal = await withdrawn();
    const given = await delivered();
    const refund = { order_id: given.orderId, amount: 5, reason: 'Ritardo', confirm: true };
    await manager.post('staff/order/refund', { ...refund, expected_total: 5, idempotency_key: 'gesture-of-goodwill' });
    expect(await caseOfOrder(given.orderId)).toBeUndefined();

    const { data } = await sara.get('staff/cases', { page_size: 200 });
    const row = (orderId: number) => data.cases.find((each: { orderId: number }) => each.orderId === orderId);
    expect(row(report.orderId)).toMatchObject({
      kind: 'problem',
      state: 'new',
      lines: 1,
      goods: expect.stringMatching(/iso/i),
    });
    expect(row(withdrawal.orderId)).toMatchObject({ kind: 'withdrawal', state: 'new', amount: 25 });
    const days = (each: { dueAt: string; openedAt: string }) =>
      (Date.parse(each.dueAt) - Date.parse(each.openedAt)) / 86_400_000;
    expect([days(row(report.orderId)), days(row(withdrawal.orderId))]).toEqual([1, 14]);
    expect(await caseOf(report.caseId)).toMatchObject({
      note: 'Il sacco è «rotto» d’angolo',
      caseLines: [{ problem: 'damaged', quantity: 3, refundableQuantity: 3, refundableAmount: 75 }],
      refundLeft: 50,
    });
    expect((await manager.get('staff/today')).data.today.counts.cases).toBe(data.counts.open);
  });

  it('is found by order number and by kind, and what is late is counted', async () => {
    const { orderId, caseId } = await reported();
    const { orderNumber } = (await caseOf(caseId)) as { orderNumber: string };
    const found = await sara.get('staff/cases', { q: orderNumber, kind: 'problem' });
    expect(found.data.cases.map((each: { orderId: number }) => each.orderId)).toEqual([orderId]);
    expect((await sara.get('staff/cases', { q: orderNumber, kind: 'withdrawal' })).data.cases).toEqual([]);
    expect((await sara.get('staff/cases', { q: "100%_' or" })).data.cases).toEqual([]);
    expect(found.data.counts).toEqual({ open: 1, mine: 0, late: 0, closed: 0 });
    await world.deps.pool.query(`update care_case set due_at = $2 where care_case_id = $1`, [
      caseId,
      new Date(world.clock.now().getTime() - 1000),
    ]);
    expect((await sara.get('staff/cases', { q: orderNumber, tab: 'late' })).data.counts).toMatchObject({ late: 1 });
  });

  it('is found by what its order is found by, also when that changes', async () => {
    const { orderId } = await reported();
    const found = async (q: string) =>
      (await sara.get('staff/cases', { q })).data.cases.map((each: { orderId: number }) => each.orderId);
    expect(await found('unapersona')).toEqual([]);
    await world.deps.pool.query("update orders set search_text = search_text || ' unapersona' where order_id = $1", [
      orderId,
    ]);
    expect(await found('Unapersona')).toEqual([orderId]);
    await world.deps.pool.query("update orders set search_text = 'dimenticata' where order_id = $1", [orderId]);
    expect(await found('unapersona')).toEqual([]);
  });

  it('is not there for people of another store', async () => {
    const { caseId } = await reported();
    expect((await elsewhere.get('staff/cases')).data.cases).toEqual([]);
    const calls: [string, object][] = [
      ['staff/case/take', {}],
      ['staff/case/answer', { text: 'Ciao', idempotency_key: 'from-elsewhere' }],
      ['staff/case/decide', { lines: [] }],
      ['staff/case/close', {}],
    ];
    for (const [path, body] of calls) {
      expect({ path, code: codeOf(await elsewhere.post(path, { case_id: caseId, ...body })) }).toEqual({
        path,
        code: 'case-not-found',
      });
    }
    expect(codeOf(await elsewhere.get('staff/case', { case_id: caseId }))).toBe('case-not-found');
  });
});

describe('a case', () => {
  it('is taken by one of two who press at once, may be handed over, and left', async () => {
    const { caseId } = await reported();
    const both = await Promise.all([sara, elena].map((who) => who.post('staff/case/take', { case_id: caseId })));
    expect(both.map(codeOf).sort()).toEqual(['case-taken', undefined]);
    const { assignee } = await caseOf(caseId);
    const other = assignee.userId === sara.accountId ? elena : sara;
    const over = await other.post('staff/case/take', { case_id: caseId, seen_assignee: assignee.userId });
    expect(over.data.case).toMatchObject({ state: 'taken', assignee: { userId: other.accountId } });
    const left = await other.post('staff/case/take', { case_id: caseId, mine: false });
    expect(left.data.case.state).toBe('new');
    expect(left.data.case.assignee).toBeUndefined();
  });

  it('is answered once for each key, by mail and on the page of the order', async () => {
    const { caseId, customer, orderId } = await reported();
    const text = 'Ciao!\nCi mandi una foto?';
    const press = () => sara.post('staff/case/answer', { case_id: caseId, text, idempotency_key: `answer-${caseId}` });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
    await world.drainOutbox();
    await world.deps.pool.query(`update outbox set processed_at = null, next_at = now() where topic = 'case.message'`);
    await world.drainOutbox();
    const mails = mailsAbout(/^Ti rispondiamo/, await emailOf(customer));
    expect(mails.map((mail) => mail.text.includes(text))).toEqual([true]);
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(order.messages).toMatchObject([{ by: 'Sara', text }]);
    expect(await caseOf(caseId)).toMatchObject({ state: 'answered', assignee: { userId: sara.accountId } });
  });
});

describe('a report', () => {
  it('shows where the money would go, and is refunded once for the total that was seen', async () => {
    const { caseId, lineOf, customer, orderId } = await reported();
    const lines = [{ order_line_id: lineOf.RISO, quantity: 2 }];
    const preview = await sara.post('staff/case/decide', { case_id: caseId, lines });
    expect(preview.data.refund).toMatchObject({ total: 50, shares: [{ kind: 'gift-certificate', amount: 50 }] });
    expect(preview.data.case.state).toBe('new');
    const decide = (who: StaffClient, expected_total: number, chosen: object[] = lines) =>
      who.post('staff/case/decide', { case_id: caseId, lines: chosen, expected_total, confirm: true, text: 'Scusaci' });
    expect(codeOf(await decide(sara, 49))).toBe('total-changed');
    expect(codeOf(await decide(sara, 75, [{ order_line_id: lineOf.RISO }]))).toBe('refund-above-limit');
    const twice = await Promise.all([decide(sara, 50), decide(elena, 50)]);
    expect(twice.map(codeOf).sort()).toEqual(['already-solved', undefined]);
    await world.drainOutbox();
    expect(await caseOf(caseId)).toMatchObject({ state: 'closed', amount: 50, answer: 'Scusaci' });
    expect(
      mailsAbout(/^Segnalazione chiusa/, await emailOf(customer)).map(({ text }) => text.includes('Scusaci')),
    ).toEqual([true]);
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(order.problems).toMatchObject([{ state: 'solved', answer: 'Scusaci', refund: 50 }]);
    // the limit of a person counts what they gave for reports too
    const more = { order_id: orderId, amount: 1, reason: 'Ancora', confirm: true, expected_total: 1 };
    const by = twice.findIndex((each) => codeOf(each) === undefined) === 0 ? sara : elena;
    const again = await by.post('staff/order/refund', { ...more, idempotency_key: `more-refund-${caseId}` });
    expect(codeOf(again)).toBe('refund-above-limit');
  });

  it('begins with what was reported, and may end with a voucher instead of money', async () => {
    const order = await delivered();
    const report = {
      order_id: order.orderId,
      lines: [{ order_line_id: order.lineOf.RISO, problem: 'missing', quantity: 1 }],
      wish: 'voucher',
    };
    expect(codeOf(await order.customer.client.post('order/report-problem', report))).toBeUndefined();
    const caseId = await caseOfOrder(order.orderId);
    expect(await caseOf(caseId)).toMatchObject({ wish: 'voucher', caseLines: [{ reportedQuantity: 1, quantity: 3 }] });
    const lines = [{ order_line_id: order.lineOf.RISO }];
    const decide = (more: object) =>
      sara.post('staff/case/decide', { case_id: caseId, lines, outcome: 'voucher', ...more });
    expect((await decide({})).data.refund).toMatchObject({ total: 25, shares: [{ name: 'Nuovo buono', amount: 25 }] });
    const twice = await Promise.all([1, 2].map(() => decide({ expected_total: 25, confirm: true })));
    expect(twice.map(codeOf).sort()).toEqual(['already-solved', undefined]);
    await world.drainOutbox();
    await world.deps.pool.query(
      `update outbox set processed_at = null, next_at = now() where topic = 'withdrawal.refund'`,
    );
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(
      `select g.balance_cents, g.account_id, g.gift_certificate_id in (select gift_certificate_id from order_gift_certificate
         where order_id = $1) as paid_with from order_withdrawal_gift join order_withdrawal w using (order_withdrawal_id)
         join gift_certificate g using (gift_certificate_id) where w.order_id = $1`,
      [order.orderId],
    );
    expect(rows).toEqual([{ balance_cents: 2500, account_id: order.customer.accountId, paid_with: false }]);
    expect(await caseOf(caseId)).toMatchObject({ state: 'closed', outcome: 'voucher', amount: 25 });
    const { problems } = (await order.customer.client.get('order/detail', { order_id: order.orderId })).data.order;
    expect(problems).toMatchObject([{ wish: 'voucher', outcome: 'voucher', refund: 25, lines: [{ quantity: 1 }] }]);
    const [mail] = mailsAbout(/^Segnalazione chiusa/, await emailOf(order.customer));
    expect(mail?.text).toContain('diventa un buono');
  });

  it('is not ended with a voucher where the order is paid later: the invoice gets lower already', async () => {
    const { caseId, orderId, lineOf } = await reported();
    await world.deps.pool.query('update orders set payable_cents = 100 where order_id = $1', [orderId]);
    const answer = await sara.post('staff/case/decide', {
      case_id: caseId,
      lines: [{ order_line_id: lineOf.RISO, quantity: 1 }],
      outcome: 'voucher',
      expected_total: 25,
      confirm: true,
    });
    expect(codeOf(answer)).toBe('voucher-not-possible');
    expect(await caseOf(caseId)).toMatchObject({ state: 'new', voucherProblem: expect.stringContaining('fattura') });
  });

  it('is refused with a reason only', async () => {
    const { caseId, customer } = await reported();
    const refuse = (text?: string) =>
      manager.post('staff/case/decide', {
        case_id: caseId,
        lines: [],
        expected_total: 0,
        confirm: true,
        ...(text ? { text } : {}),
      });
    expect(codeOf(await refuse())).toBe('reason-needed');
    expect(codeOf(await refuse('La confezione era integra alla consegna'))).toBeUndefined();
    await world.drainOutbox();
    const [mail] = mailsAbout(/^Segnalazione chiusa/, await emailOf(customer));
    expect(mail?.text).toContain('La confezione era integra alla consegna');
    expect(codeOf(await manager.post('staff/case/close', { case_id: caseId }))).toBe('not-a-withdrawal');
    expect(await caseOfOrder((await caseOf(caseId)).orderId, 'closed')).toBe(caseId);
  });
});

describe('a withdrawal', () => {
  it('is closed when its money has left, and not before', async () => {
    const { caseId } = await withdrawn();
    expect(await caseOf(caseId)).toMatchObject({ money: 'waiting', note: 'Ne ho già', caseLines: [{ quantity: 1 }] });
    expect(codeOf(await sara.post('staff/case/close', { case_id: caseId }))).toBe('money-waiting');
    expect(codeOf(await sara.post('staff/case/decide', { case_id: caseId, lines: [] }))).toBe('not-a-report');
    await world.drainOutbox();
    expect((await caseOf(caseId)).money).toBe('out');
    const closed = await sara.post('staff/case/close', { case_id: caseId });
    expect(closed.data.case).toMatchObject({ state: 'closed', assignee: { userId: sara.accountId } });
    expect(codeOf(await sara.post('staff/case/take', { case_id: caseId }))).toBe('case-closed');
    expect((await sara.post('staff/case/close', { case_id: caseId, closed: false })).data.case.state).toBe('taken');
  });
});
