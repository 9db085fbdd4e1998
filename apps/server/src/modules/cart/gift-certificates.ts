import { formatEuro, normaliseCode } from '@sporta/domain';
import { sql } from 'kysely';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { priceCartState } from './price-cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, pricingContext, updateCart } from './update-cart.ts';

interface CertificateRow {
  gift_certificate_id: number;
  account_id: number | null;
  balance_cents: number;
  minimum_order_cents: number;
  combinable: boolean;
  expired: boolean;
  early: boolean;
}

/**
 * Applies a gift certificate, or a discount code of a promotion, to the cart.
 * A certificate of somebody else answers like one that does not exist.
 */
export function addGiftCertificate(context: CartContext, typed: string): Promise<PricedCartState> {
  const code = normaliseCode(typed);
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      const { rows } = await sql<CertificateRow>`
        select gift_certificate_id, account_id, balance_cents + coalesce(u.taken_cents, 0) as balance_cents,
               minimum_order_cents, combinable,
               u.taken_cents is null and coalesce(valid_to <= ${context.now}, false) as expired, valid_from > ${context.now} as early
        from gift_certificate g
        -- what the order being changed has taken of it
        left join lateral (select taken_cents from order_gift_certificate o where o.order_id = ${cart.modifiedOrderId}::int
          and o.gift_certificate_id = g.gift_certificate_id and o.state = 'reserved') u on true
        where upper(code) = ${code}`.execute(tx);
      const [row] = rows;
      if (!row || (row.account_id !== null && row.account_id !== context.account.accountId) || row.early) {
        if (isPromotionCode(context, code)) {
          await addPromotionCode(code, cart.promoCodes, cart.cartId, tx);
          return;
        }
        throw new BusinessError(
          'gift-certificate-not-valid',
          'Questo codice non è valido: controlla di averlo scritto bene',
          { field: 'code' },
        );
      }
      const priced = priceCartState(cart, pricingContext(context));
      if (cart.gifts.some((gift) => gift.giftCertificateId === row.gift_certificate_id)) {
        throw new BusinessError('gift-certificate-already-added', 'Questo buono è già nel carrello', { field: 'code' });
      }
      if (row.expired) throw new BusinessError('gift-certificate-expired', 'Questo buono è scaduto', { field: 'code' });
      if (row.balance_cents === 0)
        throw new BusinessError('gift-certificate-used', 'Questo buono è già stato usato', { field: 'code' });
      if (cart.gifts.length > 0 && (!row.combinable || cart.gifts.some((gift) => !gift.combinable))) {
        throw new BusinessError(
          'gift-certificate-not-combinable',
          'Questo buono non si somma agli altri: togli prima quelli nel carrello',
          { field: 'code' },
        );
      }
      if (priced.goodsCents < row.minimum_order_cents) {
        throw new BusinessError(
          'minimum-order',
          `Questo buono vale da ${formatEuro(row.minimum_order_cents)} di spesa`,
          { field: 'code' },
        );
      }
      await sql`insert into cart_gift_certificate (cart_id, gift_certificate_id) values (${cart.cartId}, ${row.gift_certificate_id})`.execute(
        tx,
      );
    },
    { reload: true },
  );
}

/** @throws BusinessError `gift-certificate-not-found` when it is not in the cart */
export function removeGiftCertificate(context: CartContext, giftCertificateId: number): Promise<PricedCartState> {
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      const result = await sql`delete from cart_gift_certificate
        where cart_id = ${cart.cartId} and gift_certificate_id = ${giftCertificateId}`.execute(tx);
      if (result.numAffectedRows === 0n)
        throw new BusinessError('gift-certificate-not-found', 'Questo buono non è nel carrello');
    },
    { reload: true },
  );
}

function isPromotionCode({ deps }: CartContext, code: string): boolean {
  return catalogueOf(deps).catalogue.promotions.some(
    (promotion) => promotion.promoCode !== null && normaliseCode(promotion.promoCode) === code,
  );
}

async function addPromotionCode(
  code: string,
  known: readonly string[],
  cartId: number,
  tx: Parameters<ReturnType<typeof sql>['execute']>[0],
): Promise<void> {
  if (known.includes(code)) {
    throw new BusinessError('gift-certificate-already-added', 'Questo codice è già nel carrello', { field: 'code' });
  }
  await sql`update cart set promo_codes = array_append(promo_codes, ${code}) where cart_id = ${cartId}`.execute(tx);
}
