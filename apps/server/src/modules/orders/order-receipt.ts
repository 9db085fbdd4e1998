import { formatEuro, formatRate, vatBreakdown } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { type DocumentTable, renderDocument } from '../documents/index.ts';
import { instantText } from './order-mails.ts';
import { referencesOf } from './order-references.ts';
import type { LineView, OrderView } from './order-to-wire.ts';
import { paidForLine } from './withdrawal.ts';

const deliveryVatBp = 2200;

/** The receipt exists once it is known what was delivered. */
export function hasReceipt(order: OrderView): boolean {
  return order.deliveredCents !== null;
}

/**
 * What was ordered and what came, with the VAT it contains, as PDF. Not a fiscal document: that one is issued apart.
 * @throws BusinessError `receipt-not-ready`
 */
export function renderReceipt(order: OrderView): Promise<Buffer> {
  if (order.deliveredCents === null) {
    throw new BusinessError(
      'receipt-not-ready',
      'La ricevuta sarà pronta quando la spesa sarà stata pesata e consegnata',
    );
  }
  const { address } = order;
  const delivered = order.events.findLast((event) => event.toState === 'delivered');
  return renderDocument({
    title: `Ricevuta dell’ordine ${order.orderNumber}`,
    subtitle: 'Riepilogo di quanto ordinato e consegnato. Non è un documento fiscale.',
    facts: [
      ['Cliente', `${order.firstName} ${order.lastName}`.trim()],
      ['Indirizzo', `${address.address1} ${address.addressNumber}, ${address.postalcode} ${address.city}`],
      ...referencesOf(order),
      ...datesOf(order),
    ],
    tables: tablesOf(order),
    notes: [weighedNote],
    madeAt: new Date(delivered?.at ?? order.createdAt),
  });
}

export const weighedNote =
  'I prodotti a peso si pagano per il peso vero. Quelli mancanti non si pagano. Un sostituto costa quanto il prodotto ordinato o meno.';

/** When it was ordered and when it came. */
export function datesOf(order: OrderView): [label: string, value: string][] {
  const delivered = order.events.findLast((event) => event.toState === 'delivered');
  return [
    ['Ordinato il', instantText(order.createdAt)],
    ...(delivered ? ([['Consegnato il', instantText(delivered.at)]] as [string, string][]) : []),
  ];
}

/** The lines with what was ordered, what came and what it cost, and the VAT by rate. */
export function tablesOf(order: OrderView): DocumentTable[] {
  return [
    {
      columns: [
        { label: 'Prodotto', width: 230 },
        { label: 'IVA', width: 35, right: true },
        { label: 'Ordinato', width: 60, right: true },
        { label: 'Consegnato', width: 70, right: true },
        { label: 'Ordinato', width: 50, right: true },
        { label: 'Pagato', width: 50, right: true },
      ],
      rows: order.lines.map(lineRow),
      totals: totalsOf(order),
    },
    vatTable(order),
  ];
}

function lineRow(line: LineView): string[] {
  const amount = (thousandths: number) => `${String(thousandths / 1000).replace('.', ',')} ${line.unit}`;
  const weight = line.deliveredGrams === null ? '' : ` (${String(line.deliveredGrams / 1000).replace('.', ',')} kg)`;
  const came =
    line.outcome === 'missing'
      ? 'mancante'
      : `${amount(line.deliveredQuantity ?? line.quantity)}${line.unit === 'kg' ? '' : weight}`;
  return [
    [line.brand, line.name, line.description].filter(Boolean).join(' '),
    formatRate(line.vatRateBp),
    amount(line.quantity),
    line.unit === 'kg' && line.deliveredGrams !== null
      ? `${String(line.deliveredGrams / 1000).replace('.', ',')} kg`
      : came,
    line.insertionTypeId === 2 ? 'Gratis' : formatEuro(line.grossCents),
    line.insertionTypeId === 2 ? 'Gratis' : formatEuro(line.deliveredCents ?? line.grossCents),
  ];
}

function totalsOf(order: OrderView): string[][] {
  const row = (label: string, ordered: string, paid: string) => [label, '', '', '', ordered, paid];
  const packages = order.packages.map((each) =>
    row(
      `${each.descr} (${each.quantity})`,
      formatEuro(each.quantity * each.costCents),
      formatEuro(each.quantity * each.costCents),
    ),
  );
  const discounts = order.lines.reduce((sum, line) => sum + line.grossCents, 0) - order.itemsCents;
  return [
    ...(discounts > 0 ? [row('Sconti sulla spesa', formatEuro(-discounts), formatEuro(-discounts))] : []),
    ...packages,
    row('Consegna', formatEuro(order.deliveryCents), formatEuro(order.deliveryCents)),
    ...(order.giftCents > 0 ? [row('Totale Buoni', formatEuro(-order.giftCents), formatEuro(-order.giftCents))] : []),
    row('TOTALE', formatEuro(order.totalCents - order.giftCents), formatEuro(order.deliveredCents ?? 0)),
  ];
}

function vatTable(order: OrderView) {
  const rows = vatBreakdown([
    ...order.lines.map((line) => ({ grossCents: paidForLine(order, line), rateBp: line.vatRateBp })),
    ...order.packages.map((each) => ({ grossCents: each.quantity * each.costCents, rateBp: each.vatRateBp })),
    { grossCents: order.deliveryCents, rateBp: deliveryVatBp },
  ]);
  return {
    title: 'Riepilogo IVA',
    columns: [
      { label: 'Aliquota', width: 195 },
      { label: 'Imponibile', width: 100, right: true },
      { label: 'IVA', width: 100, right: true },
      { label: 'Totale', width: 100, right: true },
    ],
    rows: rows
      .filter((row) => row.grossCents !== 0)
      .map((row) => [
        formatRate(row.rateBp),
        formatEuro(row.netCents),
        formatEuro(row.vatCents),
        formatEuro(row.grossCents),
      ]),
  };
}
