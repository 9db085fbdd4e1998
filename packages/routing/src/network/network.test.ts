import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { searchPlan } from '../search/search-plan.ts';
import { town } from '../testing/town.ts';
import { straightLineSource, straightLineTravel } from '../travel/straight-line.ts';
import { osrmSource, planOrElse, travelOrElse, vroomPlanner } from './index.ts';

const milan = [
  { latitude: 45.4642, longitude: 9.19 },
  { latitude: 45.478, longitude: 9.227 },
];

let server: Server | undefined;
const asked: { path: string; body: string }[] = [];

/** An engine that answers everything with this; undefined = never. */
async function engine(answer: unknown, status = 200): Promise<string> {
  asked.length = 0;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ path: request.url ?? '', body });
    if (answer !== undefined) response.writeHead(status).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

describe('travel by OSRM', () => {
  const whole = {
    code: 'Ok',
    durations: [
      [0, 421.6],
      [430, 0],
    ],
    distances: [
      [0, 3912.4],
      [4001, 0],
    ],
  };

  it('asks for the table of the places and answers whole seconds and metres', async () => {
    const url = await engine(whole);
    const travel = await osrmSource({ url, timeLimit: 5000 }).between(milan);
    expect(travel).toEqual({
      seconds: [
        [0, 422],
        [430, 0],
      ],
      metres: [
        [0, 3912],
        [4001, 0],
      ],
    });
    expect(asked[0]?.path).toBe(
      '/table/v1/driving/9.190000,45.464200;9.227000,45.478000?annotations=duration,distance',
    );
  });

  it.each([
    ['refuses', { code: 'TooBig' }, 400],
    [
      'cannot join two places',
      {
        ...whole,
        durations: [
          [0, null],
          [430, 0],
        ],
      },
      200,
    ],
    ['answers too small a table', { ...whole, distances: [[0]] }, 200],
    ['never answers', undefined, 200],
  ])('goes by the straight line when the engine %s', async (_, answer, status) => {
    const failures: unknown[] = [];
    const source = travelOrElse(
      osrmSource({ url: await engine(answer, status), timeLimit: 200 }),
      straightLineSource(),
      (error) => failures.push(error),
    );
    await expect(source.between(milan)).resolves.toEqual(straightLineTravel(milan));
    expect(failures).toHaveLength(1);
  });
});

describe('planning by VROOM', () => {
  const problem = town({ seed: 5, stops: 2, vans: 2, crates: 20 });
  const options = { seed: 1, timeLimit: 5000, iterations: 64 };
  const steps = (...ids: number[]) => [{ type: 'start' }, ...ids.map((id) => ({ type: 'job', id })), { type: 'end' }];

  it('gives it the problem, and times its routes', async () => {
    const alone = { ...problem, stops: [problem.stops[0]!] };
    const url = await engine({ code: 0, routes: [{ vehicle: 2, steps: steps(1) }], unassigned: [] });
    const plan = await vroomPlanner({ url, timeLimit: 5000 }).plan(alone, options);
    expect(plan.routes).toMatchObject([{ van: 'van-2', late: 0, visits: [{ stop: 'order-1' }] }]);
    const { vehicles, jobs, matrices } = JSON.parse(asked[0]!.body);
    expect(vehicles).toHaveLength(2);
    expect(vehicles[0]).toEqual({ id: 1, start_index: 0, end_index: 0, capacity: [20], time_window: [55_800, 82_800] });
    expect(jobs[0]).toMatchObject({ id: 1, location_index: 1, delivery: [alone.stops[0]!.crates] });
    expect(matrices.car.durations).toHaveLength(3);
  });

  it('says why what it leaves out is not served', async () => {
    const url = await engine({ code: 0, routes: [], unassigned: [{ id: 1 }, { id: 2 }] });
    const plan = await vroomPlanner({ url, timeLimit: 5000 }).plan(problem, options);
    expect(plan.unserved.map((each) => each.reason)).toEqual(['no-van-left', 'no-van-left']);
  });

  it.each([
    ['names a stop that is not there', { routes: [{ vehicle: 1, steps: steps(9) }] }],
    ['serves a stop twice', { routes: [{ vehicle: 1, steps: steps(1, 1) }] }],
    ['answers no routes', { code: 1 }],
  ])('plans by the own search when it %s', async (_, answer) => {
    const failures: unknown[] = [];
    const own = { plan: async () => searchPlan(problem, options, () => 0) };
    const url = await engine(answer);
    const plan = await planOrElse(vroomPlanner({ url, timeLimit: 5000 }), own, (error) => failures.push(error)).plan(
      problem,
      options,
    );
    expect(plan).toEqual(searchPlan(problem, options, () => 0));
    expect(failures).toHaveLength(1);
  });
});
