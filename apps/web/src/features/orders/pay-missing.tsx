import { endpoints, type Order, type PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Button, Note, toast } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { momentLong } from '../../shared/orders/index.ts';
import {
  CardMark,
  cardName,
  expiryText,
  leaveFor,
  nextStep,
  orderPaymentTypesQuery,
  proposedCard,
  savedCardsQuery,
} from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';

type Missing = NonNullable<Order['missing']>;

/** Ways to pay besides saved cards, which are shown one by one. */
const offered: readonly PaymentType['kind'][] = ['card', 'stripe', 'satispay'];

/** What the customer is asked to pay of a confirmed order. Staff who buy for them read that it is not paid yet. */
export function PayMissing({ order, missing }: { order: Order; missing: Missing }) {
  const { user } = useSession();
  return user.actedBy ? <NotPaidYet missing={missing} /> : <PayNow order={order} missing={missing} />;
}

function NotPaidYet({ missing: { until, amount } }: { missing: Missing }) {
  return (
    <Note kind="warn" className="below">
      <b>Il cliente deve pagare {formatEuro(euroToCents(amount))}.</b>{' '}
      {until
        ? `Gli abbiamo scritto: paga dal suo account entro ${momentLong(until)}. Se non lo fa, l’ordine si annulla e la fascia torna libera.`
        : 'Gli abbiamo scritto: la spesa parte appena paga la differenza, dal suo account.'}
    </Note>
  );
}

/** By a saved card, or in another way. */
function PayNow({ order, missing }: { order: Order; missing: Missing }) {
  const api = useApi();
  const name = useId();
  const { data: cards = [] } = useQuery(savedCardsQuery(api));
  const { data: types = [] } = useQuery(orderPaymentTypesQuery(api, order.orderId));
  const [wanted, setWanted] = useState<number>();
  const chosen = cards.find((card) => card.paymentAuthId === wanted) ?? proposedCard(cards);
  const pay = usePayMissing(order);
  const others = types.filter((type) => type.enabled && offered.includes(type.kind));
  const sum = formatEuro(euroToCents(missing.amount));
  return (
    <section aria-labelledby={`${name}-title`}>
      <Note kind="warn">
        <h2 id={`${name}-title`} className="own-line">
          {missing.until ? `Conferma il pagamento entro ${momentLong(missing.until)}` : 'Paga la differenza'}
        </h2>
        <p>
          {missing.reason}{' '}
          {missing.until
            ? `Teniamo la fascia e i prodotti fino ad allora: poi annulliamo l’ordine, senza addebitarti nulla.`
            : `Ti portiamo la spesa appena hai pagato ${sum}.`}
        </p>
        {chosen ? (
          <div className="om-cards" role="radiogroup" aria-label="Con quale carta">
            {cards.map((card) => (
              <label key={card.paymentAuthId} className="chk">
                <input
                  type="radio"
                  name={name}
                  checked={card.paymentAuthId === chosen.paymentAuthId}
                  disabled={pay.isPending}
                  onChange={() => setWanted(card.paymentAuthId)}
                />
                <CardMark {...card} large={false} />
                <span>
                  {cardName(card)}, scade {expiryText(card)}
                </span>
              </label>
            ))}
          </div>
        ) : null}
        <div className="om-acts">
          {chosen ? (
            <Button
              busy={pay.isPending}
              onClick={() => pay.mutate({ typeId: savedCardPaymentTypeId, authId: chosen.paymentAuthId })}
            >
              {missing.until ? `Conferma ${sum}` : `Paga ${sum}`}
            </Button>
          ) : null}
          {others.map((type) => (
            <Button
              key={type.paymentTypeId}
              kind={chosen ? 'line' : 'primary'}
              busy={pay.isPending}
              onClick={() => pay.mutate({ typeId: type.paymentTypeId })}
            >
              {type.kind === 'card' ? 'Usa una nuova carta' : type.name}
            </Button>
          ))}
        </div>
        {pay.error ? (
          <p role="alert">{messageOf(pay.error, 'Il pagamento non è riuscito: riprova tra un minuto.')}</p>
        ) : null}
      </Note>
    </section>
  );
}

function usePayMissing(order: Order) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async ({ typeId, authId }: { typeId: number; authId?: number }) =>
      (
        await api.call(endpoints.order.payMissing, {
          order_id: order.orderId,
          payment_type_id: typeId,
          payment_auth_id: authId,
        })
      ).data,
    onSuccess: async (answer) => {
      const step = nextStep(answer);
      if (step.kind === 'get' || step.kind === 'post') return leaveFor(step);
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      toast.success('Pagamento confermato');
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['orders', 'one', order.orderId] }),
  });
}
