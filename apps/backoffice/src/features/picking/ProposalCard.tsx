import type { PickingProposal } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { euro } from '../../shared/figures/index.ts';
import { quantityText } from './model/words.ts';

interface ProposalCardProps {
  proposal: PickingProposal;
  on: boolean;
  quantity: number;
  /** What the customer pays at most for it, euro. */
  atMost: number;
  onChoose: () => void;
  onQuantity: (quantity: number) => void;
}

/** One product that could come instead, and how much of it. */
export function ProposalCard({ proposal, on, quantity, atMost, onChoose, onQuantity }: ProposalCardProps) {
  const { name, shortDescr, description, price, unit, why, recommended, wanted, weighed } = proposal;
  const sum = Math.round(price * quantity * 100) / 100;
  const over = weighed ? 0 : Math.round((sum - atMost) * 100) / 100;
  return (
    <div className={cx('pk-so', on && 'on')}>
      <Thumb picture={{ src: proposal.mediaURL }} tint={proposal.tint} size="s" />
      <div>
        <b>
          {shortDescr} {name}
        </b>
        <small>
          {[description, weighed ? `${euro(price)}/${unit}` : `${quantityText(quantity, unit)} = ${euro(sum)}`, why]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {wanted ? <Tag tone="lemon">Scelto dal cliente</Tag> : recommended ? <Tag tone="green">Consigliato</Tag> : null}
        {over > 0 ? <Tag tone="warn">Costa {euro(over)} in più, non li paga</Tag> : null}
      </div>
      {!on ? (
        <Button kind="soft" size="sm" aria-label={`Scegli ${name}`} onClick={onChoose}>
          Scegli
        </Button>
      ) : weighed ? null : (
        <fieldset className="stp" aria-label={`Quanti ${name}`}>
          <button
            type="button"
            aria-label="Uno in meno"
            disabled={quantity <= 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            <MinusBold />
          </button>
          <span className="q" aria-live="polite">
            {quantity.toLocaleString('it-IT')}
          </span>
          <button type="button" aria-label="Uno in più" onClick={() => onQuantity(quantity + 1)}>
            <PlusBold />
          </button>
        </fieldset>
      )}
    </div>
  );
}
