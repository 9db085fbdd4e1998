import { useEffect, useState } from 'react';

/** How long the visitor does nothing before the shop may show them a notice, in milliseconds. */
const QUIET_MS = 10_000;
/** Pages where one is busy: a notice there would come between the visitor and what they came for. */
const BUSY =
  /^\/(checkout|payment|cart|login|registration|reset-password|email-(confirmed|restored)|profile|newsletter|service-down)/;

/**
 * True from the first quiet moment on: the visitor has done something on this page, then nothing for a while, and stands
 * where a notice is in nobody's way. Who only opens a page and reads is never disturbed.
 */
export function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait() : setQuiet(true)), QUIET_MS);
    };
    const doings = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
    for (const doing of doings) window.addEventListener(doing, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const doing of doings) window.removeEventListener(doing, wait);
    };
  }, [quiet]);
  return quiet;
}

/** Something else is open, a text is being typed, or nobody looks. */
function isBusy(): boolean {
  return (
    BUSY.test(location.pathname) ||
    document.visibilityState !== 'visible' ||
    document.activeElement?.matches('input, textarea, select') === true ||
    document.querySelector('[role="dialog"], [role="alertdialog"], .cookies') !== null
  );
}
