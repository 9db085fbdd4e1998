import { formatDayNumeric, shopDay } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { renderDocument } from '../documents/index.ts';
import type { InvoiceHolder } from './invoice-holder.ts';
import { datesOf, tablesOf, weighedNote } from './order-receipt.ts';
import { referencesOf } from './order-references.ts';
import type { OrderView } from './order-to-wire.ts';

export interface IssuedInvoice {
  year: number;
  /** In the series of its year, without gaps. */
  number: number;
  issuedAt: string;
  holder: InvoiceHolder;
}

/** "2026/W12": the W sets the orders of the web apart from the invoices a company gets by the month. */
export const invoiceNumber = ({ year, number }: IssuedInvoice) => `${year}/W${number}`;

/**
 * The courtesy copy of the invoice, as PDF.
 * @throws BusinessError `invoice-not-ready` (none was asked for, or the order is not delivered yet)
 */
export function renderInvoice(order: OrderView): Promise<Buffer> {
  const { invoice } = order;
  if (!invoice) {
    throw new BusinessError(
      'invoice-not-ready',
      order.invoiceHolder
        ? 'La fattura sarà pronta quando la spesa sarà stata pesata e consegnata'
        : 'Per questo ordine non è stata chiesta la fattura',
    );
  }
  return renderDocument({
    title: `Fattura ${invoiceNumber(invoice)}`,
    subtitle: 'Copia di cortesia della fattura elettronica.',
    facts: invoiceFacts(order, invoice),
    tables: tablesOf(order),
    notes: ['I prezzi comprendono l’IVA; il riepilogo in fondo la mostra per aliquota.', weighedNote],
    madeAt: new Date(invoice.issuedAt),
  });
}

/** What stands above the lines: to whom, of which order, when. */
export function invoiceFacts(order: OrderView, { holder, issuedAt }: IssuedInvoice): [label: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['Data', formatDayNumeric(shopDay(Date.parse(issuedAt)))],
    ['Intestata a', holder.name],
    ['Indirizzo', holder.address],
    ['Partita IVA', holder.vatNumber],
    ['Codice fiscale', holder.fiscalCode],
    ['Codice destinatario', holder.recipientCode],
    ['PEC', holder.pec],
    ['Ordine', order.orderNumber],
    ...referencesOf(order),
    ...datesOf(order),
  ];
  return facts.filter((each): each is [string, string] => Boolean(each[1]));
}
