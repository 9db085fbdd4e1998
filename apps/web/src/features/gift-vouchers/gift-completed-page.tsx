import type { GiftVoucherOrder } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { ButtonLink, ConfirmProvider, EmptyState, Tag } from '@sporta/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { ASK_EVERY, AskingTheBank, forgetPurchaseKey, UnfinishedPurchase } from '../../shared/purchase/index.ts';
import { giftCalls, giftQuery, giftsKey } from './api/gift-vouchers.ts';
import { GiftActs } from './gift-acts.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import '../../lib/sheets/purchase.css';
import '../../lib/sheets/account.css';

/** Back from the bank: only its own word, asked for by our server, makes the voucher. */
export function GiftCompletedPage({ orderId }: { orderId: number }) {
  const router = useRouter();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: gift, error } = useQuery({
    ...giftQuery(api, orderId),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'pending' ? ASK_EVERY : false),
  });
  const failed = gift?.state === 'failed';
  const decided = gift !== undefined && gift.state !== 'pending';
  useEffect(() => {
    if (!decided) return;
    forgetPurchaseKey('gift', sessionStorage);
    void queryClient.invalidateQueries({ queryKey: [...giftsKey, 'list'] });
    if (failed) {
      void router.navigate({ to: '/payment-error-melaregalo/$orderId', params: { orderId }, replace: true });
    }
  }, [decided, failed, orderId, queryClient, router]);
  if (error && !gift) {
    return (
      <EmptyState
        heading="h1"
        tone="warn"
        title="Non riusciamo a leggere il regalo"
        body="Se il pagamento è riuscito lo trovi fra i tuoi buoni, e ti abbiamo scritto."
        actions={<ButtonLink href="/profile/gifts">Vai ai tuoi buoni</ButtonLink>}
      />
    );
  }
  if (gift?.canPay) {
    return <UnfinishedPurchase title="Il regalo non è ancora pagato" calls={giftCalls(api, orderId)} />;
  }
  if (!gift || gift.state === 'pending' || failed) return <AskingTheBank />;
  return (
    <ConfirmProvider>
      <Completed gift={gift} />
    </ConfirmProvider>
  );
}

function Completed({ gift }: { gift: GiftVoucherOrder }) {
  const cancelled = gift.state === 'cancelled';
  return (
    <div className="gift-done">
      <GiftCardPicture
        cents={Math.round(gift.amount * 100)}
        recipient={gift.recipientName}
        sender={gift.senderName}
        message={gift.message}
      />
      <div className="stack-form">
        <Tag>Buono regalo n. {gift.orderNumber}</Tag>
        <h1>{cancelled ? 'Regalo annullato' : 'Fatto! Il regalo è pronto.'}</h1>
        <p>
          {cancelled
            ? 'Il codice non vale più e ti restituiamo tutto, di solito entro qualche giorno.'
            : gift.mailedAt
              ? `L’abbiamo mandato a ${gift.recipientEmail}.`
              : `Lo mandiamo a ${gift.recipientEmail} ${gift.deliverOn <= shopDay(shopNow()) ? 'fra poco' : formatDayLong(gift.deliverOn)}. Ti scriviamo anche noi, con una copia.`}
        </p>
        <GiftActs gift={gift} />
        <div>
          <ButtonLink kind="line" href="/profile/gifts">
            I tuoi buoni
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
