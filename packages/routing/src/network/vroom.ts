import { makePlan } from '../make-plan.ts';
import type { Plan, RoundsPlanner, Route } from '../plan.ts';
import type { RoundsProblem } from '../problem.ts';
import { ask, type Engine } from './ask.ts';

/**
 * Plans with a VROOM of one's own (vroom-express), which is given the travel too and needs no road engine. The times are ours; an
 * answer with a late or overfull van, or with stops that were not asked for, is an error.
 */
export function vroomPlanner(engine: Engine): RoundsPlanner {
  return {
    async plan(problem) {
      const answer = await ask(engine, '/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toVroom(problem)),
      });
      return sound(problem, makePlan(problem, readRoutes(problem, answer), 0));
    },
  };
}

/** Its ids are whole numbers: places in our lists, from 1. */
function toVroom({ stops, vans, travel }: RoundsProblem) {
  const whole = (matrix: readonly (readonly number[])[]) => matrix.map((row) => row.map(Math.ceil));
  return {
    vehicles: vans.map((van, index) => ({
      id: index + 1,
      start_index: van.start,
      end_index: van.end,
      capacity: [Math.floor(van.capacity)],
      time_window: [Math.ceil(van.leaves), Math.floor(van.back)],
    })),
    jobs: stops.map((stop, index) => ({
      id: index + 1,
      location_index: stop.place,
      service: Math.ceil(stop.service),
      delivery: [Math.ceil(stop.crates)],
      time_windows: [[Math.ceil(stop.window.from), Math.floor(stop.window.to)]],
    })),
    matrices: { car: { durations: whole(travel.seconds), distances: whole(travel.metres) } },
  };
}

function readRoutes({ vans, stops }: RoundsProblem, answer: unknown): Route[] {
  const { routes } = answer as { routes?: { vehicle: number; steps: { type: string; id?: number }[] }[] };
  if (!Array.isArray(routes)) throw new Error('VROOM answered no routes');
  return routes.map(({ vehicle, steps }) => ({
    van: idAt(vans, vehicle),
    stops: steps.filter((step) => step.type === 'job').map((step) => idAt(stops, step.id)),
  }));
}

function idAt(list: readonly { readonly id: string }[], number: number | undefined): string {
  const found = list[(number ?? 0) - 1];
  if (!found) throw new Error('VROOM named what it was not asked about');
  return found.id;
}

function sound(problem: RoundsProblem, plan: Plan): Plan {
  const visits = plan.routes.flatMap((route) => route.visits);
  const isOnce = visits.length + plan.unserved.length === problem.stops.length;
  const isKept = plan.routes.every((route) => route.late + route.overtime + route.tooMany === 0);
  if (!isOnce || !isKept) throw new Error('VROOM answered routes that cannot be driven');
  return plan;
}
