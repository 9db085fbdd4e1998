import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { ArrowDownBold } from '@sporta/ui/icons/ArrowDownBold.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Native } from './native.ts';
import { usePull } from './use-pull.ts';

/** On the root element: the page is pulled by the shop, not by the browser. */
const MARK = 'data-pulled';

/** An app has no button that loads the page again: pulled down from its top, what is on the screen is read again. */
export function PullToRefresh({ native }: { native: Native }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { downPx, ready } = usePull(() => {
    if (busy) return;
    native.tick();
    setBusy(true);
    void Promise.allSettled([queryClient.invalidateQueries(), router.invalidate()]).then(() => setBusy(false));
  });
  useEffect(() => {
    document.documentElement.setAttribute(MARK, '');
    return () => document.documentElement.removeAttribute(MARK);
  }, []);
  const shown = busy || downPx > 0;
  return (
    <div className="pull" role="status" data-ready={ready || undefined} data-busy={busy || undefined}>
      {shown ? (
        <span className="pull-sign" style={{ translate: `0 ${busy ? 56 : downPx}px` }}>
          {busy ? <Spinner /> : <ArrowDownBold />}
          <span className="sr">{busy ? 'Aggiorno la pagina' : 'Lascia per aggiornare'}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Where the shop is an app: in the shell, or installed. A browser has its own way. */
export function isApp(native: Native): boolean {
  return native.platform !== 'web' || matchMedia('(display-mode: standalone)').matches;
}
