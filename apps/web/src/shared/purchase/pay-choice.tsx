import type { PaymentAuth, PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { Checkbox, Note, RadioCards } from '@sporta/ui';
import { cardName, expiryText } from '../payment/index.ts';

export interface PayWith {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
}

interface PayChoiceProps {
  types: readonly PaymentType[];
  cards: readonly PaymentAuth[];
  value: PayWith | undefined;
  onChange: (value: PayWith) => void;
}

/** What is proposed before anything is chosen: the default card, else the first way to pay. */
export function proposedPayment({ types, cards }: Pick<PayChoiceProps, 'types' | 'cards'>): PayWith | undefined {
  const usable = types.filter((type) => type.enabled);
  const card = usable.some((type) => type.kind === 'saved-card')
    ? (cards.find((each) => each.defaultAuth) ?? cards[0])
    : undefined;
  if (card) return { paymentTypeId: savedCardPaymentTypeId, paymentAuthId: card.paymentAuthId, saveAuth: false };
  const first = usable.find((type) => type.kind !== 'saved-card');
  return first && { paymentTypeId: first.paymentTypeId, saveAuth: false };
}

/** Cards and wallets the shop takes now. */
export function PayChoice({ types, cards, value, onChange }: PayChoiceProps) {
  if (types.length === 0)
    return <Note kind="warn">In questo momento non possiamo accettare pagamenti: riprova fra poco.</Note>;
  const others = types.filter((type) => type.kind !== 'saved-card');
  const savable = others.find((type) => type.paymentTypeId === value?.paymentTypeId && type.allowsAuth);
  const options = [
    ...(types.some((type) => type.kind === 'saved-card')
      ? cards.map((card) => ({
          value: `card-${card.paymentAuthId}`,
          title: cardName(card),
          body: `scade ${expiryText(card)}`,
        }))
      : []),
    ...others.map((type) => ({
      value: `type-${type.paymentTypeId}`,
      title: type.name,
      body: type.enabled ? type.description : type.disabledReason,
      disabled: !type.enabled,
    })),
  ];
  const choose = (chosen: string) => {
    const [kind, id] = chosen.split('-');
    onChange(
      kind === 'card'
        ? { paymentTypeId: savedCardPaymentTypeId, paymentAuthId: Number(id), saveAuth: false }
        : { paymentTypeId: Number(id), saveAuth: false },
    );
  };
  return (
    <>
      <RadioCards
        legend="Come vuoi pagare"
        options={options}
        value={value && (value.paymentAuthId ? `card-${value.paymentAuthId}` : `type-${value.paymentTypeId}`)}
        onChange={choose}
      />
      {value && savable ? (
        <Checkbox
          label="Salva la carta per la prossima volta"
          description="La banca la conserva per te; la togli quando vuoi."
          checked={value.saveAuth}
          onChange={(event) => onChange({ ...value, saveAuth: event.target.checked })}
        />
      ) : null}
    </>
  );
}
