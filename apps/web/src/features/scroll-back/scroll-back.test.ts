// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSteps } from './scroll-back.ts';

/** The page: how long it is, and what hears of that. */
let length = 0;
let grown = () => {};
let end = () => {};
const scrollTo = vi.fn();
const hear: Record<string, (event: { pathChanged: boolean }) => void> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        grown = heard;
      }
      observe() {}
      disconnect() {
        grown = () => {};
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length);
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  window.history.replaceState({ __TSR_key: 'list' }, '');
  end = followSteps({
    subscribe: (type: string, heard: (event: { pathChanged: boolean }) => void) => {
      hear[type] = heard;
      return () => {};
    },
  } as never);
});
afterEach(() => {
  end();
  scrollTo.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A navigation from beginning to end, to the entry of a key. */
function navigate(key: string, { pathChanged = true } = {}) {
  window.history.replaceState({ __TSR_key: key }, '');
  hear.onBeforeNavigate?.({ pathChanged });
  hear.onRendered?.({ pathChanged });
}

/** Down a long list, to a product, and one step back to a list that has not come yet. */
function stepBack() {
  length = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3000);
  window.dispatchEvent(new Event('scroll'));
  navigate('product');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  length = 1200;
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigate('list');
  vi.advanceTimersByTime(600);
  expect(scrollTo).not.toHaveBeenCalled();
}

function theListComes() {
  length = 5000;
  grown();
}

it('leads back to where a page was left after 500 ms (specification, section 9)', () => {
  length = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3000);
  window.dispatchEvent(new Event('scroll'));
  navigate('product');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigate('list');
  vi.advanceTimersByTime(499);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: 'instant' }]]);
});

it('leads nowhere when a link is followed', () => {
  length = 5000;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3000);
  window.dispatchEvent(new Event('scroll'));
  navigate('product');
  navigate('list');
  vi.advanceTimersByTime(2000);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leads back to where a list was left, once the list is there', () => {
  stepBack();
  theListComes();
  expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: 'instant' }]]);
});

it.each([
  ['is read again meanwhile', 'list'],
  ['puts another address in place of its own meanwhile', 'list-of-another-address'],
])('waits for a list that %s', (_, key) => {
  stepBack();
  navigate(key, { pathChanged: false });
  theListComes();
  expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: 'instant' }]]);
});

it('lets go of it when another page comes, or another step leads elsewhere', () => {
  stepBack();
  navigate('cart');
  theListComes();
  stepBack();
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigate('list-in-another-order', { pathChanged: false });
  theListComes();
  expect(scrollTo).not.toHaveBeenCalled();
});
