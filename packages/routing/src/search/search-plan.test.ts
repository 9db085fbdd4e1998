import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundsProblem } from '../problem.ts';
import { town } from '../testing/town.ts';
import { indexProblem, timeRoute } from '../time-route.ts';
import { searchPlan } from './search-plan.ts';

/** Time stands still: what is searched depends on the steps alone. */
const still = () => 0;
const plan = (problem: RoundsProblem, iterations = 600, seed = 1) =>
  searchPlan(problem, { seed, timeLimit: 1, iterations }, still);

/** Any problem: ways that are no metric, vans of many kinds, windows that nobody can keep, crates that no van holds. */
const anyProblem: fc.Arbitrary<RoundsProblem> = fc
  .record({ places: fc.integer({ min: 1, max: 8 }), stops: fc.nat(14), vans: fc.nat(4) })
  .chain(({ places, stops, vans }) => {
    const place = fc.nat(places - 1);
    const matrix = fc.array(fc.array(fc.nat(900), { minLength: places, maxLength: places }), {
      minLength: places,
      maxLength: places,
    });
    const window = fc.tuple(fc.nat(4000), fc.nat(3000)).map(([from, long]) => ({ from, to: from + long }));
    return fc.record({
      travel: fc.record({ seconds: matrix, metres: matrix }),
      stops: fc
        .array(fc.record({ place, window, service: fc.nat(600), crates: fc.nat(12) }), {
          minLength: stops,
          maxLength: stops,
        })
        .map((all) => all.map((each, index) => ({ ...each, id: `stop-${index}` }))),
      vans: fc
        .array(
          fc.record({
            capacity: fc.nat(30),
            start: place,
            end: place,
            leaves: fc.nat(2000),
            back: fc.integer({ min: 2000, max: 9000 }),
          }),
          { minLength: vans, maxLength: vans },
        )
        .map((all) => all.map((each, index) => ({ ...each, id: `van-${index}` }))),
    });
  });

describe('a plan', () => {
  it('serves every stop once or says why not, and no van is late or too full', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(99), (problem, seed) => {
        const { routes, unserved } = plan(problem, 120, seed);
        const named = [...routes.flatMap((route) => route.visits), ...unserved].map((each) => each.stop);
        expect(named.toSorted()).toEqual(problem.stops.map((stop) => stop.id).toSorted());
        expect(new Set(routes.map((route) => route.van)).size).toBe(routes.length);
        for (const route of routes) {
          expect(route.visits.length).toBeGreaterThan(0);
          expect([route.late, route.overtime, route.tooMany]).toEqual([0, 0, 0]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has the times that its routes have when they are driven, and the sum of their ways', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { routes, metres } = plan(problem, 60);
        const index = indexProblem(problem);
        for (const route of routes) {
          expect(timeRoute(index, { van: route.van, stops: route.visits.map((visit) => visit.stop) })).toEqual(route);
          for (const { arrives, begins, leaves, stop } of route.visits) {
            expect(begins).toBe(Math.max(arrives, index.stop(stop).window.from));
            expect(leaves).toBe(begins + index.stop(stop).service);
          }
        }
        expect(metres).toBe(routes.reduce((sum, route) => sum + route.metres, 0));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out only what fits nowhere: no left-over stop fits at the end of a route or in an idle van', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { routes, unserved } = plan(problem, 300);
        const index = indexProblem(problem);
        for (const { stop, reason } of unserved) {
          const fits = problem.vans.filter((van) => {
            const stops = routes.find((route) => route.van === van.id)?.visits.map((visit) => visit.stop) ?? [];
            const timed = timeRoute(index, { van: van.id, stops: [...stops, stop] });
            return timed.late + timed.overtime + timed.tooMany === 0;
          });
          expect(fits).toEqual([]);
          const isLarge = problem.vans.every((van) => van.capacity < index.stop(stop).crates);
          expect(reason === 'too-many-crates').toBe(isLarge && problem.vans.length > 0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same for the same seed and steps, and another for another seed', () => {
    const problem = town({ seed: 7, stops: 60, vans: 6 });
    const first = plan(problem, 400, 5);
    expect(plan(problem, 400, 5)).toEqual(first);
    expect(plan(problem, 400, 6)).not.toEqual(first);
  });

  it('is the same on a slow machine, as long as its steps fit into its time', () => {
    const problem = town({ seed: 7, stops: 40, vans: 5, crates: 60 });
    const options = { seed: 1, timeLimit: 5000, iterations: 3000 };
    let looks = 0;
    const fast = searchPlan(problem, options, () => {
      looks += 1;
      return 0;
    });
    const perLook = (0.95 * options.timeLimit) / looks;
    let now = 0;
    const slow = searchPlan(problem, options, () => {
      now += perLook;
      return now;
    });
    expect(slow).toEqual(fast);
    expect(slow.iterations).toBe(3000);
  });

  it('is never worse for more steps on the way from a first sketch', () => {
    const problem = town({ seed: 11, stops: 80, vans: 12 });
    const sketch = plan(problem, 64);
    const long = plan(problem, 8000);
    expect(long.unserved.length).toBeLessThanOrEqual(sketch.unserved.length);
    expect(long.routes.length).toBeLessThanOrEqual(sketch.routes.length);
    expect(long.metres).toBeLessThan(sketch.metres);
  });

  it('needs the vans that the crates need', () => {
    const problem = town({ seed: 2, stops: 40, vans: 12, crates: 45 });
    const crates = problem.stops.reduce((sum, stop) => sum + stop.crates, 0);
    expect(plan(problem, 4000).routes).toHaveLength(Math.ceil(crates / 45));
  });

  it('ends when its time is over', () => {
    let now = 0;
    const tick = () => {
      now += 1000;
      return now;
    };
    const { iterations, routes } = searchPlan(
      town({ seed: 1, stops: 50, vans: 6 }),
      { seed: 1, timeLimit: 10_000 },
      tick,
    );
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThanOrEqual(640);
    expect(routes.length).toBeGreaterThan(0);
  });

  it('says why a stop is not served', () => {
    const problem = town({ seed: 4, stops: 3, vans: 1, crates: 10 });
    const [heavy, early, good] = problem.stops;
    const { unserved } = plan({
      ...problem,
      stops: [
        { ...heavy!, crates: 11 },
        { ...early!, window: { from: 0, to: 3600 } },
        { ...good!, crates: 10 },
        { ...good!, id: 'one more', crates: 10 },
      ],
    });
    expect(unserved.slice(0, 2)).toEqual([
      { stop: heavy!.id, reason: 'too-many-crates' },
      { stop: early!.id, reason: 'out-of-reach' },
    ]);
    expect(unserved[2]).toMatchObject({ reason: 'no-van-left' });
    expect(unserved).toHaveLength(3);
  });

  it('refuses what cannot be planned', () => {
    const problem = town({ seed: 4, stops: 3, vans: 1 });
    const [first] = problem.stops;
    const [van] = problem.vans;
    expect(() => plan({ ...problem, stops: [first!, first!] })).toThrow(/twice/);
    expect(() => plan({ ...problem, vans: [van!, van!] })).toThrow(/twice/);
    expect(() => plan({ ...problem, stops: [{ ...first!, place: 99 }] })).toThrow(TypeError);
    expect(() => plan({ ...problem, stops: [{ ...first!, crates: Number.NaN }] })).toThrow(TypeError);
  });
});
