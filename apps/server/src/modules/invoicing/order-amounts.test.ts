import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderView } from '../order-book/order-view.ts';
import { chargesOf } from './order-amounts.ts';

const line = fc.record({
  grossCents: fc.integer({ min: 1, max: 20_000 }),
  /** Share of it that came. */
  came: fc.constantFrom(0, 0.97, 1),
  vatRateBp: fc.constantFrom(400, 500, 1000, 2200),
  promotable: fc.constantFrom(true, true, false),
});

/** An order with a discount on the basket of so many percent, a bag, a delivery, and a certificate. */
function orderOf(
  lines: { grossCents: number; came: number; vatRateBp: number; promotable: boolean }[],
  percent: number,
  certificateCents: number,
) {
  const gross = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const promoted = (all: readonly number[]) =>
    all.reduce((sum, cents, index) => (lines[index]!.promotable ? sum + cents : sum), 0);
  const discount = Math.round((promoted(lines.map(({ grossCents }) => grossCents)) * percent) / 100);
  const delivered = lines.map(({ grossCents, came }) => Math.round(grossCents * came));
  const goods = delivered.reduce((sum, cents) => sum + cents, 0);
  // where nothing came, nothing was brought either
  const isEmpty = lines.every(({ came }) => came === 0);
  const total = isEmpty ? 0 : goods - Math.round((promoted(delivered) * percent) / 100) + 15 + 290;
  const used = Math.min(certificateCents, total);
  return {
    total,
    order: {
      lines: lines.map((each, index) => ({
        orderLineId: index + 1,
        name: `Prodotto ${index}`,
        brand: '',
        description: '',
        unit: 'pz',
        quantity: 1000,
        deliveredQuantity: 1000,
        deliveredGrams: null,
        grossCents: each.grossCents,
        deliveredCents: delivered[index]!,
        vatRateBp: each.vatRateBp,
        promotable: each.promotable,
        outcome: each.came === 0 ? 'missing' : 'picked',
        substitute: null,
      })),
      itemsCents: gross - discount,
      packages: [{ orderPackageId: 1, descr: 'Sacchetto', costCents: 15, quantity: 1, vatRateBp: 2200 }],
      deliveryServiceId: 1,
      deliveryCents: 290,
      certificateCents: used,
      certificates: used > 0 ? [{ state: 'reserved', amountCents: used }] : [],
      deliveredCents: total - used,
    } as unknown as OrderView,
  };
}

it('adds up to what was paid, whatever the discount, the weights and the certificates', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(0, 5, 10, 33),
      fc.constantFrom(0, 500, 2_000_000),
      (lines, percent, certificateCents) => {
        const { order, total } = orderOf(lines, percent, certificateCents);
        const charges = chargesOf(order);
        expect(charges.all.reduce((sum, { cents }) => sum + cents, 0)).toBe(charges.totalCents);
        // where certificates covered all, it is not written down what they covered: a cent may be rounded otherwise
        if (order.deliveredCents) expect(charges.totalCents).toBe(total);
        else expect(Math.abs(charges.totalCents - total)).toBeLessThanOrEqual(1);
        expect(charges.totalCents - charges.certificateCents).toBe(order.deliveredCents);
        for (const { cents } of charges.all) expect(cents).toBeGreaterThanOrEqual(0);
        // a discount on the basket is never that of a line excluded from promotions
        for (const [index, { promotable, deliveredCents }] of order.lines.entries()) {
          if (!promotable) expect(charges.all[index]!.cents).toBe(deliveredCents);
        }
      },
    ),
  );
});

it('names what came in the place of something else, since that is what was sold, and what it stands in for', () => {
  const { order } = orderOf([{ grossCents: 500, came: 1, vatRateBp: 400, promotable: true }], 0, 0);
  Object.assign(order.lines[0]!, {
    outcome: 'substituted',
    substitute: { name: 'Fusilli', brand: 'Sporta', description: '500 g' },
  });
  expect(chargesOf(order).all[0]?.name).toBe('Sporta Fusilli 500 g (al posto di Prodotto 0)');
});
