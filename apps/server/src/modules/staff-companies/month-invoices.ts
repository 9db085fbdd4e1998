import type { CompanyMonth } from '@sporta/contract';
import { centsToEuro } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import {
  chargesOf,
  deliveryDay,
  invoiceNumber,
  issueMonth,
  owedCents,
  versionOf,
  type WaitingMonth,
} from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { lockAsked } from './manage-company.ts';

const sumOf = (orders: readonly OrderView[], cents: (order: OrderView) => number) =>
  centsToEuro(orders.reduce((sum, order) => sum + cents(order), 0));

export const monthToWire = ({ month, version, invoices }: WaitingMonth): CompanyMonth => ({
  month,
  version,
  invoices: invoices.map(({ holder, orders }) => ({
    holder: holder.name,
    total: sumOf(orders, (order) => chargesOf(order).totalCents),
    owed: sumOf(orders, owedCents),
    deliveries: orders.map((order) => ({
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      day: deliveryDay(order),
      total: centsToEuro(chargesOf(order).totalCents),
    })),
  })),
});

/**
 * Invoices what was delivered to a company in a month as far as it was shown, without waiting for the job.
 * @returns the numbers of the invoices
 * @throws BusinessError `company-not-found`, `changed-meanwhile` (other deliveries than were shown)
 */
export function issueMonthNow(
  deps: Pick<Deps, 'db'>,
  actor: AuditActor,
  { company_id: companyId, month, version }: { company_id: number; month: string; version: string },
): Promise<string[]> {
  return withTransaction(deps.db, async (tx) => {
    const { name } = await lockAsked(tx, companyId);
    const issued = await issueMonth(
      tx,
      { companyId, month, now: actor.now },
      (orders) => versionOf(orders) === version,
    );
    if (issued.length === 0) {
      throw new BusinessError(
        'changed-meanwhile',
        'Intanto le consegne da fatturare sono cambiate: guarda come sono ora e riprova',
        { field: 'version' },
      );
    }
    const numbers = issued.map(invoiceNumber);
    await writeAudit(tx, actor, 'company.month-invoice', {
      subject: { kind: 'company', id: companyId, name },
      after: { month, invoices: numbers },
    });
    return numbers;
  });
}
