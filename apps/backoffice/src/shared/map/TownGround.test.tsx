// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { project } from './projection.ts';
import { TownGround } from './TownGround.tsx';
import { PATIENCE_MS } from './use-shown-squares.ts';

const frame = { width: 820, height: 480 };
const plan = project(
  [
    { latitude: 45.44, longitude: 9.14 },
    { latitude: 45.48, longitude: 9.2 },
  ],
  frame,
);
const town = {
  streets: [
    {
      name: 'Via Tortona',
      corners: [
        [45.45, 9.15],
        [45.46, 9.17],
      ] as [number, number][],
    },
  ],
  pictures: { address: 'https://maps.example/{z}/{x}/{y}.png', credit: 'Mappe' },
};

/** A map on the screen: its squares, and those that are seen. */
function shown() {
  const { container } = render(
    <svg aria-hidden="true">
      <TownGround town={town} plan={plan} seen={{ left: 0, top: 0, ...frame }} zoom={1} />
    </svg>,
  );
  const squares = [...container.querySelectorAll('image')];
  return {
    squares,
    seen: () => squares.filter((square) => square.getAttribute('opacity') === '1').length,
    streets: () => container.querySelectorAll('path').length,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('draws the streets until the squares come, and where one is missing', () => {
  const { squares, seen, streets } = shown();
  expect(squares.length).toBeGreaterThan(3);
  expect([seen(), streets()]).toEqual([0, 1]);
  const [first, ...others] = squares;
  fireEvent.error(first!);
  for (const square of others) fireEvent.load(square);
  expect([seen(), streets()]).toEqual([others.length, 1]);
});

it('shows no square where most are missing', () => {
  const { squares, seen } = shown();
  const few = Math.floor(squares.length / 2) - 1;
  squares.forEach((square, index) => {
    if (index < few) fireEvent.load(square);
    else fireEvent.error(square);
  });
  expect(seen()).toBe(0);
});

it('waits for a silent server so long and no longer, and takes what comes late', () => {
  const { squares, seen } = shown();
  fireEvent.load(squares[0]!);
  expect(seen()).toBe(1);
  act(() => void vi.advanceTimersByTime(PATIENCE_MS));
  expect(seen()).toBe(0);
  for (const square of squares) fireEvent.load(square);
  expect(seen()).toBe(squares.length);
});
