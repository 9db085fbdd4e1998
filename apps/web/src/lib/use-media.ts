import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query. False on the server: only for what opens after a press, never for the layout of a page. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
