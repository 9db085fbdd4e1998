import type { GiftVoucherOrder } from '@sporta/contract';
import { formatDayLong, shopDay } from '@sporta/domain';
import { ButtonLink, ConfirmProvider, EmptyState, Spinner, Tag } from '@sporta/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { giftQuery, giftsKey } from './api/gift-vouchers.ts';
import { GiftActs } from './gift-acts.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { forgetGiftKey } from './model/gift-key.ts';
import { UnfinishedGift } from './unfinished-gift.tsx';
import '../../lib/sheets/purchase.css';
import '../../lib/sheets/account.css';

/** Milliseconds between two questions while the money is not certain. */
const ASK_EVERY = 2_000;

/** Back from the bank: only its own word, asked for by our server, makes the voucher. */
export function GiftCompletedPage({ orderId }: { orderId: number }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: gift, error } = useQuery({
    ...giftQuery(useApi(), orderId),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'pending' ? ASK_EVERY : false),
  });
  const failed = gift?.state === 'failed';
  const decided = gift !== undefined && gift.state !== 'pending';
  useEffect(() => {
    if (!decided) return;
    forgetGiftKey(sessionStorage);
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
  if (gift?.canPay) return <UnfinishedGift orderId={orderId} />;
  if (!gift || gift.state === 'pending' || failed) return <Pending />;
  return (
    <ConfirmProvider>
      <Completed gift={gift} />
    </ConfirmProvider>
  );
}

function Pending() {
  return (
    <div className="pay-outcome pending" role="status">
      <Spinner />
      <h1>Aspettiamo la banca</h1>
      <p className="muted">Di solito bastano pochi secondi. Non serve pagare di nuovo: ti scriviamo appena risponde.</p>
    </div>
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
