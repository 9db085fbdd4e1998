import { endpoints, type PaymentAuth } from '@sporta/contract';
import { countText, monthName } from '@sporta/domain';
import { Button, cx, IconButton, Note, RowsSkeleton, Tag, toast, useConfirm } from '@sporta/ui';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { XCircleFill } from '@sporta/ui/icons/XCircleFill.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import {
  allCardsQuery,
  CardMark,
  cardName,
  cardsKey,
  expiryText,
  lastDigits,
  useAddCard,
  useDeleteCard,
} from '../../shared/payment/index.ts';
import { LaterCharges } from './later-charges.tsx';

/** The saved cards, and the way to save another. */
export function SavedCards() {
  const { data: cards, error } = useQuery(allCardsQuery(useApi()));
  const add = useAddCard();
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere le tue carte: riprova.')}</Note>;
  if (!cards) return <RowsSkeleton count={2} label="Carico le carte" />;
  return (
    <section aria-labelledby="carte">
      <div className="ways-head">
        <h2 id="carte">Carte</h2>
        <span className="muted small">{countText(cards.length, 'salvata', 'salvate')}</span>
      </div>
      <ul className="ways-cards">
        {cards.map((card) => (
          <SavedCard key={card.paymentAuthId} card={card} cards={cards} onRenew={add.begin} renewing={add.busy} />
        ))}
        {add.begin ? (
          <li>
            <button type="button" className="way-card new" disabled={add.busy} onClick={add.begin}>
              <PlusBold />
              <b>Aggiungi una carta</b>
              <span className="muted small">La banca può chiederti una conferma. Non addebitiamo nulla.</span>
            </button>
          </li>
        ) : cards.length === 0 ? (
          <li className="muted">Nessuna carta salvata: puoi salvarne una la prossima volta che paghi.</li>
        ) : null}
        {cards.length > 0 ? <LaterCharges /> : null}
      </ul>
    </section>
  );
}

interface SavedCardProps {
  card: PaymentAuth;
  cards: readonly PaymentAuth[];
  /** Undefined where the shop saves no card outside a payment. */
  onRenew: (() => void) | undefined;
  renewing: boolean;
}

function SavedCard({ card, cards, onRenew, renewing }: SavedCardProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const remove = useDeleteCard();
  const makeDefault = useMutation({
    mutationFn: async () =>
      (await api.call(endpoints.payments.setDefaultAuth, { payment_auth_id: card.paymentAuthId })).data.auths,
    onSuccess: (auths) => {
      queryClient.setQueryData(cardsKey, auths);
      toast.success(`${cardName(card)} è la carta predefinita`);
    },
    onError: (failure) => toast.error(messageOf(failure, 'La carta non è stata cambiata: riprova.')),
  });
  const expired = card.active === '0';
  const ask = async () => {
    const next = card.defaultAuth && cards.find((each) => each !== card && each.active === '1');
    const yes = await confirm({
      title: `Togliere ${cardName(card)}?`,
      body: next
        ? `È la carta predefinita. Al suo posto mettiamo ${cardName(next)}.`
        : 'La prossima volta dovrai riscriverla.',
      yesLabel: 'Si, togli',
    });
    if (yes) remove.mutate(card);
  };
  return (
    <li className={cx('way-card', card.defaultAuth && 'def', expired && 'exp')}>
      <div className="way-top">
        <CardMark {...card} />
        <CardState card={card} />
      </div>
      <span className="pan num">•••• •••• •••• {lastDigits(card.cardNumber)}</span>
      <span className="small muted">
        {expired ? 'Scaduta' : 'Scade'} {expiryText(card)}
        {card.holder ? ` · ${card.holder}` : ''}
      </span>
      <div className="way-acts">
        {(expired || card.expiring) && onRenew ? (
          <Button kind={expired ? 'soft' : 'ghost'} size="sm" disabled={renewing} onClick={onRenew}>
            {expired ? 'Metti la nuova scadenza' : 'Aggiorna'}
            <span className="sr">
              {expired ? ' di ' : ' '}
              {cardName(card)}
            </span>
          </Button>
        ) : null}
        {card.defaultAuth || expired ? null : (
          <Button kind="ghost" size="sm" busy={makeDefault.isPending} onClick={() => makeDefault.mutate()}>
            Rendi predefinita
            <span className="sr"> {cardName(card)}</span>
          </Button>
        )}
        <IconButton
          icon={Trash}
          label={`Togli la carta ${cardName(card)}`}
          aria-disabled={remove.isPending}
          onClick={() => remove.isPending || void ask()}
        />
      </div>
    </li>
  );
}

function CardState({ card }: { card: PaymentAuth }) {
  if (card.active === '0') {
    return (
      <Tag tone="err" icon={XCircleFill}>
        Scaduta
      </Tag>
    );
  }
  return (
    <span className="way-tags">
      {card.expiring ? (
        <Tag tone="warn" icon={WarningFill}>
          {/^[ao]/.test(monthName(card.expiryMonth)) ? 'Scade ad ' : 'Scade a '}
          {monthName(card.expiryMonth)}
        </Tag>
      ) : null}
      {card.defaultAuth ? (
        <Tag tone="green" icon={CheckCircleFill}>
          Predefinita
        </Tag>
      ) : null}
    </span>
  );
}
