import { blob } from '../canvas/blob.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

/** Crushed ice under the fish. */
const ice: Content = (canvas, { x, y, w, h }) => {
  let cubes = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#dcecf2"/>`;
  for (let i = 0; i < 70; i++) {
    const size = canvas.between(10, 26);
    cubes += `<rect x="${round1(x + canvas.rand() * w - 8)}" y="${round1(y + canvas.rand() * h - 8)}" width="${round1(size)}" height="${round1(size * 0.8)}" rx="5" transform="rotate(${Math.round(canvas.rand() * 60)} ${round1(x + w / 2)} ${round1(y + h / 2)})" fill="${i % 2 ? '#f6fbfd' : '#c3dde8'}" opacity=".75"/>`;
  }
  return cubes;
};

/** Whole fish on ice, two or three (`art` names the kind), with a slice of lemon. */
export const wholeFish: Content = (canvas, area, pack) => {
  const { x, y, w, h } = area;
  const kind = pack.art?.[0] ?? 'sea-bream';
  const count = pack.n ?? 2;
  let drawn = ice(canvas, area, pack);
  for (let i = 0; i < count; i++) {
    const size = Math.min(w * 0.86, (h / count) * 2.1);
    drawn += canvas.art(kind, x + w * (0.46 + (i % 2) * 0.06), y + ((i + 0.5) * h) / count, size, i % 2 ? 5 : -6);
  }
  return `${drawn}${canvas.art('citron', x + w * 0.14, y + h * 0.84, 46, -12)}`;
};

/** Steaks with skin and centre bone: swordfish, tuna, hake. */
function steaks(colour: string, vein: string, skin: string): Content {
  return (canvas, area, pack) => {
    const { x, y, w, h } = area;
    return (
      ice(canvas, area, pack) +
      [
        [0.29, 0.5, -6],
        [0.71, 0.5, 8],
      ]
        .map(([ax = 0.5, ay = 0.5, turn]) => {
          const cx = x + ax * w;
          const cy = y + ay * h;
          const path = blob(canvas, cx, cy, w * 0.24, h * 0.42, 9, 0.07);
          const paint = canvas.radial([
            [0, lighten(colour, 0.3)],
            [0.7, colour],
            [1, darken(colour, 0.18)],
          ]);
          const rings = [0.75, 0.5]
            .map(
              (k) =>
                `<ellipse cx="${round1(cx)}" cy="${round1(cy)}" rx="${round1(w * 0.22 * k)}" ry="${round1(h * 0.38 * k)}" fill="none" stroke="${vein}" stroke-width="2.5" opacity=".6"/>`,
            )
            .join('');
          return `<g transform="rotate(${turn} ${round1(cx)} ${round1(cy)})"><path d="${path}" transform="translate(3 6)" fill="#14202a" opacity=".4"/><path d="${path}" fill="${paint}" stroke="${skin}" stroke-width="5"/>${rings}<path d="M${round1(cx - 6)} ${round1(cy - h * 0.3)}V${round1(cy + h * 0.3)}M${round1(cx - w * 0.16)} ${round1(cy)}H${round1(cx + w * 0.16)}" stroke="${vein}" stroke-width="3" opacity=".55"/><ellipse cx="${round1(cx - 24)}" cy="${round1(cy - h * 0.2)}" rx="26" ry="10" fill="#fff" opacity=".3" ${canvas.blur(4)}/></g>`;
        })
        .join('')
    );
  };
}
export const swordfish = steaks('#f3cdbd', '#c98a7c', '#8a9298');
export const tunaSteak = steaks('#a8303c', '#d98a86', '#3a4652');
export const salmonSteak = steaks('#fb8453', '#ffd9c4', '#7d858c');
export const hake = steaks('#f6ede4', '#dcc3b4', '#9aa0a0');

/** Rows of one piece of art on ice: prawns, mussels, squid rings. */
export const onIce: Content = (canvas, area, pack) => {
  const { x, y, w, h } = area;
  const size = pack.size ?? 78;
  const art = pack.art?.length ? pack.art : ['shrimp'];
  let drawn = ice(canvas, area, pack);
  const columns = Math.ceil(w / (size * 0.72));
  const rows = Math.ceil(h / (size * 0.66));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      drawn += canvas.piece(
        art[(row + column) % art.length] as string,
        x + size * 0.3 + column * size * 0.72 + (row % 2 ? -size * 0.2 : 0),
        y + size * 0.34 + row * size * 0.66,
        size,
        canvas.between(-24, 24),
      );
    }
  }
  return drawn;
};
