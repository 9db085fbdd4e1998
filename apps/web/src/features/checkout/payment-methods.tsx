import type { PaymentAuth, PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { euroToCents } from '@sporta/domain';
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
import { useId } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import {
  CardOption,
  cardName,
  paymentTypesQuery,
  proposedCard,
  savedCardsQuery,
  useDeleteCard,
} from '../../shared/payment/index.ts';

/** How the customer pays: a saved card, or a type of the list. */
export interface PaymentChoice {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
}

/** What is chosen, or proposed before anything is: the default card, else the first way to pay. */
export function usePaymentChoice(wanted: PaymentChoice | undefined): PaymentChoice | undefined {
  const api = useApi();
  const { data: cards } = useQuery(savedCardsQuery(api));
  const { data: types } = useQuery(paymentTypesQuery(api));
  if (!cards || !types) return undefined;
  const stillThere =
    wanted &&
    types.some((type) => type.paymentTypeId === wanted.paymentTypeId && type.enabled) &&
    (wanted.paymentAuthId === undefined || cards.some((card) => card.paymentAuthId === wanted.paymentAuthId));
  if (stillThere) return wanted;
  const card = proposedCard(cards);
  if (card) return { paymentTypeId: savedCardPaymentTypeId, paymentAuthId: card.paymentAuthId, saveAuth: false };
  const first = types.find((type) => type.enabled && type.kind !== 'saved-card');
  return first && { paymentTypeId: first.paymentTypeId, saveAuth: false };
}

interface PaymentMethodsProps {
  /** Euro to pay. */
  total: number;
  choice: PaymentChoice | undefined;
  onChoose: (choice: PaymentChoice) => void;
  disabled: boolean;
}

/** The ways to pay that the shop offers now, in one radio group. */
export function PaymentMethods({ total, choice, onChoose, disabled }: PaymentMethodsProps) {
  const api = useApi();
  const name = useId();
  const { data: types, error: typesError } = useQuery(paymentTypesQuery(api));
  const { data: cards, error: cardsError } = useQuery(savedCardsQuery(api));
  const error = typesError ?? cardsError;
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere i modi di pagare: riprova.')}</Note>;
  if (!types || !cards) return <RowsSkeleton count={3} label="Carico i modi di pagare" />;
  const cardTypes = types.filter((type) => type.kind === 'card');
  const others = types.filter((type) => type.kind === 'stripe' || type.kind === 'satispay');
  const chosen = (type: PaymentType) => choice?.paymentTypeId === type.paymentTypeId;
  return (
    <div role="radiogroup" aria-label="Come vuoi pagare">
      {cards.length > 0 || cardTypes.length > 0 ? (
        <Panel className="pm">
          <div className="pm-title">
            <h2>Paghi con la carta</h2>
            <Price cents={euroToCents(total)} />
          </div>
          <SavedCards cards={cards} name={name} choice={choice} onChoose={onChoose} disabled={disabled} />
          {cardTypes.map((type) => (
            <NewCard
              key={type.paymentTypeId}
              type={type}
              name={name}
              checked={chosen(type)}
              saveAuth={choice?.saveAuth ?? false}
              disabled={disabled}
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
        </Panel>
      ) : null}
      {types.length === 0 ? (
        <Note kind="warn">
          In questo momento non possiamo accettare pagamenti. Il carrello è salvo: riprova fra poco.
        </Note>
      ) : null}
    </div>
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
  onChoose: (saveAuth: boolean) => void;
}

function NewCard({ type, name, checked, saveAuth, disabled, onChoose }: NewCardProps) {
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
            Scrivi i dati della carta nella pagina protetta della banca: Sporta non li vede e non li conserva.
          </p>
          {type.allowsAuth ? (
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
