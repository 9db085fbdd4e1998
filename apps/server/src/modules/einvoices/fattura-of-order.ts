import { shopDay } from '@sporta/domain';
import {
  chargesOf,
  creditNoteNumber,
  creditNoteReason,
  deliveryDay,
  invoiceNumber,
  type Seller,
} from '../invoicing/index.ts';
import type { InvoiceHolder, OrderView } from '../order-book/index.ts';
import type { Fattura } from './fattura/fattura.ts';
import { fatturaLines } from './fattura/fattura-lines.ts';
import { type FatturaProblem, holderProblems, sellerProblems } from './fattura/fattura-problems.ts';
import { readItalianPlace } from './fattura/italian-place.ts';

/** An electronic invoice that can be sent, or what is in its way. */
export type Drafted = { fattura: Fattura } | { problems: FatturaProblem[] };

const dayOf = (instant: string) => shopDay(Date.parse(instant));

/** Kind, number, day and amount of the invoice of an order: what is known of it even where it cannot be written. */
export function invoiceFacts(order: OrderView) {
  const invoice = order.invoice!;
  const day = dayOf(invoice.issuedAt);
  return {
    kind: deliveryDay(order) < day ? ('TD24' as const) : ('TD01' as const),
    number: invoiceNumber(invoice),
    day,
    totalCents: chargesOf(order).totalCents,
  };
}

/** @param dueDay when a company pays what it has not paid yet, `YYYY-MM-DD` */
export function draftInvoice(order: OrderView, seller: Seller, dueDay: string | undefined): Drafted {
  const { holder } = order.invoice!;
  const facts = invoiceFacts(order);
  return draft(holder, seller, {
    ...facts,
    ...fatturaLines(chargesOf(order).all),
    ...purchaseOrderOf(order),
    ...(facts.kind === 'TD24' ? { deliveries: [{ number: order.orderNumber, day: deliveryDay(order) }] } : {}),
    ...paymentOf(order, facts.totalCents, dueDay),
  });
}

const creditOf = (order: OrderView, withdrawalId: number) =>
  order.withdrawals.find((each) => each.withdrawalId === withdrawalId)!;

export function creditNoteFacts(order: OrderView, withdrawalId: number) {
  const note = creditOf(order, withdrawalId).creditNote!;
  return {
    kind: 'TD04' as const,
    number: creditNoteNumber(note),
    day: dayOf(note.issuedAt),
    totalCents: note.totalCents,
  };
}

/** Amounts of a credit note are above zero: its kind says which way they go. */
export function draftCreditNote(order: OrderView, withdrawalId: number, seller: Seller): Drafted {
  const withdrawal = creditOf(order, withdrawalId);
  const invoice = order.invoice!;
  return draft(invoice.holder, seller, {
    ...creditNoteFacts(order, withdrawalId),
    ...fatturaLines(withdrawal.creditNote!.lines),
    ...purchaseOrderOf(order),
    reason: creditNoteReason(withdrawal),
    corrects: { number: invoiceNumber(invoice), day: dayOf(invoice.issuedAt) },
  });
}

export function draft(holder: InvoiceHolder, seller: Seller, facts: Omit<Fattura, 'seller' | 'customer'>): Drafted {
  const problems = [...holderProblems(holder), ...sellerProblems(seller)];
  if (problems.length > 0) return { problems };
  return { fattura: { ...facts, seller: sellerOf(seller), customer: customerOf(holder) } };
}

function sellerOf({ name, address, vatNumber, register, iban }: Seller): Fattura['seller'] {
  const [, office, number] = /\bREA\s+([A-Z]{2})[\s-]+(\d+)/.exec(register) ?? [];
  const capitalCents = shareCapitalIn(register);
  return {
    name,
    vatNumber,
    place: readItalianPlace(address)!,
    ...(office && number
      ? { register: { office, number, ...(capitalCents === undefined ? {} : { capitalCents }) } }
      : {}),
    ...(iban ? { iban } : {}),
  };
}

/** "capitale sociale 1.000.000 € i.v.", "Cap. Soc. euro 10.000,00" → cents. */
function shareCapitalIn(register: string): number | undefined {
  const [, whole, cents = '0'] =
    /\bcap[a-z.]*\s+soc[a-z.]*:?\s*(?:di\s+)?(?:€|euro|eur)?\s*(\d[\d.]*)(?:,(\d{2}))?/i.exec(register) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll('.', '')) * 100 + Number(cents);
}

/** "0000000" means no code. */
function customerOf({ name, vatNumber, fiscalCode, recipientCode, pec, address }: InvoiceHolder): Fattura['customer'] {
  const code = recipientCode?.trim().toUpperCase();
  return {
    name,
    place: readItalianPlace(address)!,
    ...(vatNumber ? { vatNumber: vatNumber.replace(/^IT/, '') } : {}),
    ...(fiscalCode ? { fiscalCode: fiscalCode.trim().toUpperCase() } : {}),
    ...(code && code !== '0000000' ? { recipientCode: code } : {}),
    ...(pec ? { pec } : {}),
  };
}

function purchaseOrderOf({ purchaseOrder, costCentre }: OrderView): Pick<Fattura, 'purchaseOrders'> {
  if (!purchaseOrder) return {};
  return { purchaseOrders: [{ id: purchaseOrder, ...(costCentre ? { costCentre } : {}) }] };
}

/** The format has words for transfers and cards; what is paid otherwise, or in several ways, is left out as the law allows. */
function paymentOf(order: OrderView, cents: number, dueDay: string | undefined): Pick<Fattura, 'payments'> {
  if (cents === 0) return {};
  if (dueDay) return { payments: [{ means: 'MP05', cents, dueDay }] };
  return isPaidByCard(order, cents) ? { payments: [{ means: 'MP08', cents }] } : {};
}

/** Whether cards paid all these cents. */
export function isPaidByCard(order: OrderView, cents: number): boolean {
  const paid = order.payments.filter(({ capturedCents }) => capturedCents > 0);
  const byCard = paid.length > 0 && paid.every(({ kind }) => ['card', 'saved-card', 'stripe'].includes(kind));
  const captured = paid.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  return byCard && captured === cents;
}
