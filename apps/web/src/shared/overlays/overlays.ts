import { useSyncExternalStore } from 'react';

/** What can lie over any page of the shop. One at a time; `overlay-host.tsx` draws it. */
export type OverlayName = 'menu' | 'cart' | 'address' | 'slot' | 'fast-search' | 'barcode' | 'links' | 'fast-payment';

let current: OverlayName | undefined;
const listeners = new Set<() => void>();

function show(name: OverlayName | undefined): void {
  current = name;
  for (const listener of listeners) listener();
}

export const overlays = {
  open: (name: OverlayName) => show(name),
  close: () => show(undefined),
};

/** The overlay that is open; none while the page is rendered on the server. */
export function useOverlay(): OverlayName | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
