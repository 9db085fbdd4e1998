import type { BrandKit, LayoutKey } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { PackshotInput } from '../input.ts';
import { nameLines } from '../type/lines.ts';
import { type Layout, SLIM } from './area.ts';
import { arch } from './layouts/arch.ts';
import { band } from './layouts/band.ts';
import { burst } from './layouts/burst.ts';
import { diagonal } from './layouts/diagonal.ts';
import { frame } from './layouts/frame.ts';
import { minimal } from './layouts/minimal.ts';
import { panel } from './layouts/panel.ts';
import { premium } from './layouts/premium.ts';
import { side } from './layouts/side.ts';
import { slim } from './layouts/slim.ts';
import { strip } from './layouts/strip.ts';
import { stripe } from './layouts/stripe.ts';
import { wave } from './layouts/wave.ts';

const LAYOUTS: Record<LayoutKey, Layout> = {
  band,
  wave,
  arch,
  burst,
  stripe,
  premium,
  strip,
  minimal,
  panel,
  diagonal,
  frame,
  side,
};

/** The printed face of a pack inside a rectangle; the caller clips it. */
export function face(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const key = pack.layout ?? kit.layout;
  const narrow = w < SLIM && h > w * 0.95 && key !== 'minimal';
  return (narrow ? slim(key) : LAYOUTS[key])({
    canvas,
    kit,
    pack,
    x,
    y,
    w,
    h,
    cx: x + w / 2,
    side: Math.min(w, h),
    variant: pack.variant ?? kit.accent,
    lines: nameLines(pack.label, Math.max(9, Math.round(w / 15))),
    weight: pack.weight ?? '',
  });
}
