import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { fetchNoting } from '../../lib/connection.ts';

/** Pause between two looks whether the shop answers again, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/**
 * Looks for the shop while it does not answer; once it does, the page is read again.
 * @returns looks at once
 */
export function useWayBack(offline: boolean): () => Promise<void> {
  const queryClient = useQueryClient();
  const look = useCallback(async () => {
    try {
      await fetchNoting('/version.json', { cache: 'no-store' });
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
