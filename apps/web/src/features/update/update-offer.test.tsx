// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { UpdateOffer } from './update-offer.tsx';

const PROGRAM = '/assets/entry-old.js';
const MINUTE_MS = 60_000;

/** The workers of a browser, as the test moves them. */
function createWorkers() {
  const heard: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: undefined as unknown,
    installing: undefined as unknown,
    update: async () => void heard.push('update'),
  });
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  /** A worker arrives and waits. @param files of its build */
  const arrive = async (...files: string[]) => {
    const worker = Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage(order: { type: string; program?: string }, [port]: MessagePort[]) {
        heard.push(order.type);
        port?.postMessage(order.type === 'take-over' || files.includes(order.program ?? ''));
      },
    });
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.state = 'installed';
    await act(async () => void worker.dispatchEvent(new Event('statechange')));
  };
  return { heard, arrive };
}

let latest = '1.0.0';
let away = false;
const reload = vi.fn();
const assign = vi.fn();

async function start() {
  const workers = createWorkers();
  const shop = await renderInShop(<UpdateOffer />, () => {
    if (away) throw new TypeError('Failed to fetch');
    return {
      file: {
        lastVersion: { version: latest, description: 'Mappa\nBuoni pasto', url: 'https://store.example/{platform}' },
      },
    };
  });
  return { ...workers, ...shop };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  latest = '1.0.0';
  away = false;
  document.head.insertAdjacentHTML('beforeend', `<script data-test type="module" src="${PROGRAM}"></script>`);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
  assign.mockReset();
  document.querySelector('script[data-test]')?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', '/');
});

it('offers a build that waits, and lets it take over before the page is loaded again', async () => {
  const { arrive, heard } = await start();
  await arrive('/assets/entry-new.js');
  await screen.findByRole('dialog', { name: 'C’è una nuova versione' });
  fireEvent.click(screen.getByRole('button', { name: 'Aggiorna adesso' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(heard).toEqual(['is-of-build', 'take-over']);
});

it('says nothing of a build that the network gave already, and lets it take over', async () => {
  const { arrive, heard } = await start();
  await arrive(PROGRAM);
  await waitFor(() => expect(heard).toEqual(['is-of-build', 'take-over']));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds a newer version when it is time to look, says what is new, and stops looking', async () => {
  const { asked, heard } = await start();
  latest = '2.0.0';
  await act(() => vi.advanceTimersByTimeAsync(29 * MINUTE_MS));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await screen.findByRole('dialog', { name: 'C’è la versione 2.0.0' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mappa', 'Buoni pasto']);
  expect(screen.getByText('Tu hai la 1.0.0. Il carrello resta com’è.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Più tardi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(90 * MINUTE_MS));
  expect(asked).toHaveLength(1);
  expect(heard).toEqual(['update']);
  expect(reload).not.toHaveBeenCalled();
});

it('says nothing when it cannot look, and looks again (specification, section 8)', async () => {
  await start();
  away = true;
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE_MS));
  expect(screen.queryByRole('dialog')).toBeNull();
  away = false;
  latest = '2.0.0';
  await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE_MS));
  const dialog = await screen.findByRole('dialog', { name: 'C’è la versione 2.0.0' });
  expect(dialog.className).toContain('w500');
});

it.each(['android', 'ios'])('leads to the store of the device in the shell of the app: %s', async (platform) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 SportaApp/${platform}`);
  await start();
  latest = '1.0.1';
  await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE_MS));
  fireEvent.click(await screen.findByRole('button', { name: 'Aggiorna adesso' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([[`https://store.example/${platform}`]]));
  expect(reload).not.toHaveBeenCalled();
});

it.each(['/checkout', '/payment', '/cart/payment-completed/7', '/payment/satispay/7', '/registration'])(
  'waits while somebody is on %s',
  async (path) => {
    history.replaceState(null, '', path);
    const { arrive } = await start();
    await arrive('/assets/entry-new.js');
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE_MS));
    expect(screen.queryByRole('dialog')).toBeNull();
    history.replaceState(null, '', '/frutta-e-verdura');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await screen.findByRole('dialog', { name: 'C’è una nuova versione' });
  },
);

it('does not offer the version that the address says was just fetched', async () => {
  history.replaceState(null, '', '/?v=2.0.0');
  const { asked } = await start();
  latest = '2.0.0';
  await act(() => vi.advanceTimersByTimeAsync(61 * MINUTE_MS));
  expect(asked).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});
