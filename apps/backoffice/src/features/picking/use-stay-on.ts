import { useEffect } from 'react';

/** Keeps the screen lit while goods are in both hands; browsers let go of it when the page is out of sight. */
export function useStayOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock = held;
        },
        // A low battery says no.
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
