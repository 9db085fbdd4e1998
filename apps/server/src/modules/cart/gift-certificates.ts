import { formatEuro, normaliseCode, parseGiftVoucherCode } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { savePromoCodes } from './cart.repo.ts';
import { attach, detach, findByCode } from './gift-certificates.repo.ts';
import { priceCartState } from './price-cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, pricingContext, updateCart } from './update-cart.ts';

/**
 * Applies a gift certificate, or a discount code of a promotion, to the cart.
 * A certificate of somebody else answers like one that does not exist.
 */
export function addGiftCertificate(context: CartContext, typed: string): Promise<PricedCartState> {
  const code = parseGiftVoucherCode(typed) ?? normaliseCode(typed);
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      const found = await findByCode(tx, code, { modifiedOrderId: cart.modifiedOrderId, now: context.now });
      if (!found || (found.accountId !== null && found.accountId !== context.account.accountId) || found.early) {
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
      if (cart.giftCertificates.some((each) => each.giftCertificateId === found.giftCertificateId)) {
        throw new BusinessError('gift-certificate-already-added', 'Questo buono è già nel carrello', { field: 'code' });
      }
      if (found.expired)
        throw new BusinessError('gift-certificate-expired', 'Questo buono è scaduto', { field: 'code' });
      if (found.balanceCents === 0)
        throw new BusinessError('gift-certificate-used', 'Questo buono è già stato usato', { field: 'code' });
      if (
        cart.giftCertificates.length > 0 &&
        (!found.combinable || cart.giftCertificates.some((each) => !each.combinable))
      ) {
        throw new BusinessError(
          'gift-certificate-not-combinable',
          'Questo buono non si somma agli altri: togli prima quelli nel carrello',
          { field: 'code' },
        );
      }
      // goods no voucher may lower do not count for it either
      const goodsCents = priced.goodsCents - (found.kind === 'voucher' ? priced.excludedCents : 0);
      if (goodsCents < found.minimumOrderCents) {
        throw new BusinessError(
          'minimum-order',
          `Questo buono vale da ${formatEuro(found.minimumOrderCents)} di spesa`,
          { field: 'code' },
        );
      }
      await attach(tx, cart.cartId, found.giftCertificateId);
    },
    { reload: true, howPaid: true },
  );
}

/** @throws BusinessError `gift-certificate-not-found` when it is not in the cart */
export function removeGiftCertificate(context: CartContext, giftCertificateId: number): Promise<PricedCartState> {
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      if (!(await detach(tx, cart.cartId, giftCertificateId)))
        throw new BusinessError('gift-certificate-not-found', 'Questo buono non è nel carrello');
    },
    { reload: true, howPaid: true },
  );
}

function isPromotionCode({ deps }: CartContext, code: string): boolean {
  return catalogueOf(deps).catalogue.promotions.some(
    (promotion) => promotion.promoCode !== null && normaliseCode(promotion.promoCode) === code,
  );
}

async function addPromotionCode(code: string, known: readonly string[], cartId: number, tx: Tx): Promise<void> {
  if (known.includes(code)) {
    throw new BusinessError('gift-certificate-already-added', 'Questo codice è già nel carrello', { field: 'code' });
  }
  await savePromoCodes(tx, cartId, [...known, code]);
}
