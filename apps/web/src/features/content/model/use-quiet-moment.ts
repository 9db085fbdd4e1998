import { useEffect, useState } from 'react';
import { isBusy } from '../../../lib/is-busy.ts';

/** How long the visitor does nothing before the shop may show them a notice, in milliseconds. */
const QUIET_MS = 10_000;

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
