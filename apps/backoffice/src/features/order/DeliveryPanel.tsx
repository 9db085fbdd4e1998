import { type OrderState, type StaffOrder, staffEndpoints } from '@sporta/contract';
import { formatDayShort, stairwayText } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { useState } from 'react';
import { countOf, slotHours } from '../../shared/figures/index.ts';
import { useOnline } from '../../shared/offline/index.ts';
import { type LatestSlot, SlotChange } from '../../shared/order-acts/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';

/** States in which an order may be put on a round. */
const toBring: readonly OrderState[] = ['confirmed', 'reopened', 'picking', 'picked', 'ready'];

const titles: Record<number, string> = { 1: 'Consegna', 2: 'Ritiro in negozio', 3: 'Locker' };

/** Who put the order into the slot it has. The latest event stands first. */
function latestSlot({ timeslot, events }: StaffOrder): LatestSlot | undefined {
  const change = events.find(({ kind }) => kind === 'slot');
  return (
    change && {
      name: `${formatDayShort(timeslot.date)}, ${slotHours(timeslot)}`,
      by: change.actor ?? 'Un collega',
      at: change.at,
    }
  );
}

/** Where and when; the slot can be changed while there is a choice. */
export function DeliveryPanel({ order }: { order: StaffOrder }) {
  const me = useMe();
  const online = useOnline();
  const [changing, setChanging] = useState(false);
  const { shippingAddress: to, timeslot, deliveryServiceId, changeSlot, orderComment, round, crates } = order;
  const door = [to.stairway ? stairwayText(to.stairway) : '', to.floor ? `piano ${to.floor}` : '']
    .filter(Boolean)
    .join(', ');
  const city = [to.postalcode, to.city].filter(Boolean).join(' ');
  const more = [
    to.doorbell ? `citofono ${to.doorbell}` : '',
    to.hasLift === undefined ? '' : to.hasLift ? 'ascensore sì' : 'senza ascensore',
    crates === 0 ? '' : countOf(crates, 'cassa', 'casse'),
    to.phone ?? '',
  ].filter(Boolean);
  return (
    <section className="bx">
      <div className="panel-head">
        <h2>{titles[deliveryServiceId] ?? 'Consegna'}</h2>
        {round ? (
          <span className="muted small">
            Giro {round.number} · tappa {round.stop} di {round.stops}
          </span>
        ) : null}
      </div>
      <address className="gap">
        <b>
          {[to.address1, to.addressNumber].filter(Boolean).join(' ')}
          {door ? `, ${door}` : null}
        </b>
        <br />
        {city}
        {more.length > 0 ? <span className="muted block">{more.join(' · ')}</span> : null}
      </address>
      {to.notes ? <p className="said">Per chi consegna: {to.notes}</p> : null}
      {orderComment ? <p className="said">Nota: {orderComment}</p> : null}
      <hr className="hr" />
      <div className="panel-head">
        <div>
          <small className="muted">Fascia</small>
          <b className="block">
            {formatDayShort(timeslot.date)}, {slotHours(timeslot)}
          </b>
        </div>
        {changeSlot.allowed ? (
          <Button
            kind="soft"
            size="sm"
            disabled={!online}
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            {order.state === 'not-delivered' ? 'Riconsegna' : 'Cambia fascia'}
          </Button>
        ) : (
          <Tag icon={LockFill}>Chiusa</Tag>
        )}
      </div>
      {mayUse(me, staffEndpoints.staffRounds.board) && deliveryServiceId === 1 && toBring.includes(order.state) ? (
        <ButtonLink kind="quiet" size="sm" href={`/banco/consegne?day=${timeslot.date}&slot=${timeslot.timeslotId}`}>
          <Truck />
          Vedi nei giri
        </ButtonLink>
      ) : null}
      {changeSlot.allowed && !online ? (
        <p className="muted small">Serve la rete: il server deve vedere posti liberi.</p>
      ) : null}
      {!changeSlot.allowed && changeSlot.why ? <p className="muted small">{changeSlot.why}</p> : null}
      {changing ? (
        <SlotChange
          orderId={order.orderId}
          timeslotId={timeslot.timeslotId}
          latest={latestSlot(order)}
          round={round?.number}
          onDone={() => setChanging(false)}
        />
      ) : null}
    </section>
  );
}
