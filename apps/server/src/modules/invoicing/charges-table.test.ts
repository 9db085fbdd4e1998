import { vatBreakdown } from '@sporta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargesTable, unitPriceText, withoutVat } from './charges-table.ts';

const charge = (cents: number, rateBp: number, quantity = 1000, unit = 'pz') => ({
  name: 'Riso',
  rateBp,
  quantity,
  unit,
  cents,
});

describe('the charges of an invoice', () => {
  it('without VAT add up to what the summary says of each rate, whatever was bought', () => {
    const charges = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 500_000 }), rateBp: fc.constantFrom(0, 400, 500, 1000, 2200) }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(charges, (any) => {
        const gross = any.map(({ cents, rateBp }) => charge(cents, rateBp));
        const net = withoutVat(gross);
        for (const { rateBp, netCents } of vatBreakdown(any.map((each) => ({ ...each, grossCents: each.cents })))) {
          const ofRate = net.filter((each) => each.rateBp === rateBp);
          expect(ofRate.reduce((sum, { cents }) => sum + cents, 0)).toBe(netCents);
        }
        net.forEach(({ cents }, index) => {
          expect(cents).toBeLessThanOrEqual(gross[index]!.cents);
        });
      }),
    );
  });

  it('show unit prices, of companies without VAT, and total what is paid', () => {
    const charges = [charge(1100, 1000, 2000), charge(250, 2200, 1000, '')];
    const company = chargesTable({ name: 'Bar', address: 'Via 1', vatNumber: '12345670017' }, charges, [
      ['TOTALE FATTURA', 1350],
    ]);
    expect(company.rows).toEqual([
      ['Riso', '2\u00a0pz', '5,00\u00a0€', '10%', '10,00\u00a0€'],
      ['Riso', '', '', '22%', '2,05\u00a0€'],
    ]);
    expect(company.totals?.map((row) => [row[0], row.at(-1)])).toEqual([
      ['Imponibile', '12,05\u00a0€'],
      ['IVA', '1,45\u00a0€'],
      ['TOTALE FATTURA', '13,50\u00a0€'],
    ]);
    const household = chargesTable({ name: 'Anna', address: 'Via 1', fiscalCode: 'X' }, charges, [['TOTALE', 1350]]);
    expect(household.rows[0]).toEqual(['Riso', '2\u00a0pz', '5,50\u00a0€', '10%', '11,00\u00a0€']);
    expect(household.totals).toHaveLength(1);
  });

  it('say prices to the hundredth of a cent where a discount leaves no round one', () => {
    expect(unitPriceText(charge(250, 400, 3000))).toBe('0,8333\u00a0€');
    expect(unitPriceText(charge(235, 400, 980, 'kg'))).toBe('2,398\u00a0€');
    expect(unitPriceText(charge(250, 400, 0))).toBe('');
  });
});
