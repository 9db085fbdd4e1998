import { derivedKit } from './derived.ts';
import { HAND_MADE } from './hand-made.ts';
import type { BrandKit } from './kit.ts';

const DEFAULTS = {
  lockup: 'none',
  layout: 'band',
  trim: '#ffffff',
  ink: '#ffffff',
  plate: '#ffffff',
  paper: '#fffaf0',
  accent: '#e8b53a',
} as const;

/** The identity of a brand: hand-made where there is one, otherwise derived from the name. No brand: the store's. */
export function kitFor(brand: string | undefined): BrandKit {
  const name = brand?.trim() || 'Sporta';
  const sketch = Object.hasOwn(HAND_MADE, name) ? HAND_MADE[name] : undefined;
  return sketch ? { ...DEFAULTS, ...sketch } : derivedKit(name);
}
