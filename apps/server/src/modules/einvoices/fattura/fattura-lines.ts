import { allocate, vatBreakdown } from '@sporta/domain';
import type { Charge } from '../../order-book/index.ts';
import type { Fattura, FatturaLine } from './fattura.ts';

/** An invoice of an order of which nothing came: the format wants a line. */
const nothing: FatturaLine = {
  description: 'Nessun prodotto consegnato',
  quantity: 1000,
  unit: '',
  netCents: 0,
  rateBp: 2200,
};

/**
 * Lines without VAT and their summary by rate. VAT is computed once on what was paid at each rate, as on every other paper of the
 * shop; the net amount of a rate is then shared out among its lines, so that they add up to it without rounding.
 */
export function fatturaLines(charges: readonly Charge[]): Pick<Fattura, 'lines' | 'summary' | 'totalCents'> {
  const charged = charges.filter(({ cents }) => cents > 0);
  if (charged.length === 0) {
    return { lines: [nothing], summary: [{ rateBp: 2200, grossCents: 0, netCents: 0, vatCents: 0 }], totalCents: 0 };
  }
  const summary = vatBreakdown(charged.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp })));
  const netOf = new Map<Charge, number>();
  for (const { rateBp, netCents } of summary) {
    const ofRate = charged.filter((charge) => charge.rateBp === rateBp);
    const shares = allocate(
      netCents,
      ofRate.map(({ cents }) => cents),
    );
    for (const [index, charge] of ofRate.entries()) netOf.set(charge, shares[index]!);
  }
  return {
    lines: charged.map((charge) => ({
      description: charge.name,
      // an amount without a quantity is one of what it says
      ...(charge.quantity > 0 ? { quantity: charge.quantity, unit: charge.unit } : { quantity: 1000, unit: '' }),
      netCents: netOf.get(charge)!,
      rateBp: charge.rateBp,
    })),
    summary,
    totalCents: summary.reduce((sum, { grossCents }) => sum + grossCents, 0),
  };
}
