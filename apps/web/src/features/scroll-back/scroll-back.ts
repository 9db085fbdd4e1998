import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { historyEntry } from '../../lib/history-entry.ts';
import { scrollWhenLongEnough } from '../../lib/scroll-when-long-enough.ts';

/** Pause after a step through the history before the page is where it was left (specification, section 9). */
const PAUSE_MS = 500;

/**
 * Back and forward lead to where the page was left. The router puts it there at once; what is longer than the page at that moment, because
 * its list is still to come, is reached after the pause, once the list is there.
 */
export function ScrollBack(): null {
  const router = useRouter();
  useEffect(() => followSteps(router), [router]);
  return null;
}

/** What is needed of a router. */
type Steps = Pick<AnyRouter, 'subscribe'>;

/** @returns ends it */
export function followSteps(router: Steps): () => void {
  const left = new Map<string, number>();
  let here: string | undefined = historyEntry();
  let isStep = false;
  let stop = () => {};
  const remember = () => {
    if (here !== undefined) left.set(here, window.scrollY);
  };
  const step = () => {
    isStep = true;
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('popstate', step);
  const stopBefore = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // a page that is read again, or puts another address in place of its own, is still the one that was stepped to
    if (pathChanged || isStep) stop();
    // what scrolls now is the page that comes
    here = undefined;
  });
  const stopRendered = router.subscribe('onRendered', () => {
    here = historyEntry();
    const top = isStep ? left.get(here) : undefined;
    isStep = false;
    if (top) stop = scrollWhenLongEnough(top, PAUSE_MS);
  });
  return () => {
    stop();
    stopBefore();
    stopRendered();
    window.removeEventListener('scroll', remember);
    window.removeEventListener('popstate', step);
  };
}
