import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { PackshotInput } from '../input.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';
import { filmGloss, lyingShadow } from './volume.ts';

/** Outline of flat bread seen from above, in the square around (200, 206). */
const OUTLINES: Record<string, string> = {
  dimpled: '<rect x="54" y="86" width="292" height="240" rx="34"/>',
  oblong:
    '<path d="M62 168Q60 110 128 104Q200 98 268 106Q342 112 340 176Q346 246 332 282Q312 318 230 312Q150 320 96 308Q54 300 62 168Z"/>',
};
const ROUND = '<circle cx="200" cy="206" r="146"/>';
const filled = (outline: string, fill: string, more = '') => outline.replace('/>', ` fill="${fill}"${more}/>`);

/**
 * Flat goods under film, from above, with a tag: fresh pizza, focaccia, piadine, tortillas, pie crusts. `content` "plain" =
 * no topping, "topped" = art on bare dough, "dimpled" = focaccia from the tray, "oblong" = pizza bianca, "griddled" = piadina
 * with the marks of the plate, "puffed" = pita. `n` piadine lie on each other.
 */
export const pizza: Shape = (canvas, kit, pack) => {
  canvas.bounds(46, 52, 354, 372);
  const dough = pack.fill ?? '#e8b765';
  const outline = OUTLINES[pack.content ?? ''] ?? ROUND;
  const below = Math.min(pack.n ?? 1, 4) - 1;
  const [left, top, width, height] = [176, 268, 158, 92];
  const round = outline === ROUND;
  const paint = round
    ? canvas.radial([
        [0, dough],
        [0.8, dough],
        [0.94, darken(dough, 0.16)],
        [1, darken(dough, 0.4)],
      ])
    : canvas.linear(
        [
          [0, lighten(dough, 0.14)],
          [0.6, dough],
          [1, darken(dough, 0.22)],
        ],
        'down',
      );
  let pile = '';
  for (let i = below; i > 0; i--)
    pile += `<g transform="translate(${i * 5} ${i * -9})">${filled(outline, darken(dough, 0.1), ` stroke="${darken(dough, 0.42)}" stroke-width="2"`)}</g>`;
  const clip = canvas.clip(outline);
  return (
    (round ? lyingShadow(canvas, 58, 62, 284, 284, 140) : lyingShadow(canvas, 62, 100, 276, 224, 40)) +
    pile +
    filled(outline, paint, round ? '' : ` stroke="${darken(dough, 0.34)}" stroke-width="5"`) +
    canvas.clipped(clip, surface(canvas, pack, dough)) +
    filled(outline, '#fff', ' opacity=".07"') +
    canvas.clipped(clip, filmGloss(50, 56, 300, 300)) +
    filled(outline, 'none', ' stroke="#fff" stroke-width="2" opacity=".5"') +
    rect(left + 2, top + 4, width, height, '#000', `rx="8" opacity=".3" ${canvas.blur(3)}`) +
    canvas.clipRect(left, top, width, height, tagFace(canvas, kit, pack, left, top, width, height), 8)
  );
};

function surface(canvas: Canvas, pack: PackshotInput, dough: string): string {
  switch (pack.content) {
    case 'dimpled':
      return dimples(canvas, dough) + around(canvas, pack, 60);
    case 'griddled':
      return (
        scattered(canvas, 26, 126, [9, 20], [7, 15], darken(dough, 0.46), 0.42) +
        scattered(canvas, 18, 130, [3, 7], [2, 5], darken(dough, 0.6), 0.5)
      );
    case 'puffed':
      return `<circle cx="200" cy="206" r="128" fill="none" stroke="${darken(dough, 0.2)}" stroke-width="5" opacity=".6"/><ellipse cx="176" cy="170" rx="82" ry="58" fill="#fff" opacity=".42" ${canvas.blur(6)}/>${scattered(canvas, 12, 120, [4, 10], [3, 6], darken(dough, 0.4), 0.4)}`;
    case 'oblong':
      return (
        scattered(canvas, 30, 140, [8, 18], [6, 12], lighten(dough, 0.34), 0.8) +
        scattered(canvas, 22, 140, [4, 10], [3, 7], darken(dough, 0.3), 0.55)
      );
    case 'plain':
      return scattered(canvas, 34, 134, [3, 11], [2, 7], darken(dough, 0.3), 0.55);
    case 'topped':
      return scattered(canvas, 34, 134, [3, 11], [2, 7], darken(dough, 0.3), 0.55) + around(canvas, pack, 60);
    default:
      return `<circle cx="200" cy="206" r="122" fill="#c8371f"/>${scattered(canvas, 26, 106, [12, 24], [9, 18], '#fff3d3', 0.92)}${around(canvas, pack, 60)}`;
  }
}

type Range = readonly [number, number];

function scattered(
  canvas: Canvas,
  count: number,
  reach: number,
  rx: Range,
  ry: Range,
  colour: string,
  opacity: number,
) {
  let spots = '';
  for (let i = 0; i < count; i++) {
    const angle = canvas.rand() * 6.28;
    const far = Math.sqrt(canvas.rand()) * reach;
    spots += `<ellipse cx="${round1(200 + Math.cos(angle) * far)}" cy="${round1(206 + Math.sin(angle) * far)}" rx="${round1(canvas.between(...rx))}" ry="${round1(canvas.between(...ry))}" fill="${colour}" opacity="${opacity}"/>`;
  }
  return spots;
}

/** Holes of the fingers, with oil and salt in them. */
function dimples(canvas: Canvas, dough: string): string {
  let holes = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const x = round1(78 + column * 49 + (row % 2 ? 20 : 0) + canvas.between(-5, 5));
      const y = round1(112 + row * 48 + canvas.between(-4, 4));
      holes += `<ellipse cx="${x}" cy="${y}" rx="13" ry="10" fill="${darken(dough, 0.26)}"/><ellipse cx="${x}" cy="${y + 2}" rx="10" ry="6.5" fill="#e8c84a" opacity=".75"/>`;
    }
  }
  return holes + scattered(canvas, 24, 130, [1.6, 3], [1.6, 3], '#fffdf4', 0.9);
}

/** What lies on it: each piece of art twice, in a ring. */
function around(canvas: Canvas, pack: PackshotInput, size: number): string {
  const art = pack.art ?? [];
  return art
    .flatMap((name, i) =>
      [0, 1].map((turn) => {
        const angle = (i + turn * art.length) * (3.14 / art.length) + 0.5;
        return canvas.art(name, 200 + Math.cos(angle) * 74, 196 + Math.sin(angle) * 74, size, turn * 40);
      }),
    )
    .join('');
}
