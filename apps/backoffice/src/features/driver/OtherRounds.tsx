import { type DriverRound, roundStateLabels } from '@sporta/contract';
import { countOf, slotHours } from '../../shared/figures/index.ts';

interface OtherRoundsProps {
  rounds: readonly DriverRound[];
  shown: DriverRound;
  onRound: (roundId: number) => void;
}

/** The other rounds of the day. */
export function OtherRounds({ rounds, shown, onRound }: OtherRoundsProps) {
  const others = rounds.filter(({ roundId }) => roundId !== shown.roundId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <div className="dv-part">
        <h2 id="others">Altri giri di oggi</h2>
      </div>
      <ul>
        {others.map((round) => (
          <li key={round.roundId}>
            <button
              type="button"
              className="dv-row"
              onClick={() => {
                onRound(round.roundId);
                window.scrollTo({ top: 0 });
              }}
            >
              <i>{round.number}</i>
              <div>
                <b>
                  {slotHours(round)} · {round.vanName}
                  {round.depot.name === shown.depot.name ? null : ` · ${round.depot.name}`}
                </b>
                <small>{roundStateLabels[round.state]}</small>
              </div>
              <div className="dv-when">
                <small>{countOf(round.stops.length, 'tappa', 'tappe')}</small>
              </div>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
