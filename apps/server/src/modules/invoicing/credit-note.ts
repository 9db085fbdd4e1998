import { BusinessError } from '../../platform/errors.ts';
import { lookOf, renderDocument, type ShopDocument } from '../documents/index.ts';
import { type IssuedCreditNote, type OrderView, referencesOf, type WithdrawalView } from '../order-book/index.ts';
import { chargesTable, readsNet } from './charges-table.ts';
import { invoiceNumber } from './order-invoice.ts';
import { dayText, holderParty, type Seller, sellerParty, vatTable } from './order-papers.ts';

/** "2026/NC3": a series of its own beside that of the invoices. */
export const creditNoteNumber = ({ year, number }: Pick<IssuedCreditNote, 'year' | 'number'>) => `${year}/NC${number}`;

/** The courtesy copy of a credit note, as PDF. */
export async function renderCreditNote(order: OrderView, creditNoteId: number, seller: Seller): Promise<Buffer> {
  return renderDocument(creditNoteOf(order, creditNoteId, seller));
}

/** @throws BusinessError `credit-note-not-found` */
export function creditNoteOf(order: OrderView, creditNoteId: number, seller: Seller): ShopDocument {
  const withdrawal = order.withdrawals.find((each) => each.creditNote?.creditNoteId === creditNoteId);
  const note = withdrawal?.creditNote;
  const { invoice } = order;
  if (!withdrawal || !note || !invoice) {
    throw new BusinessError('credit-note-not-found', 'Non abbiamo trovato questa nota di credito');
  }
  return {
    title: `Nota di credito ${creditNoteNumber(note)}`,
    subtitle: 'Copia di cortesia della nota di credito elettronica',
    ...lookOf(seller),
    parties: [sellerParty(seller), holderParty(invoice.holder)],
    facts: [
      ['Data della nota', dayText(note.issuedAt)],
      ['Della fattura', `${invoiceNumber(invoice)} del ${dayText(invoice.issuedAt)}`],
      ['Ordine', order.orderNumber],
      ...referencesOf(order),
      ['Motivo', creditNoteReason(withdrawal)],
    ],
    tables: [chargesTable(invoice.holder, note.lines, [['TOTALE A CREDITO', note.totalCents]]), vatTable(note.lines)],
    notes: [
      'Variazione in diminuzione dell’imponibile e dell’imposta, art. 26 DPR 633/1972.',
      ...(readsNet(invoice.holder) ? [] : ['Gli importi comprendono l’IVA.']),
    ],
    madeAt: new Date(note.issuedAt),
  };
}

/** "Recesso del 21/11/2026". */
export const creditNoteReason = ({ requestedAt, isProblem }: WithdrawalView): string =>
  isProblem ? `Prodotti mancanti o non conformi, ${dayText(requestedAt)}` : `Recesso del ${dayText(requestedAt)}`;
