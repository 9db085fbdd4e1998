import { round1 } from '../canvas/numbers.ts';
import { type FontKey, font } from './fonts.ts';

export interface Outline {
  /** SVG path data, baseline at y 0, left edge at x 0. */
  path: string;
  width: number;
  ascent: number;
  descent: number;
}

const PATH_LETTER: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Outline of a text at a size (units of the picture), with optional letter spacing. */
export function outline(words: string, key: FontKey, size: number, letterSpacing = 0): Outline {
  const face = font(key);
  const scale = size / face.unitsPerEm;
  const run = face.layout(words);
  const result: Outline = { path: '', width: 0, ascent: 0, descent: 0 };
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((v, j) =>
        j % 2 ? -(v + (position.yOffset || 0)) * scale : result.width + (v + (position.xOffset || 0)) * scale,
      );
      result.path += PATH_LETTER[command] + points.map(round1).join(' ');
    }
    if (glyph.path.commands.length) {
      result.ascent = Math.max(result.ascent, glyph.bbox.maxY * scale);
      result.descent = Math.max(result.descent, -glyph.bbox.minY * scale);
    }
    result.width += position.xAdvance * scale + (i < run.glyphs.length - 1 ? letterSpacing : 0);
  });
  return result;
}

/** Width of a text at size 1: multiply by the size. */
const widths = new Map<string, number>();
export function widthAt1(words: string, key: FontKey): number {
  const id = `${key}:${words}`;
  let width = widths.get(id);
  if (width === undefined) {
    const face = font(key);
    width = face.layout(words).advanceWidth / face.unitsPerEm;
    if (widths.size > 20_000) widths.clear();
    widths.set(id, width);
  }
  return width;
}

export interface TextOptions {
  /** Shrinks the text to this width. */
  maxW?: number | undefined;
  anchor?: 'l' | 'm' | 'r' | undefined;
  /** `y` is the vertical centre of the letters instead of the baseline. */
  mid?: boolean | undefined;
  letterSpacing?: number | undefined;
  rotate?: number | undefined;
  stroke?: string | undefined;
  strokeWidth?: number | undefined;
}

/** A line of text as a filled path. */
export function text(
  words: string | undefined,
  key: FontKey,
  size: number,
  x: number,
  y: number,
  fill: string,
  options: TextOptions = {},
): string {
  if (!words) return '';
  let spacing = options.letterSpacing ?? 0;
  let drawn = outline(words, key, size, spacing);
  if (options.maxW && drawn.width > options.maxW) {
    const shrink = options.maxW / drawn.width;
    spacing *= shrink;
    drawn = outline(words, key, size * shrink, spacing);
  }
  const dx = options.anchor === 'l' ? 0 : options.anchor === 'r' ? -drawn.width : -drawn.width / 2;
  const dy = options.mid ? (drawn.ascent - drawn.descent) / 2 : 0;
  const stroke = options.stroke
    ? ` stroke="${options.stroke}" stroke-width="${round1(options.strokeWidth ?? 4)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const turn = options.rotate ? ` rotate(${options.rotate})` : '';
  return `<g transform="translate(${round1(x)} ${round1(y)})${turn}" fill="${fill}"${stroke}><path d="${drawn.path}" transform="translate(${round1(dx)} ${round1(dy)})"/></g>`;
}
