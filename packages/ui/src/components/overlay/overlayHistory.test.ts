import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOverlayHistory, type HistoryPort } from './overlayHistory.ts';

/** A history as browsers keep it: entries, a position, pops that arrive later. */
function fakeHistory() {
  const entries: { url: string; state: unknown }[] = [{ url: '/', state: { key: 'router' } }];
  let at = 0;
  let listener: (state: unknown) => boolean = () => false;
  let pushed: (comeBack: () => void) => void = () => {};
  const pending: (() => void)[] = [];
  const routerSaw: string[] = [];
  const move = (delta: number) => moveTo(Math.max(0, Math.min(entries.length - 1, at + delta)));
  const moveTo = (place: number) => {
    at = place;
    if (!listener(entries[at]?.state)) routerSaw.push(entries[at]?.url ?? '');
  };
  const pushEntry = (url: string, state: unknown) => {
    entries.splice(at + 1, entries.length, { url, state });
    at += 1;
    const place = at;
    pushed(() => pending.push(() => moveTo(place)));
  };
  const port: HistoryPort = {
    state: () => entries[at]?.state,
    push: (state) => pushEntry(entries[at]?.url ?? '', state),
    // as Chromium does, by the entry one is on when going back is asked for
    go: (delta) => {
      const target = at + delta;
      pending.push(() => moveTo(target));
    },
    onPush: (next) => {
      pushed = next;
    },
    onPop: (next) => {
      listener = next;
    },
    later: (action) => pending.push(action),
  };
  return {
    port,
    routerSaw,
    settle() {
      for (let action = pending.shift(); action; action = pending.shift()) action();
    },
    /** One thing that waits for its turn. */
    step: () => pending.shift()?.(),
    back: () => move(-1),
    forward: () => move(1),
    navigate: (url: string) => pushEntry(url, { key: url }),
    depth: () => at,
    url: () => entries[at]?.url,
  };
}

let browser: ReturnType<typeof fakeHistory>;
let history: ReturnType<typeof createOverlayHistory>;

beforeEach(() => {
  browser = fakeHistory();
  history = createOverlayHistory(browser.port);
});

/** An overlay as a component drives it: asked to close, it unregisters. */
function openOverlay(id: string) {
  const close = vi.fn(() => unregister());
  const unregister = history.open({ id, close });
  return { close, closeByHand: () => unregister() };
}

describe('browser Back over open overlays', () => {
  test('closes the overlay and stays on the page; the router sees nothing', () => {
    const drawer = openOverlay('drawer');
    expect(browser.depth()).toBe(1);
    browser.back();
    browser.settle();
    expect(drawer.close).toHaveBeenCalledOnce();
    expect(browser.depth()).toBe(0);
    expect(browser.routerSaw).toEqual([]);
  });

  test('closes the topmost first', () => {
    const drawer = openOverlay('drawer');
    const dialog = openOverlay('dialog');
    browser.back();
    browser.settle();
    expect(dialog.close).toHaveBeenCalledOnce();
    expect(drawer.close).not.toHaveBeenCalled();
    browser.back();
    browser.settle();
    expect(drawer.close).toHaveBeenCalledOnce();
    expect(browser.depth()).toBe(0);
  });

  test('closing by hand takes the entry out again', () => {
    const drawer = openOverlay('drawer');
    drawer.closeByHand();
    browser.settle();
    expect(browser.depth()).toBe(0);
    expect(browser.routerSaw).toEqual([]);
  });

  test('a page opened while the entry is being taken out stays open', () => {
    const dialog = openOverlay('dialog');
    dialog.closeByHand();
    browser.step();
    browser.navigate('/done');
    browser.settle();
    expect(browser.url()).toBe('/done');
    expect(browser.routerSaw).toEqual([]);
    const another = openOverlay('another');
    browser.back();
    expect(another.close).toHaveBeenCalledOnce();
    expect(browser.url()).toBe('/done');
  });

  test('two closed at once go back two entries', () => {
    const drawer = openOverlay('drawer');
    const dialog = openOverlay('dialog');
    dialog.closeByHand();
    drawer.closeByHand();
    browser.settle();
    expect(browser.depth()).toBe(0);
  });

  test('one closes while another opens: the new one has the entry', () => {
    const menu = openOverlay('menu');
    menu.closeByHand();
    const drawer = openOverlay('drawer');
    browser.settle();
    expect(browser.depth()).toBe(1);
    browser.back();
    browser.settle();
    expect(drawer.close).toHaveBeenCalledOnce();
    expect(browser.depth()).toBe(0);
  });

  test('a link followed inside the overlay is not undone, and Back returns to the page below in one press', () => {
    const menu = openOverlay('menu');
    browser.navigate('/offerte');
    menu.closeByHand();
    browser.settle();
    expect(browser.url()).toBe('/offerte');
    browser.back();
    browser.settle();
    expect(browser.url()).toBe('/');
    expect(browser.depth()).toBe(0);
  });

  test('Back without overlays is the router’s business', () => {
    browser.navigate('/offerte');
    browser.back();
    expect(browser.routerSaw).toEqual(['/']);
  });

  test('Forward onto the entry of an overlay that is gone comes back', () => {
    openOverlay('drawer');
    browser.back();
    browser.settle();
    browser.forward();
    browser.settle();
    expect(browser.depth()).toBe(0);
  });
});
