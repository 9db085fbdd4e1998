import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWideScreen } from '../../lib/use-wide-screen.ts';
import type { StoreMapProps } from './store-map.tsx';

const StoreMap = lazy(() => import('./store-map.tsx'));

/**
 * The map, loaded after the page is there: the list beside it says the same. Its place is kept open. Below 60rem nothing lies upon it.
 * Its place is measured, so that pins and names are as large in any.
 */
export function MapOnDemand({ covered = 0, cover = false, ...props }: Omit<StoreMapProps, 'side'>) {
  const wide = useWideScreen();
  const frame = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState(0);
  const fills = wide && cover;
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = current;
      // a square drawing: its longer side fills the frame, or its shorter one fits in
      setSide(fills ? Math.max(clientWidth, clientHeight) : Math.min(clientWidth, clientHeight));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [fills]);
  return (
    <div className="store-map" ref={frame}>
      {side > 0 ? (
        <Suspense>
          <StoreMap {...props} cover={fills} covered={wide ? covered : 0} side={side} />
        </Suspense>
      ) : null}
    </div>
  );
}
