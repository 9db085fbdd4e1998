import type { BrandKit } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { PackshotInput } from '../input.ts';
import type { FontKey } from '../type/fonts.ts';
import { type TextOptions, text, widthAt1 } from '../type/outline.ts';

/** The rectangle a label is printed on, with what is printed. */
export interface LabelArea {
  canvas: Canvas;
  kit: BrandKit;
  pack: PackshotInput;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Horizontal centre. */
  cx: number;
  /** Shorter side. */
  side: number;
  /** Flavour colour, or the accent of the brand. */
  variant: string;
  lines: string[];
  weight: string;
}

/** A layout gives the markup of a label; the caller clips it to the pack. */
export type Layout = (area: LabelArea) => string;

export interface NameOptions extends TextOptions {
  x?: number;
  font?: FontKey;
  capitals?: boolean;
  /** Distance between baselines, in sizes. */
  leading?: number;
}

/** Below this width the usual two lines are too small to be read on a card. */
export const SLIM = 140;

/** The product name, all lines at the one size at which the longest fits. `y` is the baseline of the first line. */
export function nameText(area: LabelArea, y: number, size: number, fill: string, options: NameOptions = {}): string {
  const font = options.font ?? 'condensedBold';
  const lines = options.capitals === false ? area.lines : area.lines.map((line) => line.toUpperCase());
  const room = options.maxW ?? area.w * 0.86;
  const longest = Math.max(...lines.map((line) => widthAt1(line, font)), 0.01);
  const fitted = Math.min(size, room / longest);
  return lines
    .map((line, i) =>
      text(line, font, fitted, options.x ?? area.cx, y + i * fitted * (options.leading ?? 1.02), fill, {
        ...options,
        maxW: room,
      }),
    )
    .join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  const n = (v: number) => Math.round(v * 10) / 10;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}
