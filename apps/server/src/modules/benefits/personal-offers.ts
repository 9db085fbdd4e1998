import type { PersonalOffer, Product, ShopScope } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account, ActivatedOffer } from '../../platform/session.ts';
import { catalogueOf, shopOf } from '../catalogue/index.ts';
import { withOffer } from './personal-prices.ts';

interface OfferRow {
  accountOfferId: number;
  maxProducts: number;
  percent: number;
  validFrom: Date;
  validTo: Date;
  activatedAt: Date | null;
  products: { productId: number; activated: boolean }[];
}

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
    assertLockOrder(tx, 'customer');
    await sql`select 1 from account_offer where account_id = ${account.accountId} and valid_to > ${now}
      order by account_offer_id for update`.execute(tx);
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
    await sql`update account_offer_product set activated = true
      where account_offer_id = ${offer.accountOfferId} and product_id = any(${[...wanted]}::int[])`.execute(tx);
    await sql`update account_offer set activated_at = ${now} where account_offer_id = ${offer.accountOfferId}`.execute(
      tx,
    );
    // the cart of the customer costs something else now
    await sql`update cart set revision = revision + 1 where account_id = ${account.accountId} and state = 'open'`.execute(
      tx,
    );
    const products = offer.products.map(({ productId }) => ({ productId, activated: wanted.has(productId) }));
    return toWire({ ...offer, activatedAt: now, products });
  });
}

/** Of several the one still to be made, then the one that ends first. */
async function findOffer(db: Db, accountId: number, now: Date): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.account_offer_id as "accountOfferId", o.max_products as "maxProducts", o.percent, o.valid_from as "validFrom",
      o.valid_to as "validTo", o.activated_at as "activatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'activated', activated)
          order by position, product_id), '[]')
         from account_offer_product p where p.account_offer_id = o.account_offer_id) as products
    from account_offer o
    where o.account_id = ${accountId} and o.valid_from <= ${now} and o.valid_to > ${now}
    order by o.activated_at is not null, o.valid_to, o.account_offer_id limit 1`.execute(db);
  return rows[0];
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
