import { ButtonLink, EmptyState, RowsSkeleton } from '@sporta/ui';
import { CreditCardDuotone } from '@sporta/ui/icons/CreditCardDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { giftQuery } from './api/gift-vouchers.ts';
import { forgetGiftKey } from './model/gift-key.ts';

/** The payment of a voucher did not go through: what happened, and how to try again with the same words. */
export function GiftErrorPage({ orderId }: { orderId: number }) {
  const router = useRouter();
  const { data: gift, isLoading } = useQuery({ ...giftQuery(useApi(), orderId), retry: 1 });
  useEffect(() => forgetGiftKey(sessionStorage), []);
  const notFailed = gift !== undefined && gift.state !== 'failed';
  useEffect(() => {
    if (!notFailed) return;
    // The bank's word may have come after its page sent the customer back.
    void router.navigate({ to: '/cart/payment-completed-melaregalo/$orderId', params: { orderId }, replace: true });
  }, [notFailed, orderId, router]);
  if (isLoading || notFailed) return <RowsSkeleton count={3} label="Chiediamo alla banca com’è andata" />;
  return (
    <div className="pay-outcome">
      <EmptyState
        tone="err"
        heading="h1"
        icon={CreditCardDuotone}
        title="Il pagamento non è andato a buon fine"
        body={gift?.reason ?? 'Il regalo non è partito.'}
        actions={
          <>
            <ButtonLink href={gift ? `/gift-voucher?again=${orderId}` : '/gift-voucher'}>Prova di nuovo</ButtonLink>
            <ButtonLink kind="line" href="/">
              Torna alla spesa
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
