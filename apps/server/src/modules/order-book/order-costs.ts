import type { CertificateUse } from '@sporta/domain';
import { orderTotal } from '@sporta/domain';
import type { OrderView } from './order-view.ts';

/** Cents an order costs, and what vouchers took off it. */
export interface OrderCosts {
  voucherCents: number;
  /** Paid in advance: it pays the total like money. */
  prepaidCents: number;
  /** "TOTALE": what all its tenders pay together. */
  totalCents: number;
}

/** What an order cost when it was placed, and what it costs now: the same until what came was settled. */
export function orderCosts(order: OrderView): { ordered: OrderCosts; now: OrderCosts } {
  const { totalCents, certificateCents, certificates, deliveredCents } = order;
  const ordered = orderTotal(totalCents - certificateCents, orderedUses(order));
  if (deliveredCents === null) return { ordered, now: ordered };
  const used = certificates.filter(({ state }) => state === 'reserved').map(useOf);
  // orders older than the list of their certificates know the sum only
  const uses = certificates.length === 0 ? orderedUses(order) : used;
  return { ordered, now: orderTotal(deliveredCents, uses) };
}

/**
 * What certificates were to pay. Settling lowers prepaid ones first: while any of them pays, vouchers pay all they were to; when
 * none does, those that were let go still say what they would have paid.
 */
function orderedUses({ certificateCents, certificates }: OrderView): CertificateUse[] {
  const sumOf = (wanted: CertificateUse['kind']) =>
    certificates.reduce((sum, { kind, amountCents }) => (kind === wanted ? sum + amountCents : sum), 0);
  const prepaidPays = certificates.some(({ kind, state }) => kind === 'prepaid' && state === 'reserved');
  const voucherCents = prepaidPays ? sumOf('voucher') : certificateCents - sumOf('prepaid');
  return [
    { kind: 'voucher', cents: voucherCents },
    { kind: 'prepaid', cents: certificateCents - voucherCents },
  ];
}

const useOf = ({ kind, amountCents: cents }: OrderView['certificates'][number]): CertificateUse => ({ kind, cents });
