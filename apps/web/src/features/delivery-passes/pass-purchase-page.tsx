import { type DeliveryPassOrder, endpoints } from '@sporta/contract';
import { euroToCents, formatDayLong, formatEuro } from '@sporta/domain';
import { ButtonLink, EmptyState } from '@sporta/ui';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { CreditCardDuotone } from '@sporta/ui/icons/CreditCardDuotone.ts';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { passesKey, passQuery } from '../../shared/delivery-pass/index.ts';
import { ASK_EVERY, AskingTheBank, forgetPurchaseKey, UnfinishedPurchase } from '../../shared/purchase/index.ts';
import { termsText } from './model/pass-texts.ts';
import '../../lib/sheets/purchase.css';

const LIST = '/profile/delivery-pass';

/** How the purchase of a pass stands. Back from the bank: only its own word, asked for by our server, makes the pass hold. */
export function PassPurchasePage({ orderId }: { orderId: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: pass, error } = useQuery({
    ...passQuery(api, orderId),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'pending' ? ASK_EVERY : false),
  });
  const decided = pass !== undefined && pass.state !== 'pending';
  useEffect(() => {
    if (!decided) return;
    forgetPurchaseKey('pass', sessionStorage);
    // the cart and the slots have their fee by it
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== orderId });
  }, [decided, orderId, queryClient]);
  if (error && !pass) {
    return (
      <EmptyState
        heading="h1"
        tone="warn"
        icon={TruckDuotone}
        title="Non riusciamo a leggere l’abbonamento"
        body="Se il pagamento è riuscito lo trovi fra i tuoi, e ti abbiamo scritto."
        actions={<ButtonLink href={LIST}>I tuoi abbonamenti</ButtonLink>}
      />
    );
  }
  if (pass?.canPay) {
    const input = { order_id: orderId };
    return (
      <UnfinishedPurchase
        title="L’abbonamento non è ancora pagato"
        calls={{
          queryKey: passesKey,
          resume: async () => (await api.call(endpoints.deliveryPasses.resumePayment, input)).data,
          abandon: () => api.call(endpoints.deliveryPasses.abandonPayment, input),
        }}
      />
    );
  }
  if (!pass || pass.state === 'pending') return <AskingTheBank />;
  return <Decided pass={pass} />;
}

function Decided({ pass }: { pass: DeliveryPassOrder }) {
  if (pass.state === 'failed') {
    return (
      <EmptyState
        heading="h1"
        tone="err"
        icon={CreditCardDuotone}
        title="Il pagamento non è andato a buon fine"
        body={pass.reason ?? 'L’abbonamento non è partito.'}
        actions={
          <>
            <ButtonLink href={LIST}>Prova di nuovo</ButtonLink>
            <ButtonLink kind="line" href="/">
              Torna alla spesa
            </ButtonLink>
          </>
        }
      />
    );
  }
  const { state, startsOn, endsOn, holds, refund = 0, refundedAt, orderNumber } = pass;
  const ended = state === 'ended';
  return (
    <EmptyState
      heading="h1"
      icon={ended ? TruckDuotone : CheckCircleDuotone}
      title={ended ? 'Abbonamento chiuso' : holds ? 'Fatto! Le consegne sono gratis.' : 'Fatto! L’abbonamento è tuo.'}
      body={
        ended
          ? `L’abbonamento n. ${orderNumber} non vale più.${refund > 0 ? ` ${refundedAt ? 'Ti abbiamo restituito' : 'Ti restituiamo'} ${formatEuro(euroToCents(refund))}: di solito arriva in qualche giorno.` : ''}`
          : `${termsText(pass)}: da ${formatDayLong(startsOn ?? '')} a ${formatDayLong(endsOn ?? '')} ${endsOn?.slice(0, 4)} compreso. Abbiamo mandato la ricevuta alla tua e-mail.`
      }
      actions={
        <>
          <ButtonLink href="/">Fai la spesa</ButtonLink>
          <ButtonLink kind="line" href={LIST}>
            I tuoi abbonamenti
          </ButtonLink>
        </>
      }
    />
  );
}
