import type { RoundBoard } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { clock, countOf } from '../../shared/figures/index.ts';
import { previewQuery } from './board-query.ts';
import { bestMove, type Trouble, troublesOf } from './fixes.ts';
import { isOpen, lateStops } from './places.ts';
import { stopsTogether } from './stops-together.ts';
import { UnplannedStop } from './UnplannedStop.tsx';
import type { PlanActs } from './use-plan-acts.ts';

/** Troubles a person looks at together; more of them want a new plan. */
const SHOWN = 3;

/** What is wrong with the plan, each with the move that helps, and the orders on no round. */
export function FixPanel({ board, acts }: { board: RoundBoard; acts: PlanActs | undefined }) {
  const troubles = troublesOf(board);
  const nobody = board.rounds.filter((round) => isOpen(round) && !round.driver);
  const unplanned = stopsTogether(
    board.unplanned.toSorted((a, b) => (a.station?.key ?? '').localeCompare(b.station?.key ?? '')),
  );
  const isFine = troubles.length === 0 && board.unplanned.length === 0 && nobody.length === 0;
  return (
    <section className="bx fixes">
      <h2>Da sistemare</h2>
      <ul>
        {troubles.slice(0, SHOWN).map((trouble) => (
          <li key={`${trouble.kind} ${trouble.round.roundId}`}>
            <TroubleWords trouble={trouble} />
            {acts ? <Remedy board={board} trouble={trouble} acts={acts} /> : null}
          </li>
        ))}
        {board.unplanned.length > 0 ? (
          <li>
            <b>{countOf(board.unplanned.length, 'ordine senza giro', 'ordini senza giro')}</b>
            <ul className="unplanned">
              {unplanned.map((together) => (
                <UnplannedStop key={together.first.orderId} board={board} together={together} acts={acts} />
              ))}
            </ul>
          </li>
        ) : null}
        {nobody.length > 0 && board.rounds.length > 0 ? (
          <li>
            <span>
              <b>Manca l’autista</b>
              <span className="muted small block">
                {nobody.length === 1 ? 'Giro' : 'Giri'} {nobody.map(({ number }) => number).join(', ')}: senza autista
                non si conferma.
              </span>
            </span>
          </li>
        ) : null}
      </ul>
      {acts && troubles.length > 1 ? (
        <Button kind="soft" block busy={acts.busy} onClick={acts.fixAll}>
          {troubles.length === 2 ? 'Sistema tutti e due' : `Sistema tutti e ${troubles.length}`}
        </Button>
      ) : null}
      {isFine && board.rounds.length > 0 ? (
        <Note kind="ok">Nessun giro è in ritardo o troppo carico, e ogni ordine ha il suo.</Note>
      ) : null}
      {board.rounds.length === 0 && board.unplanned.length === 0 ? (
        <p className="muted">In questa fascia non c’è niente da consegnare.</p>
      ) : null}
    </section>
  );
}

function TroubleWords({ trouble: { round, kind, stop } }: { trouble: Trouble }) {
  if (kind === 'too-full') {
    return (
      <span>
        <b>
          Giro {round.number}: {countOf(round.crates, 'cassa', 'casse')}, ce ne stanno {round.van.crates}
        </b>
        <span className="muted small block">
          {stop.name} ne ha {stop.crates}: senza, il furgone scende a {round.crates - stop.crates}.
        </span>
      </span>
    );
  }
  const late = lateStops(round);
  const names = late.map(({ name, arrivesAt }) => `${name} (${clock(arrivesAt)})`);
  return (
    <span>
      <b>
        Giro {round.number}: {countOf(late.length, 'tappa in ritardo', 'tappe in ritardo')}
      </b>
      <span className="muted small block">
        {new Intl.ListFormat('it').format(names)} {late.length === 1 ? 'arriva' : 'arrivano'} dopo la fine della fascia.
      </span>
    </span>
  );
}

function Remedy({ board, trouble, acts }: { board: RoundBoard; trouble: Trouble; acts: PlanActs }) {
  const api = useApi();
  const plan = { timeslotId: board.timeslotId ?? 0, revision: board.revision };
  const others = board.rounds.filter((round) => isOpen(round) && round.roundId !== trouble.round.roundId);
  const answers = useQueries({
    queries: others.map(({ roundId }) => previewQuery(api, plan, { orderId: trouble.stop.orderId, roundId })),
  });
  if (answers.some(({ isPending }) => isPending)) return <p className="muted small">Cerco dove spostarla…</p>;
  const previews = new Map(
    others.flatMap(({ roundId }, at) => (answers[at]?.data ? [[roundId, answers[at].data]] : [])),
  );
  const best = bestMove(board, trouble, previews);
  if (!best)
    return <p className="muted small">Nessun altro giro la prende senza danno: ricalcola, o aggiungi un furgone.</p>;
  const { name, orderId } = trouble.stop;
  const { number, roundId } = best.round;
  return (
    <Button kind="line" block onClick={() => acts.move({ orderId, roundId }, `${name} spostato al giro ${number}`)}>
      Sposta {name} al giro {number}
    </Button>
  );
}
