import { blob } from '../canvas/blob.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { darken } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';

interface Slice {
  form: 'folded' | 'round' | 'square' | 'cubes' | 'sticks';
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
  smokedHam: {
    form: 'folded',
    lean: '#f0a79b',
    shade: '#e2928a',
    fat: '#fbd9d2',
    streak: 0,
    crust: '#a8673a',
    columns: 2,
  },
  chicken: {
    form: 'folded',
    lean: '#fbeadd',
    shade: '#f3dcc8',
    fat: '#fffaf4',
    streak: 1,
    crust: '#e3b880',
    columns: 2,
  },
  porchetta: {
    form: 'round',
    lean: '#eccab4',
    shade: '#dfb49a',
    fat: '#6f7f3a',
    grains: [12, 1.5, 4],
    rind: '#8a4a20',
    columns: 3,
  },
  crudo: { form: 'folded', lean: '#b8343f', shade: '#9c2531', fat: '#f6d5c8', streak: 3, crust: '#fdf3ea' },
  agedCrudo: {
    form: 'folded',
    lean: '#8a1c28',
    shade: '#70131d',
    fat: '#f3d9b8',
    streak: 2,
    crust: '#f3dcb4',
    columns: 2,
  },
  speck: { form: 'folded', lean: '#a93640', shade: '#8d2731', fat: '#f3d7c8', streak: 4, crust: '#4a1f17' },
  bresaola: { form: 'folded', lean: '#8e1f2d', shade: '#781624', fat: '#a3323c', streak: 2 },
  coppa: { form: 'round', lean: '#b23742', shade: '#98232f', fat: '#f7ddd2', grains: [9, 4, 10], rind: '#e9d3c0' },
  pancetta: { form: 'folded', lean: '#d0575a', shade: '#c04348', fat: '#fff1e8', streak: 9 },
  lardo: { form: 'folded', lean: '#fdf3ec', shade: '#f4ded2', fat: '#e9b0a4', streak: 2, crust: '#b58a5a' },
  finocchiona: {
    form: 'round',
    lean: '#a83c36',
    shade: '#8f2f2c',
    fat: '#f6ddcf',
    grains: [16, 3, 6],
    rind: '#7a5a44',
    pistachio: true,
  },
  coarseSalame: {
    form: 'round',
    lean: '#b23a38',
    shade: '#982c2c',
    fat: '#f8e2d6',
    grains: [14, 3.5, 7],
    rind: '#6b4a3c',
  },
  fineSalame: {
    form: 'round',
    lean: '#b5524a',
    shade: '#a0433e',
    fat: '#f6d3c4',
    grains: [60, 0.6, 1.6],
    rind: '#d9c9b4',
  },
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
  edam: { form: 'square', lean: '#f8d062', shade: '#efbf48', fat: '#fde6a0' },
  fontal: { form: 'square', lean: '#f6ebc8', shade: '#ead9a8', fat: '#fdf6e2' },
  cheddar: { form: 'square', lean: '#f6a93a', shade: '#ec942a', fat: '#ffcf86' },
  salmonCubes: { form: 'cubes', lean: '#ff8a55', shade: '#ef6a38', fat: '#ffd3b8' },
  hamCubes: { form: 'cubes', lean: '#f6b3ac', shade: '#e8958e', fat: '#fde2dc' },
  pancettaCubes: { form: 'cubes', lean: '#d0575a', shade: '#b83c42', fat: '#fff1e8' },
  smokedPancettaCubes: { form: 'cubes', lean: '#b8443f', shade: '#97302c', fat: '#f3d9b8', rind: '#6b3a20' },
  mortadellaCubes: { form: 'cubes', lean: '#f4b6ae', shade: '#e79a92', fat: '#fff0ea', pistachio: true },
  surimi: { form: 'sticks', lean: '#fdf6f0', shade: '#eee2d8', fat: '#f0643c' },
  sockeye: { form: 'folded', lean: '#e0442a', shade: '#c4301c', fat: '#f6a083', streak: 3 },
  salmon: { form: 'folded', lean: '#ff8a55', shade: '#f77340', fat: '#ffd3b8', streak: 4 },
  swordfish: { form: 'folded', lean: '#f7d9cb', shade: '#ecc2b2', fat: '#fff6f0', streak: 4 },
  tuna: { form: 'folded', lean: '#c6434b', shade: '#b0333c', fat: '#e9a09c', streak: 3 },
};

/** Three rows of overlapping slices in a rectangle. */
export function sliceFill(canvas: Canvas, kind: string, x: number, y: number, w: number, h: number): string {
  const slice = SLICES[kind] ?? (SLICES.ham as Slice);
  if (slice.form === 'cubes') return cubes(canvas, slice, x, y, w, h);
  if (slice.form === 'sticks') return sticks(canvas, slice, x, y, w, h);
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

/** Diced: cubes of lean with a vein of fat, tumbled over each other. */
function cubes(canvas: Canvas, slice: Slice, x: number, y: number, w: number, h: number): string {
  const side = w / 9;
  let drawn = `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}" fill="${darken(slice.shade, 0.25)}"/>`;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 10; column++) {
      const [cx, cy] = [x + (column + (row % 2) / 2) * side, y + (row + 0.4) * side * 0.86];
      const paint = canvas.rand() > 0.5 ? slice.lean : slice.shade;
      const vein = `<path d="M${round1(-side / 2)} ${round1(canvas.between(-4, 4))}h${round1(side)}" stroke="${slice.fat}" stroke-width="${round1(canvas.between(2, 6))}" opacity=".85"/>`;
      const nut = slice.pistachio && canvas.rand() > 0.7 ? '<circle r="3" fill="#8fae4a"/>' : '';
      drawn += `<g transform="translate(${round1(cx)} ${round1(cy)}) rotate(${Math.round(canvas.between(-38, 38))})"><rect x="${round1(-side / 2)}" y="${round1(-side / 2)}" width="${round1(side)}" height="${round1(side)}" rx="4" fill="${paint}" stroke="${slice.rind ?? darken(slice.shade, 0.12)}" stroke-width="1.5"/>${vein}${nut}</g>`;
    }
  return drawn;
}

/** Rolled sticks side by side, white with a coloured back. */
function sticks(canvas: Canvas, slice: Slice, x: number, y: number, w: number, h: number): string {
  let drawn = '';
  for (let i = 0; i < 7; i++) {
    const [left, wide] = [x + (i * w) / 7 + 2, w / 7 - 4];
    const top = y + canvas.between(2, 12);
    drawn += `<rect x="${round1(left + 2)}" y="${round1(top + 4)}" width="${round1(wide)}" height="${round1(h - 20)}" rx="9" fill="#2a0c0c" opacity=".3"/><rect x="${round1(left)}" y="${round1(top)}" width="${round1(wide)}" height="${round1(h - 20)}" rx="9" fill="${slice.lean}"/><rect x="${round1(left)}" y="${round1(top)}" width="${round1(wide * 0.5)}" height="${round1(h - 20)}" rx="9" fill="${slice.fat}"/><path d="M${round1(left + wide * 0.7)} ${round1(top + 6)}v${round1(h - 34)}" stroke="${slice.shade}" stroke-width="2"/>`;
  }
  return drawn;
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
