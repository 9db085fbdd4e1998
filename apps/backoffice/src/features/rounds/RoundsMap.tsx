import type { Round, RoundBoard, RoundStop } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Point, project, spread, TownGround, townQuery, useWidth } from '../../shared/map/index.ts';
import { roundColour } from './colours.ts';
import { stopsTogether } from './stops-together.ts';

const HEIGHT = 480;
/** Before it is measured. */
const WIDTH = 820;
const MOST_ZOOM = 4;
/** Kilometres around the store at which a ring is drawn. */
const RINGS = [1, 2, 4, 8, 16];
/** The name of a ring is written on it, in the south-west. */
const RING_NAME_AT = Math.SQRT1_2;

/** Where the rounds go, over the streets of the town as far as they are known: the lists under it say the same in words. */
export function RoundsMap({ board, lifted }: { board: RoundBoard; lifted: number | undefined }) {
  const [zoom, setZoom] = useState(1);
  const { data: town } = useQuery(townQuery(useApi(), board.warehouseId));
  const { depot, rounds, unplanned } = board;
  // orders of one station stand at one place, which is drawn once
  const stops = [...rounds.map((round) => round.stops), unplanned]
    .flatMap((some: readonly RoundStop[]) => stopsTogether(some))
    .map(({ first }) => first);
  const [box, frameWidth] = useWidth(HEIGHT, WIDTH);
  const frame = { width: frameWidth, height: HEIGHT, legend: 44 };
  const plan = project([depot, ...stops], frame);
  const { point, kilometre } = plan;
  const [store, ...doors] = spread([point(depot), ...stops.map(point)]) as [Point, ...Point[]];
  const doorOf = new Map(stops.map(({ orderId }, at) => [orderId, doors[at] ?? store]));
  const at = (stop: RoundStop): Point => doorOf.get(stop.orderId) ?? store;
  const width = frame.width / zoom;
  const height = frame.height / zoom;
  // A closer look stays within the map, around the store.
  const left = zoom === 1 ? 0 : Math.min(Math.max(0, store.x - width / 2), frame.width - width);
  const top = zoom === 1 ? 0 : Math.min(Math.max(0, store.y - height / 2), frame.height - height);
  const size = 1 / Math.sqrt(zoom);
  const hasGround = town !== undefined && (town.pictures !== undefined || town.streets.length > 0);
  // where no street is known, rings say at least how far it is
  const rings = hasGround ? [] : RINGS.filter((ring) => ring * kilometre > 60 * size);
  return (
    <div className="round-map" ref={box}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {town ? <TownGround town={town} plan={plan} seen={{ left, top, width, height }} zoom={zoom} /> : null}
        {rings.map((ring) => (
          <circle key={ring} className="ring" cx={store.x} cy={store.y} r={ring * kilometre} />
        ))}
        {rounds.map((round) => (
          <RoundLine key={round.roundId} round={round} store={store} at={at} size={size} />
        ))}
        {rings.map((ring) => (
          <text
            key={ring}
            className="ring-name"
            x={store.x - RING_NAME_AT * ring * kilometre}
            y={store.y + RING_NAME_AT * ring * kilometre}
            fontSize={12 * size}
          >
            {ring} km
          </text>
        ))}
        {stopsTogether(unplanned).map(({ first: stop }) => (
          <Dot key={stop.orderId} at={at(stop)} size={size} colour="var(--color-farina-500)" text="?" />
        ))}
        {rounds.flatMap((round) =>
          stopsTogether(round.stops).map(({ first: stop, orders }) => (
            <Dot
              key={stop.orderId}
              at={at(stop)}
              size={size * (stop.orderId === lifted ? 1.35 : 1)}
              colour={roundColour(round.number)}
              text={String(stop.position)}
              isLate={orders.some(({ lateMinutes }) => lateMinutes > 0)}
              isDone={orders.every(({ state }) => state === 'delivered')}
            />
          )),
        )}
        <g transform={`translate(${store.x} ${store.y}) scale(${size})`}>
          <rect x="-17" y="-17" width="34" height="34" rx="10" className="store" />
          <text className="store-name" y="6" fontSize="17">
            S
          </text>
        </g>
      </svg>
      <div className="zoom">
        <IconButton
          icon={PlusBold}
          label="Ingrandisci la mappa"
          disabled={zoom >= MOST_ZOOM}
          onClick={() => setZoom(zoom * 2)}
        />
        <IconButton
          icon={MinusBold}
          label="Rimpicciolisci la mappa"
          disabled={zoom <= 1}
          onClick={() => setZoom(zoom / 2)}
        />
      </div>
      {town?.pictures ? <small className="map-credit">{town.pictures.credit}</small> : null}
      <ul className="map-legend">
        {rounds.map(({ roundId, number }) => (
          <li key={roundId}>
            <i style={{ background: roundColour(number) }} />
            Giro {number}
          </li>
        ))}
        <li>
          <i className="at-risk" />
          rischio ritardo
        </li>
      </ul>
    </div>
  );
}

interface LineProps {
  round: Round;
  store: Point;
  at: (stop: RoundStop) => Point;
  size: number;
}

function RoundLine({ round, store, at, size }: LineProps) {
  const line = [store, ...stopsTogether(round.stops).map(({ first }) => at(first))]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <>
      <polyline points={line} className="casing" strokeWidth={7 * size} />
      <polyline points={line} stroke={roundColour(round.number)} strokeWidth={3.6 * size} />
    </>
  );
}

interface DotProps {
  at: Point;
  size: number;
  colour: string;
  text: string;
  isLate?: boolean | undefined;
  isDone?: boolean | undefined;
}

function Dot({ at, size, colour, text, isLate, isDone }: DotProps) {
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}>
      {isLate ? <circle r="17" className="at-risk" /> : null}
      <circle r="12.5" fill={isDone ? '#fff' : colour} stroke={isDone ? colour : '#fff'} strokeWidth="2" />
      <text y="4.5" fontSize="12.5" className="dot" style={isDone ? { fill: colour } : undefined}>
        {text}
      </text>
    </g>
  );
}
