import type { RoundsPlanner } from '../plan.ts';
import type { TravelSource } from '../travel/travel-source.ts';

/** Travel from the first source, or from the second when the first fails: a shop plans its rounds whether an engine is up or not. */
export function travelOrElse(
  first: TravelSource,
  second: TravelSource,
  failed: (error: unknown) => void,
): TravelSource {
  return {
    between: (places) =>
      orElse(
        () => first.between(places),
        () => second.between(places),
        failed,
      ),
  };
}

/** The same for planners. A problem that cannot be planned at all fails with the second one's error. */
export function planOrElse(
  first: RoundsPlanner,
  second: RoundsPlanner,
  failed: (error: unknown) => void,
): RoundsPlanner {
  return {
    plan: (problem, options) =>
      orElse(
        () => first.plan(problem, options),
        () => second.plan(problem, options),
        failed,
      ),
  };
}

async function orElse<T>(
  first: () => Promise<T>,
  second: () => Promise<T>,
  failed: (error: unknown) => void,
): Promise<T> {
  try {
    return await first();
  } catch (error) {
    failed(error);
    return second();
  }
}
