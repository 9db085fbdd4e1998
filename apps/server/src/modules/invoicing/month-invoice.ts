import { formatDayNumeric, formatEuro, formatMonth } from '@sporta/domain';
import { type DocumentTable, lookOf, renderDocument, type ShopDocument } from '../documents/index.ts';
import { type Charge, type IssuedInvoice, type OrderView, referencesOf } from '../order-book/index.ts';
import { chargesTable, readsNet } from './charges-table.ts';
import { owedCents } from './invoice-due-dates.ts';
import { chargesOf } from './order-amounts.ts';
import { invoiceNumber, transferNote } from './order-invoice.ts';
import { dayText, deliveryDay, holderParty, type Seller, sellerParty, vatTable } from './order-papers.ts';

/** A delivery of an invoice: the paper it came with bears its number and its day. */
interface Delivery {
  order: OrderView;
  charges: Charge[];
}

/** The courtesy copy of the invoice of a month, as PDF. @param orders its deliveries, from the first to the last */
export function renderMonthInvoice(orders: readonly OrderView[], seller: Seller): Promise<Buffer> {
  return renderDocument(monthInvoiceOf(orders, seller));
}

export function monthInvoiceOf(orders: readonly OrderView[], seller: Seller): ShopDocument {
  const invoice = orders[0]!.invoice!;
  const deliveries = orders.map((order) => ({ order, charges: chargesOf(order).all.filter(({ cents }) => cents > 0) }));
  const charges = deliveries.flatMap((delivery) => delivery.charges);
  const total = charges.reduce((sum, { cents }) => sum + cents, 0);
  const owed = orders.reduce((sum, order) => sum + owedCents(order), 0);
  return {
    title: `Fattura ${invoiceNumber(invoice)}`,
    subtitle: 'Copia di cortesia della fattura elettronica',
    ...lookOf(seller),
    parties: [sellerParty(seller), holderParty(invoice.holder)],
    facts: [
      ['Data della fattura', dayText(invoice.issuedAt)],
      ...(invoice.dueDay ? ([['Scadenza', formatDayNumeric(invoice.dueDay)]] as [string, string][]) : []),
      ['Consegne di', formatMonth(invoice.month!)],
      ['Documenti di trasporto', String(orders.length)],
    ],
    tables: [deliveriesTable(deliveries), goodsTable(invoice, deliveries, totalsOf(total, owed)), vatTable(charges)],
    notes: [
      ...transferNote(invoice, seller),
      'Fattura differita, art. 21 comma 4 lett. a) DPR 633/1972.',
      readsNet(invoice.holder)
        ? 'I prezzi sono senza IVA e comprendono gli sconti; il riepilogo mostra l’IVA per aliquota.'
        : 'Gli importi comprendono l’IVA e gli sconti; il riepilogo la mostra per aliquota.',
    ],
    madeAt: new Date(invoice.issuedAt),
  };
}

const totalsOf = (total: number, owed: number): [string, number][] => [
  ...(owed > 0 && owed < total
    ? ([
        ['Già pagato', total - owed],
        ['Da pagare', owed],
      ] as [string, number][])
    : []),
  ['TOTALE FATTURA', total],
];

/** The papers the goods came with. */
function deliveriesTable(deliveries: readonly Delivery[]): DocumentTable {
  return {
    title: 'Documenti di trasporto',
    columns: [
      { label: 'Numero', width: 90 },
      { label: 'Data', width: 80 },
      { label: 'I tuoi riferimenti', width: 225 },
      { label: 'Importo con IVA', width: 100, right: true },
    ],
    rows: deliveries.map(({ order, charges }) => [
      order.orderNumber,
      formatDayNumeric(deliveryDay(order)),
      referencesOf(order)
        .map(([, value]) => value)
        .join(', '),
      formatEuro(charges.reduce((sum, { cents }) => sum + cents, 0)),
    ]),
  };
}

/** What came, each delivery below its paper; amounts of a rate add up to what the summary says of it. */
function goodsTable(
  { holder }: IssuedInvoice,
  deliveries: readonly Delivery[],
  totals: [string, number][],
): DocumentTable {
  const table = chargesTable(
    holder,
    deliveries.flatMap(({ charges }) => charges),
    totals,
  );
  let at = 0;
  const rows = deliveries.flatMap(({ order, charges }) => {
    if (charges.length === 0) return [];
    const heading = [`DDT ${order.orderNumber} del ${formatDayNumeric(deliveryDay(order))}`, '', '', '', ''];
    const own = table.rows.slice(at, at + charges.length);
    at += charges.length;
    return [heading, ...own];
  });
  return { ...table, title: 'Prodotti', rows };
}
