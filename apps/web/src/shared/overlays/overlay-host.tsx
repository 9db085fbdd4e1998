import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { inTime } from '../../lib/program-in-time.ts';
import { type OverlayName, overlays, useOverlay } from './overlays.ts';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/** What a feature lays over the page, by name; each part is loaded when it is opened for the first time. */
export type OverlayParts = Partial<Record<OverlayName, () => Promise<{ default: ComponentType<OverlayProps> }>>>;

const registered: Partial<Record<OverlayName, ComponentType<OverlayProps>>> = {};

/** Makes overlays known by their names. The composition of the app does it once, before the first page. */
export function registerOverlays(parts: OverlayParts): void {
  for (const [name, load] of Object.entries(parts)) registered[name as OverlayName] = lazy(() => inTime(load()));
}

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
