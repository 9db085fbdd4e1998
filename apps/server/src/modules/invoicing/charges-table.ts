import { allocate, formatEuro, formatRate, vatBreakdown } from '@sporta/domain';
import type { DocumentTable } from '../documents/index.ts';
import type { Charge, InvoiceHolder } from '../order-book/index.ts';
import { amountText } from './order-papers.ts';

const priceFormat = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** What one unit comes to, to the hundredth of a cent: "1,20 €", "0,8333 €"; nothing for what is not counted. */
export const unitPriceText = ({ cents, quantity, unit }: Pick<Charge, 'cents' | 'quantity' | 'unit'>): string =>
  unit && quantity > 0 ? priceFormat.format((cents * 10) / quantity) : '';

/** The same charges without VAT: those of a rate add up to what the VAT summary says of it, to the cent. */
export function withoutVat(charges: readonly Charge[]): Charge[] {
  const net = charges.map((charge) => ({ ...charge }));
  for (const { rateBp, netCents } of vatBreakdown(
    charges.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp })),
  )) {
    const ofRate = net.filter((charge) => charge.rateBp === rateBp);
    const shares = allocate(
      netCents,
      ofRate.map(({ cents }) => cents),
    );
    for (const [index, charge] of ofRate.entries()) charge.cents = shares[index]!;
  }
  return net;
}

/** Whoever has a VAT number reads prices without VAT. */
export const readsNet = ({ vatNumber }: InvoiceHolder): boolean => vatNumber !== undefined;

/**
 * What is charged, line by line, and what it comes to: of companies without VAT, which the totals then add.
 * @param totals what is below the lines, with VAT
 */
export function chargesTable(
  holder: InvoiceHolder,
  charges: readonly Charge[],
  totals: readonly [label: string, cents: number][],
): DocumentTable {
  const net = readsNet(holder);
  const lines = net ? withoutVat(charges) : charges;
  return {
    columns: [
      { label: 'Prodotto', width: 220 },
      { label: 'Quantità', width: 65, right: true },
      { label: net ? 'Prezzo netto' : 'Prezzo', width: 80, right: true },
      { label: 'IVA', width: 45, right: true },
      { label: net ? 'Imponibile' : 'Importo', width: 85, right: true },
    ],
    rows: lines.map((charge) => [
      charge.name,
      amountText(charge.quantity, charge.unit),
      unitPriceText(charge),
      formatRate(charge.rateBp),
      formatEuro(charge.cents),
    ]),
    totals: [...(net ? netTotals(charges, lines) : []), ...totals].map(([label, cents]) => [
      label,
      '',
      '',
      '',
      formatEuro(cents),
    ]),
  };
}

const sum = (charges: readonly Charge[]) => charges.reduce((total, { cents }) => total + cents, 0);

const netTotals = (charges: readonly Charge[], net: readonly Charge[]): [string, number][] => [
  ['Imponibile', sum(net)],
  ['IVA', sum(charges) - sum(net)],
];
