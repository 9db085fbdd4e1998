import { useEffect, useState } from 'react';
import { isBusy } from '../../../lib/is-busy.ts';

/** How long the visitor does nothing before the shop may show them a notice, in milliseconds. */
const QUIET_MS = 10_000;
/** Who only reads is told too, once they have had time to begin. */
const READING_MS = 20_000;

/**
 * True from the first quiet moment on: the visitor has done something on this page and then nothing for a while, or has only read for
 * longer, and stands where a notice is in nobody's way.
 */
export function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait(QUIET_MS) : setQuiet(true)), ms);
    };
    const done = () => wait(QUIET_MS);
    wait(READING_MS);
    const doings = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
    for (const doing of doings) window.addEventListener(doing, done, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const doing of doings) window.removeEventListener(doing, done);
    };
  }, [quiet]);
  return quiet;
}
