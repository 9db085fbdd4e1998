import { calls, type PaymentDueDate } from '@sporta/contract';
import { euroToCents, formatDayNumeric, formatEuro, formatMonth, shopDay } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { type Cell, euroCell } from '../../platform/http/table-cell.ts';
import type { ShopSeller } from '../../platform/shop-identity.ts';
import { lookOf, renderDocument, sellerLines, transferText } from '../documents/index.ts';
import { type DueDateRow, findCompany, listDueDates } from './due-dates.repo.ts';

export interface DueDates {
  paymentDueDates: PaymentDueDate[];
  /** Euro still owed, and the part of it that is late. */
  openTotal: number;
  overdueTotal: number;
}

/** What a company owes, the earliest due first; with `history` also what it has paid, after that, the latest first. */
export async function readDueDates(
  db: Db,
  { companyId, history, now }: { companyId: number; history: boolean; now: Date },
): Promise<DueDates> {
  const rows = await listDueDates(db, { companyId, history });
  const today = shopDay(now.getTime());
  // A credit is never late: the next payment takes it off.
  const late = (row: DueDateRow) => row.dueDate < today && !isCredit(row);
  const owed = (list: DueDateRow[]) => list.reduce((sum, row) => sum + row.amountCents - row.paidCents, 0) / 100;
  return {
    paymentDueDates: rows.map((row) => ({
      paymentDueDateId: row.id,
      kind: isCredit(row) ? 'credit-note' : 'invoice',
      documentNumber: row.documentNumber,
      documentDate: row.documentDate,
      dueDate: row.dueDate,
      amount: row.amountCents / 100,
      openAmount: (row.amountCents - row.paidCents) / 100,
      state: row.paidCents === row.amountCents ? 'paid' : late(row) ? 'overdue' : 'open',
      ...(row.orderId === null ? {} : { orderId: row.orderId }),
      ...(row.orderNumber === null ? {} : { orderNumber: row.orderNumber }),
      ...(row.month === null ? {} : { month: row.month.slice(0, 7) }),
      ...documentUrlOf(row),
    })),
    openTotal: owed(rows),
    overdueTotal: owed(rows.filter(late)),
  };
}

const isCredit = ({ creditNoteId }: DueDateRow) => creditNoteId !== null;

function documentUrlOf({ id, month, orderId, creditNoteId, hasInvoice }: DueDateRow): { documentUrl?: string } {
  const { dueDates, order } = calls;
  if (month !== null) return { documentUrl: `/ebsn/api/${dueDates.invoice.path}?payment_due_date_id=${id}` };
  if (orderId === null) return {};
  if (creditNoteId !== null) {
    return { documentUrl: `/ebsn/api/${order.creditNote.path}?order_id=${orderId}&credit_note_id=${creditNoteId}` };
  }
  return hasInvoice ? { documentUrl: `/ebsn/api/${order.invoice.path}?order_id=${orderId}` } : {};
}

const stateNames: Record<PaymentDueDate['state'], string> = {
  open: 'Da pagare',
  overdue: 'Scaduta',
  paid: 'Pagata',
};

const stateOf = ({ kind, state }: PaymentDueDate) =>
  kind === 'invoice' ? stateNames[state] : state === 'paid' ? 'Rimborsata' : 'Da scalare';
const nameOf = ({ kind, documentNumber }: PaymentDueDate) =>
  kind === 'invoice' ? documentNumber : `Nota di credito ${documentNumber}`;

/** The order it is about, or the month. */
const whatOf = ({ orderNumber, month }: PaymentDueDate) => orderNumber ?? (month ? formatMonth(month) : '');

export const dueDateColumns = ['Tipo', 'Documento', 'Data', 'Ordine', 'Scadenza', 'Stato', 'Importo', 'Da pagare'];

/** A row for each invoice and credit note; amounts in euro, of credit notes below zero. */
export const dueDateRows = (due: DueDates): Cell[][] =>
  due.paymentDueDates.map((each) => [
    each.kind === 'invoice' ? 'Fattura' : 'Nota di credito',
    each.documentNumber,
    formatDayNumeric(each.documentDate),
    whatOf(each),
    formatDayNumeric(each.dueDate),
    stateOf(each),
    euroCell(each.amount),
    euroCell(each.openAmount),
  ]);

/** The statement of account as PDF. */
export async function renderStatement(
  db: Db,
  companyId: number,
  due: DueDates,
  { now, seller }: { now: Date; seller: ShopSeller },
): Promise<Buffer> {
  const company = await findCompany(db, companyId);
  const euro = (value: number) => formatEuro(euroToCents(value));
  const today = formatDayNumeric(shopDay(now.getTime()));
  return renderDocument({
    ...lookOf(seller),
    title: 'Estratto conto',
    subtitle: `Situazione al ${today}`,
    parties: [
      { label: 'VENDITORE', lines: sellerLines(seller) },
      {
        label: 'CLIENTE',
        lines: [
          company.name,
          company.office ?? '',
          `P. IVA ${company.vatNumber}`,
          `Codice fiscale ${company.fiscalCode}`,
        ].filter(Boolean),
      },
    ],
    facts: [
      ['Situazione al', today],
      ['Da pagare', euro(due.openTotal)],
      ['Di cui scaduto', euro(due.overdueTotal)],
    ],
    tables: [
      {
        columns: [
          { label: 'Documento', width: 84 },
          { label: 'Del', width: 66 },
          { label: 'Ordine', width: 78 },
          { label: 'Scadenza', width: 66 },
          { label: 'Stato', width: 63 },
          { label: 'Importo', width: 69, right: true },
          { label: 'Da pagare', width: 69, right: true },
        ],
        rows: due.paymentDueDates.map((each) => [
          nameOf(each),
          formatDayNumeric(each.documentDate),
          whatOf(each) || '—',
          formatDayNumeric(each.dueDate),
          stateOf(each),
          euro(each.amount),
          euro(each.openAmount),
        ]),
        totals: [['DA PAGARE', '', '', '', '', '', euro(due.openTotal)]],
      },
    ],
    notes: [
      ...[transferText(seller)].filter(Boolean),
      'Per i pagamenti indica il numero del documento nella causale.',
      'Le note di credito da scalare si tolgono dal prossimo pagamento; quelle rimborsate sono già tornate alla carta.',
    ],
    madeAt: now,
  });
}
