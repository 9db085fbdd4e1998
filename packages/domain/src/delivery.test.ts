import { describe, expect, it } from 'vitest';
import { authoriseAmount, captureAmount, chargedBags, heaviestAllowed } from './authorisation.ts';
import { deliveryFee, type ZoneTariff } from './delivery-fee.ts';
import { minimumOrder } from './minimum-order.ts';

const milano: ZoneTariff = {
  baseCents: 0,
  freeThresholdCents: 9000,
  reducedCents: 100,
  minimum: { minimumCents: 4000, below: 'surcharge', surchargeCents: 200 },
};

describe('delivery fee', () => {
  it('is the slot, free from the threshold on', () => {
    const fee = deliveryFee({ tariff: milano, slotCents: 290, goodsCents: 7422 });
    expect(fee).toMatchObject({ cents: 290, reason: 'standard', freeDelivery: { missingCents: 1578 } });
    expect(deliveryFee({ tariff: milano, slotCents: 290, goodsCents: 9000 })).toMatchObject({
      cents: 0,
      standardCents: 290,
      reason: 'free-threshold',
    });
  });

  it('is reduced for those who have a right to it, never raised', () => {
    const reduced = { tariff: milano, goodsCents: 5000, reducedSegment: true };
    expect(deliveryFee({ ...reduced, slotCents: 290 })).toMatchObject({ cents: 100, reason: 'reduced' });
    expect(deliveryFee({ ...reduced, slotCents: 90 })).toMatchObject({ cents: 90, reason: 'standard' });
  });

  it('adds the surcharge below the minimum, or blocks', () => {
    expect(deliveryFee({ tariff: milano, slotCents: 290, goodsCents: 3900 }).cents).toBe(490);
    expect(minimumOrder(3900, { minimumCents: 4000, below: 'block' })).toEqual({
      outcome: 'block',
      missingCents: 100,
      surchargeCents: 0,
    });
    expect(minimumOrder(4000, milano.minimum).outcome).toBe('reached');
  });
});

describe('authorisation of weighed goods', () => {
  it('adds a tenth of the weighed lines, bags and substitutions', () => {
    const input = { estimateCents: 7272, weighedCents: 2000, extraBagsCents: 30, substitutionCents: 100 };
    expect(authoriseAmount(input)).toBe(7272 + 200 + 30 + 100);
    expect(authoriseAmount({ estimateCents: 0, weighedCents: 2000, extraBagsCents: 30 })).toBe(0);
  });

  it.each([
    [{ ordered: 3, used: 2, isWeighed: false }, 2],
    [{ ordered: 3, used: 3, isWeighed: true }, 3],
    [{ ordered: 3, used: 5, isWeighed: true }, 4],
    [{ ordered: 3, used: 4, isWeighed: false }, 3],
    [{ ordered: 3, used: 0, isWeighed: true }, 0],
  ])('charges bags as used, beyond the ordered ones as far as the hold goes: %o', (bags, charged) => {
    expect(chargedBags(bags)).toBe(charged);
  });

  it('never captures more than was authorised', () => {
    expect(captureAmount(7500, 7472)).toBe(7472);
    expect(captureAmount(6970, 7472)).toBe(6970);
    expect(heaviestAllowed(500)).toBe(550);
  });
});
