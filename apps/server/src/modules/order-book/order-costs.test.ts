import { expect, it } from 'vitest';
import { orderCosts } from './order-costs.ts';
import type { OrderView } from './order-view.ts';

type Certificate = OrderView['certificates'][number];

const certificate = (kind: Certificate['kind'], amountCents: number, state = 'reserved') =>
  ({ kind, amountCents, state }) as Certificate;

/** An order of 77,72 € with 15 € of certificates. */
const order = (deliveredCents: number | null, certificates: Certificate[]) =>
  ({ totalCents: 7772, certificateCents: 1500, deliveredCents, certificates }) as OrderView;

it('takes vouchers off the price and lets prepaid certificates pay', () => {
  const { ordered, now } = orderCosts(order(null, [certificate('voucher', 500), certificate('prepaid', 1000)]));
  expect(ordered).toEqual({ voucherCents: 500, prepaidCents: 1000, totalCents: 7272 });
  expect(now).toEqual(ordered);
});

it('knows both totals once less has come', () => {
  const all = orderCosts(order(5000, [certificate('voucher', 500), certificate('prepaid', 1000)]));
  expect([all.ordered.totalCents, all.now.totalCents]).toEqual([7272, 6000]);
  const part = orderCosts(order(0, [certificate('voucher', 500), certificate('prepaid', 300)]));
  expect([part.ordered.totalCents, part.now.totalCents]).toEqual([7272, 300]);
  const none = orderCosts(order(0, [certificate('voucher', 200), certificate('prepaid', 1000, 'released')]));
  expect([none.ordered.totalCents, none.now.totalCents]).toEqual([7272, 0]);
});

it('counts what old orders say of certificates without naming them as a lower price', () => {
  expect(orderCosts(order(null, [])).ordered).toEqual({ voucherCents: 1500, prepaidCents: 0, totalCents: 6272 });
});
