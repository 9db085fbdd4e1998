import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { webSettings } from '../../lib/web-settings.ts';
import { reloadCart } from '../../shared/cart/index.ts';
import { knownSession } from '../../shared/session/index.ts';
import { afterPause, RESUME_DELAY_MS } from './model/after-pause.ts';
import type { Native } from './native.ts';

/** Said on the window when the app came back and was not started again (specification, section 4). */
export const RELOAD_EVENT = 'reload';

const startedAt = Date.now();

/** Coming back to the app: after long it starts again, otherwise the cart is read again and a `reload` event is said. */
export function useResume(native: Native): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { appReloadMinutes, noReload } = webSettings();
      const { pathname, hash } = router.state.location;
      const sinceStartMs = Date.now() - startedAt;
      const next = afterPause({
        page: { pathname, hash },
        noReload,
        sinceStartMs,
        reloadAfterMs: appReloadMinutes * 60_000,
      });
      if (next === 'nothing') return;
      if (next === 'restart') return native.restart();
      if (knownSession(queryClient).userId !== 0) void reloadCart(queryClient);
      window.dispatchEvent(new Event(RELOAD_EVENT));
    };
    const end = native.onResume(() => {
      clearTimeout(timer);
      timer = setTimeout(look, RESUME_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [native, router, queryClient]);
}
