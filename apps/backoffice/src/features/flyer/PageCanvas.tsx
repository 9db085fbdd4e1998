import { contentPictureAddress } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { type PointerEvent, useState } from 'react';
import { type Area, areaBetween, type FlyerPage, LEAST_SIDE, type Point } from './flyer.ts';

interface PageCanvasProps {
  page: FlyerPage;
  picture: string;
  number: number;
  /** A place whose product is not chosen yet. */
  drawn: Area | undefined;
  chosen: string | undefined;
  nameOf: (code: string) => string;
  onDrawn: (area: Area | undefined) => void;
  onChoose: (code: string) => void;
}

/** The sheet with its places; a new one is drawn with the mouse, a pen or a finger. */
export function PageCanvas({ page, picture, number, drawn, chosen, nameOf, onDrawn, onChoose }: PageCanvasProps) {
  const [from, setFrom] = useState<Point>();
  const [to, setTo] = useState<Point>();
  const drawing = from && to ? areaBetween('', from, to) : drawn;
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onDrawn(undefined);
    setFrom(pointOf(event));
    setTo(pointOf(event));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (!from) return;
    const at = pointOf(event);
    const area = areaBetween('', from, at);
    setFrom(undefined);
    setTo(undefined);
    if (area.width >= LEAST_SIDE && area.height >= LEAST_SIDE) return onDrawn(area);
    // a press without a movement chooses what is there
    const hit = page.areas?.findLast(
      ({ x, y, width, height }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height,
    );
    if (hit) onChoose(hit.product);
  };
  return (
    <div className="flyer-sheet-box">
      <img src={contentPictureAddress(picture, 1600)} alt={`Pagina ${number}`} width="500" height="707" />
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Riquadri della pagina ${number}: ${page.areas?.length ?? 0}`}
        onPointerDown={begin}
        onPointerMove={(event) => from && setTo(pointOf(event))}
        onPointerUp={end}
        onPointerCancel={() => {
          setFrom(undefined);
          setTo(undefined);
        }}
      >
        {page.areas?.map(({ product, ...place }) => (
          <rect key={product} className={cx('place', product === chosen && 'on')} {...place}>
            <title>{nameOf(product)}</title>
          </rect>
        ))}
        {drawing ? (
          <rect className="new" x={drawing.x} y={drawing.y} width={drawing.width} height={drawing.height} />
        ) : null}
      </svg>
    </div>
  );
}

/** Where a pointer is on the sheet, in thousandths. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 };
}
