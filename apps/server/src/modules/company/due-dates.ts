import type { PaymentDueDate } from '@sporta/contract';
import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { renderDocument } from '../documents/index.ts';

export interface DueDates {
  paymentDueDates: PaymentDueDate[];
  /** Euro still owed, and the part of it that is late. */
  openTotal: number;
  overdueTotal: number;
}

interface Row {
  id: number;
  documentNumber: string;
  documentDate: string;
  dueDate: string;
  amountCents: number;
  paidCents: number;
  orderId: number | null;
  orderNumber: string | null;
}

/** What a company owes, the earliest due first; with `history` also what it has paid, after that, the latest first. */
export async function readDueDates(
  db: Db,
  { companyId, history, now }: { companyId: number; history: boolean; now: Date },
): Promise<DueDates> {
  const { rows } = await sql<Row>`
    select d.payment_due_date_id as id, d.document_number as "documentNumber", d.document_date as "documentDate",
      d.due_date as "dueDate", d.amount_cents as "amountCents", d.paid_cents as "paidCents", d.order_id as "orderId",
      o.order_number as "orderNumber"
    from payment_due_date d left join orders o using (order_id)
    where d.company_id = ${companyId} and (${history}::boolean or d.paid_cents < d.amount_cents)
    order by d.paid_cents = d.amount_cents, case when d.paid_cents < d.amount_cents then d.due_date end,
      d.due_date desc, d.payment_due_date_id`.execute(db);
  const today = shopDay(now.getTime());
  const late = (row: Row) => row.dueDate < today;
  const owed = (list: Row[]) => list.reduce((sum, row) => sum + row.amountCents - row.paidCents, 0) / 100;
  return {
    paymentDueDates: rows.map((row) => ({
      paymentDueDateId: row.id,
      documentNumber: row.documentNumber,
      documentDate: row.documentDate,
      dueDate: row.dueDate,
      amount: row.amountCents / 100,
      openAmount: (row.amountCents - row.paidCents) / 100,
      state: row.paidCents === row.amountCents ? 'paid' : late(row) ? 'overdue' : 'open',
      ...(row.orderId === null ? {} : { orderId: row.orderId }),
      ...(row.orderNumber === null ? {} : { orderNumber: row.orderNumber }),
    })),
    openTotal: owed(rows),
    overdueTotal: owed(rows.filter(late)),
  };
}

const stateNames: Record<PaymentDueDate['state'], string> = { open: 'Aperta', overdue: 'Scaduta', paid: 'Pagata' };

/** The statement of account as PDF. */
export function renderStatement(company: { name: string }, due: DueDates, now: Date): Promise<Buffer> {
  const euro = (value: number) => formatEuro(Math.round(value * 100));
  const today = formatDayNumeric(shopDay(now.getTime()));
  return renderDocument({
    title: 'Estratto conto',
    subtitle: `Situazione al ${today}`,
    facts: [
      ['Azienda', company.name],
      ['Da pagare', euro(due.openTotal)],
      ['Di cui scaduto', euro(due.overdueTotal)],
    ],
    tables: [
      {
        columns: [
          { label: 'Documento', width: 115 },
          { label: 'Del', width: 70 },
          { label: 'Ordine', width: 75 },
          { label: 'Scadenza', width: 70 },
          { label: 'Stato', width: 55 },
          { label: 'Importo', width: 55, right: true },
          { label: 'Aperto', width: 55, right: true },
        ],
        rows: due.paymentDueDates.map((each) => [
          each.documentNumber,
          formatDayNumeric(each.documentDate),
          each.orderNumber ?? '',
          formatDayNumeric(each.dueDate),
          stateNames[each.state],
          euro(each.amount),
          euro(each.openAmount),
        ]),
        totals: [['Da pagare', '', '', '', '', '', euro(due.openTotal)]],
      },
    ],
    notes: ['Per i pagamenti indica il numero del documento nella causale.'],
    madeAt: now,
  });
}
