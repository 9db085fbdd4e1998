import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RELOAD_EVENT } from './use-resume.ts';

/** Milliseconds from the last `reload` event to the pages being drawn from fresh data (specification, section 9: app key refresh). */
const REFRESH_MS = 3000;

/** After a `reload` event what is on the screen is read again, once however often the event is said meanwhile. */
export function useAppKey(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void queryClient.invalidateQueries();
        void router.invalidate();
      }, REFRESH_MS);
    };
    window.addEventListener(RELOAD_EVENT, later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(RELOAD_EVENT, later);
    };
  }, [router, queryClient]);
}
