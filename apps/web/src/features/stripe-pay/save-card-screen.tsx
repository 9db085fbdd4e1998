import { endpoints } from '@sporta/contract';
import { ButtonLink, Note, RowsSkeleton } from '@sporta/ui';
import type { StripeElements, StripeError } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { CardForm } from './card-form.tsx';
import { loadStripeScript, readStripeData } from './load-stripe.ts';

/** Ways to pay by Stripe (specification, payment types). */
const stripePaymentTypeId = 20;

/** /payment/stripe/card: a card is saved without paying. */
export function SaveCardScreen() {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['stripe-card'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const begun = (await api.call(endpoints.payments.addAuth, { payment_type_id: stripePaymentTypeId })).data;
      const secret = begun.payment_client_secret ?? '';
      return { stripe: await loadStripeScript(readStripeData(begun.payment_data)), secret };
    },
  });
  const confirm = async (elements: StripeElements): Promise<StripeError | undefined> => {
    if (!data) return undefined;
    const { stripe, secret } = data;
    const { error: refused } = await stripe.confirmSetup({
      elements,
      clientSecret: secret,
      confirmParams: { return_url: `${window.location.origin}/payment-return/stripe/card` },
      redirect: 'if_required',
    });
    if (refused) return refused;
    await api.call(endpoints.payments.addAuth, {
      payment_type_id: stripePaymentTypeId,
      payment_data: JSON.stringify({ setupIntent: secret.split('_secret_')[0] }),
    });
    // by loading it, so that the script of Stripe goes with this page
    window.location.replace('/profile/payment-method?card=saved');
    return undefined;
  };
  return (
    <div className="stripe-pay">
      <h1>Aggiungi una carta</h1>
      <p className="muted">Non paghi nulla adesso: la banca può chiederti una conferma.</p>
      {error ? (
        <Note kind="err" live>
          {messageOf(error, 'Stripe non risponde in questo momento: riprova tra poco.')}
        </Note>
      ) : null}
      {data ? (
        <CardForm
          stripe={data.stripe}
          clientSecret={data.secret}
          action="Salva la carta"
          busyAction="Chiediamo alla banca…"
          refusedTitle="La banca non accetta la carta."
          nothingCharged="Non abbiamo addebitato nulla."
          onConfirm={confirm}
        >
          <p className="small muted">
            Salvandola permetti a {shopName()} di usarla per gli ordini che confermi e per incassare dopo la
            preparazione. La togli quando vuoi.
          </p>
        </CardForm>
      ) : error ? null : (
        <RowsSkeleton count={3} label="Apro i campi della carta" />
      )}
      <ButtonLink kind="line" href="/profile/payment-method">
        Torna ai metodi di pagamento
      </ButtonLink>
    </div>
  );
}
