import { type DriverStop, proofLabels } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowUUpLeftBold } from '@sporta/ui/icons/ArrowUUpLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { clock, countOf } from '../../shared/figures/index.ts';
import { addressText } from './model/door.ts';
import { isClosed } from './model/replay.ts';
import { cratesOn } from './model/round-state.ts';
import { orderToOpen, stopName } from './model/stations.ts';
import { StopTags } from './StopTags.tsx';

/** One stop of the list: who and where, when and how many crates, or how it ended. @param orders of a station several */
export function StopRow({ orders }: { orders: readonly DriverStop[] }) {
  const stop = orderToOpen(orders);
  const closed = isClosed(stop);
  const crates = cratesOn(orders);
  const many = orders.length > 1 ? `${orders.length} ordini, ` : '';
  return (
    <li>
      <Link href={`/banco/giro/${stop.orderId}`} className={cx('dv-row', closed && 'closed')}>
        <i className={stop.state}>
          {stop.state === 'delivered' ? <CheckBold /> : stop.state === 'back' ? <ArrowUUpLeftBold /> : stop.position}
        </i>
        <div>
          <b>{stopName(stop)}</b>
          <small>{closed ? endText(stop) : `${many}${addressText(stop)}`}</small>
          {closed ? null : <StopTags stop={stop} short />}
        </div>
        <div className="dv-when">
          {closed ? null : <b>{clock(stop.arrivesAt)}</b>}
          <small>{countOf(crates, 'cassa', 'casse')}</small>
        </div>
        <CaretRightBold />
      </Link>
    </li>
  );
}

/** "18:02, firma", "18:30, torna in sede". */
function endText({ state, doneAt, proof }: DriverStop): string {
  const how = state === 'back' ? 'torna in sede' : proof && proofLabels[proof];
  return [doneAt && clock(doneAt), how].filter(Boolean).join(', ');
}
