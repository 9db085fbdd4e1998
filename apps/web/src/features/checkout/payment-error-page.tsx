import { ButtonLink, EmptyState, RowsSkeleton } from '@sporta/ui';
import { CreditCardDuotone } from '@sporta/ui/icons/CreditCardDuotone.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { paymentStatusQuery } from '../../shared/payment/index.ts';
import { forgetBuyKey } from './model/buy-key.ts';
import { reassuring } from './model/sentences.ts';

/** The payment did not go through: what happened, what is safe, what to do. */
export function PaymentErrorPage({ orderId }: { orderId: number | undefined }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: status, isLoading } = useQuery({
    ...paymentStatusQuery(useApi(), orderId ?? 0),
    enabled: orderId !== undefined,
    retry: 1,
  });
  useEffect(() => {
    forgetBuyKey(sessionStorage);
    // The cart is open again as it was.
    void queryClient.invalidateQueries({ queryKey: ['cart'] });
  }, [queryClient]);
  const notFailed = status !== undefined && status.state !== 'failed';
  useEffect(() => {
    if (!notFailed || orderId === undefined) return;
    // The bank's word may have come after its page sent the customer back.
    void router.navigate({
      to: '/cart/payment-completed/$orderId',
      params: { orderId },
      replace: true,
    });
  }, [notFailed, orderId, router]);
  if (isLoading || notFailed) return <RowsSkeleton count={3} label="Chiediamo alla banca com’è andata" />;
  return (
    <div className="pay-outcome">
      <EmptyState
        tone="err"
        heading="h1"
        icon={CreditCardDuotone}
        title="Il pagamento non è andato a buon fine"
        body={reassuring(status?.reason ?? '')}
        actions={
          <>
            <ButtonLink href="/payment">Paga in un altro modo</ButtonLink>
            <ButtonLink kind="line" href="/checkout">
              Torna al carrello
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
