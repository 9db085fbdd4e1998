import { IconButton } from '@sporta/ui';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { TrashBold } from '@sporta/ui/icons/TrashBold.ts';

/** Most of one reward that can be asked for at once (contract, `rewards-cart/update`). */
const MOST = 99;

interface RewardQuantityProps {
  name: string;
  quantity: number;
  /** There are points for one more. */
  canAdd: boolean;
  busy: boolean;
  onQuantity: (quantity: number) => void;
}

/** How many of a reward: less, the number, more. */
export function RewardQuantity({ name, quantity, canAdd, busy, onQuantity }: RewardQuantityProps) {
  // not `disabled`: a button that switches itself off would lose the focus
  const full = !canAdd || quantity >= MOST;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend on every reward.
    <div className="reward-quantity" role="group" aria-label={`Quanti: ${name}`}>
      <IconButton
        outlined
        aria-disabled={busy}
        icon={quantity === 1 ? TrashBold : MinusBold}
        label={quantity === 1 ? `Togli ${name}` : `Uno in meno: ${name}`}
        onClick={() => busy || onQuantity(quantity - 1)}
      />
      <output className="num b">{quantity}</output>
      <IconButton
        outlined
        icon={PlusBold}
        label={`Uno in più: ${name}`}
        className="one-more"
        aria-disabled={busy || full}
        onClick={() => busy || full || onQuantity(quantity + 1)}
      />
    </div>
  );
}
