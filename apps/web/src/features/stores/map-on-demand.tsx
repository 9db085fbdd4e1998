import { lazy, Suspense } from 'react';
import { useAlive } from '../../lib/use-alive.ts';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import type { StoreMapProps } from './store-map.tsx';

const StoreMap = lazy(() => import('./store-map.tsx'));

type MapOnDemandProps = Omit<StoreMapProps, 'side'> & { strip?: boolean };

/**
 * The map, loaded after the page is there: the list beside it says the same. Its place is kept open. Below 60rem nothing lies upon it,
 * and it is low: its pins are drawn as large as on a desk.
 * @param strip it is low on a desk, too
 */
export function MapOnDemand({ covered = 0, cover = false, strip = false, ...props }: MapOnDemandProps) {
  const wide = useWideScreen();
  const alive = useAlive();
  return (
    <div className="store-map">
      {alive ? (
        <Suspense>
          <StoreMap
            {...props}
            cover={wide && cover}
            covered={wide ? covered : 0}
            side={wide ? (strip ? STRIP_SIDE : DESK_SIDE) : HAND_SIDE}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Height of the map in pixels, about: pins and names are drawn for it. */
const DESK_SIDE = 900;
const STRIP_SIDE = 380;
const HAND_SIDE = 260;
