import type { OrderArrival } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui';
import { PhoneFill } from '@sporta/ui/icons/PhoneFill.ts';
import { useQuery } from '@tanstack/react-query';
import { clock } from '../../lib/late-format.ts';
import { useApi } from '../../lib/use-api.ts';
import { arrivalQuery } from './api/arrival.ts';

// fetched together: both ask the same
export { VanMap } from './van-map.tsx';

/** When the van comes, who drives it, and the code to say at the door; nothing before a round is confirmed. */
export default function Arrival({ orderId }: { orderId: number }) {
  const { data: arrival } = useQuery(arrivalQuery(useApi(), orderId));
  if (!arrival || arrival.state === 'unknown' || arrival.state === 'over') return null;
  return (
    <div className="arrival" role="status">
      <b className="own-line">{arrivalSentence(arrival)}</b>
      {arrival.state === 'on-the-way' && arrival.driverName && arrival.stopsBefore !== undefined ? (
        <p>
          {arrival.driverName} è a {countText(arrival.stopsBefore, 'consegna', 'consegne')} da te
        </p>
      ) : null}
      {arrival.code ? (
        <p>
          Se non puoi firmare, alla porta di’ il codice <b>{arrival.code}</b>
        </p>
      ) : null}
      {arrival.driverPhone ? (
        <ButtonLink kind="line" href={`tel:${arrival.driverPhone}`}>
          <PhoneFill />
          Chiama il negozio
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Beyond it nobody counts in minutes. */
const MOST_MINUTES = 90;

/** "Arriva tra 12 minuti", as exact as anybody can know. */
export function arrivalSentence({ state, minutes, expectedAt, late, driverName = 'Il furgone' }: OrderArrival): string {
  if (state === 'at-the-door') return `${driverName} è alla tua porta`;
  if (state === 'again') return 'Siamo passati e non c’eri: riproviamo a fine giro';
  if (state === 'planned' && expectedAt) return `Prevista verso le ${clock(new Date(expectedAt))}`;
  if (minutes === undefined) return 'In viaggio';
  const when =
    minutes > MOST_MINUTES && expectedAt
      ? `Arriva verso le ${clock(new Date(expectedAt))}`
      : minutes <= 1
        ? 'Arriva tra un minuto'
        : `Arriva tra ${minutes} minuti`;
  return late ? `${when}, in ritardo: ci dispiace` : when;
}
