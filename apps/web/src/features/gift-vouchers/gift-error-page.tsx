import { ButtonLink } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { PaymentFailed } from '../../shared/payable/index.ts';
import { forgetPurchaseKey } from '../../shared/purchase/index.ts';
import { giftQuery } from './api/gift-vouchers.ts';
import '../../lib/sheets/purchase.css';
import '../../lib/sheets/account.css';

/** The payment of a voucher did not go through: what happened, and how to try again with the same words. */
export function GiftErrorPage({ orderId }: { orderId: number }) {
  const { data: gift, isLoading } = useQuery({ ...giftQuery(useApi(), orderId), retry: 1 });
  useEffect(() => forgetPurchaseKey('gift', sessionStorage), []);
  const notFailed = gift !== undefined && gift.state !== 'failed';
  return (
    <PaymentFailed
      asking={isLoading}
      instead={notFailed ? `/cart/payment-completed-melaregalo/${orderId}` : undefined}
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
  );
}
