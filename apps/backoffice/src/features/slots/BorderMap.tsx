import { cx } from '@sporta/ui/components/cx.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { around, type Place, type Point, pointOf, project } from '../../shared/map/index.ts';
import { type Corners, halved, moved, nearestSide, REACHES, withoutCorner } from './border-draft.ts';

const FRAME = { width: 480, height: 480, margin: 0 };
/** Units of the drawing an arrow key moves a corner; with Shift ten times as many. */
const STEP = 2;
const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
};

interface BorderMapProps {
  depot: Place;
  corners: Corners;
  /** Borders of the other zones, to draw beside them. */
  others: readonly Corners[];
  /** Kilometres shown around the store. */
  reach: number;
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (corners: Corners) => void;
}

/** The border from above. Corners follow a finger, or the keys; the list beside it says and does the same. */
export function BorderMap({ depot, corners, others, reach, chosen, onChoose, onChange }: BorderMapProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { point, place, kilometre } = project(around(depot, reach), FRAME);
  const points = corners.map(point);
  const store = point(depot);
  useEffect(() => {
    const svg = drawing.current;
    // Keys go on with the corner they made; who is elsewhere stays there.
    if (svg?.contains(document.activeElement)) svg.querySelector<SVGElement>(`[data-corner="${chosen}"]`)?.focus();
  }, [chosen]);
  const add = (index: number, at?: Place) => {
    const more = halved(corners, index);
    onChange(at ? moved(more, index + 1, at) : more);
    onChoose(index + 1);
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (corners.length === 0 || (event.target as Element).closest('[data-corner]')) return;
    const at = pointOf(event);
    add(nearestSide(points, at), place(at));
  };
  const drag = (index: number) => (event: PointerEvent<SVGGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(moved(corners, index, place(pointOf(event))));
  };
  const type = (index: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const at = points[index]!;
    const times = event.shiftKey ? 10 : 1;
    if (arrow) onChange(moved(corners, index, place({ x: at.x + arrow.x * times, y: at.y + arrow.y * times })));
    else if (event.key === 'Enter' || event.key === '+') add(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChoose(Math.max(0, Math.min(index, corners.length - 2)));
      onChange(withoutCorner(corners, index));
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      ref={drawing}
      className="zone-map"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="group"
      aria-label="Confine sulla mappa"
      onPointerUp={press}
    >
      {REACHES.filter((ring) => ring < reach * 1.4 && ring * 4 > reach).map((ring) => (
        <g key={ring}>
          <circle className="ring" cx={store.x} cy={store.y} r={ring * kilometre} />
          <text className="ring-name" x={store.x} y={store.y + ring * kilometre - 12}>
            {ring} km
          </text>
        </g>
      ))}
      {others.map((border, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the other zones stay as they are while one is drawn
        <polygon key={index} className="other" points={lineOf(border.map(point))} />
      ))}
      <polygon className="border" points={lineOf(points)} />
      <rect className="store" x={store.x - 13} y={store.y - 13} width="26" height="26" rx="8" />
      <text className="store-name" x={store.x} y={store.y}>
        S
      </text>
      {points.map(({ x, y }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button of HTML
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its number alone
          key={index}
          data-corner={index}
          className={cx('corner', index === chosen && 'on')}
          role="button"
          tabIndex={0}
          aria-label={`Angolo ${index + 1} di ${points.length}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          onFocus={() => onChoose(index)}
          onKeyDown={type(index)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus();
          }}
          onPointerMove={drag(index)}
        >
          <circle className="reach" r="31" />
          <circle className="knob" />
          <text>{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}

const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
