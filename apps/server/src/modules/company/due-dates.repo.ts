import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { registeredOffice } from '../invoicing/index.ts';

/** What a company owes, the earliest due first; with `history` also what it has paid, after that, the latest first. */
export function listDueDates(db: Db, { companyId, history }: { companyId: number; history: boolean }) {
  const entries = db
    .selectFrom('payment_due_date as d')
    .leftJoin('orders as o', 'o.order_id', 'd.order_id')
    .leftJoin('invoice as i', 'i.invoice_id', 'd.invoice_id')
    .select([
      'i.month',
      'd.payment_due_date_id as id',
      'd.document_number as documentNumber',
      'd.document_date as documentDate',
      'd.due_date as dueDate',
      'd.amount_cents as amountCents',
      'd.paid_cents as paidCents',
      'd.order_id as orderId',
      'o.order_number as orderNumber',
      'd.credit_note_id as creditNoteId',
    ])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('invoice_order as io').select('io.order_id').whereRef('io.order_id', '=', 'd.order_id'))
        .as('hasInvoice'),
    ])
    .where('d.company_id', '=', companyId)
    .orderBy((eb) => eb('d.paid_cents', '=', eb.ref('d.amount_cents')))
    .orderBy((eb) => eb.case().when('d.paid_cents', '<>', eb.ref('d.amount_cents')).then(eb.ref('d.due_date')).end())
    .orderBy('d.due_date', 'desc')
    .orderBy('d.payment_due_date_id');
  return (history ? entries : entries.whereRef('d.paid_cents', '<>', 'd.amount_cents')).execute();
}

export type DueDateRow = Awaited<ReturnType<typeof listDueDates>>[number];

/** Who a statement of account is for; without `office` nobody wrote down where it is. */
export function findCompany(db: Db, companyId: number) {
  return db
    .selectFrom('company')
    .select(['name', 'vat_number as vatNumber', 'fiscal_code as fiscalCode'])
    .select(registeredOffice(sql.ref('company')).as('office'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** Marks what is due in these days (both included) and open as announced; each once, whoever asks at the same time. */
export function markAnnounced(tx: Tx, { from, to, now }: { from: string; to: string; now: Date }) {
  return (
    tx
      .updateTable('payment_due_date')
      .set({ announced_at: now })
      .where('announced_at', 'is', null)
      .where('due_date', '>=', from)
      .where('due_date', '<=', to)
      .whereRef('paid_cents', '<', 'amount_cents')
      // a credit is paid by nobody
      .where('credit_note_id', 'is', null)
      .returning(['payment_due_date_id as id', 'company_id as companyId'])
      .execute()
  );
}

/** Those of the announced due dates that are still open, the earliest first. */
export function findAnnounced(db: Db, companyId: number, ids: readonly number[]) {
  return db
    .selectFrom('payment_due_date')
    .select(['document_number as documentNumber', 'due_date as dueDate'])
    .select(sql<number>`amount_cents - paid_cents`.as('leftCents'))
    .where('company_id', '=', companyId)
    .where('payment_due_date_id', 'in', [...ids])
    .whereRef('paid_cents', '<', 'amount_cents')
    .orderBy('due_date')
    .orderBy('payment_due_date_id')
    .execute();
}
