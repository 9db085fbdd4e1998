import { useEffect, useSyncExternalStore } from 'react';
import type { GestureQueue, QueueState } from './gesture-queue.ts';

/** What of a queue waits and how it goes, live; the queue tries at once when the network or the person comes back. */
export function useQueue<Body>(queue: GestureQueue<Body>): QueueState<Body> {
  useEffect(() => {
    const wake = () => queue.wake();
    const back = () => document.visibilityState === 'visible' && wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', back);
    wake();
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', back);
    };
  }, [queue]);
  return useSyncExternalStore(queue.subscribe, queue.current);
}
