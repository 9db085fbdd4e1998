import type { DeliveryPassOrder } from '@sporta/contract';
import { countText, euroToCents, formatDayLong, formatDayWithYear, formatEuro, shopDay } from '@sporta/domain';
import { Price, Tag } from '@sporta/ui';
import { shopNow } from '../../lib/shop-clock.ts';
import { termsText } from './model/pass-texts.ts';
import { WithdrawFromPass } from './withdraw-from-pass.tsx';

/** A pass that holds, or will: until when, and what it has saved. */
export function PassCard({ pass }: { pass: DeliveryPassOrder }) {
  const { name, holds, startsOn, endsOn, deliveries, saved, price, orderNumber } = pass;
  if (startsOn === undefined || endsOn === undefined) return null;
  return (
    <section className="panel pass-card" aria-labelledby={`pass-${pass.orderId}`}>
      <div className="pass-head">
        <div>
          <State pass={pass} />
          <h2 id={`pass-${pass.orderId}`}>{name}</h2>
          <p>
            Vale fino a{' '}
            <b>
              {formatDayLong(endsOn)} {endsOn.slice(0, 4)}
            </b>{' '}
            compreso, e non si rinnova da solo.
          </p>
          <p className="muted small">{termsText(pass)}.</p>
        </div>
        {holds ? (
          <div className="pass-saved">
            <span className="small">Hai risparmiato</span>
            <Price size="lg" cents={euroToCents(saved)} />
            <span className="small">{countText(deliveries, 'consegna gratis', 'consegne gratis')}</span>
          </div>
        ) : null}
      </div>
      <p className="muted small">
        N. {orderNumber} · pagato {formatEuro(euroToCents(price))} · dal {formatDayWithYear(startsOn)} al{' '}
        {formatDayWithYear(endsOn)}
      </p>
      {pass.canWithdraw ? <WithdrawFromPass pass={pass} /> : null}
    </section>
  );
}

function State({ pass: { holds, startsOn = '' } }: { pass: DeliveryPassOrder }) {
  if (holds) return <Tag tone="green">Attivo</Tag>;
  // whoever buys for a company by now has no use of theirs
  return startsOn > shopDay(shopNow()) ? (
    <Tag tone="lemon">Comincia {formatDayLong(startsOn)}</Tag>
  ) : (
    <Tag tone="warn">Non vale in azienda</Tag>
  );
}
