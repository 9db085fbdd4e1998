// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sparePart } from './spare-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

it('leaves the page alone while its program is missing, and comes once it arrives', async () => {
  const load = vi.fn<() => Promise<{ default: (props: { name: string }) => string }>>(missing);
  const Part = sparePart(load);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(async () => {
    render(
      <>
        <p>la pagina</p>
        <Suspense>
          <Part name="Novità" />
        </Suspense>
      </>,
    );
  });
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(load).toHaveBeenCalledTimes(2);
  await wait(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('la pagina')).toBeTruthy();
  load.mockResolvedValue({ default: ({ name }) => name });
  await wait(1);
  expect(screen.getByText('Novità')).toBeTruthy();
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});
