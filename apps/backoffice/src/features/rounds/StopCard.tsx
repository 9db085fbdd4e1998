import type { PlannedStop, Round, RoundBoard } from '@sporta/contract';
import { stopStateLabels } from '@sporta/contract';
import type { KeyboardEvent } from 'react';
import { clock, countOf } from '../../shared/figures/index.ts';
import { MoveMenu } from './MoveMenu.tsx';

import { StopFlags } from './StopFlags.tsx';
import { stopsTogether, type VanStop } from './stops-together.ts';
import type { PlanActs } from './use-plan-acts.ts';

interface StopCardProps {
  board: RoundBoard;
  round: Round;
  together: VanStop<PlannedStop>;
  /** Absent: only looked at. */
  acts: PlanActs | undefined;
  onLift: (orderId: number | undefined) => void;
}

/** A stop: dragged to another round, or pressed for the menu that moves it. */
export function StopCard({ board, round, together, acts, onLift }: StopCardProps) {
  const { first: stop, name } = together;
  const isLate = together.orders.some(({ lateMinutes }) => lateMinutes > 0);
  const kind = isLate ? 'stop late' : together.orders.some(({ state }) => state === 'waiting') ? 'stop' : 'stop gone';
  if (!acts) {
    return (
      <li className={kind}>
        <div className="stop-body">
          <StopFacts together={together} />
        </div>
      </li>
    );
  }
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    const position = stop.position + step;
    if (position < 1 || position > stopsTogether(round.stops).length) return;
    acts.move({ orderId: stop.orderId, roundId: round.roundId, position }, `${name} è ora la tappa ${position}`);
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
            <StopFacts together={together} />
          </button>
        }
      />
    </li>
  );
}

function StopFacts({ together: { first, orders, name, crates } }: { together: VanStop<PlannedStop> }) {
  const { position, street, arrivesAt, approximate, station } = first;
  const flags = first.flags
    .concat(orders.flatMap((order) => order.flags))
    .filter((flag, at, all) => all.indexOf(flag) === at);
  const cratesCounted = orders.every((order) => order.cratesCounted);
  const lateMinutes = Math.max(...orders.map((order) => order.lateMinutes));
  // of several orders the one that is furthest behind
  const { state } = orders.find((order) => order.state === 'waiting' || order.state === 'arrived') ?? first;
  const notReady = orders.filter((order) => order.state === 'waiting' && !order.ready).length;
  return (
    <>
      <i className="place">{position}</i>
      <span className="to">
        <b>
          {name}
          <StopFlags of={flags} />
        </b>
        <small>
          {station ? `${countOf(orders.length, 'ordine', 'ordini')}, ` : ''}
          {street}
          {approximate ? ', posizione da verificare' : ''}
        </small>
      </span>
      <span className="when">
        <b>{clock(arrivesAt)}</b>
        <small>{`${cratesCounted ? '' : '~'}${countOf(crates, 'cassa', 'casse')}`}</small>
      </span>
      {lateMinutes > 0 ? <span className="sr"> {countOf(lateMinutes, 'minuto', 'minuti')} di ritardo</span> : null}
      {state === 'waiting' ? null : <small className="said">{stopStateLabels[state]}</small>}
      {notReady > 0 ? (
        <small className="said">{orders.length === 1 ? 'Non ancora pronto' : `${notReady} non ancora pronti`}</small>
      ) : null}
    </>
  );
}
