import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedPoints, earnedVoucher, pointsToClawBack } from './benefit-rules.ts';

describe('earnedPoints', () => {
  const everyEuro = { perCents: 100, points: 1, membersOnly: true };

  it('counts whole steps only, and members’ rules for members only', () => {
    expect(earnedPoints([everyEuro], 5_199, true)).toBe(51);
    expect(earnedPoints([everyEuro], 5_199, false)).toBe(0);
    expect(earnedPoints([everyEuro, { perCents: 5000, points: 20, membersOnly: false }], 5_199, true)).toBe(71);
    expect(earnedPoints([], 5_199, true)).toBe(0);
  });

  it('never gives more for spending less', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        return earnedPoints([everyEuro], less, true) <= earnedPoints([everyEuro], more, true);
      }),
    );
  });
});

describe('earnedVoucher', () => {
  const rule = (voucherRuleId: number, thresholdCents: number, amountCents: number) => ({
    voucherRuleId,
    thresholdCents,
    amountCents,
    description: '',
  });
  const rules = [rule(1, 10_000, 500), rule(2, 20_000, 1200)];

  it('is the one of the highest threshold reached', () => {
    expect(earnedVoucher(rules, 9_999)).toBeUndefined();
    expect(earnedVoucher(rules, 10_000)?.voucherRuleId).toBe(1);
    expect(earnedVoucher(rules, 25_000)?.voucherRuleId).toBe(2);
  });
});

describe('pointsToClawBack', () => {
  it('is the share of what came back', () => {
    expect(pointsToClawBack(102, 10_240, 0)).toBe(0);
    expect(pointsToClawBack(100, 10_000, 2_500)).toBe(25);
    expect(pointsToClawBack(100, 10_000, 2_501)).toBe(26);
    expect(pointsToClawBack(100, 10_000, 10_000)).toBe(100);
    // delivery given back too
    expect(pointsToClawBack(100, 10_000, 10_600)).toBe(100);
    expect(pointsToClawBack(20, 0, 0)).toBe(0);
  });

  it('is never negative, never more than was given, and grows with what comes back', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), (points, goods, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((cents) => pointsToClawBack(points, goods, cents));
        return less! >= 0 && less! <= more! && more! <= points;
      }),
    );
  });
});
