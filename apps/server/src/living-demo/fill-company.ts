import type { Cart, StaffCompany, TimeslotDay } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import type { Deps } from '../platform/deps.ts';
import type { DemoGoods } from './goods.ts';
import type { DemoStaff } from './people.ts';
import { type Caller, callerFor, Refused } from './shop-calls.ts';

const ON_ACCOUNT = 41;
/** Cents of goods, at the prices of households, in the order on account. */
const WORTH = 24_000;
/** Of one product, so that the order is a kitchen's. */
const PIECES = 4;

/**
 * Gives the company of the demo what its page at the Banco is about: terms on account, budgets of its people and cost centres, an order on
 * account, a transfer that came, a reminder, vouchers and a note. Through the calls of those who would do it; once, and nothing when
 * accounting has let it pay on account already.
 */
export async function fillCompany(deps: Deps, staff: DemoStaff, goods: readonly DemoGoods[]): Promise<void> {
  const people = await peopleOf(deps);
  const [accountant, manager] = await Promise.all(
    [staff.accountant, staff.manager].map(({ accountId }) => callerFor(deps, accountId, { staff: true })),
  );
  const { master, floor } = people;
  if (!accountant || !manager || !master || !floor) return;
  const { company }: { company: StaffCompany } = await accountant.get('staff/company', {
    company_id: people.companyId,
  });
  if (company.terms.paysByInvoice) return;
  await agree(accountant, company);
  await decide(await callerFor(deps, master, { staff: false }), people);
  await buyOnAccount(await callerFor(deps, floor, { staff: false }), goods);
  await lookAfter({ accountant, manager }, company, people);
}

interface CompanyPeople {
  companyId: number;
  master?: number | undefined;
  buyer?: number | undefined;
  kitchen?: number | undefined;
  floor?: number | undefined;
}

async function peopleOf({ db }: Deps): Promise<CompanyPeople> {
  const rows = await db
    .selectFrom('account')
    .select(['login', 'account_id as accountId', 'company_id as companyId'])
    .where('company_id', 'is not', null)
    .where('login', 'like', '%@sporta.example')
    .execute();
  const of = (name: string) => rows.find(({ login }) => login === `${name}@sporta.example`)?.accountId;
  return {
    companyId: rows[0]?.companyId ?? 0,
    master: of('direzione'),
    buyer: of('azienda'),
    kitchen: of('cucina'),
    floor: of('sala'),
  };
}

/** What accounting writes down of how the company pays. */
async function agree(accountant: Caller, { companyId, ...company }: StaffCompany): Promise<void> {
  await accountant.post('staff/company/save-data', {
    company_id: companyId,
    version: company.versions.data,
    name: company.name,
    vat_number: company.vatNumber,
    fiscal_code: company.fiscalCode,
    recipient_code: company.recipientCode,
    pec: 'trattoriabassi@pec.example',
  });
  await accountant.post('staff/company/save-terms', {
    company_id: companyId,
    version: company.versions.terms,
    pays_by_invoice: true,
    credit_limit: 2500,
    max_order: 1200,
    payment_days: 30,
    block_after_days: 15,
  });
}

/** What the company's master decides: where invoices go, and who may order how much in a month. */
async function decide(master: Caller, { kitchen, floor }: CompanyPeople): Promise<void> {
  await master.post('user-person-fiscal/insert-billing-address', {
    type: 'business',
    company_name: 'Trattoria Bassi S.r.l.',
    vat_number: '03141592653',
    fiscal_code: '03141592653',
    recipient_code: 'M5UXCR1',
    address1: 'Via Savona',
    address_number: '97',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
  });
  const budgets = [
    { cost_centre: 'Cucina', monthly_budget: 800 },
    { cost_centre: 'Sala', monthly_budget: 400 },
    { user_id: kitchen, monthly_budget: 600 },
    { user_id: floor, monthly_budget: 450 },
  ];
  for (const budget of budgets) await master.post('company/set-budget', budget);
}

/** An order of the dining room for one of the next days, paid when its invoice is due. */
async function buyOnAccount(buyer: Caller, goods: readonly DemoGoods[]): Promise<void> {
  const { userAddressId } = (await buyer.get('user-address/list')).userAddresses[0];
  await buyer.post('cart/set-address', { user_address_id: userAddressId });
  let cents = 0;
  for (const { productId, mode, unitCents } of goods) {
    if (mode === 'loose' || cents >= WORTH) continue;
    cents += unitCents * PIECES;
    await unlessRefused(buyer.post('cart/add-item', { product_id: productId, quantity: PIECES }));
  }
  const today = shopDay(buyer.now().getTime());
  const { days }: { days: TimeslotDay[] } = await buyer.get('timeslot/list', { days: 4 });
  const slot = days
    .filter(({ date }) => date > today)
    .flatMap(({ slots }) => slots)
    .find(({ status }) => status === 'available');
  if (!slot) return;
  await buyer.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
  const cart: Cart = await buyer.post('cart/set-info', { cost_centre: 'Sala', purchase_order: 'ODA 4490' });
  await buyer.post('cart/buy', {
    payment_type_id: ON_ACCOUNT,
    expected_total: cart.grossTotal,
    idempotency_key: `demo-on-account-${buyer.accountId}`,
  });
}

/** What the staff do for it: money that came, a reminder of what did not, two vouchers, a note. */
async function lookAfter(
  { accountant, manager }: { accountant: Caller; manager: Caller },
  { companyId, dueDates }: StaffCompany,
  { buyer, kitchen }: CompanyPeople,
): Promise<void> {
  const next = dueDates.find(({ state, kind }) => state === 'open' && kind === 'invoice');
  const today = shopDay(accountant.now().getTime());
  if (next) {
    await accountant.post('staff/company/record-payment', {
      company_id: companyId,
      payment_due_date_id: next.paymentDueDateId,
      amount: Math.floor(next.left / 2),
      paid_on: addDays(today, -3),
      reference: 'CRO 4471209',
      idempotency_key: 'demo-transfer-1',
    });
  }
  await unlessRefused(accountant.post('staff/company/remind', { company_id: companyId }));
  const vouchers = [
    { user_id: buyer, amount: 15, reason: 'Ritardo dell’ultima consegna', idempotency_key: 'demo-voucher-1' },
    { user_id: kitchen, amount: 10, reason: 'Due cassette di pomodori rotte', idempotency_key: 'demo-voucher-2' },
  ];
  for (const voucher of vouchers) await unlessRefused(manager.post('staff/customer/give-voucher', voucher));
  await accountant.post('staff/company/add-note', {
    company_id: companyId,
    text: 'Consegne dal cortile, dalle 7 alle 11. Se c’è poco posto in cella, chiamare Sara Neri prima di scaricare.',
  });
}

/** The demo goes on without what the shop says no to, e.g. a product that is sold out. */
async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
