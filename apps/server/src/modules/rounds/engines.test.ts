import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoundBoard } from '@sporta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

/* Rounds with engines on the network: a road engine that knows ten minutes and five kilometres for every way, a planner that
   gives all stops to the second van; and both when they are away. */

let road: TestEngine;
let planner: TestEngine;
let world: RoundsWorld;

interface TestEngine {
  url: string;
  asked: string[];
  /** `silent` never answers; `nonsense` answers what nobody can use. */
  become(mood: 'well' | 'silent' | 'nonsense'): void;
  close(): Promise<void>;
}

async function engine(answer: (path: string, body: string) => object): Promise<TestEngine> {
  let mood = 'well';
  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(request.url ?? '');
    if (mood === 'silent') return;
    response.end(JSON.stringify(mood === 'well' ? answer(request.url ?? '', body) : { code: 'NoTable' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    become: (next) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const square = (places: number, each: number) =>
  Array.from({ length: places }, (_, from) => Array.from({ length: places }, (_, to) => (from === to ? 0 : each)));

beforeAll(async () => {
  road = await engine((path) => {
    const places = path.split(';').length;
    return { code: 'Ok', durations: square(places, 600), distances: square(places, 5000) };
  });
  planner = await engine((_, body) => {
    const { jobs } = JSON.parse(body) as { jobs: { id: number }[] };
    return { code: 0, routes: [{ vehicle: 2, steps: jobs.map(({ id }) => ({ type: 'job', id })) }], unassigned: [] };
  });
});
afterAll(() => Promise.all([road.close(), planner.close()]));
beforeEach(() => {
  for (const each of [road, planner]) {
    each.become('well');
    each.asked.length = 0;
  }
});

/** Seconds from the store to the first door. */
const firstWay = ({ rounds: [round] }: RoundBoard) =>
  (Date.parse(round!.stops[0]!.arrivesAt) - Date.parse(round!.departsAt)) / 1000;

describe('with engines', () => {
  beforeAll(async () => {
    world = await startRoundsWorld({ osrmUrl: `${road.url}/`, vroomUrl: planner.url });
  });
  afterAll(() => world.close());
  beforeEach(() => world.clear());

  it('drives the times of the road engine, as the planner said', async () => {
    await world.order();
    await world.order();
    const board = await world.change('staff/rounds/propose');
    expect(board.rounds.map(({ van, stops }) => [van.vanId, stops.length])).toEqual([[world.vanIds[1], 2]]);
    expect(firstWay(board)).toBe(600);
    expect([road.asked.length, planner.asked.length]).toEqual([1, 1]);
    // what people move is timed by it too
    await world.change('staff/rounds/move-stop', { order_id: board.rounds[0]!.stops[0]!.orderId, confirm: true });
    expect(road.asked).toHaveLength(2);
  });

  it('plans by itself while they are away, and does not wait for them each time', async () => {
    await world.order();
    road.become('silent');
    planner.become('nonsense');
    const board = await world.change('staff/rounds/propose');
    expect(board.rounds.map(({ stops }) => stops.length)).toEqual([1]);
    // the straight line: the customer lives nearer than ten minutes
    expect(firstWay(board)).not.toBe(600);
    const again = await world.change('staff/rounds/propose');
    expect(again.rounds[0]!.stops).toEqual(board.rounds[0]!.stops);
    expect([road.asked.length, planner.asked.length]).toEqual([1, 1]);
  });
});
