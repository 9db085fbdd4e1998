import { describe, expect, it } from 'vitest';
import { draftOfPrices, examplesOf, pricesRequest } from './prices-draft.ts';

const given = {
  warehouseId: 1,
  warehouseName: 'Milano',
  deliveryServiceId: 1,
  quiet: { belowPercent: 30, hours: 12, discount: 0.5 },
  busy: { fromPercent: 90, surcharge: 1 },
  ecoDiscount: 1,
  min: 0.9,
  max: 4.9,
  version: 'v',
};

describe('the rule of prices as it is typed', () => {
  it('sends what is switched on, and nothing of the rest', () => {
    const draft = draftOfPrices(given);
    expect(pricesRequest({ ...draft, quietDiscount: ' 0,70 ' })).toEqual({
      quiet_below_percent: '30',
      quiet_hours: '12',
      quiet_discount: '0.70',
      busy_from_percent: '90',
      busy_surcharge: '1',
      eco_discount: '1',
      min: '0.90',
      max: '4.90',
    });
    expect(pricesRequest({ ...draft, quiet: false, busy: false })).toEqual({
      eco_discount: '1',
      min: '0.90',
      max: '4.90',
    });
  });

  it('shows what slots would cost, within the limits', () => {
    const draft = draftOfPrices(given);
    const cents = (part: Partial<typeof draft>, costCents = 290) =>
      examplesOf({ ...draft, ...part }, { costCents, homes: true }).map((each) => each.cents);
    expect(cents({})).toEqual([290, 390, 240, 190]);
    expect(cents({}, 450)).toEqual([450, 490, 400, 350]);
    expect(cents({ min: '2,50' })).toEqual([290, 390, 250, 250]);
    expect(cents({ busy: false })).toEqual([290, 240, 190]);
    expect(cents({ busySurcharge: 'uno' })).toEqual([]);
    expect(examplesOf(draft, { costCents: 0, homes: false }).map(({ cents }) => cents)).toEqual([0, 100, 0]);
  });
});
