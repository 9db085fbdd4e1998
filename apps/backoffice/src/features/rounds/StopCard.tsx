import type { PlannedStop, Round, RoundBoard } from '@sporta/contract';
import { stopStateLabels } from '@sporta/contract';
import type { KeyboardEvent } from 'react';
import { clock } from '../../shared/figures/index.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { countOf } from './places.ts';
import { StopFlags } from './StopFlags.tsx';
import type { PlanActs } from './use-plan-acts.ts';

interface StopCardProps {
  board: RoundBoard;
  round: Round;
  stop: PlannedStop;
  /** Absent: only looked at. */
  acts: PlanActs | undefined;
  onLift: (orderId: number | undefined) => void;
}

/** A stop: dragged to another round, or pressed for the menu that moves it. */
export function StopCard({ board, round, stop, acts, onLift }: StopCardProps) {
  const kind = stop.lateMinutes > 0 ? 'stop late' : stop.state === 'waiting' ? 'stop' : 'stop gone';
  if (!acts) {
    return (
      <li className={kind}>
        <div className="stop-body">
          <StopFacts stop={stop} />
        </div>
      </li>
    );
  }
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    const position = stop.position + step;
    if (position < 1 || position > round.stops.length) return;
    acts.move({ orderId: stop.orderId, roundId: round.roundId, position }, `${stop.name} è ora la tappa ${position}`);
  };
  return (
    <li
      className={kind}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', stop.orderNumber);
        onLift(stop.orderId);
      }}
      onDragEnd={() => onLift(undefined)}
    >
      <MoveMenu
        board={board}
        stop={stop}
        round={round}
        acts={acts}
        trigger={
          <button type="button" className="stop-body" onKeyDown={byKey}>
            <StopFacts stop={stop} />
          </button>
        }
      />
    </li>
  );
}

function StopFacts({ stop }: { stop: PlannedStop }) {
  const { position, name, flags, street, arrivesAt, crates, cratesCounted, lateMinutes, state, ready, approximate } =
    stop;
  return (
    <>
      <i className="place">{position}</i>
      <span className="to">
        <b>
          {name}
          <StopFlags of={flags} />
        </b>
        <small>
          {street}
          {approximate ? ', posizione da verificare' : ''}
        </small>
      </span>
      <span className="when">
        <b>{clock(arrivesAt)}</b>
        <small>{`${cratesCounted ? '' : '~'}${countOf(crates, 'cassa', 'casse')}`}</small>
      </span>
      {lateMinutes > 0 ? <span className="sr">, {countOf(lateMinutes, 'minuto', 'minuti')} di ritardo</span> : null}
      {state === 'waiting' ? null : <small className="said">{stopStateLabels[state]}</small>}
      {state === 'waiting' && !ready ? <small className="said">Non ancora pronto</small> : null}
    </>
  );
}
