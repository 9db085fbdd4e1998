import { type CartItem, endpoints } from '@sporta/contract';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useCartAction } from '../../shared/cart/index.ts';
import { CartItemIfMissing } from '../../shared/cart-view/index.ts';
import { fullName } from '../../shared/product/index.ts';

/** Longest note, in characters (specification, section 5). */
const NOTE_LENGTH = 1000;

/** Substitute and note of a product that is in the cart; the note is saved when the field is left. */
export function LineChoices({ line }: { line: CartItem }) {
  const { cartItemId, cartItemInfo } = line;
  const save = useCartAction<{ user_notes: string }>((api, choice) =>
    api.call(endpoints.cartChanges.setItemInfo, { cart_item_id: cartItemId, ...choice, only: 'changes' }),
  );
  const saved = cartItemInfo.user_notes ?? '';
  return (
    <div className="product-choices">
      <CartItemIfMissing item={line} name={fullName(line.product)} disabled={!line.editable} />
      <TextInput
        // A note changed on another device replaces the one shown here.
        key={saved}
        label="Nota per chi prepara la spesa"
        placeholder="Ad esempio: scadenza lunga"
        defaultValue={saved}
        maxLength={NOTE_LENGTH}
        disabled={!line.editable}
        onBlur={(event) => {
          const note = event.target.value.trim();
          if (note !== saved) save.mutate({ user_notes: note });
        }}
      />
    </div>
  );
}
