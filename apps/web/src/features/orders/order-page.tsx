import type { Order } from '@sporta/contract';
import { Button, ButtonLink, ConfirmProvider, EmptyState, Link, Note, RowsSkeleton } from '@sporta/ui';
import { ArrowsLeftRightFill } from '@sporta/ui/icons/ArrowsLeftRightFill.ts';
import { ClockCounterClockwiseBold } from '@sporta/ui/icons/ClockCounterClockwiseBold.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { Note as NoteIcon } from '@sporta/ui/icons/Note.ts';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { Tag } from '@sporta/ui/icons/Tag.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { isPickup, street, streetLine, whereLabel } from '../../shared/delivery/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { SaveAsList } from '../../shared/lists/index.ts';
import { changesText, isOpenOrder, momentLong, orderQuery } from '../../shared/orders/index.ts';
import { useRepeatOrder } from './model/use-order-actions.ts';
import { OrderAnswers } from './order-answers.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PayMissing } from './pay-missing.tsx';
import { RepeatLines } from './repeat-lines.tsx';
import { ReportButton } from './report-problem.tsx';
import { Withdraw } from './withdraw.tsx';
import '../../lib/sheets/purchase.css';

interface OrderPageProps {
  orderId: number;
  /** Instant the page was drawn at, in milliseconds. */
  now: number;
  /** The list it belongs to; a master account comes from the orders of its company. */
  listHref?: string | undefined;
}

/** /profile/orders/{orderId} */
export function OrderPage({ orderId, now, listHref = '/profile/orders' }: OrderPageProps) {
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...orderQuery(useApi(), orderId),
    // An order on its way changes by itself; while it is prepared, what comes in the place of something can be refused.
    refetchInterval: ({ state: { data } }) =>
      data && isOpenOrder(data) ? (data.state === 'picking' ? 8_000 : 30_000) : false,
  });
  return (
    <ConfirmProvider>
      <Link className="link small back" href={listHref}>
        Torna Indietro
      </Link>
      {order ? (
        <OrderDetail order={order} now={now} />
      ) : error ? (
        <LoadProblem error={error} what="l’ordine" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={6} label="Carico l’ordine" />
      )}
    </ConfirmProvider>
  );
}

/** In the place of an order that does not exist, or is somebody else's. */
export function OrderMissing({ listHref }: { listHref: string }) {
  return (
    <EmptyState
      heading="h1"
      icon={ReceiptDuotone}
      title="Questo ordine non c’è"
      body="Controlla l’indirizzo, o cercalo fra gli ordini che hai fatto con questo account."
      actions={<ButtonLink href={listHref}>Tutti gli ordini</ButtonLink>}
    />
  );
}

interface OrderDetailProps {
  order: Order;
  now: number;
}

function OrderDetail({ order, now }: OrderDetailProps) {
  const repeat = useRepeatOrder();
  const changes = changesText(order.lines);
  return (
    <>
      <div className="page-title order-title">
        <div>
          <h1>Ordine {order.orderNumber}</h1>
          <p className="muted">
            Fatto {momentLong(order.createdAt)}
            {order.orderedBy ? ` da ${order.orderedBy.firstName} ${order.orderedBy.lastName}` : ''}
            {order.version === undefined
              ? ''
              : ` · modificato ${order.version === 2 ? 'una volta' : `${order.version - 1} volte`}`}
          </p>
        </div>
        {order.canRepeat ? <RepeatLines order={order} /> : null}
        {order.canRepeat ? (
          <Button kind="soft" busy={repeat.busyWith === order.orderId} onClick={() => repeat.repeat(order.orderId)}>
            <ClockCounterClockwiseBold />
            Riordina tutto
          </Button>
        ) : null}
      </div>
      {order.missing && !order.orderedBy ? <PayMissing order={order} missing={order.missing} /> : null}
      {/* before the hour that cannot be kept, not a screen of a phone below it */}
      {order.storeClosed && order.note ? (
        <Note kind="warn" className="below">
          {order.note}
        </Note>
      ) : null}
      <OrderProgress order={order} now={now} />
      <div className="od2">
        <div>
          {order.redelivers ? <RedeliveryNote first={order.redelivers} /> : null}
          {changes ? (
            <Note kind="warn" icon={ArrowsLeftRightFill}>
              <b>{changes}</b>{' '}
              {order.state === 'picking'
                ? 'Il totale cambia quando la spesa è pronta; fino ad allora puoi rifiutare le sostituzioni.'
                : 'Il totale è già aggiornato.'}
            </Note>
          ) : order.note && !order.redelivers && !order.storeClosed ? (
            <Note kind="n">{order.note}</Note>
          ) : null}
          <OrderLines orderId={order.orderId} lines={order.lines} changeable={order.canModify} />
          {order.canRepeat ? (
            <div className="order-save">
              <SaveAsList source={{ order_id: order.orderId }} />
            </div>
          ) : null}
        </div>
        <aside aria-label="Totale e consegna">
          <OrderTotals order={order} />
          <OrderDocuments order={order} />
          <Where order={order} />
          {order.purchaseOrder || order.costCentre ? (
            <Note kind="n" icon={Tag} className="above">
              <b className="own-line">Riferimenti dell’azienda</b>
              {order.purchaseOrder ? (
                <span className="own-line">Riferimento d’ordine: {order.purchaseOrder}</span>
              ) : null}
              {order.costCentre ? <span className="own-line">Centro di costo: {order.costCentre}</span> : null}
            </Note>
          ) : null}
          {order.orderComment ? (
            <Note kind="n" icon={NoteIcon} className="above">
              <b className="own-line">La tua nota</b>
              {order.orderComment}
            </Note>
          ) : null}
          {order.orderedBy ? null : (
            <>
              <OrderAnswers order={order} />
              <ReportButton order={order} />
              <Withdraw order={order} />
            </>
          )}
        </aside>
      </div>
    </>
  );
}

/** Goods that are brought again: nothing is paid, and what is wrong with them is said where they were bought. */
function RedeliveryNote({ first }: { first: NonNullable<Order['redelivers']> }) {
  return (
    <Note kind="n" icon={Truck}>
      <b className="own-line">Riconsegna gratuita: non paghi nulla</b>
      Ti riportiamo prodotti dell’
      <Link className="link" href={`/profile/orders/${first.orderId}`}>
        ordine {first.orderNumber}
      </Link>
      . Se qualcosa non va, segnalalo lì.
    </Note>
  );
}

function Where({ order }: { order: Order }) {
  const where = order.shippingAddress;
  return (
    <Note kind="n" icon={MapPinFill} className="above">
      <b className="own-line">{isPickup(where) ? `${whereLabel(where)} ${where.addressName}` : where.addressName}</b>
      {isPickup(where) ? street(where) : streetLine(where)}, {where.postalcode} {where.city}
      {where.doorbell ? <span className="own-line">citofono {where.doorbell}</span> : null}
    </Note>
  );
}
