import type { ProductDetail } from '@sporta/contract';
import { euroToCents, formatAmount, formatEuro, NBSP } from '@sporta/domain';
import type { ProductCardProps } from '@sporta/ui/components/product/ProductCard.tsx';

const unitNames: Record<string, string> = { KG: 'kg', LT: 'L', PZ: 'pz' };

/** What the card of the shop says of a product. */
export function cardOf(product: ProductDetail): ProductCardProps {
  const loose = product.priceUnitDisplay === 'kg';
  const old = product.priceStandardDisplay;
  const { priceUmDisplay: unitPrice, weightUnitDisplay: unit, priceLowest30: lowest, warehousePromo: promo } = product;
  const discount = promo && new DOMParser().parseFromString(promo.view.header, 'text/html').body.textContent?.trim();
  return {
    name: product.name,
    brand: product.shortDescr || undefined,
    sizeText: product.description || undefined,
    unitPriceText:
      unitPrice === undefined || !unit || loose
        ? undefined
        : `${formatAmount(euroToCents(unitPrice))}${NBSP}€/${unitNames[unit] ?? unit.toLowerCase()}`,
    lowestText: lowest === undefined ? undefined : `Prezzo più basso 30 gg: ${formatEuro(euroToCents(lowest))}`,
    price: {
      cents: euroToCents(product.priceDisplay),
      oldCents: old === undefined ? undefined : euroToCents(old),
      promo: promo !== undefined && old !== undefined,
      approximate: product.productInfos.WEIGHT_VARIABLE === 'true',
      perUnit: loose ? 'kg' : undefined,
    },
    flags: {
      soldOut: product.available <= 0,
      discount: discount?.replace(/^-/, '−'),
      bio: product.productClasses.some(({ name }) => /^biologic/i.test(name)),
    },
    picture: { src: product.mediaURLMedium },
    tint: product.tint,
  };
}
