import type { Plan, PlanOptions, RoundsPlanner } from '@sporta/routing';
import type { Published } from './solomon.ts';

export interface Outcome {
  readonly name: string;
  /** Distance above the best known one, in %; below it when more vehicles drive. */
  readonly gap: number;
  readonly moreVehicles: number;
  readonly steps: number;
  /** Whether all stops are served, in time and within what the vehicles hold. */
  readonly isSound: boolean;
  readonly row: string;
}

export const titles = 'instance  vehicles  best   distance       best     gap %     steps      s';

/** Published ways are decimals, whose sums differ in the last digit by the order of adding. */
const ROUNDING = 1e-6;

/** Plans one instance and compares the plan with the best one known. */
export async function measure(planner: RoundsPlanner, instance: Published, options: PlanOptions): Promise<Outcome> {
  const began = performance.now();
  const plan = await planner.plan(instance.problem, options);
  const seconds = (performance.now() - began) / 1000;
  const gap = 100 * (plan.metres / instance.best.distance - 1);
  const cells = [
    instance.name.padEnd(8),
    `${plan.routes.length}`.padStart(10),
    `${instance.best.vehicles}`.padStart(6),
    plan.metres.toFixed(2).padStart(11),
    instance.best.distance.toFixed(2).padStart(11),
    gap.toFixed(2).padStart(10),
    `${plan.iterations}`.padStart(10),
    seconds.toFixed(1).padStart(7),
  ];
  return {
    name: instance.name,
    gap,
    moreVehicles: plan.routes.length - instance.best.vehicles,
    steps: plan.iterations,
    isSound: isSound(plan),
    row: cells.join(''),
  };
}

function isSound({ routes, unserved }: Plan): boolean {
  const isKept = routes.every((route) => Math.max(route.late, route.overtime, route.tooMany) < ROUNDING);
  return isKept && unserved.length === 0;
}
