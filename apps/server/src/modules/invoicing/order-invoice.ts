import { formatEuro } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { renderDocument, type ShopDocument } from '../documents/index.ts';
import { type IssuedInvoice, type OrderView, paidWith, referencesOf } from '../order-book/index.ts';
import { chargesOf } from './order-amounts.ts';
import { chargesTable, datesOf, dayText, holderParty, type Seller, sellerParty, vatTable } from './order-papers.ts';
import { weighedNote } from './order-receipt.ts';

/** "2026/W12": the W sets the orders of the web apart from the invoices a company gets by the month. */
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
    parties: [sellerParty(seller), holderParty(invoice.holder)],
    facts: invoiceFacts(order, invoice),
    tables: [
      chargesTable(charged, [
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
      'Gli importi comprendono l’IVA e gli sconti; il riepilogo la mostra per aliquota.',
      weighedNote,
    ],
    madeAt: new Date(invoice.issuedAt),
  };
}

/** "Pagato con Visa (•• 4242): 30,00 €; …". */
function paidNote(order: OrderView): string[] {
  const tenders = paidWith(order).map(([label, cents]) => `${label}: ${formatEuro(cents)}`);
  return tenders.length === 0 ? [] : [`Pagato con ${tenders.join('; ')}.`];
}

/** What is printed above the lines: when, of which order, and what the company calls it. */
export function invoiceFacts(order: OrderView, { issuedAt }: IssuedInvoice): [label: string, value: string][] {
  return [
    ['Data della fattura', dayText(issuedAt)],
    ['Ordine', order.orderNumber],
    ...referencesOf(order),
    ...datesOf(order),
  ];
}
