import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import { formatEuro, formatRate } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { type DocumentTable, lookOf, renderDocument, type ShopDocument } from '../documents/index.ts';
import {
  type BagsView,
  bagsCharged,
  type LineView,
  lineTitle,
  type OrderView,
  orderCosts,
  paidWith,
  referencesOf,
} from '../order-book/index.ts';
import { type Charges, chargesOf, DELIVERY_VAT_BP } from './order-amounts.ts';
import { amountText, customerParty, datesOf, deliveredAt, type Seller, sellerParty, vatTable } from './order-papers.ts';

/** The receipt exists once it is known what was delivered; what is brought again, free, is on the receipt of the first order. */
export function hasReceipt(order: OrderView): boolean {
  return order.deliveredCents !== null && !order.redelivers;
}

/**
 * What was ordered and what came, with the VAT it contains, as PDF. Not a fiscal document: that one is issued apart.
 * @throws BusinessError `receipt-not-ready`
 */
export async function renderReceipt(order: OrderView, seller: Seller): Promise<Buffer> {
  return renderDocument(receiptOf(order, seller));
}

/** @throws BusinessError `receipt-not-ready` */
export function receiptOf(order: OrderView, seller: Seller): ShopDocument {
  if (order.deliveredCents === null) {
    throw new BusinessError(
      'receipt-not-ready',
      'La ricevuta sarà pronta quando la spesa sarà stata pesata e consegnata',
    );
  }
  const charges = chargesOf(order);
  return {
    title: `Ricevuta dell’ordine ${order.orderNumber}`,
    subtitle: 'Che cosa hai ordinato e che cosa è arrivato. Non è un documento fiscale.',
    ...lookOf(seller),
    parties: [sellerParty(seller), customerParty(order)],
    facts: [...datesOf(order), ...referencesOf(order)],
    tables: [linesTable(order, charges), ...paymentsTable(order), vatTable(charges.all)],
    notes: [weighedNote],
    madeAt: new Date(deliveredAt(order) ?? order.createdAt),
  };
}

export const weighedNote =
  'I prodotti a peso si pagano per il peso vero. Quelli mancanti non si pagano. Un sostituto costa quanto il prodotto ordinato o meno.';

/** Each tender with its cents; nothing where nothing is known of them. */
function paymentsTable(order: OrderView): DocumentTable[] {
  const rows = paidWith(order);
  if (rows.length === 0) return [];
  return [
    {
      title: 'Pagato con',
      columns: [
        { label: 'Metodo', width: 395 },
        { label: 'Importo', width: 100, right: true },
      ],
      rows: rows.map(([label, cents]) => [label, formatEuro(cents)]),
    },
  ];
}

/** The lines with what was ordered, what came and what it cost. */
function linesTable(order: OrderView, charges: Charges): DocumentTable {
  return {
    columns: [
      { label: 'Prodotto', width: 133 },
      { label: 'IVA', width: 40, right: true },
      { label: 'Prezzo', width: 64, right: true },
      { label: 'Ordinato', width: 62, right: true },
      { label: 'Consegnato', width: 72, right: true },
      { label: 'Previsto', width: 62, right: true },
      { label: 'Pagato', width: 62, right: true },
    ],
    rows: order.lines.map(lineRow),
    totals: totalsOf(order, charges),
  };
}

function lineRow(line: LineView): string[] {
  const isFree = line.insertionTypeId === insertionTypeIds.free;
  return [
    lineTitle(line),
    formatRate(line.vatRateBp),
    isFree ? '' : priceText(line),
    amountText(line.quantity, line.unit),
    deliveredText(line),
    isFree ? 'Gratis' : formatEuro(line.grossCents),
    isFree ? 'Gratis' : formatEuro(line.deliveredCents ?? line.grossCents),
  ];
}

/** Goods by weight have a price of the kilogram, those sold by the piece too: "1,29 €", "11,90 €/kg". */
const priceText = ({ unitPriceCents, estimatedGrams }: LineView): string =>
  `${formatEuro(unitPriceCents)}${estimatedGrams === null ? '' : '/kg'}`;

/** "2 pz", "0,98 kg", "2 pz (0,98 kg)", "mancante". */
function deliveredText(line: LineView): string {
  if (line.outcome === 'missing') return 'mancante';
  const weight = line.deliveredGrams === null ? '' : amountText(line.deliveredGrams, 'kg');
  if (line.unit === 'kg' && weight) return weight;
  const amount = amountText(line.deliveredQuantity ?? line.quantity, line.unit);
  return weight ? `${amount} (${weight})` : amount;
}

/** "Sacchetti di carta (2)", "Sacchetti di carta (2, consegnati 3)". */
function bagsText(bags: BagsView): string {
  const charged = bagsCharged(bags);
  return `${bags.descr} (${bags.quantity}${charged === bags.quantity ? '' : `, consegnati ${charged}`})`;
}

function totalsOf(order: OrderView, charges: Charges): string[][] {
  const row = (label: string, ordered: number, paid: number, rateBp?: number) => [
    label,
    rateBp === undefined ? '' : formatRate(rateBp),
    '',
    '',
    '',
    formatEuro(ordered),
    formatEuro(paid),
  ];
  const ordered = order.lines.reduce((sum, line) => sum + line.grossCents, 0);
  const discount = ordered - order.itemsCents;
  const { discountCents } = charges;
  const { ordered: was, now } = orderCosts(order);
  return [
    ...(discount > 0 || discountCents > 0 ? [row('Sconti sulla spesa', -discount, -discountCents)] : []),
    ...order.packages.map((bags) =>
      row(bagsText(bags), bags.quantity * bags.costCents, bagsCharged(bags) * bags.costCents, bags.vatRateBp),
    ),
    row(
      order.deliveryServiceId === deliveryServiceIds.home ? 'Consegna' : 'Ritiro',
      order.deliveryCents,
      order.deliveryCents,
      DELIVERY_VAT_BP,
    ),
    ...(was.voucherCents > 0 ? [row('Totale Buoni', -was.voucherCents, -now.voucherCents)] : []),
    row('TOTALE', was.totalCents, now.totalCents),
  ];
}
