import { type PickingTaken, type PickingToClose, pickingZoneLabels } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { clock, slotHours } from '../../shared/figures/index.ts';

interface TakenPanelProps {
  taken: readonly PickingTaken[];
  toClose: readonly PickingToClose[];
}

/** What is in hands and how far it is, and what waits to be closed. */
export function TakenPanel({ taken, toClose }: TakenPanelProps) {
  if (taken.length === 0 && toClose.length === 0) return null;
  return (
    <section className="bx pk-taken">
      <h2>In corso</h2>
      <ul>
        {taken.map((each) => (
          <li key={`${each.orderId}-${each.zone}`}>
            <b>{each.mine ? 'Tu' : each.picker.name}</b>
            <span className="grow">
              {each.orderNumber} · {each.customer} · {pickingZoneLabels[each.zone]}
            </span>
            {each.silent ? <Tag tone="warn">fermo dalle {clock(each.lastSeenAt)}</Tag> : null}
            <Bar label={`Righe di ${each.orderNumber}`} value={each.linesDone} max={Math.max(1, each.lines)} />
            <span className="num">
              {each.linesDone} di {each.lines}
            </span>
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
    </section>
  );
}
