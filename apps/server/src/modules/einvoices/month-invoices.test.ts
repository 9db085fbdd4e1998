import { addDays, shopDay, shopDayStart } from '@sporta/domain';
import { startExchangeSystem } from '@sporta/simulators';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../platform/session.ts';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { issueCreditNotes } from '../invoicing/issue-credit-notes.ts';
import { issueInvoices } from '../invoicing/issue-invoices.ts';
import { issueMonths } from '../invoicing/issue-months.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { readOutcomes } from './read-outcomes.ts';

const ON_ACCOUNT = 41;
const token = 'the-token-of-a-test-shop';
let exchange: Awaited<ReturnType<typeof startExchangeSystem>>;
let world: CheckoutWorld;
let accounting: StaffClient;
let care: StaffClient;
beforeAll(async () => {
  exchange = await startExchangeSystem({ token, settings: {} });
  world = await startCheckoutWorld({
    modules,
    slotCapacity: 5000,
    config: { einvoice: { kind: 'http', url: exchange.url, token, timeoutMs: 1000 } },
  });
  accounting = await world.staffClient(['accounting'], { firstName: 'Rosa' });
  care = await world.staffClient(['customer-care']);
});
afterAll(async () => {
  await world.close();
  await exchange.close();
});

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const page = async (companyId: number) =>
  (await accounting.get('staff/company', { company_id: companyId })).data.company;

let count = 0;
/** A valid VAT number: its last figure is the check of the others. */
function vatNumber(): string {
  const figures = String(7_000_000_000 + ++count).slice(0, 10);
  const sum = [...figures].reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${figures}${(10 - (sum % 10)) % 10}`;
}

interface Buyer {
  companyId: number;
  customer: Customer;
}

async function person(
  companyId: number,
  { isMaster = false, vat = undefined as string | undefined } = {},
): Promise<Buyer> {
  const customer = await world.customer();
  await run(`update account set company_id = $2, is_master = $3, segment = 'business' where account_id = $1`, [
    customer.accountId,
    companyId,
    isMaster,
  ]);
  await run(
    `insert into person_fiscal (account_id, type, company_name, vat_number, recipient_code, address1, address_number, city, province, postalcode, is_default)
     select $1, 'business', name, coalesce($3, vat_number), recipient_code, 'Via Meda', '22', 'Milano', 'MI', '20141', true
     from company where company_id = $2`,
    [customer.accountId, companyId, vat ?? null],
  );
  return { companyId, customer };
}

/** A company with one invoice a month that may pay on account, and its master. */
async function company({ monthly = true } = {}): Promise<Buyer> {
  const [{ id }] = await run(
    `insert into company (name, vat_number, fiscal_code, recipient_code) values ($1, $2, $2, 'M5UXCR1') returning company_id as id`,
    [`Trattoria n. ${count}`, vatNumber()],
  );
  expect(codes(await terms(id, monthly))).toEqual([]);
  return person(id, { isMaster: true });
}

const terms = async (companyId: number, monthly: boolean) =>
  accounting.post('staff/company/save-terms', {
    company_id: companyId,
    version: (await page(companyId)).versions.terms,
    pays_by_invoice: true,
    payment_days: 45,
    block_after_days: 30,
    monthly_invoice: monthly,
  });

const noon = (day: string) => new Date(shopDayStart(day) + 12 * 3_600_000);

/** An order that was delivered, with the invoice it asks for: on account, or paid by a certificate. @param at a day, or an instant */
async function delivered(
  { customer }: Buyer,
  at: string | Date,
  { onAccount = true, products = [['RISO', 2]] as [string, number][] } = {},
): Promise<number> {
  for (const [code, quantity] of products) await customer.add(code, quantity);
  await customer.chooseDelivery();
  await customer.client.post('cart/set-info', { invoice_requested: true });
  const orderId = onAccount
    ? (await customer.buy({ payment_type_id: ON_ACCOUNT })).data.orderId
    : await buyCovered(world, customer);
  await deliver(world, orderId);
  await run(`update order_event set at = $2 where order_id = $1 and to_state = 'delivered'`, [
    orderId,
    typeof at === 'string' ? noon(at) : at,
  ]);
  return orderId;
}

const at = (instant: string) => ({ ...world.deps, clock: { ...world.deps.clock, now: () => new Date(instant) } });
const close = (instant: string) => issueMonths(at(instant));

const invoicesOf = (companyId: number) =>
  run(
    `select i.invoice_id as id, i.number, to_char(i.month, 'YYYY-MM') as month, array_agg(io.order_id order by io.order_id) as orders
     from invoice i join invoice_order io using (invoice_id) join orders o on o.order_id = io.order_id
     where o.company_id = $1 group by i.invoice_id order by i.invoice_id`,
    [companyId],
  );
const xmlOf = async (invoiceId: number): Promise<string> =>
  (
    await run('select xml from einvoice_file f join einvoice e using (einvoice_id) where e.invoice_id = $1', [
      invoiceId,
    ])
  )[0]?.xml;
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

const withdraw = async ({ customer }: Buyer, orderId: number, quantity: number) => {
  const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
  const answer = await customer.client.post('order/withdraw', {
    order_id: orderId,
    lines: [{ order_line_id: order.lines[0].orderLineId, quantity }],
    confirm: true,
  });
  expect(codes(answer)).toEqual([]);
};

describe('an invoice a month', () => {
  it('is written when the month is over, once, with each delivery and the lines of it, and goes to the exchange system', async () => {
    const buyer = await company();
    const orders = [
      await delivered(buyer, '2026-10-30'),
      await delivered(buyer, '2026-10-02', {
        products: [
          ['RISO', 1],
          ['MELE', 2],
        ],
      }),
      await delivered(buyer, '2026-10-15', { onAccount: false }),
    ];
    await issueInvoices(world.deps);
    expect(await invoicesOf(buyer.companyId)).toEqual([]);
    // the last evening may still be reported
    await close('2026-11-01T02:30:00Z');
    expect(await invoicesOf(buyer.companyId)).toEqual([]);
    await close('2026-11-01T03:07:00Z');
    await close('2026-11-01T04:07:00Z');
    const [invoice, ...more] = await invoicesOf(buyer.companyId);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ month: '2026-10', orders: orders.toSorted((a, b) => a - b) });

    await world.drainOutbox();
    const xml = await xmlOf(invoice.id);
    expect(all(xml, 'TipoDocumento')).toEqual(['TD24']);
    expect(all(xml, 'DataDDT')).toEqual(['2026-10-02', '2026-10-15', '2026-10-30']);
    const lines = all(xml, 'NumeroLinea');
    expect(all(xml, 'RiferimentoNumeroLinea')).toEqual(lines);
    const [{ total, owed }] = await run(
      `select sum(delivered_cents + gift_cents)::int as total, sum(delivered_cents)::int as owed from orders where order_id = any($1)`,
      [orders],
    );
    expect(all(xml, 'ImportoTotaleDocumento')).toEqual([(total / 100).toFixed(2)]);
    expect(all(xml, 'DataScadenzaPagamento')).toEqual(['2026-12-16']);
    expect(all(xml, 'ImportoPagamento')).toEqual([(owed / 100).toFixed(2)]);
    await readOutcomes(world.deps);
    const { invoices } = (await accounting.get('staff/invoices', { page_size: 200 })).data;
    expect(invoices.find((each: { number: string }) => each.number === `2026/W${invoice.number}`)).toMatchObject({
      kind: 'TD24',
      state: 'delivered',
      total: total / 100,
      ofMonth: { month: '2026-10', companyId: buyer.companyId, deliveries: 3 },
    });
    const after = await page(buyer.companyId);
    expect(after.dueDates).toMatchObject([
      { month: '2026-10', dueDate: '2026-12-16', amount: total / 100, left: owed / 100 },
    ]);
    expect(after.credit).toMatchObject({ underWay: 0, open: owed / 100, used: owed / 100 });
  });

  it('takes a delivery by the last second of the month in the shop’s zone, summer time or not', async () => {
    const buyer = await company();
    const last = await delivered(buyer, new Date('2026-09-30T21:59:59.999Z'));
    const first = await delivered(buyer, new Date('2026-09-30T22:00:00Z'));
    const winter = await delivered(buyer, new Date('2026-10-31T22:59:59.999Z'));
    const november = await delivered(buyer, new Date('2026-10-31T23:00:00Z'));
    await close('2026-11-02T12:00:00Z');
    expect((await invoicesOf(buyer.companyId)).map(({ month, orders }) => [month, orders])).toEqual([
      ['2026-09', [last]],
      ['2026-10', [first, winter].toSorted((a, b) => a - b)],
    ]);
    await close('2026-12-02T12:00:00Z');
    expect((await invoicesOf(buyer.companyId)).at(-1)).toMatchObject({ month: '2026-11', orders: [november] });
  });

  it('gathers a late report in an invoice of its own, and none where nothing was delivered', async () => {
    const buyer = await company();
    await close('2026-11-02T12:00:00Z');
    expect(await invoicesOf(buyer.companyId)).toEqual([]);
    const first = await delivered(buyer, '2026-10-30');
    await close('2026-11-02T12:00:00Z');
    const late = await delivered(buyer, '2026-10-31');
    await close('2026-11-02T13:00:00Z');
    expect((await invoicesOf(buyer.companyId)).map(({ orders }) => orders)).toEqual([[first], [late]]);
  });

  it('is one for each customer in law', async () => {
    const buyer = await company();
    const other = await person(buyer.companyId, { vat: vatNumber() });
    const own = [await delivered(buyer, '2026-10-05'), await delivered(buyer, '2026-10-07')];
    const others = [await delivered(other, '2026-10-06')];
    await close('2026-11-02T12:00:00Z');
    expect((await invoicesOf(buyer.companyId)).map(({ orders }) => orders)).toEqual([
      own.toSorted((a, b) => a - b),
      others,
    ]);
  });

  it('holds each delivery once when the choice changes in the middle of a month', async () => {
    const buyer = await company({ monthly: false });
    const before = await delivered(buyer, '2026-10-05');
    await issueInvoices(world.deps);
    await terms(buyer.companyId, true);
    const meanwhile = await delivered(buyer, '2026-10-12');
    await issueInvoices(world.deps);
    expect((await invoicesOf(buyer.companyId)).map(({ orders }) => orders)).toEqual([[before]]);
    await terms(buyer.companyId, false);
    await close('2026-11-02T12:00:00Z');
    await issueInvoices(world.deps);
    expect((await invoicesOf(buyer.companyId)).map(({ orders, month }) => [month, orders])).toEqual([
      [null, [before]],
      [null, [meanwhile]],
    ]);
  });

  it('leaves out what came back whole before, and is corrected by a note for what came back in part', async () => {
    const buyer = await company();
    const whole = await delivered(buyer, shopDay(world.clock.now().getTime()));
    const part = await delivered(buyer, shopDay(world.clock.now().getTime()), { onAccount: false });
    await withdraw(buyer, whole, 2);
    expect(await world.orderState(whole)).toBe('withdrawn');
    await withdraw(buyer, part, 1);
    const month = shopDay(world.clock.now().getTime()).slice(0, 7);
    const next = addDays(`${month}-28`, 10);
    await close(`${next}T12:00:00Z`);
    const [invoice] = await invoicesOf(buyer.companyId);
    expect(invoice.orders).toEqual([part]);
    await issueCreditNotes(world.deps);
    await world.drainOutbox();
    const notes = await run(
      `select f.xml, e.kind, d.amount_cents as amount, d.paid_cents as paid from einvoice e join einvoice_file f using (einvoice_id)
       join credit_note n using (credit_note_id) join payment_due_date d on d.credit_note_id = n.credit_note_id where n.invoice_id = $1`,
      [invoice.id],
    );
    // paid when it was placed: the money goes back where it came from, whatever else of the month is owed
    expect(notes).toMatchObject([{ kind: 'TD04', amount: -2500, paid: -2500 }]);
    expect(all(notes[0].xml, 'IdDocumento')).toEqual([`${next.slice(0, 4)}/W${invoice.number}`]);
  });

  it('is closed while goods of it come back: each delivery is invoiced or back whole, each return credited once', async () => {
    const steps = fc.constantFrom('close', 'close', 'part', 'part', 'whole', 'notes', 'now');
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 8 }), async (together) => {
        const buyer = await company();
        const today = shopDay(world.clock.now().getTime());
        const orders = [await delivered(buyer, today), await delivered(buyer, today)];
        const next = addDays(`${today.slice(0, 7)}-28`, 10);
        const [seen] = (await accounting.get('staff/company/month-invoices', { company_id: buyer.companyId })).data
          .months;
        const back = async (orderId: number, quantity: number) => {
          const { order } = (await buyer.customer.client.get('order/detail', { order_id: orderId })).data;
          const [line] = order.lines;
          // of two who send the same back at once the second may be too late
          await buyer.customer.client.post('order/withdraw', {
            order_id: orderId,
            lines: [{ order_line_id: line.orderLineId, quantity }],
            confirm: true,
          });
        };
        const acts: Record<string, () => Promise<unknown>> = {
          close: () => close(`${next}T12:00:00Z`),
          part: () => back(orders[0]!, 1),
          whole: () => back(orders[1]!, 2),
          notes: () => issueCreditNotes(world.deps),
          now: () =>
            accounting.post('staff/company/issue-month', {
              company_id: buyer.companyId,
              month: seen.month,
              version: seen.version,
            }),
        };
        await Promise.all(together.map((step) => acts[step]!()));
        await close(`${next}T13:00:00Z`);
        await Promise.all([issueCreditNotes(world.deps), issueCreditNotes(world.deps)]);

        const invoiced = (await invoicesOf(buyer.companyId)).flatMap((invoice) => invoice.orders);
        expect(new Set(invoiced).size).toBe(invoiced.length);
        for (const orderId of orders) {
          if (!invoiced.includes(orderId)) expect(await world.orderState(orderId)).toBe('withdrawn');
        }
        const [sums] = await run(
          `select (select coalesce(sum(amount_cents), 0)::int from payment_due_date where company_id = $1) as entered,
             (select coalesce(sum(delivered_cents + gift_cents), 0)::int from orders where order_id = any($2)) as sold,
             (select coalesce(sum(refund_cents), 0)::int from order_withdrawal where order_id = any($2)) as back,
             (select count(*)::int from order_withdrawal where order_id = any($2) and refund_cents > 0) as returns,
             (select count(*)::int from credit_note n join order_withdrawal w using (order_withdrawal_id) where w.order_id = any($2)) as notes`,
          [buyer.companyId, invoiced],
        );
        expect(sums.entered).toBe(sums.sold - sums.back);
        expect(sums.notes).toBe(sums.returns);
      }),
      { numRuns: 8 },
    );
  });

  it('can be written before the month is over, as it was shown and not otherwise', async () => {
    const buyer = await company();
    const first = await delivered(buyer, '2026-10-05');
    const shown = async () =>
      (await accounting.get('staff/company/month-invoices', { company_id: buyer.companyId })).data.months;
    const [seen] = await shown();
    expect(seen).toMatchObject({
      month: '2026-10',
      invoices: [{ deliveries: [{ orderId: first, day: '2026-10-05' }] }],
    });
    expect(seen.invoices[0].owed).toBe(seen.invoices[0].total);
    const second = await delivered(buyer, '2026-10-06');
    const issue = (version: string) =>
      accounting.post('staff/company/issue-month', { company_id: buyer.companyId, month: '2026-10', version });
    expect(codes(await issue(seen.version))).toEqual(['changed-meanwhile']);
    const [now] = await shown();
    const answers = await Promise.all([issue(now.version), issue(now.version)]);
    expect(answers.flatMap(codes)).toEqual(['changed-meanwhile']);
    expect(await invoicesOf(buyer.companyId)).toMatchObject([{ orders: [first, second].toSorted((a, b) => a - b) }]);
    expect(await shown()).toEqual([]);
    expect(codes(await care.get('staff/company/month-invoices', { company_id: buyer.companyId }))).not.toEqual([]);
  });

  it('is opened by who manages the company, not by everybody who bought', async () => {
    const master = await company();
    const colleague = await person(master.companyId);
    const orderId = await delivered(colleague, '2026-10-05');
    await delivered(master, '2026-10-08');
    await close('2026-11-02T12:00:00Z');
    await world.drainOutbox();
    const pdf = async ({ customer }: Buyer, url: string) => {
      const { token: session } = await createSession(world.deps, customer.accountId, { remember: false });
      return world.app.inject({ url, headers: { 'x-ebsn-account': session } });
    };
    const url = `/ebsn/api/order/invoice.pdf?order_id=${orderId}`;
    const opened = await pdf(master, url);
    expect(opened.headers['content-type']).toBe('application/pdf');
    expect(opened.headers['content-disposition']).toMatch(/fattura-2026-W\d+\.pdf/);
    expect((await pdf(colleague, url)).headers['content-type']).not.toBe('application/pdf');
    const types = async ({ customer }: Buyer) =>
      (await customer.client.get('order/detail', { order_id: orderId })).data.order.documents.map(
        ({ type }: { type: string }) => type,
      );
    expect(await types(master)).toEqual(['receipt', 'invoice']);
    expect(await types(colleague)).toEqual(['receipt']);
    const [entry24] = (await page(master.companyId)).dueDates;
    for (const [file, type] of [
      ['pdf', 'application/pdf'],
      ['xml', 'application/xml'],
    ]) {
      const answer = await world.app.inject({
        url: `/ebsn/api/staff/invoice.${file}?einvoice_id=${entry24.einvoiceId}`,
        headers: { 'x-ebsn-account': accounting.token },
      });
      expect(answer.headers['content-type']).toContain(type);
    }
    const [due] = (await master.customer.client.get('paymentduedate/list')).data.paymentDueDates;
    expect(due.month).toBe('2026-10');
    const entry = `/ebsn/api/paymentduedate/invoice.pdf?payment_due_date_id=${due.paymentDueDateId}`;
    expect((await pdf(master, entry)).headers['content-type']).toBe('application/pdf');
    const stranger = await company();
    expect((await pdf(stranger, entry)).json().response.errors[0].code).toBe('invoice-not-found');
  });

  it('is written though who bought was erased meanwhile', async () => {
    const master = await company();
    const colleague = await person(master.companyId);
    const orderId = await delivered(colleague, '2026-10-05');
    const { lastName, email } = (
      await run('select last_name as "lastName", email from account where account_id = $1', [
        colleague.customer.accountId,
      ])
    )[0];
    const erased = await care.post('staff/customer/anonymise', {
      user_id: colleague.customer.accountId,
      confirm: lastName.trim() || email,
      later: false,
    });
    expect(codes(erased)).toEqual([]);
    await close('2026-11-02T12:00:00Z');
    await world.drainOutbox();
    const [invoice] = await invoicesOf(master.companyId);
    expect(invoice.orders).toEqual([orderId]);
    expect(all(await xmlOf(invoice.id), 'Denominazione')[1]).toMatch(/^Trattoria n\. /);
  });

  it('waits for a correction where the exchange system would refuse it, and keeps number and deliveries', async () => {
    const buyer = await company();
    await run(`update person_fiscal set recipient_code = 'UF1A2B' where account_id = $1`, [buyer.customer.accountId]);
    await delivered(buyer, '2026-10-05');
    await close('2026-11-02T12:00:00Z');
    await world.drainOutbox();
    const find = async () =>
      (await accounting.get('staff/invoices', { page_size: 200 })).data.invoices.find(
        (each: { ofMonth?: { companyId: number } }) => each.ofMonth?.companyId === buyer.companyId,
      );
    const faulty = await find();
    expect(faulty).toMatchObject({ state: 'faulty', sendBy: '2026-11-15' });
    const again = await accounting.post('staff/invoice/resend', {
      einvoice_id: faulty.einvoiceId,
      recipient_code: 'M5UXCR1',
      late: true,
    });
    expect(codes(again)).toEqual([]);
    await world.drainOutbox();
    const [invoice] = await invoicesOf(buyer.companyId);
    const xml = await xmlOf(invoice.id);
    expect(all(xml, 'CodiceDestinatario')).toEqual(['M5UXCR1']);
    expect(all(xml, 'DataDDT')).toEqual(['2026-10-05']);
    expect((await find()).number).toBe(faulty.number);
  });

  it('never invoices a delivery twice nor forgets one, whoever closes, issues or changes the choice at once', async () => {
    const steps = fc.constantFrom('close', 'close', 'each', 'now', 'on', 'off', 'deliver');
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 9 }), async (together) => {
        const buyer = await company();
        const orders = [
          await delivered(buyer, '2026-10-05'),
          await delivered(buyer, '2026-09-30', { onAccount: false }),
        ];
        const more: Buyer[] = [];
        for (const step of together) if (step === 'deliver') more.push(await person(buyer.companyId));
        const [seen] = (await accounting.get('staff/company/month-invoices', { company_id: buyer.companyId })).data
          .months;
        const acts: Record<string, () => Promise<unknown>> = {
          close: () => close('2026-11-02T12:00:00Z'),
          each: () => issueInvoices(world.deps),
          now: () =>
            accounting.post('staff/company/issue-month', {
              company_id: buyer.companyId,
              month: seen.month,
              version: seen.version,
            }),
          on: () => terms(buyer.companyId, true),
          off: () => terms(buyer.companyId, false),
          deliver: async () => void orders.push(await delivered(more.pop()!, '2026-10-20', { onAccount: false })),
        };
        await Promise.all(together.map((step) => acts[step]!()));
        await close('2026-11-03T12:00:00Z');
        await issueInvoices(world.deps);
        const invoiced = (await invoicesOf(buyer.companyId)).flatMap((invoice) => invoice.orders);
        expect(invoiced.toSorted((a, b) => a - b)).toEqual(orders.toSorted((a, b) => a - b));
        const [numbers] = await run(
          `select count(*)::int as written, max(number) as last, (select last_number from invoice_series where year = 2026) as series
           from invoice where year = 2026`,
        );
        expect(numbers.last).toBe(numbers.written);
        expect(numbers.series).toBe(numbers.written);
        const [due] = await run(
          `select (select sum(amount_cents)::int from payment_due_date where company_id = $1 and credit_note_id is null) as entered,
             (select sum(delivered_cents + gift_cents)::int from orders where company_id = $1) as bought`,
          [buyer.companyId],
        );
        expect(due.entered).toBe(due.bought);
      }),
      { numRuns: 8 },
    );
  });
});
