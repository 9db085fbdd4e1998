import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PROGRAM_PATIENCE_MS } from '../../lib/program-in-time.ts';

/**
 * A page whose program is stuck on its way is asked of the server, which draws it whole. The address is the page's already: whoever
 * waits sees the page they asked for.
 */
export function usePageInTime(): void {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ends = [
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        // What is on the screen may hold what somebody typed: reading it again is never worth losing that.
        if (!hrefChanged) return;
        clearTimeout(timer);
        timer = setTimeout(() => window.location.reload(), PROGRAM_PATIENCE_MS);
      }),
      router.subscribe('onLoad', () => clearTimeout(timer)),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [router]);
}
