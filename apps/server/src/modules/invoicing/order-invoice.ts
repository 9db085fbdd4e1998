import { formatDayNumeric, formatEuro } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { ibanText, lookOf, renderDocument, type ShopDocument } from '../documents/index.ts';
import { type IssuedInvoice, type OrderView, paidWith, referencesOf } from '../order-book/index.ts';
import { chargesTable, readsNet } from './charges-table.ts';
import { chargesOf } from './order-amounts.ts';
import { datesOf, dayText, holderParty, type Seller, sellerParty, vatTable } from './order-papers.ts';
import { weighedNote } from './order-receipt.ts';

/** "2026/W12": the W sets what the shop on the web invoices apart from other books of the seller. */
export const invoiceNumber = ({ year, number }: Pick<IssuedInvoice, 'year' | 'number'>) => `${year}/W${number}`;

/**
 * The courtesy copy of the invoice, as PDF.
 * @throws BusinessError `invoice-not-ready` (none was asked for, or the order is not delivered yet)
 */
export async function renderInvoice(order: OrderView, seller: Seller): Promise<Buffer> {
  return renderDocument(invoiceOf(order, seller));
}

/** @throws BusinessError `invoice-not-ready` */
export function invoiceOf(order: OrderView, seller: Seller): ShopDocument {
  const { invoice } = order;
  if (!invoice) {
    throw new BusinessError(
      'invoice-not-ready',
      order.invoiceHolder
        ? 'La fattura sarà pronta quando la spesa sarà stata pesata e consegnata'
        : 'Per questo ordine non è stata chiesta la fattura',
    );
  }
  const { all, totalCents, certificateCents } = chargesOf(order);
  const charged = all.filter(({ cents }) => cents > 0);
  return {
    title: `Fattura ${invoiceNumber(invoice)}`,
    subtitle: 'Copia di cortesia della fattura elettronica',
    ...lookOf(seller),
    parties: [sellerParty(seller), holderParty(invoice.holder)],
    facts: invoiceFacts(order, invoice),
    tables: [
      chargesTable(invoice.holder, charged, [
        ...(certificateCents > 0
          ? ([
              ['Pagato con buoni', certificateCents],
              ['Pagato con altri mezzi', totalCents - certificateCents],
            ] as [string, number][])
          : []),
        ['TOTALE FATTURA', totalCents],
      ]),
      vatTable(charged),
    ],
    notes: [
      ...paidNote(order),
      ...dueNote(order, invoice, seller),
      readsNet(invoice.holder)
        ? 'I prezzi sono senza IVA e comprendono gli sconti; il riepilogo mostra l’IVA per aliquota.'
        : 'Gli importi comprendono l’IVA e gli sconti; il riepilogo la mostra per aliquota.',
      weighedNote,
    ],
    madeAt: new Date(invoice.issuedAt),
  };
}

/** "Pagato con Visa (•• 4242): 30,00 €; …". */
function paidNote(order: OrderView): string[] {
  const tenders = paidWith(order, { all: true }).map(([label, cents]) => `${label}: ${formatEuro(cents)}`);
  return tenders.length === 0 ? [] : [`Pagato con ${tenders.join('; ')}.`];
}

/** When and where what is bought on account is paid; nothing of what was paid at checkout. */
function dueNote({ payments }: OrderView, invoice: IssuedInvoice, seller: Seller): string[] {
  return payments.some(({ kind }) => kind === 'due-date') ? transferNote(invoice, seller) : [];
}

/** When and where an invoice is paid; nothing where it is paid already. */
export function transferNote({ dueDay, ...invoice }: IssuedInvoice, { name, iban }: Seller): string[] {
  if (!dueDay) return [];
  const where = iban ? ` a ${name}, IBAN ${ibanText(iban)}` : '';
  return [
    `Da pagare con bonifico entro il ${formatDayNumeric(dueDay)}${where}, causale «Fattura ${invoiceNumber(invoice)}».`,
  ];
}

/** What is printed above the lines: when, of which order, and what the company calls it. */
export function invoiceFacts(order: OrderView, { issuedAt, dueDay }: IssuedInvoice): [label: string, value: string][] {
  return [
    ['Data della fattura', dayText(issuedAt)],
    ...(dueDay ? ([['Scadenza', formatDayNumeric(dueDay)]] as [string, string][]) : []),
    ['Ordine', order.orderNumber],
    ...referencesOf(order),
    ...datesOf(order),
  ];
}
