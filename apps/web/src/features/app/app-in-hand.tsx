import { useEffect, useRef } from 'react';
import { useCart } from '../../shared/cart/index.ts';
import { registerOverlays } from '../../shared/overlays/index.ts';
import { BackButton } from './back-button.tsx';
import type { Native } from './native.ts';
import { isApp, PullToRefresh } from './pull-to-refresh.tsx';
import { SystemBack } from './system-back.tsx';
import { useLinks } from './use-links.ts';
import { usePagesOfOthers } from './use-pages-of-others.ts';
import { usePush } from './use-push.ts';
import { useResume } from './use-resume.ts';

/** What the shop does as an app, on the device it was given. */
export function AppInHand({ native }: { native: Native }) {
  useResume(native);
  useLinks(native);
  usePagesOfOthers(native);
  usePush(native);
  useTicks(native);
  useEffect(() => {
    native.ready();
    if (native.platform !== 'web') registerOverlays({ barcode: () => import('./scan-overlay.tsx') });
  }, [native]);
  return (
    <>
      {isApp(native) ? (
        <>
          <BackButton />
          <PullToRefresh native={native} />
        </>
      ) : null}
      {native.platform === 'web' ? null : <SystemBack native={native} />}
    </>
  );
}

/** A tick when something comes into the cart. */
function useTicks(native: Native): void {
  const items = useCart()?.totalItems;
  const before = useRef(items);
  useEffect(() => {
    if (items !== undefined && before.current !== undefined && items > before.current) native.tick();
    before.current = items;
  }, [native, items]);
}
