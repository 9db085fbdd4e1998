import { type PickingSlot, pickingZoneLabels, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { clock, slotHours } from '../../shared/figures/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import type { Wanted } from './use-take.ts';

interface SlotWorkProps {
  slot: PickingSlot;
  onTake: (wanted: Wanted) => void;
  busy: boolean;
}

/** The orders of a slot, zone by zone: what waits, what somebody has, what is done. */
export function SlotWork({ slot, onTake, busy }: SlotWorkProps) {
  const { timeslot, warehouseId, orders, prepared, zones } = slot;
  const me = useMe();
  const store = me.stores.length > 1 ? me.stores.find((each) => each.warehouseId === warehouseId)?.name : undefined;
  return (
    <section className="bx pk-slot">
      <div className="row flow">
        <div className="grow">
          <h2>
            {slot.deliveryServiceId === 1 ? 'Consegna' : 'Ritiro'} {slotHours(timeslot)}
            {store ? ` · ${store}` : ''}
          </h2>
          <p className="muted">
            Da finire entro {clock(slot.finishBy)} · {prepared} di {orders} preparati
          </p>
        </div>
        <WaveButton slot={slot} />
      </div>
      <Bar label="Ordini preparati" value={prepared} max={Math.max(1, orders)} />
      <ul>
        {zones.map(({ zone, waiting, taken, done, lines }) => (
          <li key={zone}>
            <b>{pickingZoneLabels[zone]}</b>
            <span className="tags">
              <Tag>{waiting} da prendere</Tag>
              {taken > 0 ? <Tag tone="lemon">{taken} in corso</Tag> : null}
              {done > 0 ? <Tag tone="green">{done} fatti</Tag> : null}
            </span>
            <small className="muted grow">{waiting > 0 ? (lines === 1 ? '1 riga' : `${lines} righe`) : ''}</small>
            <Button
              kind="soft"
              disabled={waiting === 0 || busy}
              aria-label={`Prendi ${pickingZoneLabels[zone]} ${slotHours(timeslot)}`}
              onClick={() => onTake({ warehouseId, timeslotId: timeslot.timeslotId, zone })}
            >
              Prendi
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A manager begins before the cut-off: customers cannot change these orders any more, so it says how many. */
function WaveButton({ slot: { timeslot, waitingForCutoff, cutoff } }: { slot: PickingSlot }) {
  const api = useApi();
  const queries = useQueryClient();
  const call = staffEndpoints.staffPicking.startWave;
  const start = useMutation({
    mutationFn: () => api.call(call, { timeslot_id: timeslot.timeslotId }),
    onSuccess: ({ data }) => {
      toast.success(data.orders === 1 ? '1 ordine si può preparare' : `${data.orders} ordini si possono preparare`);
      return queries.invalidateQueries({ queryKey: pickingKeys.all });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const may = mayUse(useMe(), call);
  if (waitingForCutoff === 0) return null;
  const orders = waitingForCutoff === 1 ? '1 ordine' : `${waitingForCutoff} ordini`;
  if (!may) return <Tag tone="info">{`${orders} dopo le ${clock(cutoff)}`}</Tag>;
  return (
    <Button kind="line" busy={start.isPending} onClick={() => start.mutate()}>
      Comincia ora {orders}
    </Button>
  );
}
