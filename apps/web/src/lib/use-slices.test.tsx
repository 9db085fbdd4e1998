// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FIRST_SLICE, useSlices } from './use-slices.ts';

afterEach(cleanup);

/** @param drawn how many rows stood there, each time the list was drawn */
function List({ rows, drawn }: { rows: number; drawn: number[] }) {
  const count = Math.min(rows, useSlices(rows));
  drawn.push(count);
  return (
    <ul>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <li key={row} />
      ))}
    </ul>
  );
}

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const countOf = (container: Element) => container.querySelectorAll('li').length;

it('draws the first rows at once, and the others a few at a time', async () => {
  const drawn: number[] = [];
  const { container } = render(<List rows={30} drawn={drawn} />);
  expect(countOf(container)).toBe(FIRST_SLICE);
  for (let task = 0; task < 20; task += 1) await nextTask();
  expect(countOf(container)).toBe(30);
  const steps = drawn.map((count, index) => count - (drawn[index - 1] ?? 0));
  expect(steps[0]).toBe(FIRST_SLICE);
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual(4);
});

it('draws a list that is short in one go', async () => {
  const drawn: number[] = [];
  const { container } = render(<List rows={FIRST_SLICE} drawn={drawn} />);
  await nextTask();
  expect(countOf(container)).toBe(FIRST_SLICE);
  expect(new Set(drawn)).toEqual(new Set([FIRST_SLICE]));
});

it('takes over whole what the server has drawn', async () => {
  const drawn: number[] = [];
  const container = document.createElement('div');
  container.innerHTML = renderToString(<List rows={30} drawn={[]} />);
  expect(countOf(container)).toBe(30);
  const root = await act(() => hydrateRoot(container, <List rows={30} drawn={drawn} />));
  await nextTask();
  expect(new Set(drawn)).toEqual(new Set([30]));
  await act(async () => root.unmount());
});
