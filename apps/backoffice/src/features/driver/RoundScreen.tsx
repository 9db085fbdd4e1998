import type { DriverRound } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { clock } from '../../shared/figures/index.ts';
import { DriverNews } from './DriverNews.tsx';
import { isClosed } from './model/replay.ts';
import { cratesOn, emptiesOn, nextStop, openStops } from './model/round-state.ts';
import { ordersAt, stopsTogether } from './model/stations.ts';
import { NextStop } from './NextStop.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OtherRounds } from './OtherRounds.tsx';
import { RoundBar } from './RoundBar.tsx';
import { RoundHeader } from './RoundHeader.tsx';
import { RoundMap } from './RoundMap.tsx';
import { StopRow } from './StopRow.tsx';
import type { Driver } from './use-driver.ts';
import { usePosition } from './use-position.ts';

interface RoundScreenProps {
  driver: Driver;
  /** All of today. */
  rounds: readonly DriverRound[];
  round: DriverRound;
  onRound: (roundId: number) => void;
}

/** One round: where to go now, what comes then, what is done. */
export function RoundScreen({ driver, rounds, round, onRound }: RoundScreenProps) {
  usePosition(round.state === 'started' ? round.roundId : undefined);
  const next = round.state === 'done' ? undefined : nextStop(round);
  const here = next ? ordersAt(round, next) : [];
  const then = openStops(round).filter((stop) => !here.includes(stop));
  const done = round.stops.filter(isClosed);
  return (
    <div className="dv">
      <title>{`Giro ${round.number} | Banco`}</title>
      <RoundHeader driver={driver} round={round} />
      <OfflineBanner driver={driver} />
      <main id="content">
        <RoundMap round={round} next={next} />
        {next ? <NextStop round={round} stop={next} /> : null}
        <DriverNews driver={driver} round={round} />
        {then.length > 0 ? (
          <section aria-labelledby="then">
            <div className="dv-part">
              <h2 id="then">Poi</h2>
              <span>
                {countText(cratesOn(then), 'cassa', 'casse')} sul furgone{next ? `, dopo la ${next.position}` : null}
              </span>
            </div>
            <ul>
              {stopsTogether(then).map((orders) => (
                <StopRow key={orders[0]?.orderId} orders={orders} />
              ))}
            </ul>
          </section>
        ) : null}
        {done.length > 0 ? (
          <section aria-labelledby="done">
            <div className="dv-part">
              <h2 id="done">Fatte</h2>
              <span>
                {countText(stopsTogether(done).length, 'tappa', 'tappe')}, {countText(cratesOn(done), 'cassa', 'casse')}
              </span>
            </div>
            <ul>
              {done.map((stop) => (
                <StopRow key={stop.orderId} orders={[stop]} />
              ))}
            </ul>
          </section>
        ) : null}
        <p className="dv-return">
          {round.state === 'done'
            ? `Giro concluso, con ${emptiesText(emptiesOn(round))}.`
            : `Rientro in sede alle ${clock(round.returnsAt)} circa, con ${emptiesText(emptiesOn(round))}`}
        </p>
        <OtherRounds rounds={rounds} shown={round} onRound={onRound} />
      </main>
      <RoundBar driver={driver} round={round} next={next} />
    </div>
  );
}

const emptiesText = (count: number): string => countText(count, 'cassa vuota', 'casse vuote');
