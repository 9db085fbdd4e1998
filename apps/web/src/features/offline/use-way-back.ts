import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { fetchNoting } from '../../lib/connection.ts';

/** Pause between two looks whether the shop answers again, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** Time for the answer to a look, in milliseconds: the next one is better than a hanging one. */
const LOOK_LIMIT_MS = 9_000;

/**
 * Looks for the shop while it does not answer; once it does, the page is read again.
 * @returns looks at once
 */
export function useWayBack(offline: boolean): () => Promise<void> {
  const queryClient = useQueryClient();
  const look = useCallback(async () => {
    try {
      await fetchNoting('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(LOOK_LIMIT_MS) });
    } catch {
      return;
    }
    await queryClient.invalidateQueries();
  }, [queryClient]);
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [offline, look]);
  return look;
}
