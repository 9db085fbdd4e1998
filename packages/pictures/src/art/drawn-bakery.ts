import { darken, lighten } from '../canvas/colour.ts';
import { ball, type Drawing } from './shading.ts';

const CRUST = '#c98a45';

/** Round country loaf with floured cuts. */
const loaf: Drawing = (canvas) =>
  `<path d="M2 19Q2 7 16 6Q30 7 30 19Q29 27 16 27Q3 27 2 19Z" fill="${ball(canvas, CRUST)}"/><path d="M8 11Q12 16 10 22M14 8.500Q18 15 16 23M21 9Q25 15 23 22" stroke="#f6e3bd" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".9"/><path d="M9 11.500Q12.5 16 10.8 22M15 9Q18.8 15 16.8 23" stroke="${darken(CRUST, 0.3)}" stroke-width=".6" fill="none"/>`;

/** Small roll with a cross cut. */
const roll: Drawing = (canvas) =>
  `<path d="M3 18Q3 7 16 7Q29 7 29 18Q28 26 16 26Q4 26 3 18Z" fill="${ball(canvas, '#d9a055')}"/><path d="M8 16Q16 10 24 16M16 8Q14 16 16 23" stroke="${lighten('#d9a055', 0.5)}" stroke-width="2" stroke-linecap="round" fill="none" opacity=".85"/>`;

/** Burger bun with sesame. */
const bun: Drawing = (canvas) =>
  `<path d="M3 16Q3 5 16 5Q29 5 29 16Q29 18 27 18H5Q3 18 3 16Z" fill="${ball(canvas, '#d08a3a')}"/><path d="M4 20H28Q29 26 24 27H8Q3 26 4 20Z" fill="${ball(canvas, '#e0aa62')}"/><path d="M4 19.500H28" stroke="#f6dfb4" stroke-width="2.5"/><g fill="#fff0cf">${[
    [10, 10],
    [15, 8],
    [20, 9.5],
    [13, 13],
    [18, 13],
    [23, 13.5],
    [8, 14],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="1.1" ry=".7"/>`)
    .join('')}</g>`;

/** Tart with a lattice over its jam. */
const tart =
  (jam: string): Drawing =>
  (canvas) => {
    const strip = `stroke="${lighten(CRUST, 0.2)}" stroke-width="2.2" stroke-linecap="round"`;
    return `<circle cx="16" cy="16.5" r="14" fill="${ball(canvas, CRUST)}"/><circle cx="16" cy="16.5" r="11.4" fill="${ball(canvas, jam)}"/><g ${strip}><path d="M9 8L24 23M6 13L19 27M14 5.500L26.500 18"/><path d="M23 8L8 23M26 13L13 27M18 5.500L5.500 18"/></g><circle cx="16" cy="16.5" r="12.6" fill="none" stroke="${darken(CRUST, 0.12)}" stroke-width="2.4" stroke-dasharray="2.2 1.4"/>`;
  };

/** Rolled pastry with cuts, dusted with sugar. */
const strudel: Drawing = (canvas) =>
  `<g transform="rotate(-18 16 16)"><rect x="1" y="9" width="30" height="14" rx="7" fill="${ball(canvas, CRUST)}"/><path d="M8 11L11 21M14 10.500L17 21.500M20 10.500L23 21.500" stroke="${darken(CRUST, 0.35)}" stroke-width="1.3" stroke-linecap="round"/><path d="M8.600 12.5L10.400 19M14.600 12L16.400 19.5M20.600 12L22.400 19.5" stroke="#f3d9a0" stroke-width=".7"/><g fill="#fff" opacity=".85"><circle cx="6" cy="13" r=".6"/><circle cx="12.5" cy="12.5" r=".7"/><circle cx="18.500" cy="14" r=".6"/><circle cx="25" cy="13" r=".7"/><circle cx="11" cy="16" r=".5"/><circle cx="26" cy="17" r=".5"/></g></g>`;

/** Flat cake of crumbs and almonds. */
const crumbleCake: Drawing = (canvas) => {
  const crumbs = Array.from({ length: 46 }, (_, i) => {
    const [angle, from] = [i * 2.4, 12 * Math.sqrt((i + 0.5) / 46)];
    const [x, y] = [16 + Math.cos(angle) * from, 16.5 + Math.sin(angle) * from];
    const paint = i % 3 === 0 ? lighten('#d9a452', 0.3) : i % 3 === 1 ? '#d9a452' : darken('#d9a452', 0.16);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.2 + (i % 4) * 0.3).toFixed(1)}" fill="${paint}"/>`;
  }).join('');
  const almonds = [
    [10, 11, 20],
    [21, 10, -30],
    [22, 20, 40],
    [11, 22, -20],
    [16, 16, 70],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M0 -3Q2.200 0 0 3Q-2.200 0 0 -3Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#8a4f24"/>`,
    )
    .join('');
  return `<circle cx="16" cy="16.5" r="13.8" fill="${ball(canvas, '#c98f3f')}"/>${crumbs}${almonds}`;
};

/** Ring cake, its dough in two colours. */
const marbleRing: Drawing = (canvas) =>
  `<ellipse cx="16" cy="19" rx="14.5" ry="10.5" fill="${darken('#d9a45c', 0.22)}"/><ellipse cx="16" cy="16" rx="14.5" ry="10.5" fill="${ball(canvas, '#dba65e')}"/><path d="M3 17Q7 9 12 10Q9 14 14 13M19 8.500Q23.500 9 26.500 12.5Q23.500 13.5 25.500 17M5 21Q10 19 12 24M18 25.500Q20 20 26 21.500M15 6.500Q17 9 20 7" stroke="#5b2f14" stroke-width="2.200" stroke-linecap="round" fill="none" opacity=".85"/><ellipse cx="16" cy="15.5" rx="4.600" ry="2.800" fill="${darken('#d9a45c', 0.4)}"/><ellipse cx="16" cy="16.2" rx="4" ry="2" fill="#f6f4ee"/>`;

export const DRAWN_BAKERY: Record<string, Drawing> = {
  loaf,
  roll,
  bun,
  strudel,
  'tart-apricot': tart('#ea8f2c'),
  'tart-berries': tart('#6d2450'),
  'crumble-cake': crumbleCake,
  'marble-ring': marbleRing,
};
