import type { Native } from './native.ts';

const nothingToEnd = () => {};

/** How long a tick lasts, in milliseconds. */
const TICK_MS = 10;

/** A browser: it goes back and opens links by itself. Only an installed shop is resumed as an app is. */
export function createWebNative(): Native {
  return {
    platform: 'web',
    push: undefined,
    onResume(back) {
      if (!matchMedia('(display-mode: standalone)').matches) return nothingToEnd;
      const look = () => document.visibilityState === 'visible' && back();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    onSystemBack: () => nothingToEnd,
    onLink: () => nothingToEnd,
    openPage(address) {
      window.location.assign(address);
      return { close: nothingToEnd };
    },
    ready: nothingToEnd,
    tick() {
      // A page that nobody has touched may not move the device, and browsers complain of one that tries; Safari cannot.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICK_MS);
    },
    scan: () => Promise.resolve(undefined),
    restart: () => window.location.reload(),
    exit: nothingToEnd,
  };
}
