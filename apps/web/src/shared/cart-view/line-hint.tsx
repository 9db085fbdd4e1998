import type { CartItem } from '@sporta/contract';
import { longQuantity, quantityFromWire } from '@sporta/domain';
import { useAnnounce } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useCartQuantity, useSetQuantity } from '../cart/index.ts';
import { fullName, rulesOf } from '../product/index.ts';

/** "Aggiungine 1: è gratis", as a button that does so; nothing where no more of the product may be bought. */
export function LineHint({ item, hint }: { item: CartItem; hint: NonNullable<CartItem['hint']> }) {
  const { product } = item;
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const announce = useAnnounce();
  const { max, mode } = rulesOf(product);
  const next = quantity + hint.add * 1000;
  // what it says holds for the quantity the server answered
  if (busy || quantity !== quantityFromWire(item.quantity) || (max !== undefined && next > max)) return null;
  return (
    <button
      type="button"
      className="line-hint"
      onClick={({ currentTarget }) => {
        // the button goes with what it asked for: the focus goes on at the quantity
        currentTarget.closest('.cline')?.querySelector<HTMLElement>('.stp .q')?.focus();
        setQuantity(product, next);
        announce(`${longQuantity(next, mode)} nel carrello`);
      }}
    >
      <PlusBold />
      {hint.text}
      <span className="sr"> ({fullName(product)})</span>
    </button>
  );
}
