import { vatBreakdown } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { readOrder } from '../order-book/index.ts';
import type { Charge } from '../order-book/order-view.ts';
import { withBilling } from '../orders/testing/billing.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { creditNoteOf } from './credit-note.ts';
import { issueCreditNote, issueCreditNotes } from './issue-credit-notes.ts';
import { issueInvoices } from './issue-invoices.ts';
import { invoiceOf } from './order-invoice.ts';
import { withdrawalPaperOf } from './withdrawal-paper.ts';

let world: CheckoutWorld;
let staff: TestClient;
beforeAll(async () => {
  world = await startCheckoutWorld();
  staff = await world.staffClient(['customer-care']);
});
afterAll(() => world.close());

interface Bought {
  customer: Customer;
  orderId: number;
}

/** Three RISO (25 €) and two PASTA (1,20 €), an invoice asked for, delivered. */
async function delivered({ companyId }: { companyId?: number } = {}): Promise<Bought> {
  const customer = await world.customer();
  await withBilling(world, customer);
  await customer.add('RISO', 3);
  await customer.add('PASTA', 2);
  await customer.chooseDelivery();
  await customer.client.post('cart/set-info', { invoice_requested: true });
  const orderId = await buyCovered(world, customer);
  if (companyId) {
    await world.deps.pool.query('update account set company_id = $2, is_master = true where account_id = $1', [
      customer.accountId,
      companyId,
    ]);
    await world.deps.pool.query('update orders set company_id = $2 where order_id = $1', [orderId, companyId]);
  }
  await deliver(world, orderId);
  return { customer, orderId };
}

const orderOf = async ({ customer, orderId }: Bought) =>
  (await customer.client.get('order/detail', { order_id: orderId })).data.order;

async function lineId(bought: Bought, code: string): Promise<number> {
  const order = await orderOf(bought);
  return order.lines.find((line: { code: string }) => line.code === code).orderLineId;
}

/** @returns the id of the withdrawal */
async function withdraw(bought: Bought, code: string, quantity: number): Promise<number> {
  const answer = await bought.customer.client.post('order/withdraw', {
    order_id: bought.orderId,
    lines: [{ order_line_id: await lineId(bought, code), quantity }],
    confirm: true,
  });
  expect(answer.response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query('select max(order_withdrawal_id)::int as id from order_withdrawal');
  return rows[0].id;
}

const notesOf = async ({ orderId }: Bought) =>
  (await readOrder(world.deps.db, orderId))!.withdrawals.flatMap(({ creditNote }) => creditNote ?? []);

async function pdf({ customer }: Bought, url: string) {
  const { token } = await createSession(world.deps, customer.accountId, { remember: false });
  return world.app.inject({ url, headers: { 'x-ebsn-account': token } });
}

describe('a credit note', () => {
  it('follows a withdrawal after the invoice, refers to it and is among the documents', async () => {
    const bought = await delivered();
    await issueInvoices(world.deps);
    await withdraw(bought, 'RISO', 2);
    await world.drainOutbox();
    const [note] = await notesOf(bought);
    expect(note).toMatchObject({ totalCents: 5000, lines: [{ quantity: 2000, cents: 5000, rateBp: 1000 }] });
    const order = (await readOrder(world.deps.db, bought.orderId))!;
    const { seller } = world.deps.config;
    const paper = creditNoteOf(order, note!.creditNoteId, seller);
    const { number, year } = order.invoice!;
    expect(paper.facts.find(([label]) => label === 'Della fattura')?.[1]).toMatch(
      new RegExp(`^${year}/W${number} del \\d{2}/\\d{2}/\\d{4}$`),
    );
    expect(paper.tables[0]?.totals?.at(-1)?.at(-1)).toBe('50,00\u00a0€');
    const wire = await orderOf(bought);
    expect(wire.documents.map((each: { type: string }) => each.type)).toEqual([
      'receipt',
      'invoice',
      'withdrawal',
      'credit-note',
    ]);
    for (const { url } of wire.documents) {
      const file = await pdf(bought, url);
      expect(file.headers['content-type']).toBe('application/pdf');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const paperOfWithdrawal = withdrawalPaperOf(order, order.withdrawals[0]!.withdrawalId, seller);
    expect(paperOfWithdrawal.tables[0]?.totals?.at(-1)?.at(-1)).toBe('50,00\u00a0€');
    expect(paperOfWithdrawal.facts[0]?.[1]).toContain(String(year));
  });

  it('waits for an invoice, and never comes without one', async () => {
    const bought = await delivered();
    const id = await withdraw(bought, 'RISO', 1);
    await world.drainOutbox();
    expect(await issueCreditNote(world.deps, id)).toBe(false);
    await issueInvoices(world.deps);
    await issueCreditNotes(world.deps);
    expect(await notesOf(bought)).toHaveLength(1);
    const other = await delivered();
    await world.deps.pool.query('update orders set invoice_requested = null where order_id = $1', [other.orderId]);
    await withdraw(other, 'RISO', 1);
    await issueInvoices(world.deps);
    await issueCreditNotes(world.deps);
    expect(await notesOf(other)).toEqual([]);
  });

  it('has a number without gaps, one for each refund, whatever runs at once and whatever is undone', async () => {
    const orders = await Promise.all([delivered(), delivered(), delivered()]);
    await issueInvoices(world.deps);
    const ids: number[] = [];
    for (const each of orders) ids.push(await withdraw(each, 'RISO', 1));
    await world.deps.pool.query(
      `alter table credit_note add constraint broken check (order_withdrawal_id <> ${ids[0]})`,
    );
    await issueCreditNotes(world.deps);
    await world.deps.pool.query('alter table credit_note drop constraint broken');
    await Promise.all([
      issueCreditNotes(world.deps),
      issueCreditNotes(world.deps),
      ...ids.flatMap((id) => [issueCreditNote(world.deps, id), issueCreditNote(world.deps, id)]),
      world.drainOutbox(),
    ]);
    const { rows } = await world.deps.pool.query(
      'select order_withdrawal_id as id, number from credit_note order by number',
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    for (const id of ids) expect(rows.filter((row) => row.id === id)).toHaveLength(1);
  });

  it('takes everything off the invoice to the cent when everything comes back', async () => {
    const bought = await delivered();
    await issueInvoices(world.deps);
    await withdraw(bought, 'PASTA', 1);
    await withdraw(bought, 'RISO', 2);
    await bought.customer.client.post('order/withdraw', { order_id: bought.orderId, confirm: true });
    await world.drainOutbox();
    const order = (await readOrder(world.deps.db, bought.orderId))!;
    const notes = await notesOf(bought);
    expect(notes).toHaveLength(3);
    const byRate = (charges: Charge[]) =>
      vatBreakdown(charges.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp }))).map((row) => [
        row.rateBp,
        row.grossCents,
      ]);
    const invoiced = invoiceOf(order, world.deps.config.seller);
    const credited = byRate(notes.flatMap(({ lines }) => lines));
    const euro = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}\u00a0€`;
    expect(invoiced.tables[1]?.rows.map((row) => row.at(-1))).toEqual(credited.map(([, cents]) => euro(cents!)));
    for (const note of notes) expect(note.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(note.totalCents);
  });

  it('belongs to who may see the order, and to that order only', async () => {
    const bought = await delivered();
    const other = await delivered();
    await issueInvoices(world.deps);
    const id = await withdraw(bought, 'RISO', 1);
    await world.drainOutbox();
    const [note] = await notesOf(bought);
    const code = async (client: Customer['client'], path: string, input: Record<string, unknown>) =>
      (await client.get(path, input)).response.errors[0]?.code;
    const ofNote = { order_id: bought.orderId, credit_note_id: note!.creditNoteId };
    expect(await code(other.customer.client, 'order/credit-note.pdf', ofNote)).toBe('order-not-found');
    expect(await code(other.customer.client, 'order/credit-note.pdf', { ...ofNote, order_id: other.orderId })).toBe(
      'credit-note-not-found',
    );
    expect(
      await code(other.customer.client, 'order/withdrawal.pdf', { order_id: other.orderId, withdrawal_id: id }),
    ).toBe('withdrawal-not-found');
  });

  it('is entered below zero among what a company owes, and settled where the order was paid', async () => {
    const { rows } = await world.deps.pool.query(
      `insert into company (name, vat_number, fiscal_code) values ('Trattoria Bassi S.r.l.', '12345670017', '12345670017') returning company_id`,
    );
    const companyId: number = rows[0].company_id;
    const paid = await delivered({ companyId });
    // not paid when it was placed: on account
    const onAccount = await delivered({ companyId });
    await world.deps.pool.query('update orders set delivered_cents = 7940 where order_id = $1', [onAccount.orderId]);
    const stillOwed = await delivered({ companyId });
    await issueInvoices(world.deps);
    await world.deps.pool.query('update payment_due_date set paid_cents = 100 where order_id = $1', [
      stillOwed.orderId,
    ]);
    await withdraw(paid, 'RISO', 1);
    await withdraw(onAccount, 'RISO', 1);
    await withdraw(stillOwed, 'RISO', 1);
    await world.drainOutbox();
    const entries = await world.deps.pool.query(
      `select order_id, credit_note_id is not null as credit, amount_cents, paid_cents from payment_due_date
       where company_id = $1 order by payment_due_date_id`,
      [companyId],
    );
    const settled = ({ orderId }: Bought) =>
      entries.rows
        .filter((row) => row.order_id === orderId)
        .map((row) => [row.credit, row.amount_cents === row.paid_cents]);
    expect(settled(paid)).toEqual([
      [false, true],
      [true, true],
    ]);
    for (const each of [onAccount, stillOwed]) {
      expect(settled(each)).toEqual([
        [false, false],
        [true, false],
      ]);
    }
    const credit = entries.rows.find((row) => row.credit);
    expect(credit.amount_cents).toBe(-2500);
  });
});

describe('a report the shop agrees with', () => {
  it('gets a credit note too, and the order says how it ended', async () => {
    const bought = await delivered();
    await issueInvoices(world.deps);
    const order_line_id = await lineId(bought, 'RISO');
    const { data } = await bought.customer.client.post('order/report-problem', {
      order_id: bought.orderId,
      lines: [{ order_line_id, problem: 'missing' }],
    });
    const { problemReportId } = data.report;
    expect((await orderOf(bought)).problems).toEqual([
      {
        problemReportId,
        reportedAt: expect.any(String),
        state: 'open',
        lines: [{ orderLineId: order_line_id, problem: 'missing' }],
        photos: [],
        redeliveries: [],
      },
    ]);
    const answer = await staff.post('order/solve-problem', {
      problem_report_id: problemReportId,
      lines: [{ order_line_id, quantity: 1 }],
    });
    expect(answer.response.errors).toEqual([]);
    await world.drainOutbox();
    const [note] = await notesOf(bought);
    expect(note).toMatchObject({ totalCents: 2500, lines: [{ quantity: 1000, cents: 2500 }] });
    const order = await orderOf(bought);
    expect(order.documents.map((each: { type: string }) => each.type)).toEqual(['receipt', 'invoice', 'credit-note']);
    expect(order.problems[0]).toMatchObject({ state: 'solved', outcome: 'refund' });
    expect(order.lines.find((line: { orderLineId: number }) => line.orderLineId === order_line_id).refund).toEqual({
      quantity: 1,
      amount: 25,
      reason: 'problem',
    });
  });
});
