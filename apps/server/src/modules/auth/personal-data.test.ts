import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../platform/db/database.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { exportAccount } from './export-account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(modules);
});
afterAll(() => app.close());

/** Tables that hold a person's data and are in the file of one's own data. */
const exported = new Set(
  `account account_allergen account_disclaimer account_offer account_offer_product account_token address care_case care_message cart cart_gift_certificate cart_item cart_meal_ticket
   company company_invitation company_join_request credit_note delivery_pass_order gift_certificate gift_voucher_order invoice meal_ticket_link newsletter_subscription notice_choice notice_quiet notify_request
   order_approval order_event order_gift_certificate order_letter order_letter_to order_line order_package order_problem order_problem_line
   order_withdrawal order_withdrawal_line orders payment payment_auth problem_photo person_fiscal point_entry product_list product_list_item product_list_member product_rating quote quote_line push_device push_notice
   reward_cart_item reward_request reward_request_line round_photo round_refusal round_stop session weekly_place weekly_slot`.split(
    /\s+/,
  ),
);

/** Those that are not, and why. */
const exempt: Record<string, string> = {
  audit_log:
    'what staff did, kept because the shop answers for it; of customers it says which rows, and those are exported',
  company_payment: 'what a company paid, as staff wrote it down: data of the company',
  company_reminder: 'of what a company was reminded: data of the company',
  cost_centre_budget: 'what a company lets be ordered for a cost centre in a month: data of the company',
  cart_change: 'random names of changes of an exported cart, for thirty days',
  customer_note: 'what staff wrote to each other about a customer or a company',
  customer_store: 'in which stores an account ordered: the orders are exported with theirs',
  order_note: 'what staff wrote to each other: the account in it is theirs',
  content_draft: 'what staff write: the account in it is theirs',
  content_version: 'what staff published: the account in it is theirs',
  content_preview: 'what staff look at: the account in it is theirs',
  catalogue_import: 'files staff brought: the account in it is theirs',
  catalogue_import_part: 'the same',
  catalogue_import_row: 'the same: products, no people',
  product_plan: 'what staff want of a product later: the account in it is theirs',
  staff_member: 'roles the identity provider gives people of the staff, who are no customers',
  invoice_order: 'which exported orders an exported invoice is about',
  einvoice: 'where the file of an exported invoice is on its way to the exchange system',
  einvoice_file: 'exported invoices in the form the law asks for, kept as long as it asks',
  payment_certificate: 'which exported certificate stands for which exported payment',
  picking_crate: 'which crate goods of an exported order were in',
  picking_gesture: 'what staff did to prepare an exported order: the account in it is theirs',
  picking_line: 'how a line was prepared; the order is exported with what was delivered',
  report_picker: 'sums of what staff prepared on a day: the account in it is theirs',
  picking_task: 'who of the staff prepared an order: the account in it is theirs',
  locker_claim: 'which doors of a station are kept for the place of an exported order',
  locker_deposit: 'that an exported order stood in a locker; its history says when it came and was fetched',
  round: 'which of the staff drives where: the account in it is theirs',
  round_gesture: 'what a driver did at the doors: the account in it is theirs',
  round_position: 'where a van is, for minutes',
  round_stop_crate: 'which crates were handed over',
  taking: 'what a day took by rate of VAT, by documents that are exported',
  card_saving: 'a try at saving a card: the cards that were saved are exported',
  order_benefit: 'says which rule of the shop gave the points and vouchers that are exported',
  order_missing_gift: 'how much of an exported voucher went back: its balance says it',
  cold_reading: 'temperatures staff read: the account in it is theirs',
  cold_check: 'what staff did about a cold room: the account in it is theirs',
  goods_collection: 'which goods of exported refunds a van fetches; that and why not stands on the page of the order',
  quote_use: 'how much an exported order bought at the price of an exported quote',
  order_settlement: 'what of an order came and what it cost: the order is exported with what was delivered',
  order_withdrawal_gift: 'how much of an exported voucher went back: its balance says it',
  order_withdrawal_payment: 'which payment a refund went back to: the payments are exported with what was refunded',
  meal_ticket_login: 'a code that lives for minutes; the account it links is exported',
  payment_dispute: 'what a bank disputes of an exported payment, by its own word',
  payment_event: 'what the bank and we told each other, of payments that are exported',
  payment_settlement: 'what was taken of payments that are exported',
  payment_request: 'until when an exported order was to be paid; its history says it',
  payment_due_date: 'what a company owes: data of the company, which has them as a statement',
  reconciliation_difference: 'where the bank and we disagree about payments that are exported',
  slot_booking: 'that a place is taken; the hours are exported with the order',
  stock_reservation: 'that goods are kept; the goods are exported with the order',
  van_notice: 'that the customer of an exported order was told of the van',
  warehouse: 'the address of the shop',
};

/** Tables with a person in them: by their columns, or because they say more about a row that has one. */
async function personalTables(): Promise<string[]> {
  const { rows: direct } = await app.deps.pool.query(
    `select distinct table_name as name from information_schema.columns where table_schema = 'public'
      and (column_name in ('account_id', 'invited_by', 'decided_by', 'holder', 'first_name', 'phone', 'ip', 'company_id')
        or column_name like '%email%')`,
  );
  const { rows: links } = await app.deps.pool.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const found = new Set<string>(direct.map(({ name }) => name));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { child, parent } of links) if (found.has(parent) && parent !== 'warehouse') found.add(child);
  }
  return [...found].sort();
}

describe('the file of one’s own data', () => {
  it('has every table with a person in it, or says why not', async () => {
    const listed = [...exported, ...Object.keys(exempt)].sort();
    expect(await personalTables()).toEqual(listed);
    const accountId = await app.createAccount();
    const { statements } = await countStatements(() => exportAccount(app.deps.db, accountId));
    const text = statements.join('\n');
    expect([...exported].filter((table) => !new RegExp(`\\b${table}\\b`).test(text))).toEqual([]);
  });

  it('holds what the person left outside of the account, and nothing of others', async () => {
    const run = (text: string, values: unknown[]) => app.deps.pool.query(text, values);
    const email = 'Curiosa@posta.example';
    const accountId = await app.createAccount({ email, login: 'curiosa' });
    const strangerId = await app.createAccount({ email: 'altra@posta.example', login: 'altra' });
    for (const address of [email.toLowerCase(), 'altra@posta.example']) {
      await run(
        `insert into newsletter_subscription (email_hash, email, asked_at) values (sha256(convert_to($1, 'UTF8')), $1, now())`,
        [address],
      );
      await run(`insert into notify_request (kind, email, postalcode) values ('zone', $1, $2)`, [
        address,
        address.startsWith('altra') ? '90100' : '17100',
      ]);
    }
    for (const id of [accountId, strangerId]) {
      await run('insert into cart (account_id, order_comment) values ($1, $2)', [id, `commento di ${id}`]);
    }
    const file = (await (await app.clientOf(accountId)).get('registration/user_export')).http.json();
    expect(file).toMatchObject({
      newsletter: [{ confirmedAt: null }],
      notifyRequests: [{ kind: 'zone', postalcode: '17100' }],
      carts: [{ comment: `commento di ${accountId}`, items: [] }],
      invoices: [],
      payments: [],
    });
    expect(JSON.stringify(file)).not.toMatch(/90100|altra@/);
    expect(JSON.stringify(file)).not.toContain(`commento di ${strangerId}`);
  });
});
