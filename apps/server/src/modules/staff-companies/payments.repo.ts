import type { EinvoiceState } from '@sporta/contract/staff-invoice-words.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** The latest payments that were written down. */
export function readPayments(db: Db, companyId: number, limit: number) {
  return db
    .selectFrom('company_payment as p')
    .innerJoin('payment_due_date as d', 'd.payment_due_date_id', 'p.payment_due_date_id')
    .innerJoin('account as s', 's.account_id', 'p.staff_id')
    .select([
      'p.company_payment_id as companyPaymentId',
      'd.document_number as documentNumber',
      'p.amount_cents as amountCents',
      'p.paid_on as paidOn',
      'p.reference',
      's.first_name as name',
    ])
    .where('p.company_id', '=', companyId)
    .orderBy('p.company_payment_id', 'desc')
    .limit(limit)
    .execute();
}

/** The electronic documents a company owes, with what the exchange system says of them, by entry. */
export async function readEinvoices(
  db: Db,
  companyId: number,
): Promise<Map<number, { state: EinvoiceState; einvoiceId: number }>> {
  const { rows } = await sql<{ id: number; state: EinvoiceState; einvoiceId: number }>`
    select d.payment_due_date_id as id, e.state, e.einvoice_id as "einvoiceId" from payment_due_date d
    join einvoice e on e.credit_note_id = d.credit_note_id where d.company_id = ${companyId}
    union all
    select d.payment_due_date_id, e.state, e.einvoice_id from payment_due_date d
    left join invoice_order io on io.order_id = d.order_id
    join einvoice e on e.invoice_id = coalesce(d.invoice_id, io.invoice_id)
    where d.company_id = ${companyId} and d.credit_note_id is null`.execute(db);
  return new Map(rows.map(({ id, ...document }) => [id, document]));
}

/** Day of the last payment that was written down for each entry, of those that are paid. */
export async function readPaidDays(db: Db, companyId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('company_payment as p')
    .innerJoin('payment_due_date as d', 'd.payment_due_date_id', 'p.payment_due_date_id')
    .select((eb) => ['d.payment_due_date_id as id', eb.fn.max('p.paid_on').as('day')])
    .where('p.company_id', '=', companyId)
    .whereRef('d.paid_cents', '=', 'd.amount_cents')
    .groupBy('d.payment_due_date_id')
    .execute();
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** An invoice of the company, locked. @returns undefined for credit notes and what is another's */
export function lockInvoice(tx: Tx, companyId: number, paymentDueDateId: number) {
  return tx
    .selectFrom('payment_due_date')
    .select(['document_number as documentNumber', 'amount_cents as amountCents', 'paid_cents as paidCents'])
    .where('payment_due_date_id', '=', paymentDueDateId)
    .where('company_id', '=', companyId)
    .where('credit_note_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface CompanyPayment {
  companyId: number;
  paymentDueDateId: number;
  cents: number;
  paidOn: string;
  reference: string | undefined;
  staffId: number;
  key: string;
  now: Date;
}

/** Adds to what is paid of an invoice. @returns false when this key has done so already */
export async function insertPayment(tx: Tx, payment: CompanyPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_payment')
    .values({
      company_id: payment.companyId,
      payment_due_date_id: payment.paymentDueDateId,
      amount_cents: payment.cents,
      paid_on: payment.paidOn,
      reference: payment.reference ?? null,
      staff_id: payment.staffId,
      idempotency_key: payment.key,
      at: payment.now,
    })
    .onConflict((conflict) => conflict.columns(['staff_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .updateTable('payment_due_date')
    .set((eb) => ({ paid_cents: eb('paid_cents', '+', payment.cents) }))
    .where('payment_due_date_id', '=', payment.paymentDueDateId)
    .execute();
  return true;
}

/** Whether a key was used: a repetition is answered as the first time. */
export async function isRecorded(tx: Tx, staffId: number, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company_payment')
    .select('company_payment_id')
    .where('staff_id', '=', staffId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Invoices that are past their day, the oldest first. */
export async function overdueOf(db: Db | Tx, companyId: number, today: string) {
  const { rows } = await sql<{ documentNumber: string; dueDate: string; leftCents: number }>`
    select document_number as "documentNumber", due_date as "dueDate", amount_cents - paid_cents as "leftCents"
    from payment_due_date where company_id = ${companyId} and credit_note_id is null and paid_cents < amount_cents
      and due_date < ${today}::date order by due_date, payment_due_date_id`.execute(db);
  return rows;
}

export interface Reminder {
  companyId: number;
  sentOn: string;
  staffId: number;
  documents: string[];
  cents: number;
  now: Date;
}

/** @returns false when the company was reminded on that day */
export async function insertReminder(tx: Tx, reminder: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_reminder')
    .values({
      company_id: reminder.companyId,
      sent_on: reminder.sentOn,
      staff_id: reminder.staffId,
      documents: reminder.documents,
      amount_cents: reminder.cents,
      at: reminder.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'sent_on']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The latest reminders. */
export function readReminders(db: Db, companyId: number, limit: number) {
  return db
    .selectFrom('company_reminder as r')
    .innerJoin('account as s', 's.account_id', 'r.staff_id')
    .select(['r.sent_on as sentOn', 'r.amount_cents as amountCents', 'r.documents', 's.first_name as name'])
    .where('r.company_id', '=', companyId)
    .orderBy('r.sent_on', 'desc')
    .limit(limit)
    .execute();
}

/** Who is told about money: the masters, with an e-mail somebody has confirmed. */
export function mastersOf(db: Db | Tx, companyId: number): Promise<{ accountId: number; email: string }[]> {
  return db
    .selectFrom('account')
    .select(['account_id as accountId', 'email'])
    .where('company_id', '=', companyId)
    .where('is_master', '=', true)
    .where('disabled_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('account_id')
    .execute();
}

/** Accounts that got the latest reminder of a company, and the day it was written; undefined when there was none. */
export function latestReminder(db: Db, companyId: number) {
  return db
    .selectFrom('company_reminder')
    .select(['sent_on as sentOn', 'mailed_to as mailedTo'])
    .where('company_id', '=', companyId)
    .orderBy('sent_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Writes down that a master got a reminder. */
export async function markMailed(
  db: Db,
  { companyId, sentOn, accountId }: { companyId: number; sentOn: string; accountId: number },
): Promise<void> {
  await db
    .updateTable('company_reminder')
    .set({ mailed_to: sql`mailed_to || ${accountId}::int` })
    .where('company_id', '=', companyId)
    .where('sent_on', '=', sentOn)
    .execute();
}
