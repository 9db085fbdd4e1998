import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten, mix } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

interface Loin {
  /** Flesh from above to below. */
  flesh: [string, string, string];
  /** Between the flakes. */
  flake: string;
  skin: string;
}

/** Two thick pieces of fillet with their flakes across. */
const loins =
  ({ flesh, flake, skin }: Loin): Content =>
  (canvas, { x, y, w, h }) => {
    let s = '';
    for (const [cx, rot] of [
      [0.28, -3],
      [0.72, 4],
    ] as [number, number][]) {
      const X = x + cx * w,
        Y = y + h / 2,
        W = w * 0.4,
        H = h * 0.84,
        d = `M${round1(X - W / 2)} ${round1(Y - H * 0.38)}Q${round1(X)} ${round1(Y - H * 0.56)} ${round1(X + W / 2)} ${round1(Y - H * 0.36)}Q${round1(X + W * 0.56)} ${round1(Y)} ${round1(X + W * 0.46)} ${round1(Y + H * 0.42)}Q${round1(X)} ${round1(Y + H * 0.54)} ${round1(X - W * 0.46)} ${round1(Y + H * 0.44)}Q${round1(X - W * 0.56)} ${round1(Y)} ${round1(X - W / 2)} ${round1(Y - H * 0.38)}Z`,
        cl = canvas.clip(`<path d="${d}"/>`);
      s += `<g transform="rotate(${rot} ${round1(X)} ${round1(Y)})"><path d="${d}" transform="translate(3 6)" fill="#3a1208" opacity=".4"/><path d="${d}" fill="${canvas.linear(
        [
          [0, flesh[0]],
          [0.5, flesh[1]],
          [1, flesh[2]],
        ],
        'down',
      )}"/><g clip-path="url(#${cl})">`;
      for (let i = -5; i < 7; i++)
        s += `<path d="M${round1(X - W * 0.6)} ${round1(Y + i * 20 + 26)}Q${round1(X)} ${round1(Y + i * 20 - 22)} ${round1(X + W * 0.6)} ${round1(Y + i * 20 + 26)}" stroke="${flake}" stroke-width="3.4" fill="none" opacity=".85"/>`;
      s += `<rect x="${round1(X - W)}" y="${round1(Y + H * 0.36)}" width="${round1(W * 2)}" height="22" fill="${skin}"/><ellipse cx="${round1(X - W * 0.14)}" cy="${round1(Y - H * 0.26)}" rx="${round1(W * 0.3)}" ry="12" fill="#fff" opacity=".35" ${canvas.blur(5)}/></g></g>`;
    }
    return s;
  };
export const salmon = loins({ flesh: ['#ff9a6b', '#fb7f4f', '#e9602f'], flake: '#ffd3b8', skin: '#8a8f92' });
export const troutFillet = loins({ flesh: ['#ffc0a8', '#f99a82', '#e87a66'], flake: '#ffe6dc', skin: '#b39a5c' });
export const codLoin = loins({ flesh: ['#ffffff', '#f7f2ec', '#e4dace'], flake: '#d6c9bb', skin: '#c4ccd0' });

interface Fillet {
  flesh: string;
  /** Of the piece that lies with its skin up: along the back, and along the belly. */
  skin?: [back: string, belly: string];
  /** Spots on the skin. */
  spots?: string;
  /** Height for its length; flat fish are broad. */
  broad?: number;
}

const SKIN_UP: [number, number, number] = [0.35, 0.35, -6];
const FLESH_UP: [number, number, number] = [0.62, 0.66, 8];

/** Two thin fillets, one of them with its skin up where the kind is told by it. */
const fillets =
  ({ flesh, skin, spots, broad = 1 }: Fillet): Content =>
  (canvas, { x, y, w, h }) =>
    [SKIN_UP, FLESH_UP]
      .map((place) => {
        const [cx, cy, turn] = place;
        const X = x + cx * w,
          Y = y + cy * h,
          up = (part: number) => round1(Y - h * part * broad),
          down = (part: number) => round1(Y + h * part * broad);
        const path = `M${round1(X - w * 0.34)} ${round1(Y + 6)}Q${round1(X - w * 0.2)} ${up(0.24)} ${round1(X + w * 0.14)} ${up(0.18)}Q${round1(X + w * 0.36)} ${up(0.1)} ${round1(X + w * 0.4)} ${round1(Y + 4)}Q${round1(X + w * 0.2)} ${down(0.2)} ${round1(X - w * 0.1)} ${down(0.2)}Q${round1(X - w * 0.3)} ${down(0.18)} ${round1(X - w * 0.34)} ${round1(Y + 6)}Z`;
        const isSkin = skin !== undefined && place === SKIN_UP;
        const paint = canvas.linear(
          isSkin
            ? [
                [0, skin[0]],
                [0.45, mix(skin[0], skin[1], 0.6)],
                [1, skin[1]],
              ]
            : [
                [0, lighten(flesh, 0.5)],
                [0.6, flesh],
                [1, darken(flesh, 0.14)],
              ],
          'down',
        );
        const marks = isSkin
          ? canvas.clipped(canvas.clip(`<path d="${path}"/>`), scales(canvas, X, Y, w, h, spots))
          : `<path d="M${round1(X - w * 0.3)} ${round1(Y + 4)}H${round1(X + w * 0.36)}" stroke="#e3b7a8" stroke-width="4" opacity=".8"/>${bones(X, Y, w, h)}`;
        return `<g transform="rotate(${turn} ${round1(X)} ${round1(Y)})"><path d="${path}" transform="translate(3 5)" fill="#14202a" opacity=".4"/><path d="${path}" fill="${paint}"/>${marks}</g>`;
      })
      .join('');

/** Traces of the bones in the flesh. */
const bones = (X: number, Y: number, w: number, h: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const left = round1(X - w * 0.22 + i * w * 0.06);
    return `<path d="M${left} ${round1(Y)}l-10 ${round1(-h * 0.12)}M${left} ${round1(Y + 6)}l-10 ${round1(h * 0.12)}" stroke="#e6cdc0" stroke-width="2"/>`;
  }).join('');

/** Rows of scales, or spots, on a skin. */
function scales(canvas: Canvas, X: number, Y: number, w: number, h: number, spots: string | undefined): string {
  if (spots) {
    return Array.from(
      { length: 26 },
      () =>
        `<circle cx="${round1(X + canvas.between(-w * 0.32, w * 0.38))}" cy="${round1(Y + canvas.between(-h * 0.24, h * 0.24))}" r="${round1(canvas.between(2.5, 5))}" fill="${spots}"/>`,
    ).join('');
  }
  let drawn = `<path d="M${round1(X - w * 0.32)} ${round1(Y)}Q${round1(X)} ${round1(Y - h * 0.06)} ${round1(X + w * 0.38)} ${round1(Y)}" stroke="#3a444c" stroke-width="2" opacity=".5" fill="none"/>`;
  for (let row = -4; row < 5; row++)
    for (let i = 0; i < 22; i++)
      drawn += `<path d="M${round1(X - w * 0.34 + i * w * 0.035 + (row % 2 ? 5 : 0))} ${round1(Y + row * h * 0.055)}q5 4 0 9" stroke="#fff" stroke-width="1.4" opacity=".5" fill="none"/>`;
  return drawn;
}

export const fillet = fillets({ flesh: '#efdcd0' });
export const bassFillet = fillets({ flesh: '#f3e3e0', skin: ['#3f4a54', '#dfe5e8'] });
export const breamFillet = fillets({ flesh: '#f6e4dc', skin: ['#8f8a6a', '#f3e6b0'], broad: 1.15 });
export const plaiceFillet = fillets({ flesh: '#f8efe2', skin: ['#7a5a3a', '#9a7a52'], spots: '#e8742c', broad: 1.35 });
export const mackerelFillet = fillets({ flesh: '#d9b0a0', skin: ['#2f5a6a', '#d5dde0'] });
