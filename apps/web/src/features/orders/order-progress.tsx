import type { Order } from '@sporta/contract';
import { Button, ButtonLink, cx, Tag } from '@sporta/ui';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { Suspense } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useAlive } from '../../lib/use-alive.ts';
import { isPickup, slotHours, slotSentence } from '../../shared/delivery/index.ts';
import { arrivalText, cutoffText, eventTime, isOpenOrder } from '../../shared/orders/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useCancelOrder, useModifyOrder } from './model/use-order-actions.ts';

// Most pages of orders are of those that came: the way of a van is fetched when one can be on it.
const Arrival = sparePart(() => import('./arrival.tsx'));
const VanMap = sparePart(async () => ({ default: (await import('./arrival.tsx')).VanMap }));
const LockerPanel = sparePart(() => import('./locker-panel.tsx'));
const onItsWay: readonly Order['state'][] = ['picked', 'ready', 'out-for-delivery'];

/** Where the order is: the steps it went through and those to come, and what can still be done about it. */
export function OrderProgress({ order, now }: { order: Order; now: number }) {
  const open = isOpenOrder(order);
  const alive = useAlive();
  return (
    <section className="trk2" aria-label="A che punto è">
      <div className="inf2">
        <Tag tone={open ? 'lemon' : order.state === 'delivered' ? 'green' : undefined}>{order.stateLabel}</Tag>
        <h2>{open ? arrivalText(order, slotHours(order.timeslot), now) : slotSentence(order.timeslot)}</h2>
        {alive && onItsWay.includes(order.state) && !isPickup(order) ? (
          <Suspense fallback={null}>
            <Arrival orderId={order.orderId} />
          </Suspense>
        ) : null}
        {alive && order.state === 'in-locker' && !order.orderedBy ? (
          <Suspense fallback={null}>
            <LockerPanel orderId={order.orderId} />
          </Suspense>
        ) : null}
        <ol className="tl">
          {order.timeline.map((event) => (
            <li
              key={`${event.state}${event.at ?? ''}`}
              className={cx(event.status === 'done' ? 'ok' : event.status === 'current' && 'now')}
              aria-current={event.status === 'current' ? 'step' : undefined}
            >
              <i aria-hidden="true">{event.status === 'done' ? <CheckBold /> : null}</i>
              <b>{event.label}</b>
              <small>{eventTime(event, now)}</small>
            </li>
          ))}
        </ol>
        {open ? (
          <div className="inf2-acts">
            <ButtonLink kind="line" href="/faq">
              <ChatCircleDots />
              Aiuto
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {alive && order.state === 'out-for-delivery' && !isPickup(order) ? (
        <Suspense fallback={<OrderChanges order={order} />}>
          <VanMap orderId={order.orderId} otherwise={<OrderChanges order={order} />} />
        </Suspense>
      ) : (
        <OrderChanges order={order} />
      )}
    </section>
  );
}

/** Until the cut-off the customer changes or cancels by themselves. */
function OrderChanges({ order }: { order: Order }) {
  const modify = useModifyOrder();
  const { user } = useSession();
  const reopened = order.state === 'reopened';
  const byStaff = user.actedBy !== undefined && order.state === 'confirmed';
  return (
    <div className={cx('mp', !order.canModify && !order.canCancel && !byStaff && 'still')} id="modifica">
      <img src="/pictures/borsa-piena.svg" alt="" width="220" height="220" />
      {reopened ? (
        <p>
          <b className="own-line">Lo stai modificando: è nel carrello.</b>
          Finché non concludi di nuovo vale quello che avevi ordinato.
          {order.canCancel ? ` ${cutoffText(order.cutoff)}.` : ''}
        </p>
      ) : null}
      {reopened ? (
        <div className="mp-acts">
          <ButtonLink href="/checkout">
            <ToteSimpleBold />
            Vai al carrello
          </ButtonLink>
          {order.canCancel ? <CancelButton order={order} /> : null}
        </div>
      ) : order.canModify || order.canCancel ? (
        <>
          <p>
            <b>Hai cambiato idea?</b> {order.canModify ? `${cutoffText(order.cutoff)}.` : ''}
          </p>
          <div className="mp-acts">
            {order.canModify ? (
              <Button kind="primary" busy={modify.busy} onClick={() => void modify.ask(order)}>
                <PencilSimple />
                Modifica l’ordine
              </Button>
            ) : null}
            {order.canCancel ? <CancelButton order={order} /> : null}
          </div>
        </>
      ) : byStaff ? (
        <p>
          <b className="own-line">Il cliente ha cambiato idea?</b>
          Dal Banco sposti o annulli l’ordine.
          {order.missing ? '' : ' I prodotti li cambia il cliente, dal suo account.'}
        </p>
      ) : null}
    </div>
  );
}

function CancelButton({ order }: { order: Order }) {
  const cancel = useCancelOrder();
  return (
    <Button kind="line" busy={cancel.busy} onClick={() => void cancel.ask(order)}>
      Annulla l’ordine
    </Button>
  );
}
