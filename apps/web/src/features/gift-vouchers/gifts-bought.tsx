import type { GiftVoucherOrder } from '@sporta/contract';
import { formatDayNumeric, formatEuro } from '@sporta/domain';
import { ButtonLink, Link, Tag, type TagTone } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../../shared/session/index.ts';
import { giftsQuery } from './api/gift-vouchers.ts';
import { GiftCardPicture } from './gift-card-picture.tsx';

const states: Record<GiftVoucherOrder['state'], [words: string, tone: TagTone | undefined]> = {
  pending: ['Aspettiamo la banca', 'lemon'],
  paid: ['Pagato', 'green'],
  failed: ['Non pagato', undefined],
  cancelled: ['Annullato', undefined],
};

/** Vouchers the customer bought for others, below their own; who never bought one is shown what it is. */
export function GiftsBought() {
  const { isInPerson } = useSession();
  const { data, isPending } = useQuery({ ...giftsQuery(useApi()), enabled: isInPerson });
  if (isPending) return null;
  const gifts = data?.filter((gift) => gift.state !== 'failed');
  return (
    <section className="gifts-bought" aria-labelledby="gifts-bought">
      <div className="sh">
        <h2 id="gifts-bought">{gifts?.length ? 'Regali che hai fatto' : 'Regala la spesa'}</h2>
        <Link className="link tap" href="/gift-voucher/balance">
          Quanto resta sul buono?
        </Link>
      </div>
      {gifts?.length ? (
        <>
          <ul>
            {gifts.map((gift) => (
              <Row key={gift.orderId} gift={gift} />
            ))}
          </ul>
          <ButtonLink kind="soft" href="/gift-voucher">
            Regala la spesa
          </ButtonLink>
        </>
      ) : (
        <FirstGift />
      )}
    </section>
  );
}

function FirstGift() {
  return (
    <div className="gift-first panel">
      <GiftCardPicture cents={5000} recipient="" sender="" message="" />
      <div>
        <p>Un buono che arriva per e-mail, nel giorno che scegli tu, e vale su tutta la spesa.</p>
        <ButtonLink kind="soft" href="/gift-voucher">
          Prepara un regalo
        </ButtonLink>
      </div>
    </div>
  );
}

function Row({ gift }: { gift: GiftVoucherOrder }) {
  const [words, tone] = gift.used ? (['Usato', undefined] as const) : states[gift.state];
  return (
    <li className="panel">
      <div className="grow">
        <b>
          {formatEuro(Math.round(gift.amount * 100))} per {gift.recipientName || 'qualcuno'}
        </b>
        <span className="muted small">
          {gift.mailedAt ? 'Mandato' : 'Parte'} il {formatDayNumeric(gift.deliverOn)} · n. {gift.orderNumber}
        </span>
      </div>
      <Tag tone={tone}>{words}</Tag>
      <Link className="link tap" href={`/cart/payment-completed-melaregalo/${gift.orderId}`}>
        Vedi<span className="sr"> il regalo n. {gift.orderNumber}</span>
      </Link>
    </li>
  );
}
