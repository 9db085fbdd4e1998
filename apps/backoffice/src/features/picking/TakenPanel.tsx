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
import { clock, countOf, slotHours } from '../../shared/figures/index.ts';
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
  const [assigning, setAssigning] = useState<Assignable>();
  if (taken.length === 0 && toClose.length === 0) return null;
  return (
    <section className="bx pk-taken">
      <h2>In corso</h2>
      <ul>
        {[...byHands(taken)].map(([key, work]) => (
          <InHands key={key} work={work} leads={people.length > 0} onAssign={setAssigning} />
        ))}
        {toClose.map(({ orderId, orderNumber, customer, timeslot, crates }) => (
          <li key={orderId}>
            <Tag tone="lemon">da chiudere</Tag>
            <span className="grow">
              {orderNumber} · {customer} · {slotHours(timeslot)}
            </span>
            <span>{countOf(crates, 'cassa', 'casse')}</span>
          </li>
        ))}
      </ul>
      <AssignDialog what={assigning} people={people} onClose={() => setAssigning(undefined)} />
    </section>
  );
}

/** What one person has of one order: its zones together. */
const byHands = (taken: readonly PickingTaken[]) =>
  Map.groupBy(taken, ({ orderId, picker, mine }) => `${orderId} ${mine ? '' : picker.name}`);

interface InHandsProps {
  /** Zones of one order, in one person's hands. */
  work: readonly PickingTaken[];
  leads: boolean;
  onAssign: (what: Assignable) => void;
}

function InHands({ work, leads, onAssign }: InHandsProps) {
  const api = useApi();
  const [{ orderId, orderNumber, customer, picker, mine }] = work as [PickingTaken];
  const silent = work.filter((each) => each.silent);
  return (
    <li className="pk-hold">
      <div className="who">
        <span className="av" aria-hidden="true">
          {mine ? 'Tu' : picker.name.slice(0, 2)}
        </span>
        <span className="grow">
          <b>{mine ? 'Tu' : picker.name}</b>{' '}
          <span className="muted">
            {orderNumber} · {customer}
          </span>
          {silent.length > 0 ? (
            <Tag tone="warn">fermo dalle {clock(silent.map(({ lastSeenAt }) => lastSeenAt).sort()[0]!)}</Tag>
          ) : null}
        </span>
        <IconLink
          icon={Printer}
          label={`Stampa la lista di ${orderNumber}`}
          href={api.url(staffEndpoints.staffPicking.list, { order_id: orderId })}
          target="_blank"
          rel="noreferrer"
        />
      </div>
      <ul>
        {work.map((each) => (
          <li key={each.zone}>
            <span className="zone">{pickingZoneLabels[each.zone]}</span>
            <Bar
              label={`Righe di ${orderNumber}, ${pickingZoneLabels[each.zone]}`}
              value={each.linesDone}
              max={Math.max(1, each.lines)}
            />
            <b className="num">
              {each.linesDone}/{each.lines}
            </b>
            {leads ? <LeadActs work={each} onAssign={onAssign} /> : null}
          </li>
        ))}
      </ul>
    </li>
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
