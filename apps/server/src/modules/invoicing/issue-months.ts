import { shopDay } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type OrderView, readOrdersByIds } from '../order-book/index.ts';
import { enterMonthInvoice } from './invoice-due-dates.ts';
import { inOrderOfDelivery, type PlannedInvoice, planMonth } from './month-plan.ts';
import { findMonthsToClose, findWaiting, insertMonthInvoice, lockCompanyToInvoice, lockOrders } from './months.repo.ts';

/** A month is closed this long after its end: rounds of its last evening are reported by then. */
const HOURS_AFTER_END = 4;

/**
 * Job: one invoice for what was delivered to a company in a month that is over. Safe to run on every node at once, and again: a
 * delivery is in one invoice. One that is reported after the month was closed gets an invoice of its own.
 */
export async function issueMonths(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const running = shopDay(deps.clock.now().getTime() - HOURS_AFTER_END * 3_600_000).slice(0, 7);
  for (const { companyId, month } of await findMonthsToClose(deps.db, running)) {
    try {
      await withTransaction(deps.db, (tx) => issueMonth(tx, { companyId, month, now: deps.clock.now() }));
    } catch (error) {
      deps.log.error({ err: error, companyId, month }, 'the invoice of a month could not be written');
    }
  }
}

/**
 * Writes the invoices of what waits of a company's month; none where nothing does, or the company has an invoice for each
 * delivery by now.
 * @param month `YYYY-MM`
 * @param agreed what may be written is asked once all that matters is locked; false: nothing is written
 * @returns the numbers of the invoices, each with its year
 */
export async function issueMonth(
  tx: Tx,
  { companyId, month, now }: { companyId: number; month: string; now: Date },
  agreed: (orders: readonly OrderView[]) => boolean = () => true,
): Promise<{ year: number; number: number }[]> {
  const company = await lockCompanyToInvoice(tx, companyId);
  if (!company?.monthly) return [];
  const locked = new Set(await idsOf(tx, companyId, month));
  await lockOrders(tx, [...locked]);
  // asked again under the locks: what came back whole meanwhile is seen
  const still = (await idsOf(tx, companyId, month)).filter((orderId) => locked.has(orderId));
  const orders = inOrderOfDelivery([...(await readOrdersByIds(tx, still)).values()]);
  if (!agreed(orders)) return [];
  const year = Number(shopDay(now.getTime()).slice(0, 4));
  const issued: { year: number; number: number }[] = [];
  for (const planned of planMonth(orders)) {
    const { invoiceId, number } = await insertMonthInvoice(tx, {
      companyId,
      month,
      year,
      holder: planned.holder,
      orderIds: planned.orders.map(({ orderId }) => orderId),
      now,
    });
    const { paymentDays } = company;
    await enterMonthInvoice(tx, planned.orders, { invoiceId, companyId, year, number, paymentDays, now });
    await writeOutbox(tx, 'invoice.issued', { invoiceId });
    issued.push({ year, number });
  }
  return issued;
}

const idsOf = async (db: Db, companyId: number, month: string) =>
  (await findWaiting(db, companyId)).filter((each) => each.month === month).map(({ orderId }) => orderId);

/** What waits of a company's month, and the invoices it would make. */
export interface WaitingMonth {
  month: string;
  invoices: PlannedInvoice[];
  /** Of what waits: who agrees to it sends it back. */
  version: string;
}

/** What would be invoiced of a company now, month by month, the oldest first. */
export async function previewMonths(db: Db, companyId: number): Promise<WaitingMonth[]> {
  const waiting = await findWaiting(db, companyId);
  const orders = await readOrdersByIds(
    db,
    waiting.map(({ orderId }) => orderId),
  );
  return [...Map.groupBy(waiting, ({ month }) => month)].map(([month, ofMonth]) => {
    const views = inOrderOfDelivery(ofMonth.map(({ orderId }) => orders.get(orderId)!));
    return { month, invoices: planMonth(views), version: versionOf(views) };
  });
}

/** Which deliveries were shown: one more or one less is another version. */
export const versionOf = (orders: readonly OrderView[]): string => digestOf(orders.map(({ orderId }) => orderId));
