import {
  type PickingPerson,
  type PickingTaken,
  type PickingToClose,
  pickingZoneLabels,
  staffEndpoints,
} from '@sporta/contract';
import { IconButton, IconLink } from '@sporta/ui/components/button/IconButton.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { clock, slotHours } from '../../shared/figures/index.ts';
import { type Assignable, AssignDialog } from './AssignDialog.tsx';
import { useTakeBack } from './use-assign.ts';

interface TakenPanelProps {
  taken: readonly PickingTaken[];
  toClose: readonly PickingToClose[];
  /** To whom work can be given; nobody for who does not lead the store. */
  people: readonly PickingPerson[];
}

/** What is in hands and how far it is, and what waits to be closed. */
export function TakenPanel({ taken, toClose, people }: TakenPanelProps) {
  const api = useApi();
  const [assigning, setAssigning] = useState<Assignable>();
  if (taken.length === 0 && toClose.length === 0) return null;
  return (
    <section className="bx pk-taken">
      <h2>In corso</h2>
      <ul>
        {taken.map((each) => (
          <li key={`${each.orderId}-${each.zone}`}>
            <div className="who">
              <b>{each.mine ? 'Tu' : each.picker.name}</b>
              <span className="grow">
                {each.orderNumber} · {each.customer} · {pickingZoneLabels[each.zone]}
              </span>
              {each.silent ? <Tag tone="warn">fermo dalle {clock(each.lastSeenAt)}</Tag> : null}
            </div>
            <div className="how">
              <Bar label={`Righe di ${each.orderNumber}`} value={each.linesDone} max={Math.max(1, each.lines)} />
              <span className="num">
                {each.linesDone} di {each.lines}
              </span>
              {people.length > 0 ? <LeadActs work={each} onAssign={setAssigning} /> : null}
              <IconLink
                icon={Printer}
                label={`Stampa la lista di ${each.orderNumber}, ${pickingZoneLabels[each.zone]}`}
                href={api.url(staffEndpoints.staffPicking.list, { order_id: each.orderId })}
                target="_blank"
                rel="noreferrer"
              />
            </div>
          </li>
        ))}
        {toClose.map(({ orderId, orderNumber, customer, timeslot, crates }) => (
          <li key={orderId}>
            <Tag tone="lemon">da chiudere</Tag>
            <span className="grow">
              {orderNumber} · {customer} · {slotHours(timeslot)}
            </span>
            <span>{crates === 1 ? '1 cassa' : `${crates} casse`}</span>
          </li>
        ))}
      </ul>
      <AssignDialog what={assigning} people={people} onClose={() => setAssigning(undefined)} />
    </section>
  );
}

/** Work in hands may go to another one, or back to whoever asks next. */
function LeadActs({ work, onAssign }: { work: PickingTaken; onAssign: (what: Assignable) => void }) {
  const takeBack = useTakeBack();
  const { orderNumber, zone, warehouseId } = work;
  const name = `${orderNumber}, ${pickingZoneLabels[zone]}`;
  return (
    <>
      <IconButton
        icon={Users}
        label={`Assegna ${name} a un’altra persona`}
        onClick={() => onAssign({ zone, warehouseId, order: work })}
      />
      <IconButton
        icon={ArrowUUpLeftBold}
        label={`Riprendi ${name} a ${work.picker.name}`}
        disabled={takeBack.isPending}
        onClick={() => takeBack.mutate(work)}
      />
    </>
  );
}
