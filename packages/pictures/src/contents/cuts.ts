import { blob } from '../canvas/blob.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

/* Cuts and preparations that lie beside a like one on the counter: each has a form of its own. */

const glow = (canvas: Canvas, colour: string) =>
  canvas.radial(
    [
      [0, lighten(colour, 0.26)],
      [0.6, colour],
      [1, darken(colour, 0.28)],
    ],
    'cx=".4" cy=".32" r=".85"',
  );

const under = (path: string) => `<path d="${path}" transform="translate(3 5)" fill="#2a0c0c" opacity=".4"/>`;

/** Short strokes on a piece: grain of mince, fibres, herbs. */
function flecks(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  colours: string[],
): string {
  let drawn = '';
  for (let i = 0; i < count; i++)
    drawn += `<path d="M${round1(cx + canvas.between(-rx, rx))} ${round1(cy + canvas.between(-ry, ry))}q3 ${round1(canvas.between(-4, 4))} ${round1(canvas.between(4, 10))} 0" stroke="${colours[i % colours.length]}" stroke-width="3" stroke-linecap="round" fill="none" opacity=".8"/>`;
  return drawn;
}

/** Balls of mince in rows. */
function balls(colour: string, grain: string[]): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = '';
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++) {
        const [cx, cy] = [x + w * (0.14 + column * 0.24), y + h * (0.2 + row * 0.3)];
        const path = blob(canvas, cx, cy, w * 0.105, h * 0.15, 12, 0.03);
        drawn += `${under(path)}<path d="${path}" fill="${glow(canvas, colour)}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), flecks(canvas, cx, cy, w * 0.1, h * 0.14, 10, grain))}<ellipse cx="${round1(cx - w * 0.03)}" cy="${round1(cy - h * 0.06)}" rx="9" ry="5" fill="#fff" opacity=".28"/>`;
      }
    return drawn;
  };
}
export const meatballs = balls('#a8483e', ['#d99a8a', '#7d2b26', '#5f8a3a']);
export const veggieBalls = balls('#7f9a48', ['#c9d68a', '#4f6a24', '#e0913a']);

/** One loaf, cut open at the end: filled with egg and ham. */
export const meatloaf: Content = (canvas, { x, y, w, h }) => {
  const [cx, cy] = [x + w * 0.48, y + h * 0.52];
  const loaf = blob(canvas, cx, cy, w * 0.44, h * 0.3, 12, 0.03);
  const end = blob(canvas, x + w * 0.2, cy, w * 0.15, h * 0.28, 12, 0.03);
  return `${under(loaf)}<path d="${loaf}" fill="${glow(canvas, '#a4583c')}"/>${canvas.clipped(canvas.clip(`<path d="${loaf}"/>`), flecks(canvas, cx, cy, w * 0.42, h * 0.28, 60, ['#d9a080', '#7a3a24', '#c47a58']))}<path d="${end}" fill="#d99a80" stroke="#8a4630" stroke-width="4"/><ellipse cx="${round1(x + w * 0.2)}" cy="${round1(cy)}" rx="${round1(w * 0.085)}" ry="${round1(h * 0.16)}" fill="#f2a6a2"/><ellipse cx="${round1(x + w * 0.2)}" cy="${round1(cy)}" rx="${round1(w * 0.06)}" ry="${round1(h * 0.11)}" fill="#fdf6e6"/><ellipse cx="${round1(x + w * 0.2)}" cy="${round1(cy)}" rx="${round1(w * 0.03)}" ry="${round1(h * 0.055)}" fill="#f2b92c"/>`;
};

/** Thin skewers of small dark cubes. */
export const lambSkewers: Content = (canvas, { x, y, w, h }) => {
  let drawn = '';
  for (let row = 0; row < 6; row++) {
    const cy = y + h * (0.12 + row * 0.15);
    drawn += `<path d="M${x + 2} ${round1(cy)}H${x + w - 2}" stroke="#e3c492" stroke-width="3.5" stroke-linecap="round"/>`;
    for (let i = 0; i < 10; i++) {
      const cx = x + w * 0.16 + (i * w * 0.76) / 9.6;
      const path = blob(canvas, cx, cy, 11, h * 0.06, 6, 0.12);
      drawn += `<path d="${path}" fill="${glow(canvas, i % 4 === 3 ? '#eed2c0' : '#9c3a3c')}"/>`;
    }
  }
  return drawn;
};

/** One long sausage folded to and fro. */
export const ribbonSausage: Content = (_canvas, { x, y, w, h }) => {
  const path = `M${round1(x + w * 0.08)} ${round1(y + h * 0.16)}H${round1(x + w * 0.8)}Q${round1(x + w * 0.95)} ${round1(y + h * 0.16)} ${round1(x + w * 0.95)} ${round1(y + h * 0.28)}T${round1(x + w * 0.8)} ${round1(y + h * 0.4)}H${round1(x + w * 0.2)}Q${round1(x + w * 0.05)} ${round1(y + h * 0.4)} ${round1(x + w * 0.05)} ${round1(y + h * 0.53)}T${round1(x + w * 0.2)} ${round1(y + h * 0.66)}H${round1(x + w * 0.8)}Q${round1(x + w * 0.95)} ${round1(y + h * 0.66)} ${round1(x + w * 0.95)} ${round1(y + h * 0.78)}T${round1(x + w * 0.8)} ${round1(y + h * 0.9)}H${round1(x + w * 0.1)}`;
  const stroke = (colour: string, width: number, shift: number) =>
    `<path d="${path}" transform="translate(0 ${shift})" stroke="${colour}" stroke-width="${round1(width)}" stroke-linecap="round" fill="none"/>`;
  return `<g opacity=".4">${stroke('#1c0a08', h * 0.16, 6)}</g>${stroke('#8f3a34', h * 0.16, 0)}${stroke('#c0594e', h * 0.12, 0)}${stroke('#eba796', 4, -5)}`;
};

/** Short links tied with string, with what they are seasoned with. */
function links(colour: string, seasoning: string[]): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = '';
    for (let i = 0; i < 5; i++) {
      const cx = x + ((i + 0.5) * w) / 5;
      const path = `M${round1(cx)} ${round1(y + h * 0.16)}Q${round1(cx + (i % 2 ? 7 : -7))} ${round1(y + h * 0.5)} ${round1(cx)} ${round1(y + h * 0.84)}`;
      const stroke = (paint: string, width: number, dx = 0) =>
        `<path d="${path}" transform="translate(${dx} 0)" stroke="${paint}" stroke-width="${round1(width)}" stroke-linecap="round" fill="none"/>`;
      drawn += `<g opacity=".35">${stroke('#1c0a08', w * 0.16, 4)}</g>${stroke(darken(colour, 0.22), w * 0.155)}${stroke(colour, w * 0.12)}${stroke(lighten(colour, 0.4), 5, -6)}${flecks(canvas, cx, y + h * 0.5, w * 0.05, h * 0.3, 12, seasoning)}<path d="M${round1(cx - 6)} ${round1(y + h * 0.08)}L${round1(cx + 6)} ${round1(y + h * 0.04)}" stroke="#f6ecd8" stroke-width="3"/>`;
    }
    return drawn;
  };
}
export const fennelSausage = links('#c06a58', ['#6f8a3a', '#f6dccd', '#8fae4a']);
export const hotSausage = links('#c2321c', ['#8f150c', '#f3b49a', '#e8571e']);

/** A pale roast tied with string. */
function tied(colour: string, rind: string): Content {
  return (canvas, { x, y, w, h }) => {
    const path = blob(canvas, x + w / 2, y + h / 2, w * 0.44, h * 0.33, 10, 0.04);
    const string = Array.from(
      { length: 5 },
      (_, i) =>
        `<path d="M${round1(x + w * (0.2 + i * 0.15))} ${round1(y)}q14 ${round1(h / 2)} 0 ${round1(h)}" stroke="#fffaf0" stroke-width="3" fill="none"/>`,
    ).join('');
    return `${under(path)}<path d="${path}" fill="${glow(canvas, colour)}"/><path d="${path}" fill="none" stroke="${rind}" stroke-width="9"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), `${flecks(canvas, x + w / 2, y + h / 2, w * 0.4, h * 0.28, 26, ['#fbe6dc', '#d98a80'])}${string}`)}<path d="M${round1(x + w * 0.3)} ${round1(y + h * 0.3)}l40 -10M${round1(x + w * 0.5)} ${round1(y + h * 0.26)}l36 8" stroke="#5f8a3a" stroke-width="4" stroke-linecap="round"/>`;
  };
}
export const porkRoast = tied('#e8a294', '#fbeee2');
export const turkeyRoast = tied('#f3cdb4', '#e3a878');

/** Rolls of thin meat with green inside, each closed with a stick. */
export const rolls: Content = (canvas, { x, y, w, h }) => {
  let drawn = '';
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 3; column++) {
      const [cx, cy] = [x + w * (0.18 + column * 0.31), y + h * (0.28 + row * 0.44)];
      const path = blob(canvas, cx, cy, w * 0.135, h * 0.16, 12, 0.03);
      drawn += `${under(path)}<path d="${path}" fill="${glow(canvas, '#f0c2ac')}"/><ellipse cx="${round1(cx + w * 0.1)}" cy="${round1(cy)}" rx="${round1(w * 0.035)}" ry="${round1(h * 0.13)}" fill="#fbe6da" stroke="#d99a80" stroke-width="2"/><ellipse cx="${round1(cx + w * 0.1)}" cy="${round1(cy)}" rx="${round1(w * 0.018)}" ry="${round1(h * 0.075)}" fill="#4f7f30"/><path d="M${round1(cx - 6)} ${round1(cy - h * 0.2)}L${round1(cx + 4)} ${round1(cy + h * 0.2)}" stroke="#e3c492" stroke-width="3.5" stroke-linecap="round"/>`;
    }
  return drawn;
};

/** Veal with a slice of ham and a leaf of sage. */
export const saltimbocca: Content = (canvas, { x, y, w, h }) =>
  [
    [0.26, 0.3],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.74, 0.72],
  ]
    .map(([ax = 0.5, ay = 0.5]) => {
      const [cx, cy] = [x + ax * w, y + ay * h];
      const meat = blob(canvas, cx, cy, w * 0.21, h * 0.21, 9, 0.08);
      const ham = blob(canvas, cx, cy, w * 0.16, h * 0.14, 9, 0.14);
      return `${under(meat)}<path d="${meat}" fill="${glow(canvas, '#e6aa9c')}"/><path d="${ham}" fill="#b8404a" stroke="#fbe9e0" stroke-width="4"/><path d="M${round1(cx - w * 0.07)} ${round1(cy)}Q${round1(cx)} ${round1(cy - h * 0.1)} ${round1(cx + w * 0.08)} ${round1(cy)}Q${round1(cx)} ${round1(cy + h * 0.1)} ${round1(cx - w * 0.07)} ${round1(cy)}Z" fill="#8aa57a"/><path d="M${round1(cx - w * 0.07)} ${round1(cy)}H${round1(cx + w * 0.08)}" stroke="#5f7a50" stroke-width="2"/><path d="M${round1(cx - 4)} ${round1(cy - h * 0.16)}l10 ${round1(h * 0.3)}" stroke="#e3c492" stroke-width="3" stroke-linecap="round"/>`;
    })
    .join('');

/** Round slices of shank around their bone. */
export const ossobuco: Content = (canvas, { x, y, w, h }) =>
  [
    [0.27, 0.48],
    [0.72, 0.52],
  ]
    .map(([ax = 0.5, ay = 0.5]) => {
      const [cx, cy] = [x + ax * w, y + ay * h];
      const path = blob(canvas, cx, cy, w * 0.23, h * 0.4, 11, 0.06);
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#c4605c')}" stroke="#f6e2d2" stroke-width="6"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), flecks(canvas, cx, cy, w * 0.2, h * 0.34, 22, ['#f3d3c8', '#9c3a3c']))}<circle cx="${round1(cx)}" cy="${round1(cy)}" r="${round1(h * 0.15)}" fill="#fbf3e2" stroke="#d9c4a0" stroke-width="4"/><circle cx="${round1(cx)}" cy="${round1(cy)}" r="${round1(h * 0.08)}" fill="#e9b89a"/>`;
    })
    .join('');

/** Long strips lying across each other. */
export const strips: Content = (canvas, { x, y, w, h }) => {
  let drawn = '';
  for (let i = 0; i < 26; i++) {
    const [cx, cy] = [x + w * canvas.between(0.14, 0.8), y + h * canvas.between(0.12, 0.88)];
    const turn = canvas.between(-40, 40);
    drawn += `<g transform="rotate(${round1(turn)} ${round1(cx)} ${round1(cy)})"><path d="M${round1(cx - 34)} ${round1(cy + 4)}q34 -14 68 0" stroke="#2a0c0c" stroke-width="15" opacity=".3" fill="none" stroke-linecap="round"/><path d="M${round1(cx - 34)} ${round1(cy)}q34 -14 68 0" stroke="${i % 3 ? '#ad2f38' : '#97242e'}" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M${round1(cx - 28)} ${round1(cy - 3)}q28 -12 56 0" stroke="#e0938c" stroke-width="2.5" fill="none" stroke-linecap="round"/></g>`;
  }
  return drawn;
};

/** A skinned animal at full length, legs folded. */
export const wholeRabbit: Content = (canvas, { x, y, w, h }) => {
  const skin = glow(canvas, '#e9b09a');
  const body = blob(canvas, x + w * 0.48, y + h * 0.5, w * 0.36, h * 0.2, 12, 0.03);
  const leg = (cx: number, cy: number, turn: number, long: number) =>
    `<ellipse cx="${round1(x + w * cx)}" cy="${round1(y + h * cy)}" rx="${round1(w * long)}" ry="${round1(h * 0.1)}" fill="${skin}" stroke="#c98a74" stroke-width="1.5" transform="rotate(${turn} ${round1(x + w * cx)} ${round1(y + h * cy)})"/>`;
  return `${under(body)}${leg(0.2, 0.3, 38, 0.13)}${leg(0.2, 0.72, -38, 0.13)}<path d="${body}" fill="${skin}"/>${leg(0.72, 0.32, -30, 0.19)}${leg(0.72, 0.7, 30, 0.19)}${flecks(canvas, x + w * 0.46, y + h * 0.5, w * 0.28, h * 0.12, 16, ['#fbe9de', '#d08a78'])}<path d="M${round1(x + w * 0.2)} ${round1(y + h * 0.5)}H${round1(x + w * 0.7)}" stroke="#c98a74" stroke-width="3" opacity=".7"/>`;
};

/** A jointed rabbit: saddle, legs, ribs. */
export const rabbitPieces: Content = (canvas, { x, y, w, h }) =>
  [
    [0.18, 0.32, 0.15, 0.22],
    [0.5, 0.26, 0.16, 0.16],
    [0.82, 0.34, 0.15, 0.24],
    [0.24, 0.74, 0.19, 0.17],
    [0.6, 0.7, 0.14, 0.2],
  ]
    .map(([ax = 0, ay = 0, rx = 0, ry = 0], i) => {
      const [cx, cy] = [x + ax * w, y + ay * h];
      const path = blob(canvas, cx, cy, rx * w, ry * h, 9, 0.1);
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#e9b09a')}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), flecks(canvas, cx, cy, rx * w, ry * h, 9, ['#fbe9de', '#cf8874']))}${i % 2 ? '' : `<circle cx="${round1(cx + rx * w * 0.8)}" cy="${round1(cy + ry * h * 0.5)}" r="8" fill="#fbf3e2" stroke="#d9c4a0" stroke-width="2"/>`}`;
    })
    .join('');

/** Breast of duck: dark meat under scored fat. */
export const duckBreast: Content = (canvas, { x, y, w, h }) =>
  [0.28, 0.72]
    .map((at) => {
      const [cx, cy] = [x + at * w, y + h * 0.5];
      const path = blob(canvas, cx, cy, w * 0.2, h * 0.42, 11, 0.04);
      const score = Array.from(
        { length: 7 },
        (_, i) =>
          `<path d="M${round1(cx - w * 0.2 + i * w * 0.06)} ${round1(y)}l40 ${round1(h)}M${round1(cx + w * 0.2 - i * w * 0.06)} ${round1(y)}l-40 ${round1(h)}" stroke="#c9a37a" stroke-width="2"/>`,
      ).join('');
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#8a2a33')}"/><g transform="translate(${round1(cx * 0.08)} ${round1(cy * 0.06)}) scale(.92 .94)"><path d="${path}" fill="${glow(canvas, '#f3deb4')}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), score)}</g>`;
    })
    .join('');

/** Two lean fillets, long and thin. */
export const porkFillet: Content = (canvas, { x, y, w, h }) =>
  [0.3, 0.7]
    .map((at) => {
      const cy = y + at * h;
      const path = `M${round1(x + w * 0.04)} ${round1(cy)}Q${round1(x + w * 0.1)} ${round1(cy - h * 0.2)} ${round1(x + w * 0.5)} ${round1(cy - h * 0.17)}Q${round1(x + w * 0.9)} ${round1(cy - h * 0.13)} ${round1(x + w * 0.96)} ${round1(cy + h * 0.03)}Q${round1(x + w * 0.7)} ${round1(cy + h * 0.2)} ${round1(x + w * 0.3)} ${round1(cy + h * 0.18)}Q${round1(x + w * 0.08)} ${round1(cy + h * 0.16)} ${round1(x + w * 0.04)} ${round1(cy)}Z`;
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#cf6f68')}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), flecks(canvas, x + w / 2, cy, w * 0.42, h * 0.13, 30, ['#e9a8a0', '#b3544f', '#f6d3c8']))}`;
    })
    .join('');

/** Round pale slices with a rim of fat on one side. */
export const porkLoin: Content = (canvas, { x, y, w, h }) => {
  let drawn = '';
  for (let i = 0; i < 5; i++) {
    const [cx, cy] = [x + w * (0.18 + i * 0.16), y + h * 0.5];
    const path = blob(canvas, cx, cy, w * 0.15, h * 0.38, 12, 0.03);
    drawn += `${under(path)}<path d="${path}" fill="#fdf0e4"/><g transform="translate(${round1(cx * 0.07 + 4)} ${round1(cy * 0.06)}) scale(.93 .94)"><path d="${path}" fill="${glow(canvas, '#eeaa9e')}"/></g>`;
  }
  return drawn;
};

/** Slices of neck, veined with fat. */
export const porkNeck: Content = (canvas, { x, y, w, h }) =>
  [
    [0.24, 0.34],
    [0.7, 0.32],
    [0.32, 0.7],
    [0.76, 0.7],
  ]
    .map(([ax = 0, ay = 0]) => {
      const [cx, cy] = [x + ax * w, y + ay * h];
      const path = blob(canvas, cx, cy, w * 0.22, h * 0.24, 11, 0.07);
      const veins = [-0.6, -0.1, 0.4]
        .map(
          (level) =>
            `<path d="M${round1(cx - w * 0.2)} ${round1(cy + level * h * 0.24)}q${round1(w * 0.1)} ${round1(canvas.between(-26, 26))} ${round1(w * 0.2)} 0t${round1(w * 0.2)} 0" stroke="#fbe6dc" stroke-width="7" fill="none"/>`,
        )
        .join('');
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#c4555a')}" stroke="#f6d9cc" stroke-width="4"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), veins)}`;
    })
    .join('');

/** Breaded pieces: where they lie, and how large. */
function crumbed(
  colour: string,
  crumbs: string[],
  pieces: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
  more = '',
): Content {
  return (canvas, { x, y, w, h }) =>
    pieces
      .map(([ax, ay, rx, ry]) => {
        const [cx, cy] = [x + ax * w, y + ay * h];
        const path = blob(canvas, cx, cy, rx * w, ry * h, 10, 0.08);
        let grain = '';
        for (let i = 0; i < rx * ry * 900; i++)
          grain += `<circle cx="${round1(cx + canvas.between(-rx * w, rx * w))}" cy="${round1(cy + canvas.between(-ry * h, ry * h))}" r="${round1(canvas.between(1, 3.2))}" fill="${crumbs[i % crumbs.length]}" opacity=".75"/>`;
        const inside = more
          ? `<ellipse cx="${round1(cx + rx * w * 0.62)}" cy="${round1(cy)}" rx="${round1(rx * w * 0.26)}" ry="${round1(ry * h * 0.6)}" fill="#f6d9c4"/><ellipse cx="${round1(cx + rx * w * 0.62)}" cy="${round1(cy)}" rx="${round1(rx * w * 0.16)}" ry="${round1(ry * h * 0.44)}" fill="#e98d8b"/><ellipse cx="${round1(cx + rx * w * 0.62)}" cy="${round1(cy)}" rx="${round1(rx * w * 0.08)}" ry="${round1(ry * h * 0.32)}" fill="${more}"/>`
          : '';
        return `${under(path)}<path d="${path}" fill="${glow(canvas, colour)}"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), grain + inside)}`;
      })
      .join('');
}
const CRUMBS = ['#f6d083', '#b8731f'];
export const schnitzel = crumbed('#d18a2e', CRUMBS, [[0.46, 0.5, 0.42, 0.44]]);
export const cordonBleu = crumbed(
  '#dc9a3c',
  CRUMBS,
  [
    [0.3, 0.28, 0.25, 0.22],
    [0.34, 0.74, 0.25, 0.22],
  ],
  '#ffd84a',
);
export const spinachCutlet = crumbed(
  '#c9a03c',
  ['#f6d083', '#5f8a3a', '#4a7a2a'],
  [
    [0.27, 0.48, 0.23, 0.42],
    [0.73, 0.52, 0.23, 0.42],
  ],
);
export const crumbedFillet = crumbed(
  '#e3b564',
  ['#f9e2a8', '#b8803a', '#6f9a4a'],
  [
    [0.4, 0.28, 0.36, 0.2],
    [0.5, 0.72, 0.36, 0.2],
  ],
);
export const salmonBurger = crumbed(
  '#f08a5c',
  ['#ffd3b8', '#e8704a', '#f7a884'],
  [
    [0.27, 0.48, 0.22, 0.42],
    [0.73, 0.52, 0.22, 0.42],
  ],
);
export const nuggets = crumbed(
  '#dc9a3c',
  CRUMBS,
  Array.from({ length: 12 }, (_, i) => [0.14 + (i % 4) * 0.24, 0.2 + Math.floor(i / 4) * 0.3, 0.1, 0.13] as const),
);

/** Both halves of a breast in one piece. */
export const wholeBreast: Content = (canvas, { x, y, w, h }) => {
  const cx = x + w * 0.46;
  const skin = glow(canvas, '#f6c9b4');
  const half = (side: 1 | -1) =>
    `M${round1(cx)} ${round1(y + h * 0.12)}Q${round1(cx + side * w * 0.36)} ${round1(y - h * 0.02)} ${round1(cx + side * w * 0.38)} ${round1(y + h * 0.42)}Q${round1(cx + side * w * 0.34)} ${round1(y + h * 0.86)} ${round1(cx)} ${round1(y + h * 0.92)}Z`;
  return [1, -1]
    .map((side) => {
      const path = half(side as 1 | -1);
      return `${under(path)}<path d="${path}" fill="${skin}"/><path d="M${round1(cx + side * w * 0.06)} ${round1(y + h * 0.3)}q${round1(side * w * 0.16)} ${round1(h * 0.1)} ${round1(side * w * 0.2)} ${round1(h * 0.36)}" stroke="#fbe9de" stroke-width="5" fill="none" opacity=".8"/>`;
    })
    .join('')
    .concat(
      `<path d="M${round1(cx)} ${round1(y + h * 0.12)}V${round1(y + h * 0.92)}" stroke="#d99a86" stroke-width="4"/>`,
    );
};

/** Boned thighs lying open. */
export const boned: Content = (canvas, { x, y, w, h }) =>
  [
    [0.26, 0.3],
    [0.74, 0.28],
    [0.3, 0.74],
  ]
    .map(([ax = 0, ay = 0]) => {
      const [cx, cy] = [x + ax * w, y + ay * h];
      const path = blob(canvas, cx, cy, w * 0.22, h * 0.22, 9, 0.14);
      return `${under(path)}<path d="${path}" fill="${glow(canvas, '#e39a86')}" stroke="#f6deba" stroke-width="6"/>${canvas.clipped(canvas.clip(`<path d="${path}"/>`), flecks(canvas, cx, cy, w * 0.18, h * 0.17, 16, ['#fbe3d6', '#c9766a']))}`;
    })
    .join('');
