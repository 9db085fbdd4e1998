import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

/** About what the window of a phone shows below the head of a page, and more than a poor one draws in 50 ms. */
export const FIRST_SLICE = 6;
/** Little enough that a finger that comes between does not wait. */
const NEXT_SLICE = 4;

const never = () => () => undefined;

/** Whether a page opened in the browser, after a press. What the server has drawn is taken over as it is. */
const useOpened = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * How many rows of a long list to draw now. A list that opens after a press shows its first rows at once and the others a few at a time,
 * so that neither the press nor what is touched meanwhile waits for rows nobody sees yet. What the server has drawn is taken over whole.
 * @param total rows of the list
 * @returns at least `FIRST_SLICE`, soon `Infinity`
 */
export function useSlices(total: number): number {
  const [drawn, setDrawn] = useState(useOpened() ? FIRST_SLICE : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const next = drawn + NEXT_SLICE;
    return afterPaintUnlessGone(() => setDrawn(next < total ? next : Number.POSITIVE_INFINITY));
  }, [drawn, total]);
  return drawn;
}

/**
 * For parts of a page below what the window shows at first: false in the first frame of a page that opens after a press, then true. Where
 * the server has drawn the page it is true from the beginning.
 */
export function useFirstFrameOver(): boolean {
  const [over, setOver] = useState(!useOpened());
  useEffect(() => (over ? undefined : afterPaintUnlessGone(() => setOver(true))), [over]);
  return over;
}

/** @returns takes it back */
function afterPaintUnlessGone(change: () => void): () => void {
  let gone = false;
  afterPaint(() => {
    if (!gone) startTransition(change);
  });
  return () => {
    gone = true;
  };
}
