import { borderProblem, roundedCorner } from '@sporta/domain';
import { metresBetween } from '@sporta/routing';
import { BusinessError } from '../../platform/errors.ts';
import type { Border } from '../delivery/index.ts';

export interface CornerAsked {
  latitude: number;
  longitude: number;
}

/** Further away no van of a store goes; mostly latitude and longitude were swapped. Metres as the crow flies. */
const FURTHEST = 100_000;

/**
 * The border a zone of this store gets.
 * @returns null: none from now on; undefined: nobody spoke of it
 * @throws BusinessError `border-wrong`
 */
export function readBorder(corners: readonly CornerAsked[] | undefined, store: CornerAsked): Border | null | undefined {
  if (corners === undefined) return undefined;
  if (corners.length === 0) return null;
  const rounded = corners.map(roundedCorner);
  const far = rounded.findIndex((corner) => metresBetween(corner, store) > FURTHEST);
  const problem = far >= 0 ? `Il confine: l’angolo ${far + 1} dista più di 100 km dalla sede` : borderProblem(rounded);
  if (problem) throw new BusinessError('border-wrong', problem, { field: 'border' });
  return rounded.map(({ latitude, longitude }) => [latitude, longitude] as const);
}
