import { useEffect } from 'react';

/** When this browser last felt a hand, in any tab, and in which session. */
const KEY = 'sporta.banco.last-gesture';
/** Gestures are written down this often at most, in milliseconds. */
const WRITE_EVERY = 5_000;
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Milliseconds since 1970 of the last gesture of a session; undefined when there was none. */
function lastGesture(session: string): number | undefined {
  const [of, at] = (localStorage.getItem(KEY) ?? '').split('|');
  return of === session ? Number(at) : undefined;
}

/**
 * Calls `lock` when nobody has touched any tab of this browser for some minutes. A page that slept (closed lid, throttled tab) or
 * was thrown away and loaded again notices when it is back: loading is no gesture.
 * @param session tells sessions apart: a new sign-in does not inherit the pause before it
 */
export function useIdleLock(minutes: number, session: string, lock: () => void): void {
  useEffect(() => {
    let written = 0;
    const felt = () => {
      const now = Date.now();
      if (now - written < WRITE_EVERY) return;
      written = now;
      localStorage.setItem(KEY, `${session}|${now}`);
    };
    const look = () => {
      const last = lastGesture(session);
      if (last !== undefined && Date.now() - last >= minutes * 60_000) lock();
    };
    if (lastGesture(session) === undefined) felt();
    look();
    for (const gesture of GESTURES) window.addEventListener(gesture, felt, { passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 10_000);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, felt);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [minutes, session, lock]);
}
