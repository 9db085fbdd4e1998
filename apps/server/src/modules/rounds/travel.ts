import { straightLineSource, type Travel } from '@sporta/routing';
import type { PlanInHand } from './plan-in-hand.ts';
import { placesOf } from './route-times.ts';

const source = straightLineSource();

/** How long and how far it is between the store and all stops of a plan; asked outside of any transaction. */
export const travelOf = (plan: PlanInHand): Promise<Travel> => source.between(placesOf(plan));
