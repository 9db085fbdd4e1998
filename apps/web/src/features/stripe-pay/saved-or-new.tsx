import type { PaymentAuth } from '@sporta/contract';
import { monthName } from '@sporta/domain';
import { cx, PaymentMark, Tag } from '@sporta/ui';
import { useId } from 'react';
import { CardMark, cardName, expiryText, lastDigits } from '../../shared/payment/index.ts';

interface SavedOrNewProps {
  cards: readonly PaymentAuth[];
  /** Undefined: a new card is typed. */
  chosen: PaymentAuth | undefined;
  disabled: boolean;
  onChoose: (card: PaymentAuth | undefined) => void;
}

/** The saved cards, and the way to type another. */
export function SavedOrNew({ cards, chosen, disabled, onChoose }: SavedOrNewProps) {
  const name = useId();
  return (
    <fieldset className="sp-cards">
      <legend className="sr">Con quale carta</legend>
      {cards.map((card) => (
        <label key={card.paymentAuthId} className={cx('sp-card', chosen?.paymentAuthId === card.paymentAuthId && 'on')}>
          <input
            type="radio"
            name={name}
            checked={chosen?.paymentAuthId === card.paymentAuthId}
            disabled={disabled}
            aria-label={`${cardName(card)}, scade ${expiryText(card)}`}
            onChange={() => onChoose(card)}
          />
          <CardMark {...card} />
          <span className="grow">
            <b>•• {lastDigits(card.cardNumber)}</b>
            <small>
              scade {expiryText(card)}
              {card.defaultAuth ? ', predefinita' : ''}
            </small>
          </span>
          {card.expiring ? <Tag tone="warn">Scade a {monthName(card.expiryMonth)}</Tag> : null}
        </label>
      ))}
      <label className={cx('sp-card', !chosen && 'on')}>
        <input type="radio" name={name} checked={!chosen} disabled={disabled} onChange={() => onChoose(undefined)} />
        <b className="grow">Nuova carta</b>
        <PaymentMark scheme="visa" />
        <PaymentMark scheme="mastercard" />
      </label>
    </fieldset>
  );
}
