import { lazy, Suspense } from 'react';
import { useAlive } from '../../lib/use-alive.ts';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import type { StoreMapProps } from './store-map.tsx';

const StoreMap = lazy(() => import('./store-map.tsx'));

/** The map, loaded after the page is there and only where there is room for it: the list beside it says the same. */
export function MapOnDemand(props: StoreMapProps) {
  const wide = useWideScreen();
  const alive = useAlive();
  return wide && alive ? (
    <Suspense>
      <StoreMap {...props} />
    </Suspense>
  ) : null;
}
