import { useEffect, useRef } from 'react';

/** A dialog that closes gives the focus back when its motion has ended (design, section 6: 240 ms). */
const DIALOG_GONE_MS = 400;

/**
 * Moves the focus to `next()` when an action removes the control it was on, instead of losing it to the top of the page.
 * @param value changes when the control goes; nothing happens while the focus is somewhere
 */
export function useFocusKept(value: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(value);
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    const goOn = () => {
      if (isNowhere(document.activeElement)) latest.current()?.focus({ preventScroll: true });
    };
    goOn();
    const timer = setTimeout(goOn, DIALOG_GONE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}
