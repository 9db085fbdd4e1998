import type { DriverRound, DriverStop } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { clock } from '../../shared/figures/index.ts';
import { CallLinks } from './CallLinks.tsx';
import { addressText, doorText } from './model/door.ts';
import { minutesUntil } from './model/round-state.ts';
import { ordersAt, stopName } from './model/stations.ts';
import { StopTags } from './StopTags.tsx';
import { useNow } from './use-now.ts';

/** Where the van goes now, readable at arm's length. */
export function NextStop({ round, stop }: { round: DriverRound; stop: DriverStop }) {
  const now = useNow(15_000);
  const orders = ordersAt(round, stop);
  const isHere = stop.state === 'arrived';
  return (
    <section className="dv-next" aria-labelledby="next">
      <div className="dv-who">
        <span className="dv-number" aria-hidden="true">
          {stop.position}
        </span>
        <div className="grow">
          <h2 id="next">
            <span className="sr">Tappa {stop.position}: </span>
            {stopName(stop)}
          </h2>
          <p>
            {addressText(stop)}
            <span className="muted own-line">
              {stop.station ? `${countText(orders.length, 'ordine', 'ordini')} nel locker` : doorText(stop)}
            </span>
          </p>
        </div>
        <div className="dv-when">
          <b>{clock(stop.arrivesAt)}</b>
          {round.state === 'started' ? (
            <small>{isHere ? 'alla porta' : minutesText(minutesUntil(stop.arrivesAt, now))}</small>
          ) : null}
        </div>
      </div>
      <StopTags stop={stop} />
      <div className="dv-acts">
        {stop.station ? null : <CallLinks stop={stop} />}
        <ButtonLink kind="line" className="xl" href={`/banco/giro/${stop.orderId}`}>
          Apri
        </ButtonLink>
      </div>
    </section>
  );
}

/** Far ahead the hour says enough. */
const minutesText = (minutes: number): string => (minutes > 90 ? '' : `${minutes} min`);
