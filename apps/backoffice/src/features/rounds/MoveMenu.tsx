import type { Round, RoundBoard, RoundStop } from '@sporta/contract';
import { Menu, MenuItem, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { ArrowDownBold } from '@sporta/ui/icons/ArrowDownBold.ts';
import { ArrowUpBold } from '@sporta/ui/icons/ArrowUpBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { clock, countOf } from '../../shared/figures/index.ts';
import { previewQuery } from './board-query.ts';
import { roundColour } from './colours.ts';
import { isOpen, isTooFull, landing } from './places.ts';
import { stopsTogether } from './stops-together.ts';
import type { PlanActs } from './use-plan-acts.ts';

interface MoveMenuProps {
  board: RoundBoard;
  stop: RoundStop;
  /** The round it is on, if any. */
  round: Round | undefined;
  acts: PlanActs;
  trigger: ReactElement;
}

/** Where a stop may go. What each round would become is asked when the menu opens. */
export function MoveMenu({ trigger, ...props }: MoveMenuProps) {
  return (
    <Menu trigger={trigger} align="start">
      <Choices {...props} />
    </Menu>
  );
}

/** Where it may go, in a menu that is open. */
export function Choices({ board, stop, round, acts }: Omit<MoveMenuProps, 'trigger'>) {
  const { orderId } = stop;
  const name = stop.station?.name ?? stop.name;
  const vanStops = stopsTogether(round?.stops ?? []);
  const place = vanStops.findIndex(({ orders }) => orders.some((each) => each.orderId === orderId)) + 1;
  const before = vanStops[place - 2];
  const behind = place === 0 ? undefined : vanStops[place];
  const within = (position: number, where: string) =>
    acts.move({ orderId, roundId: round?.roundId, position }, `${name} è ora ${where}`);
  return (
    <>
      <p className="move-title">
        Sposta {name}, {countOf(stop.crates, 'cassa', 'casse')}
      </p>
      {board.rounds
        .filter((each) => isOpen(each) && each.roundId !== round?.roundId)
        .map((each) => (
          <RoundChoice key={each.roundId} board={board} stop={stop} to={each} acts={acts} />
        ))}
      {before || behind ? <MenuSeparator /> : null}
      {before ? (
        <MenuItem icon={ArrowUpBold} onClick={() => within(place - 1, `prima di ${before.name}`)}>
          Prima di {before.name}
          <kbd>Alt ↑</kbd>
        </MenuItem>
      ) : null}
      {behind ? (
        <MenuItem icon={ArrowDownBold} onClick={() => within(place + 1, `dopo ${behind.name}`)}>
          Dopo {behind.name}
          <kbd>Alt ↓</kbd>
        </MenuItem>
      ) : null}
      {round ? (
        <MenuItem
          icon={XBold}
          onClick={() => acts.move({ orderId, roundId: undefined }, `${name} non è più in un giro`)}
        >
          Togli dal giro
        </MenuItem>
      ) : null}
    </>
  );
}

interface RoundChoiceProps {
  board: RoundBoard;
  stop: RoundStop;
  to: Round;
  acts: PlanActs;
}

function RoundChoice({ board, stop, to, acts }: RoundChoiceProps) {
  const plan = { timeslotId: board.timeslotId ?? 0, revision: board.revision };
  const { data } = useQuery(previewQuery(useApi(), plan, { orderId: stop.orderId, roundId: to.roundId }));
  const after = data && landing(data, to.roundId, stop.orderId);
  return (
    <MenuItem
      onClick={() =>
        acts.move({ orderId: stop.orderId, roundId: to.roundId }, `${stop.name} spostato al giro ${to.number}`)
      }
    >
      <i className="round-colour" style={{ background: roundColour(to.number) }} />
      Giro {to.number}
      <small className={after && harms(after.round) ? 'harm' : undefined}>{after ? wordsOf(after) : '…'}</small>
    </MenuItem>
  );
}

const harms = (round: Round): boolean => isTooFull(round) || round.lateStops > 0;

/** "37 di 40 · 19:44", "troppo carico", "2 in ritardo". */
export function wordsOf({ round, stop }: NonNullable<ReturnType<typeof landing>>): string {
  if (isTooFull(round)) return `troppo carico, ${round.crates} di ${round.van.crates}`;
  if (round.lateStops > 0) return `${round.lateStops} in ritardo`;
  return `${round.crates} di ${round.van.crates} · ${clock(stop.arrivesAt)}`;
}
