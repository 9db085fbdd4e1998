import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import {
  around,
  type Place,
  type Point,
  pointOf,
  project,
  TownGround,
  townQuery,
  useWidth,
} from '../../shared/map/index.ts';

const HEIGHT = 320;
/** Before it is measured. */
const WIDTH = 820;
/** Kilometres shown around the middle. */
const REACHES = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16] as const;
/** Kilometres at which a ring is drawn around the middle. */
const RINGS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
/** Units of the drawing an arrow key moves the pin; with Shift ten times as many. */
const STEP = 4;
const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
};

interface PinMapProps {
  /** Whose streets it is drawn upon. */
  warehouseId: number | undefined;
  /** What the map lies around: the place that was found. */
  middle: Place;
  pin: Place;
  /** How sure the found place is: of a town more is shown. */
  isTown: boolean;
  onChange: (pin: Place) => void;
}

/** Where a store stands, from above. Its pin follows a finger, a tap or the arrow keys. */
export function PinMap({ warehouseId, middle, pin, isTown, onChange }: PinMapProps) {
  const [look, setLook] = useState(REACHES.indexOf(isTown ? 2 : 0.5));
  const [centre, setCentre] = useState(middle);
  const api = useApi();
  const { data: town } = useQuery({ ...townQuery(api, warehouseId ?? 0), enabled: warehouseId !== undefined });
  const [box, width] = useWidth(HEIGHT, WIDTH);
  const frame = { width, height: HEIGHT, margin: 0 };
  const reach = REACHES[look]!;
  // `project` shows a kilometre at least; what is nearer is looked at through a smaller window
  const plan = project(around(centre, Math.max(reach, 0.5)), frame);
  const zoom = Math.max(1, 0.5 / reach);
  const seen = {
    width: width / zoom,
    height: HEIGHT / zoom,
    left: (width - width / zoom) / 2,
    top: (HEIGHT - HEIGHT / zoom) / 2,
  };
  const size = 1 / zoom;
  const isSeen = ([latitude, longitude]: [number, number]) => {
    const { x, y } = plan.point({ latitude, longitude });
    return x > seen.left && x < seen.left + seen.width && y > seen.top && y < seen.top + seen.height;
  };
  // where no street is known, rings say at least how far it is
  const hasGround = town?.pictures !== undefined || town?.streets.some(({ corners }) => corners.some(isSeen));
  const at = plan.point(pin);
  const core = plan.point(centre);
  // the pin is what is looked at
  const closer = (steps: number) => {
    setLook(look + steps);
    setCentre(pin);
  };
  const drop = (event: PointerEvent<SVGSVGElement>) => {
    if ((event.target as Element).closest('.pin')) return;
    onChange(plan.place(pointOf(event)));
  };
  /** From the finger to the foot of the pin: it does not jump when it is taken by its head. */
  const grip = useRef<Point>({ x: 0, y: 0 });
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const finger = pointOf(event);
    onChange(plan.place({ x: finger.x + grip.current.x, y: finger.y + grip.current.y }));
  };
  const type = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    const times = (event.shiftKey ? 10 : 1) * size;
    onChange(plan.place({ x: at.x + arrow.x * times, y: at.y + arrow.y * times }));
    event.preventDefault();
  };
  return (
    <div className="pin-map" ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`}
        role="group"
        aria-label="Il negozio sulla mappa"
        onPointerUp={drop}
      >
        {town ? <TownGround town={town} plan={plan} seen={seen} zoom={zoom} /> : null}
        {(hasGround ? [] : RINGS)
          .filter((ring) => ring <= reach * 1.5 && ring * 5 > reach)
          .map((ring) => (
            <g key={ring}>
              <circle
                className="ring"
                cx={core.x}
                cy={core.y}
                r={ring * plan.kilometre}
                style={{ strokeWidth: 3 * size }}
              />
              <text
                className="ring-name"
                x={core.x}
                y={core.y - ring * plan.kilometre - 4 * size}
                style={{ fontSize: 12 * size, strokeWidth: 5 * size }}
              >
                {ring < 1 ? `${ring * 1000} m` : `${ring} km`}
              </text>
            </g>
          ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no button of HTML */}
        <g
          className="pin"
          role="button"
          tabIndex={0}
          aria-label="Punto del negozio: si sposta con le frecce"
          transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) scale(${size})`}
          onKeyDown={type}
          onPointerDown={(event) => {
            const finger = pointOf(event);
            grip.current = { x: at.x - finger.x, y: at.y - finger.y };
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus();
          }}
          onPointerMove={drag}
        >
          <circle className="reach" cy="-20" r="30" />
          <circle className="foot" r="4" />
          <path d="M0 0C-4 -12 -17 -17 -17 -31A17 17 0 0 1 17 -31C17 -17 4 -12 0 0Z" />
          <text y="-30">S</text>
        </g>
      </svg>
      <div className="zoom">
        <IconButton icon={PlusBold} label="Ingrandisci la mappa" disabled={look === 0} onClick={() => closer(-1)} />
        <IconButton
          icon={MinusBold}
          label="Rimpicciolisci la mappa"
          disabled={look === REACHES.length - 1}
          onClick={() => closer(1)}
        />
      </div>
      {town?.pictures ? <small className="map-credit">{town.pictures.credit}</small> : null}
    </div>
  );
}
