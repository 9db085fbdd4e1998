import { BusinessError } from '../../platform/errors.ts';
import { type CartInfo, hasInvoiceHolder, saveInfo } from './cart.repo.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart } from './update-cart.ts';

/** What to write on the order; what is undefined stays as it is, an empty text removes what was there. */
export type InfoToSet = { [Key in keyof CartInfo]: CartInfo[Key] | undefined };

/**
 * Whether substitutes are accepted is said of all lines at once, and of those added later; each may then say otherwise.
 * @throws BusinessError `company-only`, `cart-locked`, `person-fiscal-not-found`
 */
export function setInfo(context: CartContext, info: InfoToSet): Promise<PricedCartState> {
  if ((info.purchaseOrder || info.costCentre) && !context.account.company) {
    throw new BusinessError(
      'company-only',
      'Il riferimento d’ordine e il centro di costo sono per chi ordina per un’azienda',
      { field: info.purchaseOrder ? 'purchase_order' : 'cost_centre' },
    );
  }
  return updateCart(
    context,
    async ({ tx, editor }) => {
      const { cart } = editor;
      const { invoiceHolderId } = info;
      if (typeof invoiceHolderId === 'number' && !(await hasInvoiceHolder(tx, cart.accountId, invoiceHolderId))) {
        throw new BusinessError('person-fiscal-not-found', 'Questo intestatario non c’è più: scegline un altro', {
          field: 'invoice_holder_id',
        });
      }
      if (info.acceptAlternatives !== undefined) editor.acceptAlternatives(info.acceptAlternatives);
      return saveInfo(tx, cart.cartId, {
        orderComment: written(info.orderComment, cart.orderComment),
        acceptAlternatives: info.acceptAlternatives ?? cart.acceptAlternatives,
        invoiceRequested: info.invoiceRequested ?? cart.invoiceRequested,
        invoiceHolderId: invoiceHolderId ?? cart.invoiceHolderId,
        purchaseOrder: written(info.purchaseOrder, cart.purchaseOrder),
        costCentre: written(info.costCentre, cart.costCentre),
      });
    },
    { reload: true },
  );
}

function written(text: string | null | undefined, before: string | null): string | null {
  return text === undefined ? before : text || null;
}
