import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import type { StoreMapProps } from './store-map.tsx';

const StoreMap = lazy(() => import('./store-map.tsx'));

/**
 * The map, loaded after the page is there: the list beside it says the same. Its place is kept open. Below 60rem nothing lies upon it.
 * Its place is measured, so that pins and names are as large in any.
 */
export function MapOnDemand({ covered = 0, cover = false, ...props }: Omit<StoreMapProps, 'frame'>) {
  const wide = useWideScreen();
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new ResizeObserver(() => setFrame({ width: current.clientWidth, height: current.clientHeight }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="store-map" ref={place}>
      {frame.width > 0 && frame.height > 0 ? (
        <Suspense>
          <StoreMap {...props} cover={wide && cover} covered={wide ? covered : 0} frame={frame} />
        </Suspense>
      ) : null}
    </div>
  );
}
