import { type CartItem, endpoints } from '@sporta/contract';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useCartAction } from '../../shared/cart/index.ts';

/** Longest note, in characters (specification, section 5). */
const NOTE_LENGTH = 1000;

/** Substitute and note of a product that is in the cart; the note is saved when the field is left. */
export function LineChoices({ line }: { line: CartItem }) {
  const { cartItemId, cartItemInfo } = line;
  const save = useCartAction<{ accept_alternatives?: boolean; user_notes?: string }>((api, choice) =>
    api.call(endpoints.cartChanges.setItemInfo, { cart_item_id: cartItemId, ...choice, only: 'changes' }),
  );
  const saved = cartItemInfo.user_notes ?? '';
  const accepts = save.isPending ? save.variables.accept_alternatives : undefined;
  return (
    <div className="line-choices">
      <Switch
        label={<b>Accetto un prodotto sostitutivo</b>}
        description="Se manca, ne scegliamo uno simile allo stesso prezzo o a un prezzo più basso."
        checked={accepts ?? cartItemInfo.accept_alternatives === 'true'}
        disabled={!line.editable}
        onChange={(event) => save.mutate({ accept_alternatives: event.target.checked })}
      />
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
