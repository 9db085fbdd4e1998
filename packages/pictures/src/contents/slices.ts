import { blob } from '../canvas/blob.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { darken } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';

interface Slice {
  form: 'folded' | 'round' | 'square';
  lean: string;
  shade: string;
  fat: string;
  /** Thickness of the fat streaks of folded slices. */
  streak?: number;
  /** Fat grains of round slices: how many, smallest and largest radius. */
  grains?: [count: number, small: number, large: number];
  rind?: string;
  /** Slices in a row. */
  columns?: number;
  pistachio?: boolean;
  /** Dark crust around folded slices (speck, roast). */
  crust?: string;
  holes?: boolean;
}

const SLICES: Record<string, Slice> = {
  ham: { form: 'folded', lean: '#f6b3ac', shade: '#efa09b', fat: '#fbd9d2', streak: 0, crust: '#fff4ee', columns: 2 },
  turkey: { form: 'folded', lean: '#f6d9c4', shade: '#ecc4a8', fat: '#fff3ea', streak: 2, crust: '#c58a55' },
  crudo: { form: 'folded', lean: '#b8343f', shade: '#9c2531', fat: '#f6d5c8', streak: 3, crust: '#fdf3ea' },
  speck: { form: 'folded', lean: '#a93640', shade: '#8d2731', fat: '#f3d7c8', streak: 4, crust: '#4a1f17' },
  bresaola: { form: 'folded', lean: '#8e1f2d', shade: '#781624', fat: '#a3323c', streak: 2 },
  coppa: { form: 'round', lean: '#b23742', shade: '#98232f', fat: '#f7ddd2', grains: [9, 4, 10], rind: '#e9d3c0' },
  pancetta: { form: 'folded', lean: '#d0575a', shade: '#c04348', fat: '#fff1e8', streak: 9 },
  lardo: { form: 'folded', lean: '#fdf3ec', shade: '#f4ded2', fat: '#e9b0a4', streak: 2, crust: '#b58a5a' },
  salame: {
    form: 'round',
    lean: '#b23a3c',
    shade: '#9c2b31',
    fat: '#f6d9cf',
    grains: [22, 1.5, 4],
    rind: '#7d2326',
    columns: 4,
  },
  piccante: {
    form: 'round',
    lean: '#c22d16',
    shade: '#a21f10',
    fat: '#f3b49a',
    grains: [18, 1.5, 4],
    rind: '#7d160c',
    columns: 4,
  },
  mortadella: {
    form: 'round',
    lean: '#f4b6ae',
    shade: '#eea49d',
    fat: '#fff0ea',
    grains: [9, 4, 8],
    rind: '#e59a92',
    pistachio: true,
  },
  cheese: { form: 'square', lean: '#f9dc86', shade: '#f2cc66', fat: '#fff0bd' },
  emmental: { form: 'square', lean: '#f8dd88', shade: '#f0cc68', fat: '#fff2c4', holes: true },
  provolone: { form: 'round', lean: '#fbeec2', shade: '#f2dfa4', fat: '#fffbe9', grains: [4, 1, 2], rind: '#d9a84a' },
  cheddar: { form: 'square', lean: '#f6a93a', shade: '#ec942a', fat: '#ffcf86' },
  salmon: { form: 'folded', lean: '#ff8a55', shade: '#f77340', fat: '#ffd3b8', streak: 4 },
  swordfish: { form: 'folded', lean: '#f7d9cb', shade: '#ecc2b2', fat: '#fff6f0', streak: 4 },
  tuna: { form: 'folded', lean: '#c6434b', shade: '#b0333c', fat: '#e9a09c', streak: 3 },
};

/** Three rows of overlapping slices in a rectangle. */
export function sliceFill(canvas: Canvas, kind: string, x: number, y: number, w: number, h: number): string {
  const slice = SLICES[kind] ?? (SLICES.ham as Slice);
  const rows = 3;
  const columns = slice.columns ?? 3;
  let slices = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = x + ((column + 0.5) * w) / columns + (row % 2 ? 14 : -8);
      const cy = y + ((row + 0.45) * h) / rows + 4;
      slices +=
        slice.form === 'folded'
          ? folded(canvas, slice, cx, cy, (w / columns) * 0.72, (h / rows) * 0.78)
          : flat(canvas, slice, cx, cy, Math.min(w / columns, h / rows) * 0.74);
    }
  }
  return slices;
}

function folded(canvas: Canvas, slice: Slice, cx: number, cy: number, rx: number, ry: number): string {
  const path = blob(canvas, cx, cy, rx, ry, 9, 0.14);
  const lean = canvas.linear(
    [
      [0, slice.lean],
      [1, slice.shade],
    ],
    'diagonal',
  );
  const streaks = [-0.4, -0.05, 0.3]
    .map((level) => {
      const middle = cy + level * ry * 1.4;
      return `<path d="M${round1(cx - rx)} ${round1(middle + 12)}Q${round1(cx)} ${round1(middle - 14)} ${round1(cx + rx)} ${round1(middle + 8)}" stroke="${slice.fat}" stroke-width="${slice.streak ?? 3}" opacity=".75" fill="none"/>`;
    })
    .join('');
  return `<path d="${path}" transform="translate(2 4)" fill="#2a0c0c" opacity=".3"/><path d="${path}" fill="${slice.crust ?? slice.fat}"/><path d="${path}" transform="translate(${round1(cx * 0.06)} ${round1(cy * 0.07)}) scale(.94 .93)" fill="${lean}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), streaks)}`;
}

function flat(canvas: Canvas, slice: Slice, cx: number, cy: number, radius: number): string {
  const [x, y, r] = [round1(cx), round1(cy), round1(radius)];
  const shadow = `<ellipse cx="${round1(cx + 2)}" cy="${round1(cy + 4)}" rx="${r}" ry="${round1(radius * 0.92)}" fill="#2a0c0c" opacity=".3"/>`;
  if (slice.form === 'square') {
    const paint = canvas.linear(
      [
        [0, slice.fat],
        [0.3, slice.lean],
        [1, slice.shade],
      ],
      'diagonal',
    );
    const square = `<rect x="${round1(cx - radius)}" y="${round1(cy - radius * 0.9)}" width="${round1(radius * 2)}" height="${round1(radius * 1.8)}" rx="6" fill="${paint}"/>`;
    return shadow + square + (slice.holes ? dots(canvas, cx, cy, radius, 6, 3, 7, darken(slice.shade, 0.14)) : '');
  }
  const disc = `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round1(radius * 0.92)}" fill="${slice.rind ?? slice.shade}"/><ellipse cx="${x}" cy="${y}" rx="${round1(radius - 3)}" ry="${round1(radius * 0.92 - 3)}" fill="${slice.lean}"/>`;
  const [count, small, large] = slice.grains ?? [0, 1, 2];
  return (
    shadow +
    disc +
    dots(canvas, cx, cy, radius - 9, count, small, large, slice.fat) +
    (slice.pistachio ? dots(canvas, cx, cy, radius * 0.6, 4, 2.4, 2.8, '#8fae4a') : '')
  );
}

function dots(
  canvas: Canvas,
  cx: number,
  cy: number,
  reach: number,
  count: number,
  small: number,
  large: number,
  paint: string,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = canvas.rand() * 6.28;
    const distance = Math.sqrt(canvas.rand()) * reach;
    drawn += `<ellipse cx="${round1(cx + Math.cos(angle) * distance)}" cy="${round1(cy + Math.sin(angle) * distance * 0.9)}" rx="${round1(canvas.between(small, large))}" ry="${round1(canvas.between(small, large) * 0.85)}" fill="${paint}"/>`;
  }
  return drawn;
}
