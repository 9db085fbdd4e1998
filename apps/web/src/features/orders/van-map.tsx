import type { OrderArrival } from '@sporta/contract';
import { StorefrontFill } from '@sporta/ui/icons/StorefrontFill.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clock } from '../../lib/late-format.ts';
import { useApi } from '../../lib/use-api.ts';
import { distanceKm, distanceText } from '../../shared/places/index.ts';
import { arrivalQuery, arrivalStreetsQuery } from './api/arrival.ts';
import { drawVan, HALF, type Spot } from './model/van-drawing.ts';

/**
 * Where the van is, around the home of the customer: to scale, among the streets the shop knows, and without a way nobody knows.
 * @param otherwise what is there while no van says where it is
 */
export function VanMap({ orderId, otherwise }: { orderId: number; otherwise: ReactNode }) {
  const api = useApi();
  const { data: arrival } = useQuery(arrivalQuery(api, orderId));
  const { position, destination } = arrival ?? {};
  const { data: known } = useQuery({
    ...arrivalStreetsQuery(api, orderId),
    enabled: position !== undefined && destination !== undefined,
  });
  if (!arrival || !position || !destination) return otherwise;
  const { van, shop, rings, streets } = drawVan(destination, position, arrival.origin, known);
  return (
    <figure className="van-map">
      <svg viewBox={`${-HALF.width} ${-HALF.height} ${HALF.width * 2} ${HALF.height * 2}`} aria-hidden="true">
        {streets.map(({ name, main, path }) => (
          <path key={name + path} className={main ? 'street main' : 'street'} d={path} />
        ))}
        {streets.map(({ name, path, label }) =>
          label ? (
            <text
              key={name + path}
              transform={`translate(${label.at.x} ${label.at.y}) rotate(${label.degrees})`}
              className="street-name"
              dy="4"
            >
              {name}
            </text>
          ) : null,
        )}
        {rings.map(({ radius, label }) => (
          <g key={radius}>
            <circle r={radius} />
            {label ? <text y={radius + 4}>{label}</text> : null}
          </g>
        ))}
        {shop ? (
          <Mark at={shop} kind="shop">
            <StorefrontFill />
          </Mark>
        ) : null}
        <Mark at={{ x: 0, y: 0 }} kind="home">
          {/* drawn here: the icon of the bar at the foot would become a file of its own, which every first visit fetches */}
          <path className="i" d="M12 2 22 11v10a1 1 0 0 1-1 1h-6v-7H9v7H3a1 1 0 0 1-1-1V11Z" />
        </Mark>
        <Mark at={van} kind="van">
          <TruckFill />
        </Mark>
      </svg>
      <figcaption>{vanSentence(arrival)}</figcaption>
    </figure>
  );
}

/** A mark of 44 units, its picture in the middle. */
function Mark({ at, kind, children }: { at: Spot; kind: 'home' | 'van' | 'shop'; children: ReactNode }) {
  return (
    <g className={`van-mark ${kind}`} transform={`translate(${at.x} ${at.y})`}>
      <circle r="22" />
      <g transform="translate(-12 -12)">{children}</g>
    </g>
  );
}

/** "Alle 18:05 Marco era a 0,8 km da te, in linea d’aria.": the place is known to 100 m only. */
export function vanSentence({ position, destination, positionAt, driverName = 'Il furgone' }: OrderArrival): string {
  if (!position || !destination) return '';
  const away = distanceText(distanceKm(destination, position));
  const when = positionAt ? `Alle ${clock(new Date(positionAt))} ` : '';
  const who = when ? lowerIfVan(driverName) : driverName;
  return `${when}${who} era a ${away} da te, in linea d’aria.`;
}

const lowerIfVan = (name: string) => (name === 'Il furgone' ? 'il furgone' : name);
