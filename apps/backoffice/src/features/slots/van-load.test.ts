import { expect, it } from 'vitest';
import { cratesOfOrders, vanProblem, vansFor } from './van-load.ts';

const vans = { count: 6, crates: 240 };
const slot = { bookedOrders: 10, bookedCrates: 50, forecastOrders: 20, forecastCrates: 60 };

it('counts the vans that so many crates need', () => {
  expect([0, 1, 40, 41, 240, 241].map((crates) => vansFor(crates, vans))).toEqual([0, 1, 1, 2, 6, 7]);
  expect(vansFor(10, { count: 0, crates: 0 })).toBe(0);
});

it('expects crates by what is booked, else by what is usual, else nothing', () => {
  expect(cratesOfOrders(48, slot)).toBe(240);
  expect(cratesOfOrders(48, { ...slot, bookedOrders: 4, bookedCrates: 40 })).toBe(144);
  expect(cratesOfOrders(3, { bookedOrders: 1, bookedCrates: 4 })).toBe(12);
  expect(
    cratesOfOrders(48, { bookedOrders: 0, bookedCrates: 0, forecastOrders: 0, forecastCrates: 0 }),
  ).toBeUndefined();
});

it('says when the vans are too few, and no more', () => {
  const problem = (capacityOrders: number, capacityCrates: number | null = null) =>
    vanProblem(slot, { capacityOrders, capacityCrates }, vans);
  expect(problem(48)).toBeUndefined();
  expect(problem(49)).toBe('Con 49 consegne si riempiono circa 245 casse: serve un furgone in più.');
  expect(problem(80)).toContain('servono 4 furgoni in più');
  expect(problem(20, 49)).toContain('già 50 casse');
  expect(problem(20, 241)).toContain('portano 240 casse');
  expect(vanProblem(slot, { capacityOrders: 900, capacityCrates: 1 }, { count: 0, crates: 0 })).toBeUndefined();
});

it('speaks of one van as of one', () => {
  const crates = (capacityCrates: number, among: typeof vans) =>
    vanProblem({ ...slot, bookedCrates: 0 }, { capacityOrders: 1, capacityCrates }, among);
  expect(crates(41, { count: 1, crates: 40 })).toMatch(/^Il furgone in uso porta 40 casse/);
  expect(crates(241, vans)).toMatch(/^I 6 furgoni in uso portano 240 casse/);
});
