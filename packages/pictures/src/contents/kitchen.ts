import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { tex } from '../textures/index.ts';
import type { Content } from './content.ts';

/** A baked layer with browned spots: lasagne, parmigiana, cannelloni, gratins. */
function baked(base: string, spots: string, sauce: string): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${base}"/>`;
    for (let i = 0; i < 46; i++) {
      const paint = [spots, sauce, lighten(base, 0.4), darken(spots, 0.25)][i % 4];
      drawn += `<ellipse cx="${round1(x + canvas.rand() * w)}" cy="${round1(y + canvas.rand() * h)}" rx="${round1(canvas.between(6, 26))}" ry="${round1(canvas.between(4, 14))}" fill="${paint}" opacity=".7"/>`;
    }
    return `${drawn}<ellipse cx="${round1(x + w * 0.3)}" cy="${round1(y + h * 0.2)}" rx="60" ry="14" fill="#fff" opacity=".25" ${canvas.blur(6)}/>`;
  };
}
export const lasagne = baked('#f0c877', '#c9772a', '#c2391f');
export const parmigiana = baked('#c9442a', '#7a2a3a', '#f3dca0');
export const gratin = baked('#f3dda0', '#d99a3c', '#f9efcf');

/** Pasta or grains with sauce, from the textures. */
function dish(texture: string, colour: string | undefined, garnish: string): Content {
  return (canvas, { x, y, w, h }) =>
    tex(canvas, texture, x, y, w, h, colour) +
    canvas.art(garnish, x + w * 0.3, y + h * 0.32, 64, -14) +
    canvas.art(garnish, x + w * 0.62, y + h * 0.7, 54, 30);
}
export const pastaDish = dish('penne', '#e98a3c', 'basil');
export const riceDish = dish('rice', '#f3d98a', 'shrimp');
export const soup = dish('vegetables', undefined, 'basil');

/** A smooth soup: swirls of cream and of its colour, and a leaf. */
function smooth(colour: string, garnish: string): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>`;
    for (let i = 0; i < 9; i++) {
      const paint = i % 3 === 0 ? lighten(colour, 0.45) : i % 3 === 1 ? darken(colour, 0.1) : lighten(colour, 0.18);
      drawn += `<path d="M${x - 10} ${round1(y + ((i + 0.5) * h) / 9)}q${round1(w * 0.3)} ${round1(canvas.between(-26, 26))} ${round1(w * 0.55)} 0t${round1(w * 0.6)} 4" stroke="${paint}" stroke-width="${round1(canvas.between(5, 12))}" fill="none" opacity=".55" ${canvas.blur(2)}/>`;
    }
    return drawn + canvas.art(garnish, x + w * 0.44, y + h * 0.5, 62, -14);
  };
}
export const pumpkinCream = smooth('#ee9a34', 'basil');
export const vegetableCream = smooth('#a9a84e', 'parsley');

/** Leaves boiled and squeezed into a lump. */
export const boiledGreens: Content = (canvas, { x, y, w, h }) => {
  let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#1f4a22"/>`;
  for (let i = 0; i < 70; i++) {
    const [cx, cy] = [round1(x + canvas.rand() * w), round1(y + canvas.rand() * h)];
    const paint = ['#2f6d2c', '#3f7f3a', '#27592a', '#4f8f46'][i % 4];
    drawn += `<path d="M0 0q${round1(canvas.between(10, 24))} ${round1(canvas.between(-14, 14))} ${round1(canvas.between(26, 44))} ${round1(canvas.between(-6, 6))}" transform="translate(${cx} ${cy}) rotate(${Math.round(canvas.rand() * 360)})" stroke="${paint}" stroke-width="${round1(canvas.between(6, 12))}" stroke-linecap="round" fill="none"/>`;
  }
  return drawn;
};
export const pulses = dish('chickpeas', undefined, 'parsley');
export const tortellini = dish('tortellini', undefined, 'basil');
export const ravioli = dish('ravioli', undefined, 'basil');
export const gnocchi = dish('gnocchi', undefined, 'basil');
export const nests: Content = (canvas, { x, y, w, h }) => tex(canvas, 'nests', x, y, w, h);
export const couscous = dish('seeds', '#e6c071', 'parsley');
