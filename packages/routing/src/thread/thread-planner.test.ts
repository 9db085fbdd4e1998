import { describe, expect, it } from 'vitest';
import { town } from '../testing/town.ts';
import { threadPlanner } from './thread-planner.ts';

describe('planning in a thread', () => {
  it('lets its own thread go on meanwhile, and answers what the search answers', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const plan = await threadPlanner().plan(town({ seed: 3, stops: 40, vans: 5 }), {
      seed: 1,
      timeLimit: 60_000,
      iterations: 3000,
    });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(plan.iterations).toBe(3000);
    expect(plan.routes.flatMap((route) => route.visits)).toHaveLength(40 - plan.unserved.length);
  });

  it('plans one after the other when asked for two at once', async () => {
    const planner = threadPlanner();
    const ended: string[] = [];
    const ask = (name: string, iterations: number) =>
      planner.plan(town({ seed: 3, stops: 20, vans: 3 }), { seed: 1, timeLimit: 60_000, iterations }).then(() => {
        ended.push(name);
      });
    await Promise.all([ask('long', 5000), ask('short', 64)]);
    expect(ended).toEqual(['long', 'short']);
  });

  it('says what is wrong with a problem, and plans the next one', async () => {
    const planner = threadPlanner();
    const problem = town({ seed: 3, stops: 10, vans: 2 });
    const twice = { ...problem, stops: [...problem.stops, problem.stops[0]!] };
    const options = { seed: 1, timeLimit: 60_000, iterations: 64 };
    await expect(planner.plan(twice, options)).rejects.toThrow(/twice/);
    await expect(planner.plan(problem, options)).resolves.toMatchObject({ iterations: 64 });
  });

  it('stops a thread that does not answer in its time', async () => {
    const plan = threadPlanner(-10_000).plan(town({ seed: 3, stops: 20, vans: 3 }), { seed: 1, timeLimit: 10_000 });
    await expect(plan).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
