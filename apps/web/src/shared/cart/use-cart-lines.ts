import { type CartItem, endpoints } from '@sporta/contract';
import { useAnnounce, useConfirm } from '@sporta/ui';
import { fullName } from '../product/index.ts';
import { removalQuestion } from './line-texts.ts';
import { isFreeItem } from './sections.ts';
import { useCartAction } from './use-cart-action.ts';
import { useSetQuantity } from './use-cart-quantity.ts';

/** Takes a line out after asking; a free item is refused by a call of its own (specification, section 4). */
export function useRemoveLine(): (item: CartItem) => Promise<void> {
  const confirm = useConfirm();
  const announce = useAnnounce();
  const setQuantity = useSetQuantity();
  const refuseFreeItem = useCartAction<number>((api, id) =>
    api.call(endpoints.cartChanges.removeGift, { cart_item_id: id, only: 'changes' }),
  );
  return async (item) => {
    const name = fullName(item.product);
    const free = isFreeItem(item);
    const yes = await confirm({
      title: free ? `Rinunciare a ${name}?` : removalQuestion(item),
      body: free ? 'È un omaggio: non torna nel carrello da solo.' : undefined,
    });
    if (!yes) announce(`${name} resta nel carrello`);
    else if (free) refuseFreeItem.mutate(item.cartItemId);
    else setQuantity(item.product, 0);
  };
}

/** "Svuota", after asking. */
export function useEmptyCart(): { ask: () => Promise<void>; busy: boolean } {
  const confirm = useConfirm();
  const announce = useAnnounce();
  const empty = useCartAction((api) => api.call(endpoints.cartChanges.empty, { only: 'changes' }));
  return {
    busy: empty.isPending,
    ask: async () => {
      const yes = await confirm({
        title: 'Svuotare il carrello?',
        body: 'Togliamo tutti i prodotti. Indirizzo e orario restano come sono.',
      });
      if (yes) empty.mutate(undefined, { onSuccess: () => announce('Il carrello è vuoto') });
    },
  };
}

export interface LineInfo {
  cartItemId: number;
  user_notes?: string;
  accept_alternatives?: boolean;
  /** 0: something like it. */
  wanted_substitute_id?: number;
}

/** Note and substitutes of one line. */
export function useSetLineInfo() {
  return useCartAction<LineInfo>((api, { cartItemId, ...info }) =>
    api.call(endpoints.cartChanges.setItemInfo, { cart_item_id: cartItemId, ...info, only: 'changes' }),
  );
}

/** What is said of the order is saved before the cart is locked for paying, whatever was pressed right after typing. */
export const ORDER_SCOPE = 'order';

export interface OrderInfo {
  order_comment?: string;
  accept_alternatives?: boolean;
  invoice_requested?: boolean;
  invoice_holder_id?: number;
  purchase_order?: string;
  cost_centre?: string;
}

/** Note, invoice, substitutes and references of the whole order. */
export function useSetOrderInfo() {
  return useCartAction<OrderInfo>((api, info) => api.call(endpoints.cart.setInfo, info), { scope: ORDER_SCOPE });
}
