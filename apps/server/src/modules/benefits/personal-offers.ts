import type { PersonalOffer, Product, ShopScope } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { catalogueOf, shopOf } from '../catalogue/index.ts';
import type { ActivatedOffer } from './activated-offers.repo.ts';
import { activateOffer, findOffer, lockOffers, type OfferRow } from './personal-offers.repo.ts';
import { withOffer } from './personal-prices.ts';

interface OfferPrice {
  productId: number;
  priceDisplay: number;
}

interface Who {
  deps: Deps;
  account: Account;
  now: Date;
}

/** The offer a customer may make or has made, with the products proposed, as their shop sells them. */
export async function personalOfferProducts(
  { deps, account, now }: Who,
  scope: ShopScope | undefined,
): Promise<{ offer?: PersonalOffer; products: Product[]; offerPrices: OfferPrice[] }> {
  const offer = await findOffer(deps.db, account.accountId, now);
  if (!offer) return { products: [], offerPrices: [] };
  const { view } = shopOf(catalogueOf(deps), { visitor: account }, scope);
  const products = offer.products.flatMap(({ productId }) => {
    const slot = view.catalogue.slotOf(productId);
    return (slot !== undefined && view.object(slot)) || [];
  });
  const offerPrices = products.flatMap((product) => {
    const reduced = withOffer(product, holding(offer));
    return reduced === product ? [] : [{ productId: product.productId, priceDisplay: reduced.priceDisplay }];
  });
  return { offer: toWire(offer), products, offerPrices };
}

/**
 * Puts the discount on the chosen products. It holds at once: the cart reads it with its next statement.
 * @throws BusinessError `no-offer`, `already-activated`, `too-many-products`, `product-not-eligible`
 */
export function activatePersonalOffer(
  { deps, account, now }: Who,
  productIds: readonly number[],
): Promise<PersonalOffer> {
  const wanted = new Set(productIds);
  return withTransaction(deps.db, async (tx) => {
    await lockOffers(tx, account.accountId, now);
    const offer = await findOffer(tx, account.accountId, now);
    if (!offer) throw new BusinessError('no-offer', 'In questo momento non hai offerte da creare');
    if (offer.activatedAt) throw new BusinessError('already-activated', 'Hai già creato la tua offerta');
    if (wanted.size > offer.maxProducts) {
      throw new BusinessError('too-many-products', `Puoi scegliere al massimo ${offer.maxProducts} prodotti`, {
        field: 'product_ids',
      });
    }
    const proposed = new Set(offer.products.map((each) => each.productId));
    if ([...wanted].some((productId) => !proposed.has(productId))) {
      throw new BusinessError('product-not-eligible', 'Uno dei prodotti scelti non è fra quelli proposti', {
        field: 'product_ids',
      });
    }
    await activateOffer(tx, { accountId: account.accountId, offer, productIds: [...wanted], now });
    const products = offer.products.map(({ productId }) => ({ productId, activated: wanted.has(productId) }));
    return toWire({ ...offer, activatedAt: now, products });
  });
}

/** The offer as it holds on each of its products once they are chosen. */
function holding({ accountOfferId, percent, validFrom, validTo, products }: OfferRow): ActivatedOffer {
  return {
    accountOfferId,
    percent,
    startsAt: validFrom.getTime(),
    endsAt: validTo.getTime(),
    productIds: products.map(({ productId }) => productId),
  };
}

function toWire(offer: OfferRow): PersonalOffer {
  return {
    maxProducts: offer.maxProducts,
    discountPerc: offer.percent,
    validFrom: shopDay(offer.validFrom.getTime()),
    validTo: shopDay(offer.validTo.getTime() - 1),
    activatedProductIds: offer.products.filter((each) => each.activated).map((each) => each.productId),
    ...(offer.activatedAt ? { activatedAt: offer.activatedAt.toISOString() } : {}),
  };
}
