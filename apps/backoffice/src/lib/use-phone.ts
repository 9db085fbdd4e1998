import { useSyncExternalStore } from 'react';

/** Below this the Banco is a phone: the width at which its tables become lists. */
const PHONE = '(width < 48rem)';

/** Whether the window is as narrow as a phone's, for what begins otherwise there; what only looks otherwise is for the style sheet. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(PHONE).matches,
  );
}
