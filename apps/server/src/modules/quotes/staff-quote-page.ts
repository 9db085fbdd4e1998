import { mayDo, type StaffQuote, type StaffQuoteRow } from '@sporta/contract';
import { centsToEuro, priceCart } from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import { type Catalogue, catalogueOf, grossListPrice } from '../catalogue/index.ts';
import { costsOf } from '../promotions/index.ts';
import { chargedOf } from './line-amount.ts';
import { lastDay, lineToWire } from './quote-to-wire.ts';
import { quoteNotFound } from './quotes.errors.ts';
import { findQuote, type QuoteLineRow, type QuoteRow } from './quotes.repo.ts';

/** The price list of companies. */
const businessList = 2;

export const rowToWire = (row: QuoteRow, lines: number): StaffQuoteRow => ({
  quoteId: row.quoteId,
  state: row.state,
  companyId: row.companyId,
  company: row.company,
  requestedBy: row.requestedBy,
  requestedAt: row.requestedAt.toISOString(),
  ...(row.validTo ? { validUntil: lastDay(row.validTo) } : {}),
  lines,
});

/** A quote with what staff must know to set its prices. @throws BusinessError `quote-not-found` */
export async function staffQuoteOf(
  { db, deps, account, now }: Pick<CallContext, 'db' | 'deps' | 'account' | 'now'>,
  quoteId: number,
): Promise<StaffQuote> {
  const quote = await findQuote(db, quoteId, now);
  if (!quote) throw quoteNotFound();
  const costs = await costsOf(
    db,
    quote.lines.map(({ productId }) => productId),
  );
  const { catalogue } = catalogueOf(deps);
  return {
    ...rowToWire(quote, quote.lines.length),
    store: quote.store,
    ...(quote.note ? { note: quote.note } : {}),
    ...(quote.wished ? { wished: quote.wished } : {}),
    ...(quote.answer ? { answer: quote.answer } : {}),
    mayAnswer: mayDo(account.staff!.roles, ['accounting']),
    items: quote.lines.map((line) => {
      const cost = costs.get(line.productId);
      return {
        ...lineToWire(line),
        ...pricesOf(catalogue, line, quote.warehouseId, now),
        ...(cost === undefined ? {} : { cost: centsToEuro(cost) }),
        vatRateBp: line.vatRateBp,
        fixed: catalogue.product(line.productId)?.promotable === false,
      };
    }),
  };
}

/** List price, and what each unit of so many costs today by the one function that prices carts. */
function pricesOf(catalogue: Catalogue, line: QuoteLineRow, warehouseId: number, now: Date) {
  const product = catalogue.product(line.productId);
  const unitCents = product && grossListPrice(product, warehouseId, businessList);
  if (!product || unitCents === undefined) return {};
  const charged = chargedOf(line);
  const { goodsCents } = priceCart({
    lines: [
      {
        lineId: 1,
        productId: line.productId,
        mode: line.mode,
        quantity: line.quantity,
        chargedQuantity: charged,
        unitCents,
        excluded: !product.promotable,
      },
    ],
    promotions: catalogue.promotionIndex,
    customer: { segment: 'business' },
    warehouseId,
    now: now.getTime(),
  });
  return { listPrice: centsToEuro(unitCents), usualPrice: centsToEuro(Math.round((goodsCents * 1000) / charged)) };
}
