import { useEffect, useRef } from 'react';
import { createWedge, type WedgeHandlers } from './wedge.ts';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Codes of a scanner anywhere on the page, without a click before. In fields the scanner types like a person. Letters and
 * figures belong to this page while it is shown: those of the shell would go to another one in the middle of a code.
 */
export function useScans(handlers: WedgeHandlers, active = true): void {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    if (!active) return;
    const wedge = createWedge({
      onCode: (code) => current.current.onCode(code),
      onTyped: (key) => current.current.onTyped(key),
    });
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if ((event.target as HTMLElement | null)?.closest?.(FIELDS)) return;
      if (!wedge.press(event.key, event.timeStamp)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before anything on the page: the Enter of a scan must not press the button that has the focus.
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      wedge.stop();
    };
  }, [active]);
}
