import { type Round, type RoundBoard, roundStateLabels } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { clock, countOf } from '../../shared/figures/index.ts';
import { previewQuery } from './board-query.ts';
import { CloseRound } from './CloseRound.tsx';
import { roundColour } from './colours.ts';
import { wordsOf } from './MoveMenu.tsx';
import { PrintRound } from './PrintRound.tsx';
import { isOpen, isTooFull, landing, placeOf } from './places.ts';
import { StartRound } from './StartRound.tsx';
import { StopCard } from './StopCard.tsx';
import { stopsTogether } from './stops-together.ts';
import type { PlanActs } from './use-plan-acts.ts';

interface RoundColumnProps {
  board: RoundBoard;
  round: Round;
  acts: PlanActs | undefined;
  /** The stop that is being dragged. */
  lifted: number | undefined;
  onLift: (orderId: number | undefined) => void;
}

/** A round: its van and driver, what it carries, its stops with their hours; stops are dropped on it. */
export function RoundColumn({ board, round, acts, lifted, onLift }: RoundColumnProps) {
  const [over, setOver] = useState(false);
  const { roundId, number, van, driver, departsAt, stops, crates } = round;
  const vanStops = stopsTogether(stops);
  const mayDrop =
    acts !== undefined && lifted !== undefined && isOpen(round) && placeOf(board, lifted).roundId !== roundId;
  return (
    <section
      className="round"
      aria-labelledby={`round-${roundId}`}
      style={{ '--round': roundColour(number) } as CSSProperties}
      onDragOver={(event) => {
        if (!mayDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (mayDrop) acts.move({ orderId: lifted, roundId }, `Spostato al giro ${number}`);
        onLift(undefined);
      }}
    >
      <header>
        <div className="grow">
          <h2 id={`round-${roundId}`}>
            Giro {number}
            {driver ? ` · ${driver.name}` : ''}
          </h2>
          <small>
            {van.name}, {round.state === 'started' || round.state === 'done' ? 'partito' : 'parte'} alle{' '}
            {clock(departsAt)}
          </small>
        </div>
        <StateTag round={round} />
      </header>
      {acts && isOpen(round) ? <DriverChoice board={board} round={round} acts={acts} /> : null}
      <div className="load">
        <span>
          <b>{vanStops.length}</b> {vanStops.length === 1 ? 'tappa' : 'tappe'}
        </span>
        <span className={isTooFull(round) ? 'num harm' : 'num'}>
          {crates} di {countOf(van.crates, 'cassa', 'casse')}
        </span>
        <Bar
          label={`Casse del giro ${number}`}
          value={crates}
          max={van.crates}
          tone={isTooFull(round) ? 'full' : undefined}
        />
      </div>
      <ol>
        {vanStops.map((stop) => (
          <StopCard
            key={stop.first.orderId}
            board={board}
            round={round}
            together={stop}
            acts={isOpen(round) ? acts : undefined}
            onLift={onLift}
          />
        ))}
      </ol>
      {over && mayDrop ? <DropHint board={board} round={round} orderId={lifted} /> : null}
      {acts && isOpen(round) && stops.length === 0 ? (
        <Button kind="line" block onClick={() => acts.remove(roundId)}>
          Togli il giro {number}
        </Button>
      ) : null}
      {acts && board.timeslotId !== undefined && stops.length > 0 ? (
        <PrintRound timeslotId={board.timeslotId} round={round} />
      ) : null}
      {acts && round.state === 'confirmed' && stops.length > 0 ? <StartRound round={round} acts={acts} /> : null}
      {acts && round.state === 'started' ? <CloseRound round={round} acts={acts} /> : null}
    </section>
  );
}

function StateTag({ round }: { round: Round }) {
  const [tone, text] = stateWords(round);
  return <Tag tone={tone}>{text}</Tag>;
}

function stateWords(round: Round): [TagTone | undefined, string] {
  if (round.state === 'done') return [undefined, roundStateLabels.done];
  if (round.lateStops > 0) return ['err', `${round.lateStops} in ritardo`];
  if (isTooFull(round)) return ['warn', 'Troppo carico'];
  return round.state === 'started' ? ['info', roundStateLabels.started] : ['green', 'In orario'];
}

function DriverChoice({ board, round, acts }: { board: RoundBoard; round: Round; acts: PlanActs }) {
  return (
    <Select
      label={`Autista del giro ${round.number}`}
      hideLabel
      value={round.driver?.userId ?? ''}
      onChange={(event) => acts.assign(round.roundId, event.target.value ? Number(event.target.value) : undefined)}
    >
      <option value="">Scegli l’autista</option>
      {board.drivers.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** What would come of letting go here. */
function DropHint({ board, round, orderId }: { board: RoundBoard; round: Round; orderId: number }) {
  const plan = { timeslotId: board.timeslotId ?? 0, revision: board.revision };
  const { data } = useQuery(previewQuery(useApi(), plan, { orderId, roundId: round.roundId }));
  const after = data && landing(data, round.roundId, orderId);
  return (
    <div className="drop-hint">
      {after ? `Lascia qui: tappa ${after.stop.position}, ${clock(after.stop.arrivesAt)}` : 'Lascia qui'}
      {after ? <small>{wordsOf(after)}</small> : null}
    </div>
  );
}
