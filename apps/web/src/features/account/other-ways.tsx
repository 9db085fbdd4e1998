import type { GiftCertificate } from '@sporta/contract';
import { euroToCents, formatDayWithYear, formatEuro } from '@sporta/domain';
import { ButtonLink, PaymentMark, Tag } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { usePaymentMarks } from '../../shared/payment/index.ts';
import { vouchersQuery } from '../../shared/vouchers/index.ts';

/** "Altri modi": Satispay where the shop has it, and the gift cards with something left on them. */
export function OtherWays() {
  const satispay = usePaymentMarks()?.some(({ kind }) => kind === 'satispay');
  const { data: certificates = [] } = useQuery(vouchersQuery(useApi(), false));
  const cards = certificates.filter(({ kind, total }) => kind === 'prepaid' && total > 0);
  return (
    <section aria-labelledby="altri-modi">
      <div className="ways-head">
        <h2 id="altri-modi">Altri modi</h2>
      </div>
      {satispay || cards.length > 0 ? (
        <ul className="ways-list">
          {satispay ? (
            <li>
              <PaymentMark scheme="satispay" large />
              <span className="way-name">
                <b>Satispay</b>
                <small>Lo scegli quando paghi, confermi ogni volta dall’app</small>
              </span>
              <span className="way-sum muted small">Nessun saldo da mostrare</span>
            </li>
          ) : null}
          {cards.map((card) => (
            <GiftCard key={card.giftCertificateId} card={card} />
          ))}
        </ul>
      ) : null}
      <ButtonLink kind="ghost" className="ways-add" href="/profile/gifts">
        <PlusBold />
        Aggiungi un buono regalo
      </ButtonLink>
    </section>
  );
}

function GiftCard({ card }: { card: GiftCertificate }) {
  return (
    <li>
      <PaymentMark scheme="gift" large />
      <span className="way-name">
        <b>{card.description}</b>
        <small>Si può usare più volte, fino a esaurirlo</small>
      </span>
      <span className="way-sum">
        <b className="num">{formatEuro(euroToCents(card.total))}</b>
        {card.validTo ? <small>scade il {formatDayWithYear(card.validTo)}</small> : null}
      </span>
      <Tag tone="green">{card.state === 'in-cart' ? 'Nel carrello' : 'Attivo'}</Tag>
    </li>
  );
}
