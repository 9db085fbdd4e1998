import type { OrderSummary } from '@sporta/contract';
import { cartCountText, euroToCents } from '@sporta/domain';
import { Button, IconLink, Price, Tag, Thumb } from '@sporta/ui';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { ClockCounterClockwiseBold } from '@sporta/ui/icons/ClockCounterClockwiseBold.ts';
import { Info } from '@sporta/ui/icons/Info.ts';
import { orderDay } from '../../shared/orders/index.ts';
import type { useRepeatOrder } from './model/use-order-actions.ts';

interface OrderRowProps {
  order: OrderSummary;
  repeat: ReturnType<typeof useRepeatOrder>;
}

/** States that take the place of the price. */
const TAGGED = new Set(['cancelled', 'withdrawn', 'payment-failed']);

/** One order of the past. */
export function OrderRow({ order, repeat }: OrderRowProps) {
  const { orderId, orderNumber } = order;
  const day = orderDay(order);
  return (
    <article className="or" aria-label={`Ordine ${orderNumber}`}>
      <div className="or-name">
        <b>{day}</b>
        <small>
          {orderNumber} · {cartCountText(order.totalItems)}
        </small>
      </div>
      <div className="tms" aria-hidden="true">
        {order.previews.map((preview) => (
          <Thumb
            key={preview.mediaURL + preview.name}
            size="xs"
            picture={{ src: preview.mediaURL }}
            tint={preview.tint}
          />
        ))}
        {order.moreItems > 0 ? <span className="th xs more-items">+{order.moreItems}</span> : null}
      </div>
      <div className="or-price">
        {TAGGED.has(order.state) ? (
          <Tag>{order.stateLabel}</Tag>
        ) : (
          <Price
            size="sm"
            cents={euroToCents(order.grossTotal)}
            approximate={order.estimated && order.grossTotal > 0}
          />
        )}
      </div>
      <div className="or-acts">
        <Button kind="soft" size="sm" busy={repeat.busyWith === orderId} onClick={() => repeat.repeat(orderId)}>
          <ClockCounterClockwiseBold />
          Riordina
          <span className="sr"> la spesa di {day.toLowerCase()}</span>
        </Button>
        <IconLink icon={CaretRightBold} label={`Apri l’ordine ${orderNumber}`} href={`/profile/orders/${orderId}`} />
      </div>
      {order.note ? (
        <p>
          <Info />
          {order.note}
        </p>
      ) : null}
    </article>
  );
}
