import { useEffect, useRef } from 'react';
import { singleLettersOn } from './single-letters.ts';

/** What a key does, by its name in small letters: `enter`, `arrowdown`; `g o` is one key after the other. */
export type KeyActions = Record<string, (event: KeyboardEvent) => void>;

/** How long the second key of a pair may take, in milliseconds. */
const PAIR_MS = 1500;

/** Whether keys belong to what is typed into, or to a window that lies over the page. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'))
    return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/**
 * Keys of a page, while it is shown. They rest in fields, under windows and with Ctrl, Alt or Meta; single letters also when
 * the person switched them off (WCAG 2.1.4).
 */
export function useKeys(actions: KeyActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (event.key.length === 1 && !singleLettersOn()) return;
      const key = event.key.toLowerCase();
      const pair = first && event.timeStamp - first.at < PAIR_MS ? `${first.key} ${key}` : undefined;
      first = undefined;
      const action = (pair && current.current[pair]) || current.current[key];
      if (action) {
        event.preventDefault();
        action(event);
      } else if (Object.keys(current.current).some((name) => name.startsWith(`${key} `))) {
        first = { key, at: event.timeStamp };
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
