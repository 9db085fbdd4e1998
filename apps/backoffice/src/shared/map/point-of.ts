import type { PointerEvent } from 'react';
import type { Point } from './projection.ts';

/** Where on a drawing a finger is, however large the drawing is on the screen. */
export function pointOf(event: PointerEvent<SVGGraphicsElement>): Point {
  const { currentTarget: element, clientX: x, clientY: y } = event;
  const svg = element instanceof SVGSVGElement ? element : element.ownerSVGElement!;
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
}
