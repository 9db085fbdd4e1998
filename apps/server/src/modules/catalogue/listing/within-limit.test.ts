import { priceLimitText } from '@sporta/domain';
import { type PriceLimit, readPriceLimit } from '@sporta/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a limit of prices in words', () => {
  it('is read again as what it was, as suggestions are when somebody presses them', () => {
    const cents = fc.integer({ min: 0, max: 999_999 });
    const unit = fc.constantFrom(undefined, 'kg' as const, 'l' as const);
    fc.assert(
      fc.property(cents, cents, fc.constantFrom('least', 'most', 'both'), unit, (one, other, kind, perUnit) => {
        const limit: PriceLimit = {
          ...(kind === 'most' ? {} : { minCents: Math.min(one, other) }),
          ...(kind === 'least' ? {} : { maxCents: Math.max(one, other) }),
          ...(perUnit === undefined ? {} : { perUnit }),
        };
        expect(readPriceLimit(`vino bianco ${priceLimitText(limit)}`)).toEqual({ words: 'vino bianco', limit });
      }),
    );
  });
});
