import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useEffect, useState } from 'react';
import { type Point, pointOf } from '../../shared/places/index.ts';
import type { FoundStore } from './model/find-stores.ts';
import { lakePath, landmarks, landPath, project, riverPath } from './model/italy.ts';

export interface StoreMapProps {
  stores: readonly FoundStore[];
  chosenId: number | undefined;
  from: Point | undefined;
  /** Fills its frame, cutting off what is above and below: for a wide and low one. */
  cover?: boolean;
  /** Pixels of its frame: pins and names are as large in any. */
  frame: { width: number; height: number };
  /** Share of its height, from below, that something covers: no place is put there. */
  covered?: number;
  onChoose: (warehouseId: number) => void;
}

interface View {
  x: number;
  y: number;
  /** Side of the square in view. */
  size: number;
}

const WHOLE: View = { x: 479, y: 560, size: 1160 };
const CLOSEST = 24;
/** Half of what a letter of a name, a name and a pin take, in pixels, and how far below and above its place the middle of each is. */
const LETTER = 4.2;
const NAME = { height: 15, below: 12 };
const PIN = { width: 20, height: 30, below: -28 };
/** Half of what the buttons take in the corner, in pixels. */
const ZOOM = { width: 24, height: 48, margin: 24 };
/** Pixels of the chosen pin above its place. */
const PIN_HEIGHT = 68;
/**
 * Pixels of the drawing around the places that are to be seen: as much as lies between them, for one shop its own surroundings,
 * for shops all over the country some of it.
 */
const AROUND = { least: 30, most: 120 };

/**
 * The stores on a drawing of the country, without tiles from anywhere. The list beside it says
 * the same, so it is for the eyes and the mouse only.
 */
export default function StoreMap({ stores, chosenId, from, cover, frame, covered = 0, onChoose }: StoreMapProps) {
  // a square drawing: its longer side fills the frame, or its shorter one fits in
  const side = (cover ? Math.max : Math.min)(frame.width, frame.height);
  const places = stores.flatMap(({ store }, index) => {
    const point = pointOf(store);
    return point ? [{ id: store.warehouseId, number: index + 1, ...project(point) }] : [];
  });
  const here = from && project(from);
  const fitted = viewOf(here ? [...places, here] : places, covered, PIN_HEIGHT / side);
  const [view, setView] = useState(fitted);
  const shown = places.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows what is listed, not every drawing.
  useEffect(() => setView(fitted), [shown, here?.x, here?.y]);
  const zoom = (factor: number) => {
    const chosen = places.find(({ id }) => id === chosenId);
    setView(({ x, y, size }) => ({
      x: factor < 1 && chosen ? chosen.x : x,
      y: factor < 1 && chosen ? chosen.y + (covered / 2) * size * factor : y,
      size: Math.min(WHOLE.size, Math.max(CLOSEST, size * factor)),
    }));
  };
  const unit = view.size / side;
  const half = view.size / 2;
  return (
    <>
      <svg
        viewBox={`${view.x - half} ${view.y - half} ${view.size} ${view.size}`}
        preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
        aria-hidden="true"
      >
        <path className="land" d={landPath} strokeWidth={2 * unit} />
        <path className="river" d={riverPath} strokeWidth={5 * unit} />
        <path className="lake" d={lakePath} />
        {namedTowns(view, unit, frame, places).map(({ name, x, y }) => (
          <g key={name} className="town" transform={`translate(${x} ${y}) scale(${unit})`}>
            <circle r="4" />
            <text y="22" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {here ? <circle className="here" cx={here.x} cy={here.y} r={9 * unit} strokeWidth={4 * unit} /> : null}
        {places.map(({ id, number, x, y }) => (
          // biome-ignore lint/a11y: hidden from assistive technology; the list offers the same by keyboard.
          <g
            key={id}
            className={id === chosenId ? 'pin on' : 'pin'}
            transform={`translate(${x} ${y}) scale(${unit * (id === chosenId ? 1.35 : 1)})`}
            onClick={() => onChoose(id)}
          >
            <ellipse cx="0" cy="2" rx="12" ry="4" />
            <path d="M0 0C-4-10-18-17-18-31a18 18 0 0 1 36 0C18-17 4-10 0 0z" />
            <text y="-26" textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <div className="zoom">
        <button type="button" aria-label="Ingrandisci la mappa" onClick={() => zoom(0.6)}>
          <PlusBold />
        </button>
        <button type="button" aria-label="Rimpicciolisci la mappa" onClick={() => zoom(1 / 0.6)}>
          <MinusBold />
        </button>
      </div>
    </>
  );
}

/** The towns whose names are whole in the frame, and neither lie upon another's nor under a pin or the buttons; large ones first. */
function namedTowns(
  view: View,
  unit: number,
  frame: StoreMapProps['frame'],
  pins: readonly { x: number; y: number }[],
) {
  const seen = { width: (frame.width / 2) * unit, height: (frame.height / 2) * unit };
  const box = ({ x, y }: { x: number; y: number }, { width, height, below }: typeof PIN) => ({
    x,
    y: y + below * unit,
    width: width * unit,
    height: height * unit,
  });
  const zoom = {
    x: view.x + seen.width - (ZOOM.margin + ZOOM.width) * unit,
    y: view.y - seen.height + (ZOOM.margin + ZOOM.height) * unit,
    width: ZOOM.width * unit,
    height: ZOOM.height * unit,
  };
  const taken = [zoom, ...pins.map((pin) => box(pin, PIN))];
  return landmarks.filter((town) => {
    if (view.size >= town.widest) return false;
    const own = box(town, { ...NAME, width: town.name.length * LETTER });
    const isWhole =
      Math.abs(own.x - view.x) + own.width < seen.width && Math.abs(own.y - view.y) + own.height < seen.height;
    const isFree = taken.every(
      (other) =>
        Math.abs(other.x - own.x) > other.width + own.width || Math.abs(other.y - own.y) > other.height + own.height,
    );
    if (isWhole && isFree) taken.push(own);
    return isWhole && isFree;
  });
}

/**
 * The smallest square with all places in it, with some room around.
 * @param above share of its height that pins stand above their places
 */
function viewOf(places: readonly { x: number; y: number }[], covered: number, above: number): View {
  if (places.length === 0) return WHOLE;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [right - left, bottom - top];
  const around = Math.min(AROUND.most, Math.max(AROUND.least, wide, high));
  const size = Math.min(WHOLE.size, Math.max(wide + 2 * around, (high + 2 * around) / (1 - covered - above)));
  return { x: (left + right) / 2, y: (top + bottom) / 2 + ((covered - above) / 2) * size, size };
}
