import { endpoints } from '@sporta/contract';
import { Button, ConfirmProvider, EmptyState, Note, RowsSkeleton, Tag, toast, useConfirm } from '@sporta/ui';
import { CreditCardDuotone } from '@sporta/ui/icons/CreditCardDuotone.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import {
  CardMark,
  cardName,
  cardsKey,
  expiryText,
  savedCardsQuery,
  useDeleteCard,
} from '../../shared/payment/index.ts';

/** /profile/payment-method: saved cards. A new one is saved while paying. */
export function PaymentMethodsPage() {
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Metodi di pagamento</h1>
      </div>
      <Cards />
    </ConfirmProvider>
  );
}

function Cards() {
  const api = useApi();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { data: cards, error } = useQuery(savedCardsQuery(api));
  const remove = useDeleteCard();
  const makeDefault = useMutation({
    mutationFn: async (id: number) =>
      (await api.call(endpoints.payments.setDefaultAuth, { payment_auth_id: id })).data.auths,
    onSuccess: (auths) => queryClient.setQueryData(cardsKey, auths),
    onError: (failure) => toast.error(messageOf(failure, 'La carta non è stata cambiata: riprova.')),
  });
  if (error) return <Note kind="err">{messageOf(error, 'Non riusciamo a leggere le tue carte: riprova.')}</Note>;
  if (!cards) return <RowsSkeleton count={2} label="Carico le carte" />;
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={CreditCardDuotone}
        title="Nessuna carta salvata"
        body="Puoi salvarne una la prossima volta che paghi: il numero lo conserva la banca, non noi."
      />
    );
  }
  return (
    <ul className="address-list">
      {cards.map((card) => (
        <li key={card.paymentAuthId} className="panel address-card">
          <div className="address-head">
            <CardMark {...card} />
            {card.defaultAuth ? <Tag tone="green">Predefinita</Tag> : null}
          </div>
          <h2>{cardName(card)}</h2>
          <p className="muted small">scade {expiryText(card)}</p>
          <div className="address-acts">
            {card.defaultAuth ? null : (
              <Button
                kind="line"
                size="sm"
                busy={makeDefault.isPending}
                onClick={() => makeDefault.mutate(card.paymentAuthId)}
              >
                Usa come predefinita
                <span className="sr"> {cardName(card)}</span>
              </Button>
            )}
            <Button
              kind="quiet"
              size="sm"
              busy={remove.isPending}
              onClick={async () => {
                if (await confirm({ title: `Eliminare ${cardName(card)}?` })) remove.mutate(card);
              }}
            >
              Elimina
              <span className="sr"> {cardName(card)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
