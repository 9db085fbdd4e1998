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
export const pulses = dish('chickpeas', undefined, 'parsley');
export const tortellini = dish('tortellini', undefined, 'basil');
export const ravioli = dish('ravioli', undefined, 'basil');
export const gnocchi = dish('gnocchi', undefined, 'basil');
export const nests: Content = (canvas, { x, y, w, h }) => tex(canvas, 'nests', x, y, w, h);
export const couscous = dish('seeds', '#e6c071', 'parsley');
