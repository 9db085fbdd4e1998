import { shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { readOrdersOf, type Seller } from '../invoicing/index.ts';
import { type InvoiceHolder, type OrderView, readOrder } from '../order-book/index.ts';
import { findDueDay, type LockedEinvoice, lockEinvoice, setHolder, setState } from './einvoices.repo.ts';
import type { FatturaProblem, HolderFields } from './fattura/fattura-problems.ts';
import { draftMonthInvoice } from './fattura-of-month.ts';
import { type Drafted, draftCreditNote, draftInvoice } from './fattura-of-order.ts';
import { writeFile } from './write-file.ts';

export interface Resending {
  einvoiceId: number;
  /** What is to be corrected; absent fields stay, empty ones go. */
  holder: Partial<HolderFields>;
  /** Also when the days the law gives are over. */
  late: boolean;
}

/**
 * Writes a document again, with its number and day, and sends it: one that was refused counts as never issued, one that lacked
 * something was never sent.
 * @throws BusinessError `einvoice-not-found`, `not-resendable`, `terms-over`, `holder-fixed`, `holder-faulty`
 */
export function resendEinvoice(deps: Deps, account: Account, resending: Resending): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const einvoice = await lockEinvoice(tx, resending.einvoiceId);
    if (!einvoice) throw new BusinessError('einvoice-not-found', 'Non abbiamo trovato questo documento');
    mustBeResendable(einvoice, resending, shopDay(now.getTime()));
    const { seller } = deps.shop;
    const before = await readOrdersOfDocument(tx, einvoice);
    const changed = await correctHolder(tx, einvoice, before[0]!, resending.holder);
    const orders = changed ? await readOrdersOfDocument(tx, einvoice) : before;
    const drafted = await draftOf(tx, einvoice, orders, seller);
    if ('problems' in drafted) throw faulty(drafted.problems);
    await writeFile(tx, einvoice.einvoiceId, { fattura: drafted.fattura, seller, now });
    await setState(tx, einvoice.einvoiceId, { state: 'to-send', problems: [], now });
    await writeAudit(tx, { account, now }, 'invoice.resend', {
      ...subjectOf(einvoice, orders[0]!),
      before: { number: einvoice.number, state: einvoice.state },
      after: { number: einvoice.number, corrected: changed ?? [] },
    });
  });
}

/** What a document is about: one order, or the deliveries of a month. */
async function readOrdersOfDocument(tx: Tx, { orderId, invoiceId }: LockedEinvoice): Promise<OrderView[]> {
  return orderId === null ? readOrdersOf(tx, invoiceId) : [(await readOrder(tx, orderId))!];
}

async function draftOf(
  tx: Tx,
  { orderId, withdrawalId }: LockedEinvoice,
  orders: readonly OrderView[],
  seller: Seller,
): Promise<Drafted> {
  const [order] = orders;
  if (orderId === null) return draftMonthInvoice(orders, seller);
  if (withdrawalId !== null) return draftCreditNote(order!, withdrawalId, seller);
  return draftInvoice(order!, seller, await findDueDay(tx, orderId));
}

function subjectOf({ orderId, companyId }: LockedEinvoice, { orderNumber, warehouseId, invoice }: OrderView) {
  if (orderId !== null) return { subject: { kind: 'order' as const, id: orderId, name: orderNumber }, warehouseId };
  return { subject: { kind: 'company' as const, id: companyId!, name: invoice!.holder.name } };
}

function mustBeResendable({ state, sendBy }: LockedEinvoice, { late }: Resending, today: string): void {
  if (state !== 'faulty' && state !== 'refused') {
    throw new BusinessError('not-resendable', 'Si rimanda solo un documento scartato o da correggere');
  }
  if (today > sendBy && !late) {
    throw new BusinessError(
      'terms-over',
      'I termini per rimandarlo sono passati: parla con il commercialista, poi rimandalo lo stesso',
    );
  }
}

/** @returns the fields that changed, or undefined */
async function correctHolder(
  tx: Tx,
  { invoiceId, invoiceState, withdrawalId }: LockedEinvoice,
  order: OrderView,
  fields: Resending['holder'],
): Promise<string[] | undefined> {
  const { holder } = order.invoice!;
  const corrected = withFields(holder, fields);
  const changed = Object.keys({ ...holder, ...corrected }).filter(
    (key) => holder[key as keyof InvoiceHolder] !== corrected[key as keyof InvoiceHolder],
  );
  if (changed.length === 0) return undefined;
  if (withdrawalId !== null && invoiceState !== 'faulty' && invoiceState !== 'refused') {
    throw new BusinessError(
      'holder-fixed',
      'La fattura è già andata con questi dati: la nota di credito li deve ripetere',
    );
  }
  await setHolder(tx, invoiceId, corrected);
  return changed;
}

function withFields(holder: InvoiceHolder, fields: Resending['holder']): InvoiceHolder {
  const { name, address, vat_number: vatNumber, fiscal_code: fiscalCode, recipient_code: recipientCode, pec } = fields;
  const optional = { vatNumber, fiscalCode, recipientCode, pec };
  const kept = Object.entries({ ...holder, ...defined({ name, address, ...optional }) });
  return Object.fromEntries(
    kept.filter(([key, value]) => value !== '' || mustStay.has(key)),
  ) as unknown as InvoiceHolder;
}

/** Emptied they are a problem with words, not a holder of another shape. */
const mustStay = new Set(['name', 'address']);

const defined = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function faulty(problems: readonly FatturaProblem[]): BusinessError {
  const { text, field } = problems[0]!;
  return new BusinessError('holder-faulty', text, field ? { field } : {});
}
