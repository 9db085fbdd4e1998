import { ButtonLink } from '@sporta/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase } from '../../shared/cart/index.ts';
import { PaymentFailed } from '../../shared/payable/index.ts';
import { paymentStatusQuery } from '../../shared/payment/index.ts';
import { forgetBuyKey } from './model/buy-key.ts';
import { reassuring } from './model/sentences.ts';

/** The payment did not go through: what happened, what is safe, what to do. */
export function PaymentErrorPage({ orderId }: { orderId: number | undefined }) {
  const queryClient = useQueryClient();
  const { data: status, isLoading } = useQuery({
    ...paymentStatusQuery(useApi(), orderId ?? 0),
    enabled: orderId !== undefined,
    retry: 1,
  });
  useEffect(() => {
    forgetBuyKey(sessionStorage);
    // The cart is open again as it was.
    void reloadPurchase(queryClient);
  }, [queryClient]);
  const notFailed = status !== undefined && status.state !== 'failed';
  return (
    <PaymentFailed
      asking={isLoading}
      instead={notFailed ? `/cart/payment-completed/${orderId}` : undefined}
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
  );
}
