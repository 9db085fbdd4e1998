import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { issueInvoices } from '../invoicing/issue-invoices.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { bring, pick } from '../orders/testing/picking.ts';
import { payables } from '../payables.ts';
import { reconcileDay } from '../payments/books/reconcile-day.ts';
import { sendReminder } from './send-reminder.ts';

const ON_ACCOUNT = 41;
let world: CheckoutWorld;
let accounting: StaffClient;
let care: StaffClient;
let today: string;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  accounting = await world.staffClient(['accounting'], { firstName: 'Rosa' });
  care = await world.staffClient(['customer-care']);
  today = shopDay(world.clock.now().getTime());
});
afterAll(() => world.close());

const run = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const page = async (companyId: number) =>
  (await accounting.get('staff/company', { company_id: companyId })).data.company;

let count = 0;

/** A company with a master who may buy. */
async function company(): Promise<{ companyId: number; master: Customer; email: string }> {
  const vat = String(10_000_000_000 + ++count);
  const [{ id }] = await run(
    `insert into company (name, vat_number, fiscal_code, recipient_code) values ($1, $2, $2, 'ABC1234') returning company_id as id`,
    [`Trattoria n. ${count}`, vat],
  );
  return { companyId: id, ...(await personOf(id, true)) };
}

async function personOf(companyId: number, isMaster: boolean) {
  const master = await world.customer();
  const email = `p${master.accountId}@trattoria.example`;
  await run(
    `update account set company_id = $2, is_master = $3, segment = 'business', email = $4 where account_id = $1`,
    [master.accountId, companyId, isMaster, email],
  );
  await run(
    `insert into person_fiscal (account_id, type, company_name, vat_number, fiscal_code, recipient_code, address1, city, province, postalcode, is_default)
     select $1, 'business', name, vat_number, fiscal_code, recipient_code, 'Via Meda', 'Milano', 'MI', '20141', true
     from company where company_id = $2`,
    [master.accountId, companyId],
  );
  return { master, email };
}

const terms = async (companyId: number, wanted: object = {}) =>
  accounting.post('staff/company/save-terms', {
    company_id: companyId,
    version: (await page(companyId)).versions.terms,
    pays_by_invoice: true,
    credit_limit: 1000,
    payment_days: 45,
    block_after_days: 30,
    ...wanted,
  });

async function owes(companyId: number, cents: number, dueDate: string, number = `2026/${++count}`): Promise<number> {
  const [{ id }] = await run(
    `insert into payment_due_date (company_id, document_number, document_date, due_date, amount_cents)
     values ($1, $2, $3, $4, $5) returning payment_due_date_id as id`,
    [companyId, number, addDays(dueDate, -30), dueDate, cents],
  );
  return id;
}

async function readyToBuy(customer: Customer): Promise<Customer> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return customer;
}

const offered = async (customer: Customer) =>
  (
    (await customer.client.get('payment-type/list')).data.payments as {
      paymentTypeId: number;
      enabled: boolean;
      disabledReason?: string;
    }[]
  ).find(({ paymentTypeId }) => paymentTypeId === ON_ACCOUNT);

describe('paying on account', () => {
  it('is offered to companies that may, and refused to everybody else who sends it', async () => {
    const { companyId, master } = await company();
    await readyToBuy(master);
    expect(await offered(master)).toBeUndefined();
    expect(codes(await master.buy({ payment_type_id: ON_ACCOUNT }))).toEqual(['payment-type-not-available']);
    await terms(companyId);
    expect(await offered(master)).toMatchObject({ enabled: true });
    const household = await readyToBuy(await world.customer());
    expect(await offered(household)).toBeUndefined();
    expect(codes(await household.buy({ payment_type_id: ON_ACCOUNT }))).toEqual(['payment-type-not-available']);
  });

  it('confirms at once, is collected with the goods, and becomes an invoice to be paid in the days agreed', async () => {
    const { companyId, master } = await company();
    await terms(companyId);
    await readyToBuy(master);
    const bought = await master.buy({ payment_type_id: ON_ACCOUNT });
    expect(codes(bought)).toEqual([]);
    const { orderId } = bought.data;
    expect(await world.orderState(orderId)).toBe('confirmed');
    const before = await page(companyId);
    expect(before.credit.underWay).toBeGreaterThan(50);
    expect(before.credit.free).toBeCloseTo(1000 - before.credit.underWay, 2);

    await pick(world, orderId);
    await world.drainOutbox();
    await bring(world, orderId);
    await issueInvoices(world.deps);
    const after = await page(companyId);
    expect(after.dueDates).toMatchObject([{ orderId, state: 'open', paid: 0, dueDate: addDays(today, 45) }]);
    expect(after.credit).toMatchObject({ underWay: 0, open: after.dueDates[0].amount, openInvoices: 1 });
    expect(await brokenRules(world.deps.pool)).toEqual([]);
    const reports = await reconcileDay(world.deps, payables, today);
    expect(reports.map(({ provider }) => provider)).not.toContain('on-account');
  });

  it('lets go of the credit when the order is cancelled', async () => {
    const { companyId, master } = await company();
    await terms(companyId);
    await readyToBuy(master);
    const { orderId } = (await master.buy({ payment_type_id: ON_ACCOUNT })).data;
    expect(codes(await master.client.post('order/cancel', { order_id: orderId }))).toEqual([]);
    await world.drainOutbox();
    expect((await page(companyId)).credit).toMatchObject({ used: 0, free: 1000 });
  });

  it('never goes above the credit, however many people of the company buy at the same moment', async () => {
    const { companyId, master } = await company();
    await terms(companyId, { credit_limit: 80 });
    const people = [master];
    for (let index = 0; index < 3; index += 1) people.push((await personOf(companyId, false)).master);
    for (const person of people) await readyToBuy(person);
    const answers = await Promise.all(people.map((person) => person.buy({ payment_type_id: ON_ACCOUNT })));
    expect(answers.map(codes).sort()).toEqual([[], ...Array(3).fill(['payment-type-not-available'])]);
    expect(answers.find((answer) => codes(answer).length > 0)?.response.errors[0]).toMatchObject({
      error: expect.stringContaining('Il fido libero è di'),
      field: 'payment_type_id',
    });
    expect((await page(companyId)).credit.used).toBeLessThanOrEqual(80);
  });

  it('puts no single order above what accounting allows on account, at any credit, until the limit is taken off', async () => {
    const { companyId, master } = await company();
    expect(codes(await terms(companyId, { max_order: 5 }))).toEqual([]);
    expect((await page(companyId)).terms).toMatchObject({ creditLimit: 1000, maxOrder: 5 });
    await readyToBuy(master);
    // said where the way to pay is chosen, and again to who asks for it all the same
    expect(await offered(master)).toMatchObject({
      enabled: false,
      disabledReason: expect.stringMatching(/^Un ordine a scadenza può arrivare a 5,00/),
    });
    const refused = await master.buy({ payment_type_id: ON_ACCOUNT });
    expect(refused.response.errors[0]).toMatchObject({
      code: 'payment-type-not-available',
      error: expect.stringMatching(/^Un ordine a scadenza può arrivare a 5,00.€ e questo può arrivare a /),
      field: 'payment_type_id',
    });
    // a client that knows of no such limit leaves it alone; nothing is what 0 means
    expect(codes(await terms(companyId))).toEqual([]);
    expect((await page(companyId)).terms.maxOrder).toBe(5);
    expect(codes(await terms(companyId, { max_order: -1 }))).toEqual(['invalid-field']);
    expect(codes(await terms(companyId, { max_order: 0 }))).toEqual([]);
    expect((await page(companyId)).terms).not.toHaveProperty('maxOrder');
    expect(codes(await master.buy({ payment_type_id: ON_ACCOUNT }))).toEqual([]);
  });

  it('stops on the day an invoice is overdue by the days agreed, and goes on when it is paid or accounting says so', async () => {
    const { companyId, master } = await company();
    await terms(companyId);
    await readyToBuy(master);
    const id = await owes(companyId, 41_875, addDays(today, -29), '2026/986');
    expect(await offered(master)).toMatchObject({ enabled: true });
    await run('update payment_due_date set due_date = $2 where payment_due_date_id = $1', [id, addDays(today, -30)]);
    expect(await offered(master)).toMatchObject({ enabled: false });
    expect((await page(companyId)).credit).toMatchObject({ blocked: true, daysLate: 30, overdue: 418.75 });
    const refused = await master.buy({ payment_type_id: ON_ACCOUNT });
    expect(refused.response.errors[0]).toMatchObject({
      code: 'payment-type-not-available',
      error: expect.stringContaining('Bloccato: la fattura 2026/986 è scaduta il'),
    });

    const let_off = (until: string) =>
      accounting.post('staff/company/unblock', { company_id: companyId, until, reason: 'Bonifico annunciato' });
    expect(codes(await let_off(addDays(today, -1)))).toEqual(['day-too-far']);
    expect(codes(await let_off(addDays(today, 91)))).toEqual(['day-too-far']);
    expect(codes(await let_off(today))).toEqual([]);
    expect(await offered(master)).toMatchObject({ enabled: true });
    await run(`update company set unblocked_until = $2 where company_id = $1`, [companyId, addDays(today, -1)]);
    expect(await offered(master)).toMatchObject({ enabled: false });
    await accounting.post('staff/company/record-payment', {
      company_id: companyId,
      payment_due_date_id: id,
      amount: 418.75,
      paid_on: today,
      idempotency_key: 'bonifico-986',
    });
    expect(await offered(master)).toMatchObject({ enabled: true });
    expect(codes(await master.buy({ payment_type_id: ON_ACCOUNT }))).toEqual([]);
  });
});

describe('a payment written down', () => {
  it('counts once for each key, and never for more than is left, also by two at once', async () => {
    const { companyId } = await company();
    const id = await owes(companyId, 10_000, today);
    const record = (amount: number, key: string, more: object = {}) =>
      accounting.post('staff/company/record-payment', {
        company_id: companyId,
        payment_due_date_id: id,
        amount,
        paid_on: today,
        idempotency_key: key,
        ...more,
      });
    const same = await Promise.all([record(40, 'chiave-uno'), record(40, 'chiave-uno'), record(40, 'chiave-uno')]);
    expect(same.map(codes)).toEqual([[], [], []]);
    const partly = (await page(companyId)).dueDates[0];
    expect(partly).toMatchObject({ paid: 40, left: 60 });
    expect(partly).not.toHaveProperty('paidOn');
    const others = await Promise.all([record(60, 'chiave-due'), record(60, 'chiave-tre')]);
    expect(others.map(codes).sort()).toEqual([[], ['amount-too-high']]);
    const paid = await page(companyId);
    expect(paid.dueDates[0]).toMatchObject({ paid: 100, left: 0, state: 'paid', paidOn: today });
    expect(paid.payments).toHaveLength(2);
    expect(codes(await record(0, 'chiave-zero'))).toEqual(['amount-too-low']);
    expect(codes(await record(1, 'chiave-domani', { paid_on: addDays(today, 1) }))).toEqual(['day-too-far']);
    const { companyId: other } = await company();
    expect(codes(await record(1, 'chiave-altra', { company_id: other }))).toEqual(['due-date-not-found']);
  });
});

describe('a reminder', () => {
  it('goes to the masters, once a day, and only for what is overdue', async () => {
    const { companyId, email } = await company();
    await owes(companyId, 5_000, today, '2026/futura');
    const remind = () => accounting.post('staff/company/remind', { company_id: companyId });
    expect(codes(await remind())).toEqual(['nothing-overdue']);
    await owes(companyId, 7_000, addDays(today, -3), '2026/tardi');
    await world.drainOutbox();
    const before = world.sentMail.length;
    const presses = await Promise.all([remind(), remind(), remind()]);
    expect(presses.map(codes).sort()).toEqual([[], ['reminded-today'], ['reminded-today']]);
    await world.drainOutbox();
    const sent = world.sentMail.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.text).toContain('2026/tardi');
    expect(sent[0]?.text).not.toContain('2026/futura');
    expect((await page(companyId)).reminders).toMatchObject([{ sentOn: today, amount: 70, name: 'Rosa' }]);
    world.clock.advanceMinutes(24 * 60);
    const tomorrow = await world.staffClient(['accounting']);
    expect(codes(await tomorrow.post('staff/company/remind', { company_id: companyId }))).toEqual([]);
    world.clock.advanceMinutes(-24 * 60);
  });
});

describe('a reminder whose mail fails', () => {
  it('is tried again for who got nothing, and never written twice to who got it', async () => {
    const { companyId, email } = await company();
    const second = `seconda-${companyId}@azienda.example`;
    const secondId = await world.createAccount({ email: second });
    await run(
      `update account set company_id = $1, is_master = true, email_confirmed_at = now() where account_id = $2`,
      [companyId, secondId],
    );
    await owes(companyId, 7_000, addDays(today, -3), '2026/rotta');
    await world.drainOutbox();
    const before = world.sentMail.length;
    expect(codes(await accounting.post('staff/company/remind', { company_id: companyId }))).toEqual([]);
    const { send } = world.deps.mail;
    world.deps.shop.take({ seller: { iban: 'IT60X0542811101000000123456' } });
    let broken = true;
    world.deps.mail.send = (mail) =>
      broken && mail.to === email ? Promise.reject(new Error('the mailbox refuses')) : send.call(world.deps.mail, mail);
    try {
      await expect(sendReminder(world.deps, companyId)).rejects.toThrow('the mailbox refuses');
      broken = false;
      await sendReminder(world.deps, companyId);
      await world.drainOutbox();
    } finally {
      world.deps.mail.send = send;
      world.deps.shop.take({ seller: {} });
    }
    expect(world.sentMail.slice(before).map(({ to }) => to)).toEqual([second, email]);
    expect(world.sentMail.at(-1)?.text).toContain(
      'Bonifico a Sporta S.p.A., IBAN IT60 X054 2811 1010 0000 0123 456. Nella causale',
    );
  });
});

describe('the people of a company', () => {
  const certificate = async (accountId: number, code: string, cents: number, left = cents) =>
    run(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, manually_assigned, valid_from, valid_to)
       values ($1, 'Buono di prova', $2, $3, $4, true, now() - interval '1 day', now() + interval '90 days')`,
      [code, cents, left, accountId],
    );

  it('hold certificates that its page shows with their names, never with whole codes, and never those of strangers', async () => {
    const { companyId, master } = await company();
    const { master: colleague } = await personOf(companyId, false);
    await run(`update account set first_name = 'Lorena', last_name = 'D’Amico "la Rossa"' where account_id = $1`, [
      colleague.accountId,
    ]);
    const stranger = await world.customer();
    expect((await page(companyId)).certificates).toEqual([]);
    await certificate(master.accountId, `USATO-${companyId}-AAAA`, 1_000, 0);
    await certificate(colleague.accountId, `SCUSA-${companyId}-BBBB`, 1_550);
    await certificate(stranger.accountId, `ALTRUI-${companyId}-CCCC`, 5_000);
    const { certificates } = await page(companyId);
    expect(certificates).toMatchObject([
      {
        code: '…BBBB',
        value: 15.5,
        left: 15.5,
        state: 'active',
        person: { userId: colleague.accountId, name: 'Lorena D’Amico "la Rossa"' },
      },
      { code: '…AAAA', value: 10, left: 0, state: 'used', person: { userId: master.accountId } },
    ]);
    expect(JSON.stringify(certificates)).not.toContain('SCUSA');
  });

  it('have budgets of a month, as their cost centres do, with what was ordered of them', async () => {
    const { companyId, master } = await company();
    const { master: cook } = await personOf(companyId, false);
    await master.client.post('company/set-budget', { user_id: cook.accountId, monthly_budget: 300 });
    await master.client.post('company/set-budget', { cost_centre: 'Cucina', monthly_budget: 500 });
    await terms(companyId);
    await readyToBuy(cook);
    await cook.client.post('cart/set-info', { cost_centre: 'cucina' });
    expect(codes(await cook.buy({ payment_type_id: ON_ACCOUNT }))).toEqual([]);
    const { people, costCentres, credit } = await page(companyId);
    const spentThisMonth = credit.underWay;
    expect(spentThisMonth).toBeGreaterThan(50);
    expect(costCentres).toEqual([{ name: 'Cucina', monthlyBudget: 500, spentThisMonth }]);
    expect(people).toMatchObject([
      { userId: master.accountId, spentThisMonth: 0 },
      { userId: cook.accountId, monthlyBudget: 300, spentThisMonth },
    ]);
    expect(people[0]).not.toHaveProperty('monthlyBudget');
  });

  it('have one who answers for it: where it sits, and what that person agreed to', async () => {
    const { companyId, master, email } = await company();
    await run(
      `insert into account_disclaimer (account_id, disclaimer_id, accepted, at)
       select $1, disclaimer_id, false, now() from disclaimer where code = 'profiling' order by disclaimer_id limit 1`,
      [master.accountId],
    );
    const whole = await page(companyId);
    expect(whole.seat).toBe('Via Meda, 20141 Milano (MI)');
    expect(whole.mainPerson).toMatchObject({ userId: master.accountId, email });
    expect(whole.mainPerson.consents).toContainEqual(expect.objectContaining({ accepted: false }));
    // what can be done for the account comes with the company, so that nobody has to open the person's page
    expect(whole.mainPerson).toMatchObject({ blocked: false, may: { help: false, block: true, voucher: 0 } });
    const helped = (await care.get('staff/company', { company_id: companyId })).data.company.mainPerson;
    expect(helped.may).toMatchObject({ help: true, anonymise: true, voucher: 20 });
    expect(helped).not.toHaveProperty('addresses');
    const looks = await run(
      `select action from audit_log where action = 'customer.view' or subject_kind = 'company' and subject_id = $1`,
      [companyId],
    );
    expect(looks).toEqual([{ action: 'company.view' }, { action: 'company.view' }]);
    await run('update account set is_master = false where account_id = $1', [master.accountId]);
    const without = await page(companyId);
    expect(without.mainPerson).toBeUndefined();
    expect(without.seat).toBeUndefined();
  });
});

describe('the data of a company', () => {
  const DATA = { name: 'Osteria Nuova S.r.l.', fiscal_code: '00743110157', recipient_code: 'XYZ9876', pec: '' };
  /** A VAT number whose check digit is right. */
  const vatOf = (first: number) => {
    const digits = String(first).padStart(10, '0');
    const sum = [...digits].reduce((total, digit, at) => {
      const twice = Number(digit) * (1 + (at % 2));
      return total + (twice > 9 ? twice - 9 : twice);
    }, 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  };
  let vats = 123_000_000;
  const save = (companyId: number, version: string, more: object = {}) =>
    accounting.post('staff/company/save-data', {
      company_id: companyId,
      version,
      vat_number: vatOf(++vats),
      ...DATA,
      ...more,
    });

  it('are changed, written down, and followed by the holders that said the same', async () => {
    const { companyId, master } = await company();
    const { master: colleague } = await personOf(companyId, false);
    await run(`update person_fiscal set recipient_code = 'SUOI123' where account_id = $1`, [colleague.accountId]);
    await run(
      `insert into person_fiscal (account_id, type, company_name, vat_number, fiscal_code, address1, city, province, postalcode)
       values ($1, 'business', 'Altra ditta', '99999999999', '99999999999', 'Via Meda', 'Milano', 'MI', '20141')`,
      [colleague.accountId],
    );
    const before = await page(companyId);
    const answer = await save(companyId, before.versions.data);
    expect(codes(answer)).toEqual([]);
    const { company: after } = answer.data;
    const vat = vatOf(vats);
    expect(after).toMatchObject({
      name: DATA.name,
      vatNumber: vat,
      fiscalCode: DATA.fiscal_code,
      recipientCode: 'XYZ9876',
    });
    expect(after.pec).toBeUndefined();
    expect(after.seat).toBe('Via Meda, 20141 Milano (MI)');
    expect(after.versions.data).not.toBe(before.versions.data);
    expect(after.versions.terms).toBe(before.versions.terms);
    const holders = await run(
      `select account_id as id, company_name as name, vat_number as vat, recipient_code as code from person_fiscal
       where account_id = any($1) order by account_id, person_fiscal_id`,
      [[master.accountId, colleague.accountId]],
    );
    expect(holders).toEqual([
      { id: master.accountId, name: DATA.name, vat, code: 'XYZ9876' },
      { id: colleague.accountId, name: DATA.name, vat, code: 'SUOI123' },
      { id: colleague.accountId, name: 'Altra ditta', vat: '99999999999', code: null },
    ]);
    const { entries } = (await accounting.get('staff/company/log', { company_id: companyId })).data;
    expect(entries[0]).toMatchObject({
      action: 'company.data',
      label: 'Ha cambiato i dati di un’azienda',
      name: 'Rosa Bruni',
      before: { vatNumber: before.vatNumber, recipientCode: 'ABC1234' },
      after: { vatNumber: vat, recipientCode: 'XYZ9876' },
    });
    expect(new Set(entries.map(({ subject }: { subject: { id: number } }) => subject.id))).toEqual(
      new Set([companyId]),
    );
  });

  it('are refused where they are wrong, with the field named', async () => {
    const { companyId } = await company();
    const { companyId: other } = await company();
    const { versions } = await page(companyId);
    const refused = async (more: object) => (await save(companyId, versions.data, more)).response.errors[0];
    await run(`update company set vat_number = $2 where company_id = $1`, [other, vatOf(987_000_001)]);
    expect(await refused({ vat_number: vatOf(987_000_001) })).toMatchObject({
      code: 'vat-number-taken',
      field: 'vat_number',
      error: expect.stringContaining('Trattoria n.'),
    });
    expect(await refused({ vat_number: '01234567890' })).toMatchObject({
      code: 'invalid-vat-number',
      field: 'vat_number',
    });
    expect(await refused({ fiscal_code: '01234567890' })).toMatchObject({
      code: 'invalid-fiscal-code',
      field: 'fiscal_code',
    });
    for (const [field, value] of [
      ['vat_number', '123'],
      ['fiscal_code', ''],
      ['name', ' '],
      ['pec', 'non una pec'],
      ['recipient_code', 'troppo lungo'],
    ] as const)
      expect({ field, at: (await refused({ [field]: value }))?.field }).toEqual({ field, at: field });
    expect(await refused({ recipient_code: '' })).toMatchObject({ field: 'recipient_code' });
    expect(codes(await save(2_147_483_647, 'nessuna'))).toEqual(['company-not-found']);
    expect((await page(companyId)).versions).toEqual(versions);
  });

  it('and its terms are kept as who was faster wrote them; the second is told', async () => {
    const { companyId } = await company();
    const { versions } = await page(companyId);
    const two = await Promise.all([save(companyId, versions.data), save(companyId, versions.data)]);
    expect(two.map(codes).sort()).toEqual([[], ['changed-meanwhile']]);
    const ways = [15, 60].map((payment_days) => terms(companyId, { version: versions.terms, payment_days }));
    expect((await Promise.all(ways)).map(codes).sort()).toEqual([[], ['changed-meanwhile']]);
    // each by itself: who changes the terms does not lose to who changed the data
    expect(codes(await terms(companyId))).toEqual([]);
  });

  it('give one VAT number to one company, also of two at the same moment', async () => {
    const [one, other] = [await company(), await company()];
    const versions = await Promise.all(
      [one, other].map(async ({ companyId }) => (await page(companyId)).versions.data),
    );
    const vat_number = vatOf(++vats);
    const answers = await Promise.all(
      [one, other].map(({ companyId }, at) => save(companyId, versions[at]!, { vat_number })),
    );
    expect(answers.map(codes).sort()).toEqual([[], ['vat-number-taken']]);
  });

  it('have addresses and a register, which customer care reads too', async () => {
    const { companyId, master } = await company();
    await master.chooseDelivery();
    const shown = (await care.get('staff/company', { company_id: companyId })).data.company;
    expect(shown.addresses).toMatchObject([
      { text: 'Via Tortona 31, 20144 Milano (MI)', person: { userId: master.accountId } },
    ]);
    const { entries, page: paging } = (await care.get('staff/company/log', { company_id: companyId, page_size: 1 }))
      .data;
    expect(entries).toMatchObject([{ action: 'company.view', subject: { kind: 'company', id: companyId } }]);
    expect(paging.totItems).toBe(1);
    expect(codes(await care.get('staff/company/log', { company_id: 2_147_483_647 }))).toEqual(['company-not-found']);
  });
});

it('is looked at by customer care and changed by accounting alone', async () => {
  const { companyId } = await company();
  const changes = ['save-data', 'save-terms', 'unblock', 'record-payment', 'remind'];
  for (const change of changes) {
    expect((await care.post(`staff/company/${change}`, { company_id: companyId })).http.statusCode).toBe(403);
  }
  expect((await care.get('staff/company', { company_id: companyId })).data.company.mayManage).toBe(false);
  const manager = await world.staffClient(['store-manager'], { storeIds: [1] });
  expect((await manager.get('staff/company', { company_id: companyId })).http.statusCode).toBe(403);
  expect(codes(await care.get('staff/company', { company_id: 2_147_483_647 }))).toEqual(['company-not-found']);
  expect(
    (await care.page(`/ebsn/api/staff/company/statement.pdf?company_id=${companyId}`)).headers['content-type'],
  ).toBe('application/pdf');
  expect((await care.page(`/ebsn/api/staff/company/due-dates.csv?company_id=${companyId}`)).body).toContain(
    'Documento',
  );
  const rows = await run(
    `select distinct action from audit_log where subject_kind = 'company' and subject_id = $1 order by 1`,
    [companyId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['company.statement', 'company.view']);
});
