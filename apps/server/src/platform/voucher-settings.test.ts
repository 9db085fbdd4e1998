import { describe, expect, it } from 'vitest';
import { defaultVoucherLimits, readVoucherLimits, voucherLimitsOf } from './voucher-settings.ts';

const read = (text: string) => {
  const answer = readVoucherLimits(text);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.limits;
};

describe('limits of vouchers', () => {
  it('are cents by role, and the highest of several roles', () => {
    const settings = read(defaultVoucherLimits);
    expect(voucherLimitsOf(settings, ['customer-care'])).toEqual({ one: 2000, day: 10_000, customerMonth: 6000 });
    expect(voucherLimitsOf(settings, ['customer-care', 'store-manager'])?.one).toBe(50_000);
    expect(voucherLimitsOf(settings, ['director'])?.one).toBe(50_000);
    expect(voucherLimitsOf(settings, ['picker', 'accounting'])).toBeUndefined();
  });

  it.each([
    'customer-care=20/100/60',
    'customer-care=200/100/600,store-manager=500/1500/1000',
    'customer-care=20/100/10,store-manager=500/1500/1000',
    'customer-care=20/100,store-manager=500/1500/1000',
    'customer-care=-1/100/60,store-manager=500/1500/1000',
    'cashier=20/100/60,store-manager=500/1500/1000',
    '',
  ])('are refused as %s', (text) => expect(readVoucherLimits(text)).toHaveProperty('problem'));
});
