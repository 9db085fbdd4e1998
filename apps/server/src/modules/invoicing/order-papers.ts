import {
  formatDayNumeric,
  formatEuro,
  formatRate,
  formatThousandths,
  shopDay,
  totalVat,
  vatBreakdown,
} from '@sporta/domain';
import type { ShopSeller } from '../../platform/shop-identity.ts';
import { type DocumentTable, type ShopDocument, sellerLines } from '../documents/index.ts';
import { type Charge, datedText, type InvoiceHolder, type OrderView } from '../order-book/index.ts';

/* What the papers of an order have in common. */

export type Seller = ShopSeller;

type Party = ShopDocument['parties'][number];

export function sellerParty(seller: Seller, label = 'VENDITORE'): Party {
  return { label, lines: sellerLines(seller) };
}

/** Who an invoice or a credit note is made out to, with all that tells them apart (art. 21 DPR 633/1972). */
export function holderParty(holder: InvoiceHolder): Party {
  const { name, address, vatNumber, fiscalCode, recipientCode, pec } = holder;
  return {
    label: 'INTESTATA A',
    lines: [
      name,
      address,
      vatNumber ? `P. IVA ${vatNumber}` : '',
      fiscalCode ? `Codice fiscale ${fiscalCode}` : '',
      recipientCode ? `Codice destinatario ${recipientCode}` : '',
      pec ? `PEC ${pec}` : '',
    ].filter(Boolean),
  };
}

export function customerParty(order: OrderView): Party {
  const { address } = order;
  return {
    label: 'CLIENTE',
    lines: [
      `${order.firstName} ${order.lastName}`.trim(),
      `${address.address1} ${address.addressNumber}`.trim(),
      [address.postalcode, address.city, address.province].filter(Boolean).join(' '),
    ].filter(Boolean),
  };
}

/** When it was ordered and when it came. */
export function datesOf(order: OrderView): [label: string, value: string][] {
  const delivered = deliveredAt(order);
  return [
    ['Ordinato', datedText(order.createdAt)],
    ...(delivered ? ([['Consegnato', datedText(delivered)]] as [string, string][]) : []),
  ];
}

export function deliveredAt(order: OrderView): string | undefined {
  return order.events.findLast((event) => event.toState === 'delivered')?.at;
}

/** The day the goods came, `YYYY-MM-DD`; of an order that has no event of it, the day of its slot. */
export function deliveryDay(order: OrderView): string {
  const at = deliveredAt(order);
  return at ? shopDay(Date.parse(at)) : order.slotDay;
}

/** "21/11/2026" of an instant, in the shop. */
export const dayText = (instant: string) => formatDayNumeric(shopDay(Date.parse(instant)));

/** "3 pz", "1,24 kg"; nothing for what is not counted. */
export const amountText = (thousandths: number, unit: string) =>
  unit ? `${formatThousandths(thousandths)} ${unit}`.replace(' ', '\u00a0') : '';

/** The VAT that charges contain: computed once for each rate, so that the rows add up to what was paid. */
export function vatTable(charges: readonly Charge[]): DocumentTable {
  const rows = vatBreakdown(charges.map(({ cents, rateBp }) => ({ grossCents: cents, rateBp }))).filter(
    (row) => row.grossCents !== 0,
  );
  const sum = (value: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + value(row), 0);
  return {
    title: 'Riepilogo IVA',
    columns: [
      { label: 'Aliquota', width: 195 },
      { label: 'Imponibile', width: 100, right: true },
      { label: 'Imposta', width: 100, right: true },
      { label: 'Totale', width: 100, right: true },
    ],
    rows: rows.map((row) => [
      formatRate(row.rateBp),
      formatEuro(row.netCents),
      formatEuro(row.vatCents),
      formatEuro(row.grossCents),
    ]),
    totals: [
      [
        'Totale',
        formatEuro(sum((row) => row.netCents)),
        formatEuro(totalVat(rows)),
        formatEuro(sum((row) => row.grossCents)),
      ],
    ],
  };
}
