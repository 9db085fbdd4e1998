import { useEffect, useId, useRef } from 'react';
import { browserPort, createOverlayHistory } from './overlayHistory.ts';

let shared: ReturnType<typeof createOverlayHistory> | undefined;

/**
 * While `open`, the Back button of the browser calls `onClose` instead of leaving the page. Dialog, Drawer and Sheet
 * use it already.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    shared ??= createOverlayHistory(browserPort(window));
    return shared.open({ id, close: () => close.current() });
  }, [open, id]);
}
