import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossToNet, netToGross, totalVat, vatBreakdown, vatIncluded } from './vat.ts';

const rate = fc.constantFrom(0, 400, 500, 1000, 2200);
const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('VAT', () => {
  it('takes the tax out of a price that includes it', () => {
    expect(vatIncluded(122, 2200)).toBe(22);
    expect(vatIncluded(104, 400)).toBe(4);
    expect(netToGross(100, 1000)).toBe(110);
    expect(vatIncluded(500, 0)).toBe(0);
  });

  it('splits without losing a cent, and goes back within half a cent of tax', () => {
    fc.assert(
      fc.property(cents, rate, (gross, rateBp) => {
        expect(grossToNet(gross, rateBp) + vatIncluded(gross, rateBp)).toBe(gross);
        expect(Math.abs(netToGross(grossToNet(gross, rateBp), rateBp) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('sums to what is paid, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ grossCents: cents, rateBp: rate }), { maxLength: 40 }), (lines) => {
        const rows = vatBreakdown(lines);
        const paid = lines.reduce((sum, line) => sum + line.grossCents, 0);
        expect(rows.reduce((sum, row) => sum + row.netCents + row.vatCents, 0)).toBe(paid);
        expect(vatBreakdown([...lines].reverse())).toEqual(rows);
        expect(totalVat(rows)).toBe(paid - rows.reduce((sum, row) => sum + row.netCents, 0));
      }),
    );
  });
});
