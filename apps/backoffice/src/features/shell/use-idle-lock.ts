import { useEffect } from 'react';

/** When this browser last felt a hand, in any tab: milliseconds since 1970. */
const KEY = 'sporta.banco.last-gesture';
/** Gestures are written down this often at most, in milliseconds. */
const WRITE_EVERY = 5_000;
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Calls `lock` when nobody has touched any tab of this browser for some minutes. A page that slept (closed lid, throttled tab)
 * notices when it wakes.
 */
export function useIdleLock(minutes: number, lock: () => void): void {
  useEffect(() => {
    let written = 0;
    const felt = () => {
      const now = Date.now();
      if (now - written < WRITE_EVERY) return;
      written = now;
      localStorage.setItem(KEY, String(now));
    };
    const look = () => {
      const last = Number(localStorage.getItem(KEY)) || 0;
      if (Date.now() - last >= minutes * 60_000) lock();
    };
    felt();
    for (const gesture of GESTURES) window.addEventListener(gesture, felt, { passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 10_000);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, felt);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [minutes, lock]);
}
