// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedCall, renderInShop, type TestAnswer } from '../../lib/testing/render-in-shop.tsx';
import { leaveFor } from '../../shared/payment/index.ts';
import { setSession } from '../../shared/session/index.ts';
import { AppInHand } from './app-in-hand.tsx';
import type { Native, PageWatch } from './native.ts';
import { useAppKey } from './use-app-key.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-no-reload');
});

/** A device whose buttons the test presses. */
function createDevice() {
  const done: string[] = [];
  let watch: PageWatch | undefined;
  const listeners = { resume: () => {}, back: (_can: boolean) => {}, link: (_address: string) => {} };
  const native: Native = {
    platform: 'android',
    push: undefined,
    onResume: (listener) => {
      listeners.resume = listener;
      return () => {};
    },
    onSystemBack: (listener) => {
      listeners.back = listener;
      return () => {};
    },
    onLink: (listener) => {
      listeners.link = listener;
      return () => {};
    },
    openPage: (address, watching) => {
      done.push(`open ${address.split('#')[0]}`);
      watch = watching;
      return { close: () => done.push('close') };
    },
    ready: () => done.push('ready'),
    tick: () => done.push('tick'),
    scan: () => Promise.resolve(undefined),
    restart: () => done.push('restart'),
    exit: () => done.push('exit'),
  };
  return { native, done, listeners, page: () => watch! };
}

function PhoneHeader() {
  return (
    <header className="mhd">
      <div className="r1">
        <button type="button">Apri menu categorie</button>
      </div>
    </header>
  );
}

function Shop({ native }: { native: Native }) {
  useAppKey();
  return <AppInHand native={native} />;
}

async function start(answer?: (call: AskedCall) => TestAnswer) {
  const device = createDevice();
  const shop = await renderInShop(<Shop native={device.native} />, answer);
  await waitFor(() => expect(device.done).toEqual(['ready']));
  device.done.length = 0;
  return { ...device, ...shop };
}

describe('coming back', () => {
  it('waits 100 ms, reads the cart again, says reload, and draws the pages from fresh data 3 s later, once', async () => {
    const { listeners, queryClient, done } = await start();
    setSession(queryClient, { userId: 3 });
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    const reload = vi.fn();
    window.addEventListener('reload', reload);
    // from here on only the test moves the clock: milliseconds count
    vi.useFakeTimers({ shouldAdvanceTime: false });
    listeners.resume();
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(invalidate.mock.calls).toEqual([[{ queryKey: ['cart'], exact: true }]]);
    listeners.resume();
    await act(() => vi.advanceTimersByTimeAsync(3099));
    expect(invalidate).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(invalidate.mock.calls[2]).toEqual([]);
    expect(done).toEqual([]);
    window.removeEventListener('reload', reload);
  });

  it('starts the app again after the configured time, but not on a page of the list', async () => {
    const { listeners, done, router } = await start();
    document.documentElement.dataset.noReload = '/payment';
    await act(() => router.navigate({ href: '/payment' }));
    vi.setSystemTime(Date.now() + 61 * 60_000);
    listeners.resume();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(done).toEqual([]);
    await act(() => router.navigate({ href: '/qui' }));
    listeners.resume();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(done).toEqual(['restart']);
  });

  it('reads no cart for who is not signed in', async () => {
    const { listeners, queryClient } = await start();
    setSession(queryClient, undefined);
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    listeners.resume();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(invalidate).not.toHaveBeenCalled();
  });
});

describe('pages of others', () => {
  const step = { kind: 'get', url: 'https://pay.example/p', orderId: 7 } as const;

  it('lie over the shop until the customer is back', async () => {
    const { done, page, router } = await start();
    leaveFor(step);
    page().onAddress('https://pay.example/p?step=2');
    page().onAddress('http://localhost:3000/payment-return/card/7');
    expect(done).toEqual(['open https://pay.example/p']);
    page().onAddress(`${location.origin}/cart/payment-error/7`);
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-error/7'));
    expect(done).toEqual(['open https://pay.example/p', 'close']);
  });

  it('that want a form begin at a page of ours that sends it', async () => {
    const { done } = await start();
    leaveFor({ kind: 'post', url: 'https://pay.example/p', fields: [['mac', 'x']], orderId: 7 });
    expect(done).toEqual([`open ${location.origin}/leave-for-payment`]);
  });

  it('closed by hand lead to the page that asks how it stands', async () => {
    const { page, router } = await start();
    leaveFor(step);
    page().onClosed();
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/7'));
  });

  it('closed by hand without an order leave the page where it is', async () => {
    const { page, router } = await start();
    leaveFor({ kind: 'get', url: 'https://sso.example' });
    page().onClosed();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(router.state.location.href).toBe('/qui');
  });

  it.each([
    ['completed', '/cart/payment-completed/7'],
    ['error', '/cart/payment-error/7'],
  ])('of Satispay: the shop is asked, and its word decides (%s)', async (outcome, nextUrl) => {
    const { page, router, asked } = await start(() => ({ data: { order: { orderId: 7 }, outcome, nextUrl } }));
    leaveFor(step);
    page().onAddress(`${location.origin}/ebsn/api/satispay/payment-feedback?order_id=7`);
    await waitFor(() => expect(router.state.location.href).toBe(nextUrl));
    expect(asked.find(({ path }) => path === 'satispay/payment-feedback')?.input).toMatchObject({ order_id: 7 });
  });

  it('of Satispay without an answer lead to the page that asks again', async () => {
    const { page, router } = await start(() => ({
      refusal: [{ code: 'payment-unavailable', error: 'Satispay non risponde.' }],
    }));
    leaveFor(step);
    page().onAddress(`${location.origin}/ebsn/api/satispay/payment-feedback?order_id=7`);
    await waitFor(() => expect(router.state.location.href).toBe('/cart/payment-completed/7'));
  });

  it.each([
    ['callback?code=a&state=s', 'meal-ticket/edenred/mobile-callback'],
    ['callback-tc?code=a&state=s', 'meal-ticket/edenred/mobile-callback-tc'],
    ['logout', 'meal-ticket/edenred/mobile-logout'],
    ['logout-tc', 'meal-ticket/edenred/mobile-logout-tc'],
  ])('of Edenred: %s is answered by %s', async (path, call) => {
    const { page, asked, done } = await start(() => ({ data: {} }));
    leaveFor({ kind: 'get', url: 'https://sso.example' });
    page().onAddress(`${location.origin}/meal-ticket/edenred/${path}`);
    await waitFor(() => expect(asked.map((each) => each.path)).toContain(call));
    expect(done).toContain('close');
  });
});

describe('links and Back of the system', () => {
  it('opens the page of a link, and none of others', async () => {
    const { listeners, router } = await start();
    listeners.link('https://evil.example/product/x');
    listeners.link(`${location.origin}/product/latte`);
    await waitFor(() => expect(router.state.location.href).toBe('/product/latte'));
  });

  it('has a way back in the header of small screens, where there is a page before (specification, section 2)', async () => {
    const header = document.createElement('div');
    header.innerHTML = renderToString(<PhoneHeader />);
    document.body.prepend(header);
    const { router } = await start();
    const buttons = () =>
      [...document.querySelectorAll('.mhd button')].map(
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      );
    await act(() => router.navigate({ href: '/altra' }));
    await act(() => vi.advanceTimersByTimeAsync(500));
    // a header that React has not taken over yet must stay as the server drew it
    expect(document.querySelector('.app-back')).toBeNull();
    const { unmount } = render(<PhoneHeader />, { container: header, hydrate: true });
    await waitFor(() => expect(buttons()).toEqual(['Torna Indietro', 'Apri menu categorie']));
    await act(() => router.history.back());
    await waitFor(() => expect(buttons()).toEqual(['Apri menu categorie']));
    await act(() => router.navigate({ href: '/altra' }));
    await waitFor(() => expect(buttons()).toEqual(['Torna Indietro', 'Apri menu categorie']));
    fireEvent.click(screen.getByRole('button', { name: 'Torna Indietro' }));
    await waitFor(() => expect(router.state.location.href).toBe('/qui'));
    await waitFor(() => expect(buttons()).toEqual(['Apri menu categorie']));
    unmount();
    cleanup();
    expect(document.querySelector('.app-back')).toBeNull();
    header.remove();
  });

  it('goes back where there is a page before, and asks on the first', async () => {
    const { listeners, done, router } = await start();
    await act(() => router.navigate({ href: '/altra' }));
    act(() => listeners.back(true));
    await waitFor(() => expect(router.state.location.href).toBe('/qui'));
    act(() => listeners.back(false));
    fireEvent.click(await screen.findByRole('button', { name: 'Resta' }));
    expect(done).toEqual([]);
    act(() => listeners.back(false));
    fireEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
    expect(done).toEqual(['exit']);
  });
});
