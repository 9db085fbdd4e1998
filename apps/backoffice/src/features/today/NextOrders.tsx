import type { StaffToday, TodayQueued } from '@sporta/contract';
import { addDays } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { countOf, euro, slotHours } from '../../shared/figures/index.ts';
import { useOnline } from '../../shared/offline/index.ts';
import { AssignOrders } from '../../shared/order-acts/index.ts';
import { ZoneTags } from '../../shared/orders/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';

type View = keyof StaffToday['nextCounts'];

const shows: Record<View, (order: TodayQueued) => boolean> = {
  all: () => true,
  chilled: ({ zones }) => zones.includes('chilled'),
  frozen: ({ zones }) => zones.includes('frozen'),
  companies: ({ company }) => company,
};
const names: Record<View, string> = { all: 'Tutti', chilled: 'Freddo', frozen: 'Surgelati', companies: 'Aziende' };
const views = Object.keys(names) as View[];

interface NextOrdersProps {
  orders: readonly TodayQueued[];
  counts: StaffToday['nextCounts'];
  canOpen: boolean;
  /** Gives work to people of the store. */
  canAssign: boolean;
  day: string;
}

/** What is prepared next, in the order of the slots. */
export function NextOrders({ orders, counts, canOpen, canAssign, day }: NextOrdersProps) {
  const router = useRouter();
  const [view, setView] = useState<View>('all');
  const online = useOnline();
  const [giving, setGiving] = useState<TodayQueued>();
  const shown = orders.filter(shows[view]);
  const href = (orderId: number) => `/banco/ordini/${orderId}`;
  /** Nobody prepares what its customer may still change. */
  const rowEnd = (order: TodayQueued) =>
    canAssign && Date.parse(order.cutoff) <= Date.now() ? (
      <Button
        kind="soft"
        size="sm"
        disabled={!online}
        aria-label={`Prepara l’ordine ${order.orderNumber}`}
        onClick={() => setGiving(order)}
      >
        Prepara
      </Button>
    ) : canOpen ? (
      <ButtonLink kind="soft" size="sm" href={href(order.orderId)} aria-label={`Apri l’ordine ${order.orderNumber}`}>
        Apri
      </ButtonLink>
    ) : null;
  return (
    <section className="bx table next">
      <div className="panel-head">
        <h2>Prossimi ordini da preparare</h2>
        <Segmented
          label="Quali ordini"
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: `${names[value]} ${counts[value]}` }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="muted pad">
          Non c’è niente da preparare.{' '}
          <Link className="link" href={`/banco?day=${addDays(day, 1)}`}>
            Guarda il giorno dopo
          </Link>
        </p>
      ) : (
        <DataTable
          caption="Prossimi ordini da preparare"
          columns={columnsOf(canOpen ? href : undefined)}
          rows={shown}
          rowId={({ orderId }) => orderId}
          rowName={({ orderNumber }) => `ordine ${orderNumber}`}
          onOpen={canOpen ? ({ orderId }) => void router.navigate({ href: href(orderId) }) : undefined}
          rowEnd={canOpen || canAssign ? rowEnd : undefined}
        />
      )}
      {counts[view] > shown.length ? (
        <p className="pad">
          <Link className="link tap" href={`/banco/ordini?tab=to-prepare&day=${day}`}>
            Tutti e {counts.all}
          </Link>
        </p>
      ) : null}
      <AssignOrders open={giving !== undefined} onClose={() => setGiving(undefined)} orders={giving ? [giving] : []} />
    </section>
  );
}

const columnsOf = (href: ((orderId: number) => string) | undefined): Column<TodayQueued>[] => [
  {
    key: 'number',
    header: 'Ordine',
    cell: ({ orderId, orderNumber }) =>
      href ? (
        <span className="ono">
          <Link className="row-link" href={href(orderId)}>
            {orderNumber}
          </Link>
        </span>
      ) : (
        <b className="num">{orderNumber}</b>
      ),
  },
  { key: 'customer', header: 'Cliente', cell: ({ customer }) => customer },
  { key: 'slot', header: 'Fascia', cell: ({ timeslot }) => <span className="num">{slotHours(timeslot)}</span> },
  { key: 'lines', header: 'Righe', from: 'tablet', cell: ({ lines }) => lines },
  { key: 'zones', header: 'Zone', from: 'small-desk', cell: ({ zones }) => <ZoneTags zones={zones} /> },
  {
    key: 'total',
    header: 'Stimato',
    figures: true,
    from: 'tablet',
    cell: ({ total }) => euro(total),
  },
  { key: 'state', header: 'Stato', from: 'tablet', cell: (order) => <QueueTag order={order} /> },
];

function QueueTag({ order: { soldOutLines, company } }: { order: TodayQueued }) {
  if (soldOutLines > 0) {
    return <Tag tone="warn">{countOf(soldOutLines, 'esaurito', 'esauriti')}</Tag>;
  }
  return company ? <Tag tone="lemon">Azienda</Tag> : <Tag tone="info">Da preparare</Tag>;
}
