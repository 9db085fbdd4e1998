import { Button } from '@sporta/ui/components/button/Button.tsx';
import { type PointerEvent, useRef } from 'react';
import { addPoint, SIGNATURE_BOX, type SignaturePoint } from './model/signature.ts';

interface SignaturePadProps {
  /** An SVG path; empty while nobody signed. */
  path: string;
  onPath: (change: (path: string) => string) => void;
}

/** Signed with a finger. Who cannot sign says the code instead. */
export function SignaturePad({ path, onPath }: SignaturePadProps) {
  const drawing = useRef<number>(undefined);
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== undefined || event.button !== 0) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    onPath((before) => addPoint(before, 'M', point));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== event.pointerId) return;
    const point = pointOf(event);
    onPath((before) => addPoint(before, 'L', point));
  };
  const up = ({ pointerId }: PointerEvent<SVGSVGElement>) => {
    if (drawing.current === pointerId) drawing.current = undefined;
  };
  return (
    <div className="dv-pad">
      <svg
        viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
        role="img"
        aria-label={path ? 'Firma del cliente' : 'Spazio per la firma, con il dito'}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <line x1="55" x2="945" y1="310" y2="310" />
        <path d={path} />
      </svg>
      <Button kind="ghost" disabled={!path} onClick={() => onPath(() => '')}>
        Rifai
      </Button>
    </div>
  );
}

/** Where the finger is, in the box. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): SignaturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * SIGNATURE_BOX.width,
    y: ((clientY - top) / height) * SIGNATURE_BOX.height,
  };
}
