import type { PaymentAuth } from '@sporta/contract';
import { cx, IconButton, PaymentMark, Tag } from '@sporta/ui';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { brandOf, cardName, expiryText, lastDigits } from './card-texts.ts';

/** Picture of the brand of a card; a generic one without a number. */
export function CardMark({ large = true, ...card }: Parameters<typeof brandOf>[0] & { large?: boolean | undefined }) {
  const brand = brandOf(card);
  if (brand !== 'generic') return <PaymentMark scheme={brand} large={large} />;
  return (
    <span className={cx('pay', large && 'l')} aria-hidden="true">
      <CreditCard />
    </span>
  );
}

interface CardOptionProps {
  card: PaymentAuth;
  /** Name of the radio group. */
  name: string;
  checked: boolean;
  disabled?: boolean | undefined;
  onChoose: () => void;
  onDelete?: (() => void) | undefined;
}

/** A saved card drawn as a card. */
export function CardOption({ card, name, checked, disabled, onChoose, onDelete }: CardOptionProps) {
  return (
    <div className={cx('cc', checked && 'on')}>
      <label>
        <span className="cc-top">
          <CardMark {...card} />
          <span className="chk">
            <input
              type="radio"
              name={name}
              checked={checked}
              disabled={disabled}
              aria-label={`${cardName(card)}, scade ${expiryText(card)}`}
              onChange={onChoose}
            />
          </span>
        </span>
        <span className="pan num" aria-hidden="true">
          •••• •••• •••• {lastDigits(card.cardNumber)}
        </span>
        <span className="cc-foot">
          <span className="muted small">scade {expiryText(card)}</span>
          {card.defaultAuth ? <Tag tone="green">Predefinita</Tag> : null}
        </span>
      </label>
      {onDelete && !card.defaultAuth ? (
        <IconButton icon={Trash} label={`Elimina la carta ${cardName(card)}`} disabled={disabled} onClick={onDelete} />
      ) : null}
    </div>
  );
}
