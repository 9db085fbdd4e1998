// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { usePageInTime } from './use-page-in-time.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
});

function Page() {
  usePageInTime();
  return 'la pagina';
}

/** The program of every page opened from now on is on its way until the answer is called. */
async function start() {
  const { router } = await renderInShop(<Page />);
  let arrive = () => {};
  const component = Object.assign(() => null, {
    preload: () => new Promise<void>((resolve) => (arrive = resolve)),
  });
  const page = router.routesById['/$' as never] as { options: { component?: unknown } };
  page.options.component = component;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { router, wait, arrive: () => act(async () => arrive()) };
}

it('asks the server for a page whose program is still on its way after two minutes', async () => {
  const { router, wait } = await start();
  void router.navigate({ href: '/frutta-e-verdura' });
  await wait(90_000);
  expect(reload).not.toHaveBeenCalled();
  await wait(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(router.history.location.pathname).toBe('/frutta-e-verdura');
});

it('leaves a page alone whose program arrived', async () => {
  const { router, wait, arrive } = await start();
  void router.navigate({ href: '/frutta-e-verdura' });
  await wait(60_000);
  await arrive();
  await wait(180_000);
  expect(reload).not.toHaveBeenCalled();
});

it('never throws away what is on the screen because reading it again takes long', async () => {
  const { router, wait } = await start();
  void router.invalidate();
  await wait(180_000);
  expect(reload).not.toHaveBeenCalled();
});
