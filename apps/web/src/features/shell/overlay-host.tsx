import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type OverlayName, overlays, useOverlay } from './model/overlays.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

type Overlay = ComponentType<OverlayProps>;

/** Each is loaded when it is opened for the first time: none of them counts for the first page. */
const registered: Partial<Record<OverlayName, Overlay>> = {
  menu: lazy(() => import('../menu/menu-overlay.tsx')),
  'fast-search': lazy(() => import('../fast-search/fast-search-dialog.tsx')),
  links: lazy(() => import('../menu/links-drawer.tsx')),
  barcode: lazy(() => import('../barcode/barcode-overlay.tsx')),
  cart: lazy(() => import('../cart/cart-overlay.tsx')),
  address: lazy(() => import('../delivery/address-overlay.tsx')),
  slot: lazy(() => import('../delivery/slot-overlay.tsx')),
  'fast-payment': lazy(() => import('../checkout/fast-payment-overlay.tsx')),
};

/** Whether there is something to open under a name. */
export function hasOverlay(name: OverlayName): boolean {
  return registered[name] !== undefined;
}

/** Draws the overlay that is open, and keeps those that were, so that they can slide out. */
export function OverlayHost() {
  const current = useOverlay();
  const [seen, setSeen] = useState<OverlayName[]>([]);
  useEffect(() => {
    if (current) setSeen((names) => (names.includes(current) ? names : [...names, current]));
  }, [current]);
  return seen.map((name) => {
    const Overlay = registered[name];
    return Overlay ? (
      <Suspense key={name}>
        <Overlay open={current === name} onClose={overlays.close} />
      </Suspense>
    ) : null;
  });
}
