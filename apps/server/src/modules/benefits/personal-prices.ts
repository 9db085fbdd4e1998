import type { Product, ProductDetail } from '@sporta/contract';
import { percentOf, shopDay } from '@sporta/domain';
import type { PersonalView } from '../../platform/http/personal-answers.ts';
import type { Account } from '../../platform/session.ts';
import { type ActivatedOffer, activatedOffers } from './activated-offers.repo.ts';

/** Gives a product the price it has for one customer; the very same object when it has none of its own. */
export type PriceFor = (product: Product) => Product;

/** The prices of a customer's activated offers; undefined for the many who have none. */
export function personalPrices(account: Account | undefined): PriceFor | undefined {
  const offers = account ? activatedOffers.of(account) : [];
  if (offers.length === 0) return undefined;
  return (product) =>
    offers.reduce(
      (seen, offer) => (offer.productIds.includes(seen.productId) ? withOffer(seen, offer) : seen),
      product,
    );
}

/** Every answer of the shop with the prices of this customer, wherever a product is in it. */
export function personalPriceView(account: Account): PersonalView | undefined {
  const priceFor = personalPrices(account);
  if (!priceFor) return undefined;
  const marks = [...new Set(activatedOffers.of(account).flatMap((offer) => offer.productIds))].map(
    (productId) => `"productId":${productId}`,
  );
  return {
    concerns: (json) => marks.some((mark) => json.includes(mark)),
    change: (data) => withPrices(data, priceFor) as typeof data,
  };
}

/** Walks the data and copies what lies on the way to a changed product; all the rest stays the same object. */
function withPrices(value: unknown, priceFor: PriceFor): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (const [index, each] of value.entries()) {
      const own = withPrices(each, priceFor);
      if (own === each) continue;
      copy ??= [...value];
      copy[index] = own;
    }
    return copy ?? value;
  }
  const priced: object = isProduct(value) ? priceFor(value) : value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, each] of Object.entries(priced)) {
    const own = withPrices(each, priceFor);
    if (own === each) continue;
    copy ??= { ...priced };
    copy[name] = own;
  }
  return copy ?? priced;
}

function isProduct(value: object): value is Product {
  const { productId, price, priceDisplay } = value as Partial<Product>;
  return typeof productId === 'number' && typeof price === 'number' && typeof priceDisplay === 'number';
}

/** The product with the price an offer gives it, unless it costs no more than that anyway. */
export function withOffer(
  { packages: _, quantityPrices: steps, ...product }: Product & Pick<ProductDetail, 'packages' | 'quantityPrices'>,
  offer: ActivatedOffer,
): Product & Pick<ProductDetail, 'quantityPrices'> {
  const cents = Math.round(product.price * 100);
  const reduced = (cents - percentOf(cents, offer.percent)) / 100;
  const left = steps?.filter(({ price }) => price < reduced) ?? [];
  if (reduced >= product.priceDisplay) return { ...product, ...(steps ? { quantityPrices: steps } : {}) };
  const { priceUmDisplay, priceNet, priceLowest30: __, ...rest } = product;
  const share = product.priceDisplay === 0 ? 1 : reduced / product.priceDisplay;
  const scaled = (euro: number) => Math.round(euro * share * 100) / 100;
  return {
    ...rest,
    ...(left.length > 0 ? { quantityPrices: left } : {}),
    priceDisplay: reduced,
    priceStandardDisplay: product.price,
    ...(priceUmDisplay === undefined ? {} : { priceUmDisplay: scaled(priceUmDisplay) }),
    ...(priceNet === undefined ? {} : { priceNet: scaled(priceNet) }),
    warehousePromo: {
      warehousePromoId: -offer.accountOfferId,
      promoType: 'percentage',
      warehousePromoTypeId: 5,
      discount: Math.round((product.price - reduced) * 100) / 100,
      discountPerc: Math.round((1 - reduced / product.price) * 100_000) / 1000,
      cashDeskPromo: false,
      validityDate: italianDay(offer.startsAt),
      expireDate: italianDay(offer.endsAt - 1),
      view: { cssClass: 'promo-percentage', header: `−${offer.percent}%`, body: 'La tua offerta' },
    },
  };
}

function italianDay(instant: number): string {
  return shopDay(instant).split('-').reverse().join('/');
}
