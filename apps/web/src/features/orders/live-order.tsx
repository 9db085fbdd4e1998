import type { OrderSummary } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { cartCountText, euroToCents } from '@sporta/domain';
import { ButtonLink, cx, Price } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { StorefrontFill } from '@sporta/ui/icons/StorefrontFill.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { slotHours } from '../../shared/delivery/index.ts';
import { arrivalText, eventTime } from '../../shared/orders/index.ts';

/** An order that is still to come: when it arrives, and how far along it is. */
export function LiveOrder({ order, now }: { order: OrderSummary; now: number }) {
  const Glyph = order.deliveryServiceId === deliveryServiceIds.home ? TruckFill : StorefrontFill;
  const title = arrivalText(order, slotHours(order.timeslot), now);
  return (
    <article className="live on-dark" aria-label={`Ordine ${order.orderNumber}`}>
      <div className="live-head">
        <span className="trk">
          <Glyph />
        </span>
        <div className="grow">
          <small>
            Ordine {order.orderNumber} · {cartCountText(order.totalItems)}
          </small>
          <h2>{title}</h2>
        </div>
        <Price size="lg" cents={euroToCents(order.grossTotal)} approximate={order.estimated && order.grossTotal > 0} />
        <ButtonLink kind="limone" href={`/profile/orders/${order.orderId}`}>
          {order.state === 'out-for-delivery' ? 'Segui la consegna' : 'Segui l’ordine'}
        </ButtonLink>
      </div>
      {order.timeline ? (
        <ol className={cx('stp4', order.timeline.length !== 4 && 'many')}>
          {order.timeline.map((event) => (
            <li
              key={`${event.state}${event.at ?? ''}`}
              className={event.status === 'done' ? 'ok' : event.status === 'current' ? 'now' : undefined}
              aria-current={event.status === 'current' ? 'step' : undefined}
            >
              <i aria-hidden="true">{event.status === 'done' ? <CheckBold /> : null}</i>
              <b>{event.label}</b>
              <small>{event.status === 'next' ? '' : eventTime(event, now)}</small>
            </li>
          ))}
        </ol>
      ) : null}
    </article>
  );
}
