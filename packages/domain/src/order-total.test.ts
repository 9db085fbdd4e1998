import { expect, it } from 'vitest';
import { orderTotal } from './order-total.ts';

it('counts a voucher as a lower price and a prepaid certificate as money', () => {
  const certificates = [
    { kind: 'voucher', cents: 500 },
    { kind: 'prepaid', cents: 1000 },
    { kind: 'prepaid', cents: 250 },
  ] as const;
  expect(orderTotal(6022, certificates)).toEqual({ voucherCents: 500, prepaidCents: 1250, totalCents: 7272 });
  expect(orderTotal(7272, [])).toEqual({ voucherCents: 0, prepaidCents: 0, totalCents: 7272 });
});
