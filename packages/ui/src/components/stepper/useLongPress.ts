import { type PointerEvent, useEffect, useRef } from 'react';

/** Press that lasts this long opens typing by hand on packages, in milliseconds (specification section 5). */
export const LONG_PRESS_MS = 300;

/** Handlers that call `action` when the pointer stays down for {@link LONG_PRESS_MS}. */
export function useLongPress(enabled: boolean, action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!enabled) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      if (event.button === 0) timer.current = setTimeout(action, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
