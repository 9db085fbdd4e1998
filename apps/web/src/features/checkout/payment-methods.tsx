import type { PaymentAuth, PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import {
  Checkbox,
  cx,
  Note,
  Panel,
  PaymentMark,
  type PaymentScheme,
  Price,
  paymentSchemes,
  RowsSkeleton,
  useConfirm,
} from '@sporta/ui';
import { Wallet } from '@sporta/ui/icons/Wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { CardOption, cardName, paymentTypesQuery, savedCardsQuery, useDeleteCard } from '../../shared/payment/index.ts';
import { ChosenWay } from './chosen-way.tsx';
import { heldFromText, LaterConsent } from './later-consent.tsx';
import type { PaymentChoice } from './model/payment-choice.ts';

interface PaymentMethodsProps {
  /** Cents to pay. */
  totalCents: number;
  /** Other tenders pay a part: the sum that leads to what is left. */
  rest?: string | undefined;
  choice: PaymentChoice | undefined;
  onChoose: (choice: PaymentChoice) => void;
  disabled: boolean;
  /** Why the order was refused for want of the consent to keep the card. */
  consentRefused?: string | undefined;
  /** What is held, below what is chosen. */
  children?: ReactNode;
}

/**
 * The ways to pay that the shop offers now, in one radio group. Where other tenders pay a part, the one chosen is shown alone
 * until the customer wants another.
 */
export function PaymentMethods({
  totalCents,
  rest,
  choice,
  onChoose,
  disabled,
  consentRefused,
  children,
}: PaymentMethodsProps) {
  const api = useApi();
  const name = useId();
  const [changing, setChanging] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  // the button pressed is gone: focus goes on in the choice
  useEffect(() => {
    if (changing) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [changing]);
  const { data: types, error: typesError } = useQuery(paymentTypesQuery(api));
  const { data: cards, error: cardsError } = useQuery(savedCardsQuery(api));
  const error = typesError ?? cardsError;
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere i modi di pagare: riprova.')}</Note>;
  if (!types || !cards) return <RowsSkeleton count={3} label="Carico i modi di pagare" />;
  // a slot far away asks for a consent, which is beside the choice
  const needsConsent = types.some((type) => type.paymentTypeId === choice?.paymentTypeId && type.heldFrom);
  if (rest && choice && !changing && !needsConsent) {
    return (
      <ChosenWay choice={choice} {...{ types, cards, totalCents, rest, disabled }} onChange={() => setChanging(true)}>
        {children}
      </ChosenWay>
    );
  }
  const cardTypes = types.filter((type) => type.kind === 'card');
  const others = types.filter(
    (type) =>
      type.kind === 'stripe' || type.kind === 'satispay' || type.kind === 'due-date' || type.kind === 'pay-link',
  );
  const chosen = (type: PaymentType) => choice?.paymentTypeId === type.paymentTypeId;
  return (
    <div ref={group} role="radiogroup" aria-label="Come vuoi pagare">
      {cards.length > 0 || cardTypes.length > 0 ? (
        <Panel className="pm">
          <div className="pm-title">
            <h2>{rest ? 'Il resto con la carta' : 'Paghi con la carta'}</h2>
            <Price cents={totalCents} />
          </div>
          {rest ? <p className="muted pm-rest">{rest}</p> : null}
          <SavedCards cards={cards} name={name} choice={choice} onChoose={onChoose} disabled={disabled} />
          {cardTypes.map((type) => (
            <NewCard
              key={type.paymentTypeId}
              type={type}
              name={name}
              checked={chosen(type)}
              saveAuth={choice?.saveAuth ?? false}
              disabled={disabled}
              consentRefused={consentRefused}
              onChoose={(saveAuth) => onChoose({ paymentTypeId: type.paymentTypeId, saveAuth })}
            />
          ))}
        </Panel>
      ) : null}
      {others.length > 0 ? (
        <Panel className="pm">
          <h2>Altri modi</h2>
          <div className="others">
            {others.map((type) => (
              <OtherWay
                key={type.paymentTypeId}
                type={type}
                name={name}
                checked={chosen(type)}
                disabled={disabled}
                onChoose={() => onChoose({ paymentTypeId: type.paymentTypeId, saveAuth: false })}
              />
            ))}
          </div>
          {others.map((type) =>
            type.heldFrom && chosen(type) ? (
              <LaterConsent
                key={type.paymentTypeId}
                heldFrom={type.heldFrom}
                agreed={choice?.saveAuth ?? false}
                disabled={disabled}
                refused={consentRefused}
                onAgree={(saveAuth) => onChoose({ paymentTypeId: type.paymentTypeId, saveAuth })}
              />
            ) : null,
          )}
        </Panel>
      ) : null}
      {children}
      <HeldLater type={types.find(chosen)} />
      {types.length === 0 ? (
        <Note kind="warn">
          In questo momento non possiamo accettare pagamenti. Il carrello è salvo: riprova fra poco.
        </Note>
      ) : null}
    </div>
  );
}

/** A saved card pays a slot far away: from when on its money is held. */
function HeldLater({ type }: { type: PaymentType | undefined }) {
  if (!type?.heldFrom || type.kind !== 'saved-card') return null;
  return (
    <Note kind="n">
      La consegna è lontana: oggi non blocchiamo nulla. Da <b>{heldFromText(type.heldFrom)}</b> blocchiamo l’importo
      sulla carta; se la banca vuole una conferma ti scriviamo.
    </Note>
  );
}

interface SavedCardsProps {
  cards: readonly PaymentAuth[];
  name: string;
  choice: PaymentChoice | undefined;
  onChoose: (choice: PaymentChoice) => void;
  disabled: boolean;
}

function SavedCards({ cards, name, choice, onChoose, disabled }: SavedCardsProps) {
  const confirm = useConfirm();
  const remove = useDeleteCard();
  if (cards.length === 0) return null;
  const ask = async (card: PaymentAuth) => {
    const yes = await confirm({ title: `Eliminare ${cardName(card)}?`, body: 'La prossima volta dovrai riscriverla.' });
    if (yes) remove.mutate(card);
  };
  return (
    <div className="cards">
      {cards.map((card) => (
        <CardOption
          key={card.paymentAuthId}
          card={card}
          name={name}
          checked={choice?.paymentAuthId === card.paymentAuthId}
          disabled={disabled}
          onChoose={() =>
            onChoose({ paymentTypeId: savedCardPaymentTypeId, paymentAuthId: card.paymentAuthId, saveAuth: false })
          }
          onDelete={() => void ask(card)}
        />
      ))}
    </div>
  );
}

interface NewCardProps {
  type: PaymentType;
  name: string;
  checked: boolean;
  saveAuth: boolean;
  disabled: boolean;
  consentRefused: string | undefined;
  onChoose: (saveAuth: boolean) => void;
}

function NewCard({ type, name, checked, saveAuth, disabled, consentRefused, onChoose }: NewCardProps) {
  return (
    <>
      <label className={cx('nw', checked && 'on')}>
        <span className="chk">
          <input
            type="radio"
            name={name}
            checked={checked}
            disabled={disabled || !type.enabled}
            onChange={() => onChoose(false)}
          />
          <span>
            <b>Usa una nuova carta</b>
            {type.enabled ? null : <small className="sub">{type.disabledReason}</small>}
          </span>
        </span>
        <span className="pays">
          <PaymentMark scheme="visa" />
          <PaymentMark scheme="mastercard" />
          <PaymentMark scheme="maestro" />
          <PaymentMark scheme="amex" />
        </span>
      </label>
      {checked ? (
        <div className="nw-more">
          <p className="muted small">
            Scrivi i dati della carta nella pagina protetta della banca: {shopName()} non li vede e non li conserva.
          </p>
          {type.heldFrom ? (
            <LaterConsent
              heldFrom={type.heldFrom}
              agreed={saveAuth}
              disabled={disabled}
              refused={consentRefused}
              onAgree={onChoose}
            />
          ) : type.allowsAuth ? (
            <Checkbox
              label="Salva la carta per la prossima volta"
              description="La banca la conserva per te; la togli quando vuoi."
              checked={saveAuth}
              disabled={disabled}
              onChange={(event) => onChoose(event.target.checked)}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface OtherWayProps {
  type: PaymentType;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function OtherWay({ type, name, checked, disabled, onChoose }: OtherWayProps) {
  const scheme = paymentSchemes.find((each): each is PaymentScheme => each === type.provider);
  return (
    <label className={cx('tk', checked && 'on')}>
      {scheme ? (
        <PaymentMark scheme={scheme} large />
      ) : (
        <span className="pay l" aria-hidden="true">
          <Wallet />
        </span>
      )}
      <span className="grow">
        <b>{type.name}</b>
        <small>{type.enabled ? type.description : type.disabledReason}</small>
      </span>
      <span className="chk">
        <input type="radio" name={name} checked={checked} disabled={disabled || !type.enabled} onChange={onChoose} />
      </span>
    </label>
  );
}
