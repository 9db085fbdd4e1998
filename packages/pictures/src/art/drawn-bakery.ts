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

export const DRAWN_BAKERY: Record<string, Drawing> = { loaf, roll, bun };
