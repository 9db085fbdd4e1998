import type { Quote } from '@sporta/contract';
import { centsToEuro, grossToNet, isByWeight, shopDay } from '@sporta/domain';
import { chargedOf, lineCents } from './line-amount.ts';
import type { QuoteLineRow, QuoteRow } from './quotes.repo.ts';

/** The last day on which an offer holds that ends before this instant. */
export const lastDay = (validTo: Date) => shopDay(validTo.getTime() - 1);

export function lineToWire(line: QuoteLineRow): Quote['lines'][number] {
  return {
    quoteLineId: line.quoteLineId,
    productId: line.productId,
    name: line.name,
    quantity: line.quantity / 1000,
    unit: line.mode === 'loose' ? 'kg' : 'pz',
    priceUnit: isByWeight(line.mode) ? 'kg' : 'pz',
    charged: chargedOf(line) / 1000,
    ...(line.priceCents === null
      ? {}
      : { price: centsToEuro(line.priceCents), priceNet: centsToEuro(grossToNet(line.priceCents, line.vatRateBp)) }),
    left: line.priceCents === null ? 0 : Math.max(0, line.quantity - line.taken) / 1000,
  };
}

function totals(lines: readonly QuoteLineRow[]): { gross: number; net: number } | undefined {
  const priced = lines.filter(({ priceCents }) => priceCents !== null);
  if (priced.length === 0) return undefined;
  let gross = 0;
  let net = 0;
  for (const line of priced) {
    const cents = lineCents(line, line.priceCents!);
    gross += cents;
    net += grossToNet(cents, line.vatRateBp);
  }
  return { gross, net };
}

export function quoteToWire(
  { lines, ...row }: QuoteRow & { lines: QuoteLineRow[] },
  reader: { accountId: number; isMaster: boolean },
): Quote {
  const isOffer = row.state !== 'requested' && row.state !== 'declined' && row.state !== 'withdrawn';
  const total = isOffer ? totals(lines) : undefined;
  return {
    quoteId: row.quoteId,
    state: row.state,
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    ...(row.note ? { note: row.note } : {}),
    ...(row.wished ? { wished: row.wished } : {}),
    ...(row.answer ? { answer: row.answer } : {}),
    ...(isOffer && row.validTo ? { validUntil: lastDay(row.validTo) } : {}),
    ...(total ? { total: centsToEuro(total.gross), totalNet: centsToEuro(total.net) } : {}),
    mayAccept: row.state === 'offered' && (reader.isMaster || reader.accountId === row.accountId),
    lines: lines.map(lineToWire),
  };
}
