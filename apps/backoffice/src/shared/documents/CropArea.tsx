import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { type Box, boxText, type Corner, drawnTo, moved, type Ratio, type Size, sized } from './crop-box.ts';

interface CropAreaProps {
  /** Address of the whole picture. */
  picture: string;
  whole: Size;
  box: Box;
  ratio: Ratio;
  onChange: (box: Box) => void;
}

/** A tall picture leaves room for what is below it. */
const MOST_HEIGHT = '46vh';

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const keys: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with the box on it: moved and drawn larger by mouse, pen, finger or keys. */
export function CropArea({ picture, whole, box, ratio, onChange }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<{ corner: Corner | undefined; from: { x: number; y: number }; box: Box }>(undefined);
  const hint = useId();
  const shape = whole.width / whole.height;
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * whole.width, y: ((clientY - top) / height) * whole.height };
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { corner } = (event.target as HTMLElement).dataset;
    held.current = { corner: corner as Corner | undefined, from: pointOf(event), box };
  };
  const move = (event: PointerEvent) => {
    const now = held.current;
    if (!now) return;
    const to = pointOf(event);
    const [dx, dy] = [to.x - now.from.x, to.y - now.from.y];
    if (!now.corner) return onChange(moved(now.box, dx, dy, whole));
    // a corner is rarely hit in its very point
    const x = (now.corner.endsWith('w') ? now.box.x : now.box.x + now.box.width) + dx;
    const y = (now.corner.startsWith('n') ? now.box.y : now.box.y + now.box.height) + dy;
    onChange(drawnTo(now.box, now.corner, { x, y }, whole, ratio));
  };
  const end = () => {
    held.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [dx, dy] = way.map((each) => each * Math.max(1, Math.round(Math.max(whole.width, whole.height) / 100)));
    if (!event.shiftKey) return onChange(moved(box, dx!, dy!, whole));
    onChange(sized(box, dx ? { width: box.width + dx } : { height: box.height + dy! }, whole, ratio));
  };
  const part = (pixels: number, of: number) => `${(pixels / of) * 100}%`;
  return (
    <div className="crop">
      <div
        ref={area}
        className="crop-area"
        style={{ aspectRatio: shape, width: `min(100%, ${MOST_HEIGHT} * ${shape})` }}
      >
        <img src={picture} alt="" draggable={false} width={whole.width} height={whole.height} />
        <div
          className="crop-box"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move it.
          tabIndex={0}
          aria-roledescription="riquadro"
          aria-label="Riquadro del ritaglio"
          aria-describedby={hint}
          style={{
            left: part(box.x, whole.width),
            top: part(box.y, whole.height),
            width: part(box.width, whole.width),
            height: part(box.height, whole.height),
          }}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={press}
        >
          {corners.map((corner) => (
            <span key={corner} className={`crop-corner ${corner}`} data-corner={corner} />
          ))}
        </div>
      </div>
      <p id={hint} className="muted small">
        Trascina il riquadro o i suoi angoli. Con la tastiera: le frecce lo spostano, Maiusc e frecce lo ridimensionano.
      </p>
      <output className="sr" aria-live="polite">
        {boxText(box)}
      </output>
    </div>
  );
}
