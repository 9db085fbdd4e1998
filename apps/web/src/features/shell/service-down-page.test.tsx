// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING_FAILED } from '../../lib/program-in-time.ts';
import { ServiceDownPage } from './service-down-page.tsx';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, href: 'http://shop.example/checkout', reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
});

it.each([
  new TypeError('Failed to fetch dynamically imported module: http://shop.example/assets/x.js'),
  new Error(LOADING_FAILED),
])('reads the page again once without a word, then says what to do: %s', (missing) => {
  render(<ServiceDownPage error={missing} />);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/non risponde/)).toBeNull();
  cleanup();
  render(<ServiceDownPage error={missing} />);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Non riusciamo a caricare la pagina' })).toBeTruthy();
  expect(screen.queryByText(/non risponde/)).toBeNull();
});

it('says that the shop does not answer when it does not', () => {
  render(<ServiceDownPage error={new Error('503')} />);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Torniamo tra poco' })).toBeTruthy();
});
