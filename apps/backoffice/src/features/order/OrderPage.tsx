import { type StaffOrder, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { X } from '@sporta/ui/icons/X.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf, euro, longMoment, moment } from '../../shared/figures/index.ts';
import { useKeys } from '../../shared/keyboard/index.ts';
import { useOnline } from '../../shared/offline/index.ts';
import { CancelDialog, LetterDialog, RedeliveryLinks, useOrderActs } from '../../shared/order-acts/index.ts';
import { iconOfState, toneOfState } from '../../shared/orders/index.ts';
import { fullName, mayUse, useMe } from '../../shared/staff/index.ts';
import { CollectionsPanel } from './CollectionsPanel.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { HeldNote } from './HeldNote.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { orderQuery } from './order-query.ts';
import { PapersPanel } from './PapersPanel.tsx';
import { usePapers } from './papers.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { StoryPanel } from './StoryPanel.tsx';
import { TendersPanel } from './TendersPanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';

/** One order whole: goods, totals, payments; delivery, customer, story, notes, papers. */
export function OrderPage({ orderId }: { orderId: number }) {
  const { data, error, refetch } = useQuery(orderQuery(useApi(), orderId));
  if (error && !data) return <LoadProblem page="Ordine" error={error} what="l’ordine" onRetry={() => void refetch()} />;
  return data ? <WholeOrder order={data} /> : <OrderSkeleton />;
}

function WholeOrder({ order }: { order: StaffOrder }) {
  const acts = useOrderActs();
  const me = useMe();
  const online = useOnline();
  const [open, setOpen] = useState<'refund' | 'cancel' | 'write'>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const note = useRef<HTMLTextAreaElement>(null);
  const papers = usePapers(order);
  const close = () => setOpen(undefined);
  useKeys({
    n: () => note.current?.focus(),
    ...(order.refund.allowed && online ? { r: () => setOpen('refund') } : {}),
    ...Object.fromEntries(
      papers.flatMap(({ letter, url }) => (letter ? [[letter, () => window.open(url, '_blank', 'noopener')]] : [])),
    ),
  });
  const name = order.customer.company?.name ?? fullName(order.customer);
  const count = countOf(order.lines.length, 'riga', 'righe');
  return (
    <>
      <title>{`${order.orderNumber} | Banco`}</title>
      <Link className="link small order-back" href={hrefOf('/ordini')}>
        Ordini
      </Link>
      <div className="bt order-head">
        <div className="grow">
          <h1>
            Ordine {order.orderNumber}{' '}
            <Tag tone={toneOfState(order.state)} icon={iconOfState(order.state)}>
              {order.staffLabel}
            </Tag>
          </h1>
          <p className="muted">
            {name} · fatto {longMoment(order.createdAt)} · {count}
          </p>
        </div>
        <div className="acts">
          {mayUse(me, staffEndpoints.staffOrders.write) ? (
            <Button kind="line" disabled={!online} onClick={() => setOpen('write')}>
              <ChatCircleDots />
              Scrivi
            </Button>
          ) : null}
          <Button kind="line" onClick={() => window.print()}>
            <Printer />
            Stampa
          </Button>
          {order.cancel.allowed ? (
            <Button kind="danger-line" disabled={!online} onClick={() => setOpen('cancel')}>
              <X />
              Annulla
            </Button>
          ) : null}
          {order.refund.allowed ? (
            <Button kind="soft" disabled={!online} onClick={() => setOpen('refund')}>
              <ArrowUUpLeft />
              {chosen.length === 0 ? 'Rimborsa' : `Rimborsa ${countOf(chosen.length, 'riga', 'righe')}`}
            </Button>
          ) : null}
          <MoveButtons order={order} />
        </div>
      </div>
      {online ? null : (
        <p className="muted small order-offline">
          Per annullare, rimborsare e cambiare fascia serve la rete: il server deve vedere posti liberi e incassi.
        </p>
      )}
      <OrderWarnings order={order} />
      <div className="og">
        <div className="col">
          <LinesPanel {...{ order, chosen }} {...(order.refund.allowed ? { onChoose: setChosen } : {})} />
          <TotalsPanel order={order} />
          <TendersPanel order={order} />
          <CollectionsPanel order={order} />
        </div>
        <div className="col">
          <DeliveryPanel order={order} />
          <CustomerPanel order={order} />
          <StoryPanel order={order} />
          <NotesPanel order={order} field={note} />
          <PapersPanel papers={papers} />
        </div>
      </div>
      <RefundDialog
        open={open === 'refund'}
        onClose={close}
        onDone={() => {
          close();
          setChosen([]);
        }}
        order={order}
        chosenLines={chosen}
      />
      <LetterDialog
        open={open === 'write'}
        onClose={close}
        orderIds={[order.orderId]}
        to={`a ${name}`}
        subject={`Il tuo ordine ${order.orderNumber}`}
      />
      <CancelDialog
        open={open === 'cancel'}
        onClose={close}
        what={`l’ordine ${order.orderNumber}`}
        sum={euro(order.grossTotal)}
        onCancel={(reason) => acts.cancel(order.orderId, reason)}
      />
    </>
  );
}

/** What of this order needs somebody, before anything else is read. */
function OrderWarnings({ order }: { order: StaffOrder }) {
  const { orderId, flags, problems, held, closedRest, redelivers } = order;
  const waiting = problems.filter(({ state }) => state === 'open').length;
  return (
    <>
      {redelivers ? (
        <Note kind="n" className="order-note">
          Riconsegna gratuita dell’
          <Link className="link" href={hrefOf(`/ordini/${redelivers.orderId}`)}>
            ordine {redelivers.orderNumber}
          </Link>
          : niente da pagare, le segnalazioni restano su quello.
        </Note>
      ) : null}
      <RedeliveryLinks redeliveries={problems.flatMap(({ redeliveries }) => redeliveries)} />
      {held ? <HeldNote orderId={orderId} held={held} /> : null}
      {closedRest ? (
        <Note kind="info" className="order-note">
          Mancavano {euro(closedRest.amount)}: chiuso a mano da {closedRest.name}, {moment(closedRest.at, new Date())}.
          “{closedRest.reason}”
        </Note>
      ) : null}
      {order.storeClosed ? (
        <Note kind="warn" className="order-note">
          {order.note}
        </Note>
      ) : null}
      {flags.includes('payment') && !held ? (
        <Note kind="err" className="order-note">
          Il pagamento è da rifare: senza, la spesa non parte.
        </Note>
      ) : null}
      {waiting > 0 ? (
        <Note kind="warn" className="order-note">
          {waiting === 1 ? 'Una segnalazione aspetta' : `${waiting} segnalazioni aspettano`} una risposta.
        </Note>
      ) : null}
    </>
  );
}
