import { type PickingPerson, type PickingSlot, pickingZoneLabels, staffEndpoints } from '@sporta/contract';
import { countText, formatDayShort, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { clock, countOf, slotHours } from '../../shared/figures/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { type Assignable, AssignDialog } from './AssignDialog.tsx';
import type { Wanted } from './use-take.ts';

interface SlotWorkProps {
  slot: PickingSlot;
  onTake: (wanted: Wanted) => void;
  busy: boolean;
  /** To whom work can be given; nobody for who does not lead the store. */
  people: readonly PickingPerson[];
  /** Whether its zones are shown until somebody opens or closes it: those of the next hours are. */
  begins: 'open' | 'closed';
}

/** Its orders may be prepared, or are. */
export const isUnderWay = ({ orders }: PickingSlot): boolean => orders > 0;

/** So many lines of what comes later are shown unasked: the next hours. */
const LATER_AT_FIRST = 6;

/** Slots whose customers may still change their minds, one a line. */
export function LaterWork({ slots }: { slots: readonly PickingSlot[] }) {
  const me = useMe();
  const [all, setAll] = useState(false);
  if (slots.length === 0) return null;
  const more = slots.length - LATER_AT_FIRST;
  return (
    <section className="bx pk-later" aria-labelledby="pk-later">
      <h2 id="pk-later">Più avanti</h2>
      <ul>
        {(all ? slots : slots.slice(0, LATER_AT_FIRST)).map((slot) => (
          <li key={`${slot.warehouseId}-${slot.timeslot.timeslotId}`} className="pk-slot">
            <div className="grow">
              <h3>{nameOf(slot, me)}</h3>
              <small className="muted">Da finire entro {clock(slot.finishBy)}</small>
            </div>
            <WaveButton slot={slot} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button kind="ghost" className="wide" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Mostra solo le prossime' : `Mostra ${more === 1 ? 'l’altra fascia' : `le altre ${more} fasce`}`}
        </Button>
      ) : null}
    </section>
  );
}

/** "Consegna gio 26 nov, 8–10 · Sporta Milano Tortona". */
function nameOf(
  { deliveryServiceId, timeslot, warehouseId }: PickingSlot,
  { stores }: ReturnType<typeof useMe>,
): string {
  const store = stores.length > 1 ? stores.find((each) => each.warehouseId === warehouseId)?.name : undefined;
  return `${serviceWords[deliveryServiceId] ?? 'Consegna'} ${slotOn(timeslot)}${store ? ` · ${store}` : ''}`;
}

/** The orders of a slot, zone by zone: what waits, what somebody has, what is done. */
export function SlotWork({ slot, onTake, busy, people, begins }: SlotWorkProps) {
  const [assigning, setAssigning] = useState<Assignable>();
  const [turned, setTurned] = useState<boolean>();
  const { timeslot, warehouseId, orders, prepared, zones } = slot;
  const me = useMe();
  const id = useId();
  const when = slotOn(timeslot);
  const waits = zones.some(({ waiting, taken }) => waiting > 0 || taken > 0);
  const open = waits && (turned ?? begins === 'open');
  return (
    <section className={open ? 'bx pk-slot' : 'bx pk-slot closed'}>
      <div className="row flow">
        <div className="grow">
          <h2>{nameOf(slot, me)}</h2>
          <p className="muted">
            Da finire entro {clock(slot.finishBy)}
            {orders > 0 ? ` · ${prepared} di ${countText(orders, 'preparato', 'preparati')}` : null}
          </p>
        </div>
        <WaveButton slot={slot} />
        {waits ? (
          <IconButton
            icon={open ? CaretUpBold : CaretDownBold}
            label={`${open ? 'Chiudi' : 'Apri'} ${nameOf(slot, me)}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setTurned(!open)}
          />
        ) : null}
      </div>
      {(open || prepared > 0) && orders > 0 ? <Bar label="Ordini preparati" value={prepared} max={orders} /> : null}
      <ul id={id} hidden={!open}>
        {zones.map(({ zone, waiting, taken, done, lines }) => (
          <li key={zone}>
            <div className="pk-zone">
              <b>{pickingZoneLabels[zone]}</b>
              <span className="tags">
                <Tag>{waiting} da prendere</Tag>
                {taken > 0 ? <Tag tone="lemon">{taken} in corso</Tag> : null}
                {done > 0 ? <Tag tone="green">{countText(done, 'fatto', 'fatti')}</Tag> : null}
              </span>
              <small className="muted">{waiting > 0 ? countOf(lines, 'riga', 'righe') : ''}</small>
            </div>
            {people.length > 0 ? (
              <Button
                kind="line"
                className="pk-assign"
                disabled={waiting === 0}
                aria-label={`Assegna a… ${pickingZoneLabels[zone]} ${when}`}
                onClick={() => setAssigning({ zone, warehouseId, timeslotId: timeslot.timeslotId })}
              >
                <Users />
                <span>Assegna a…</span>
              </Button>
            ) : null}
            <Button
              kind="soft"
              disabled={waiting === 0 || busy}
              aria-label={`Prendi ${pickingZoneLabels[zone]} ${when}`}
              onClick={() => onTake({ warehouseId, timeslotId: timeslot.timeslotId, zone })}
            >
              Prendi
            </Button>
          </li>
        ))}
      </ul>
      <AssignDialog what={assigning} people={people} onClose={() => setAssigning(undefined)} />
    </section>
  );
}

const serviceWords: Record<number, string> = { 1: 'Consegna', 2: 'Ritiro', 3: 'Locker' };

/** "18–20"; of another day "mer 25 nov, 18–20": two days have the same hours. */
function slotOn(timeslot: PickingSlot['timeslot']): string {
  const day = timeslot.date.slice(0, 10);
  return [day === shopDay(Date.now()) ? '' : formatDayShort(day), slotHours(timeslot)].filter(Boolean).join(', ');
}

/** A manager begins before the cut-off: customers cannot change these orders any more, so it says how many. */
function WaveButton({ slot: { timeslot, waitingForCutoff, cutoff } }: { slot: PickingSlot }) {
  const api = useApi();
  const queries = useQueryClient();
  const call = staffEndpoints.staffPicking.startWave;
  const start = useMutation({
    mutationFn: () => api.call(call, { timeslot_id: timeslot.timeslotId }),
    onSuccess: ({ data }) => {
      toast.success(countOf(data.orders, 'ordine si può preparare', 'ordini si possono preparare'));
      return queries.invalidateQueries({ queryKey: pickingKeys.all });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const may = mayUse(useMe(), call);
  if (waitingForCutoff === 0) return null;
  const orders = countOf(waitingForCutoff, 'ordine', 'ordini');
  if (!may) return <Tag tone="info">{`${orders} dopo le ${clock(cutoff)}`}</Tag>;
  return (
    <Button kind="line" busy={start.isPending} onClick={() => start.mutate()}>
      Comincia ora {orders}
    </Button>
  );
}
