import { MOST_SIGNATURE } from '@sporta/contract';

/** The box a signature is drawn in; the server knows the same. */
export const SIGNATURE_BOX = { width: 1000, height: 400 };
/** Points nearer than this to the one before say nothing new. */
const LEAST_STEP = 6;
/** Signs of "1000 400". */
const LONGEST_POINT = 8;
/** A touch by mistake is shorter: the server refuses it too. */
const LEAST_SIGNS = 30;

/** A point in the box. */
export interface SignaturePoint {
  x: number;
  y: number;
}

/** The path after a finger comes down (`M`) or moves on (`L`): whole numbers within the box, never longer than the server takes. */
export function addPoint(path: string, command: 'M' | 'L', point: SignaturePoint): string {
  const x = within(point.x, SIGNATURE_BOX.width);
  const y = within(point.y, SIGNATURE_BOX.height);
  const last = lastPoint(path);
  if (command === 'L' && last && Math.hypot(last.x - x, last.y - y) < LEAST_STEP) return path;
  const next = `${path}${command}${x} ${y}`;
  return next.length > MOST_SIGNATURE ? path : next;
}

/** Whether it is long enough to be a signature. */
export const isSigned = (path: string): boolean => path.length >= LEAST_SIGNS && path.includes('L');

const within = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));

function lastPoint(path: string): SignaturePoint | undefined {
  const [, x, y] = /(\d+) (\d+)$/.exec(path.slice(-LONGEST_POINT)) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
