import type { PaymentAuth, PaymentType } from '@sporta/contract';
import { Button, isPaymentScheme, Panel, PaymentMark, Price } from '@sporta/ui';
import type { ReactNode } from 'react';
import { CardMark, cardName, expiryText } from '../../shared/payment/index.ts';
import type { PaymentChoice } from './model/payment-choice.ts';

interface ChosenWayProps {
  choice: PaymentChoice;
  types: readonly PaymentType[];
  cards: readonly PaymentAuth[];
  totalCents: number;
  rest: string;
  disabled: boolean;
  onChange: () => void;
  children?: ReactNode;
}

/** "Il resto con la carta": what is chosen for it, and the way to another. */
export function ChosenWay({ choice, types, cards, totalCents, rest, disabled, onChange, children }: ChosenWayProps) {
  const card = cards.find(({ paymentAuthId }) => paymentAuthId === choice.paymentAuthId);
  const type = types.find(({ paymentTypeId }) => paymentTypeId === choice.paymentTypeId);
  const byCard = card !== undefined || type?.kind === 'card';
  return (
    <Panel className="pm">
      <section aria-labelledby="il-resto">
        <div className="pm-head">
          <h2 id="il-resto">Il resto con {byCard || !type ? 'la carta' : type.name}</h2>
          <Price cents={totalCents} />
        </div>
        <p className="muted">{rest}</p>
        <div className="rem on">
          {card ? (
            <CardMark {...card} />
          ) : isPaymentScheme(type?.provider) ? (
            <PaymentMark scheme={type.provider} large />
          ) : (
            <CardMark />
          )}
          <span className="grow">
            <b>{card ? `${cardName(card)}, scade ${expiryText(card)}` : byCard ? 'Una nuova carta' : type?.name}</b>
            <small>
              {card
                ? card.defaultAuth
                  ? 'Predefinita'
                  : 'Salvata'
                : byCard
                  ? 'La scrivi dalla banca'
                  : type?.description}
            </small>
          </span>
          <Button kind="ghost" size="sm" disabled={disabled} onClick={onChange}>
            Cambia
            <span className="sr"> come paghi il resto</span>
          </Button>
        </div>
        {children}
      </section>
    </Panel>
  );
}
