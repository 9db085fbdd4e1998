import { describe, expect, it } from 'vitest';
import type { RoundsProblem } from './problem.ts';
import { indexProblem, timeRoute } from './time-route.ts';

/** A street: the yard at 0, doors at 100, 200 and 300 metres, ten seconds a hundred metres. */
function street(changes: Partial<RoundsProblem['vans'][number]> = {}): RoundsProblem {
  const doors = [0, 100, 200, 300];
  const metres = doors.map((from) => doors.map((to) => Math.abs(to - from)));
  return {
    travel: { metres, seconds: metres.map((row) => row.map((each) => each / 10)) },
    vans: [{ id: 'van', capacity: 10, start: 0, end: 0, leaves: 0, back: 1000, ...changes }],
    stops: [
      { id: 'near', place: 1, window: { from: 100, to: 200 }, service: 60, crates: 4 },
      { id: 'middle', place: 2, window: { from: 0, to: 150 }, service: 60, crates: 4 },
      { id: 'far', place: 3, window: { from: 500, to: 600 }, service: 60, crates: 4 },
    ],
  };
}

const time = (problem: RoundsProblem, stops: string[]) => timeRoute(indexProblem(problem), { van: 'van', stops });

describe('the times of a route', () => {
  it('leaves the yard so that nobody waits at the first door', () => {
    const route = time(street(), ['near']);
    expect(route).toMatchObject({ departs: 90, returns: 170, overtime: 0, late: 0, metres: 200 });
    expect(route.visits).toEqual([{ stop: 'near', arrives: 100, begins: 100, leaves: 160, late: 0 }]);
  });

  it('says who would be served late, by how much, and waits where it is early', () => {
    const route = time(street(), ['near', 'middle', 'far']);
    expect(route.visits.map((visit) => visit.late)).toEqual([0, 20, 0]);
    expect(route.visits[2]).toMatchObject({ arrives: 240, begins: 500, leaves: 560 });
    expect(route.late).toBe(20);
  });

  it('says when the crates are more than the van holds, and when it is back too late', () => {
    const route = time(street({ leaves: 950 }), ['near', 'middle', 'far']);
    expect(route).toMatchObject({ crates: 12, tooMany: 2, departs: 950, returns: 1190, overtime: 190 });
  });

  it('stays in the yard without stops', () => {
    expect(time(street({ leaves: 50 }), [])).toMatchObject({ departs: 50, returns: 50, metres: 0, visits: [] });
  });

  it('refuses a stop, a van or a place that is not in the problem', () => {
    expect(() => time(street(), ['elsewhere'])).toThrow(TypeError);
    expect(() => timeRoute(indexProblem(street()), { van: 'other', stops: [] })).toThrow(TypeError);
    const { stops, ...rest } = street();
    expect(() => time({ ...rest, stops: [{ ...stops[0]!, place: 9 }] }, ['near'])).toThrow(TypeError);
  });
});
