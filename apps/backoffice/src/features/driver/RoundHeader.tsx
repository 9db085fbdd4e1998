import type { DriverRound } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { ListBold } from '@sporta/ui/icons/ListBold.ts';
import { slotHours } from '../../shared/figures/index.ts';
import { useOpenRooms } from '../../shared/rooms/index.ts';
import { CallOffice } from './CallOffice.tsx';
import { isClosed } from './model/replay.ts';
import { nextStop, punctuality } from './model/round-state.ts';
import { SavedMark } from './SavedMark.tsx';
import type { Driver } from './use-driver.ts';

/** Which round this is, how far along, and whether it keeps its time. */
export function RoundHeader({ driver, round }: { driver: Driver; round: DriverRound }) {
  const openRooms = useOpenRooms();
  const next = nextStop(round);
  const delivered = round.stops.filter(({ state }) => state === 'delivered').length;
  const { late, text } = punctuality(round);
  return (
    <header className="dv-head">
      <div className="dv-top">
        <IconButton icon={ListBold} label="Menu" onClick={openRooms} />
        <div className="grow">
          <h1>
            Giro {round.number} · {round.vanName}
          </h1>
          <small>
            {round.driverName?.split(' ')[0]} · {formatDayShort(round.day)}, {slotHours(round)}
          </small>
        </div>
        <CallOffice round={round} />
        <SavedMark driver={driver} />
      </div>
      <div className="dv-steps" aria-hidden="true">
        {round.stops.map((stop) => (
          <i key={stop.orderId} className={cx(isClosed(stop) && 'done', stop === next && 'now')} />
        ))}
      </div>
      <p className="dv-along">
        <span>
          {delivered} di {round.stops.length} consegnate
        </span>
        {round.state === 'started' ? <b className={late ? 'late' : undefined}>{text}</b> : null}
      </p>
    </header>
  );
}
