import { type DisplayedPrice, displayPromotion, formatEuro, netToGross, unitPrice } from '@sporta/domain';
import { type Announced, announcedLowest } from './announced-lowest.ts';
import type { Offers } from './catalogue.ts';
import type { Customer } from './customer.ts';
import { listPrice, type Offer } from './offer.ts';
import type { ProductRow } from './rows.ts';

/** Price lists whose prices are without VAT (table price_list); the shop shows and reckons with VAT included. */
const netPriceLists = new Set([2]);
const consumerList = 1;

/** Price of a selling unit (kg for loose and weighed) with VAT, before promotions; undefined = not on sale here. */
export function grossListPrice(product: ProductRow, warehouseId: number, priceListId: number): number | undefined {
  const own = listPrice(product, priceListId, warehouseId);
  if (own !== undefined) return netPriceLists.has(priceListId) ? netToGross(own, product.vat.rateBp) : own;
  return priceListId === consumerList ? undefined : listPrice(product, consumerList, warehouseId);
}

/** What one unit costs this customer in this warehouse now, and what the card says about it. */
export function currentOffer(
  offers: Offers,
  product: ProductRow,
  warehouseId: number,
  customer: Customer,
  now: number,
): Offer | undefined {
  const listCents = grossListPrice(product, warehouseId, customer.priceListId);
  if (listCents === undefined) return undefined;
  const shown = displayPromotion({
    productId: product.productId,
    mode: product.sellingMode,
    unitCents: listCents,
    excluded: !product.promotable,
    promotions: offers.promotionIndex,
    customer: { segment: customer.segment, member: customer.member },
    warehouseId,
    now,
  });
  const [label] = shown.labels;
  const row = label && offers.promotionById.get(label.promotionId);
  const perUnit = unitPrice(shown.priceCents, {
    mode: product.sellingMode,
    content: product.contentAmount ?? undefined,
    contentUnit: product.contentUnit ?? undefined,
    drainedGrams: product.drainedGrams ?? undefined,
  });
  const offer: Offer = {
    listCents,
    nowCents: shown.priceCents,
    ...(perUnit ? { unitPriceCents: perUnit.cents } : {}),
    ...(label && row ? { promotion: { row, label: label.text, explanation: label.name } } : {}),
  };
  if (shown.standardCents === undefined) return offer;
  const announced = announcedLowest(offers, product, warehouseId, customer, shown, now);
  const { promotion } = offer;
  return {
    ...offer,
    ...announced,
    ...(promotion ? { promotion: { ...promotion, label: flagOf(shown, announced) } } : {}),
  };
}

/** The flag says the percentage that may be announced, else the price: a higher one would promise what nobody saves. */
function flagOf({ priceCents }: DisplayedPrice, { percentOff }: Announced): string {
  return percentOff ? `−${percentOff}%` : formatEuro(priceCents);
}
