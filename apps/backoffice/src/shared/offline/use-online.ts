import { useSyncExternalStore } from 'react';

/** Since when the device has no network: while this page is open. */
let since: number | undefined = typeof navigator === 'object' && navigator.onLine === false ? Date.now() : undefined;

function subscribe(changed: () => void): () => void {
  const listen = () => {
    since = navigator.onLine ? undefined : (since ?? Date.now());
    changed();
  };
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
}

/** Instant (ms) since which there is no network; undefined while there is one. */
export const useOfflineSince = () => useSyncExternalStore(subscribe, () => since);

/** Whether the device has a network at all. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
