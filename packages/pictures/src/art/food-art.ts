import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Paints } from '../canvas/paints.ts';
import { DRAWN } from './drawn.ts';
import { recolour } from './recolour.ts';
import { withoutFilters } from './simplify.ts';
import { NUDGES, TONES } from './tones.ts';

const require = createRequire(import.meta.url);

let icons: Record<string, { body: string }> | undefined;
function fluentEmoji(): Record<string, { body: string }> {
  icons ??= JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')).icons as Record<
    string,
    { body: string }
  >;
  return icons;
}

export function hasArt(name: string): boolean {
  const base = name.split('@')[0] as string;
  return base in DRAWN || base in fluentEmoji();
}

/**
 * Markup of a piece of art in a 32 × 32 box. `name@tone` repaints it. Identifiers inside get the prefix, so several
 * pieces can stand in one picture. `simple` leaves the filters out.
 * @throws Error when there is no art of that name.
 */
export function foodArt(canvas: Paints, name: string, prefix: string, simple = false): string {
  const [base = '', tone = ''] = name.split('@');
  const drawn = DRAWN[base];
  const full = drawn ? drawn(canvas) : fluentEmoji()[base]?.body;
  if (full === undefined) throw new Error(`No art called ${name}`);
  const body = simple ? withoutFilters(full) : full;
  const usual = TONES[tone] ?? TONES[base];
  const nudge = NUDGES[tone];
  const toned = usual ? recolour(body, usual) : body;
  const painted = nudge ? recolour(toned, nudge) : toned;
  if (drawn) return painted;
  return painted
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#/g, `href="#${prefix}`);
}
