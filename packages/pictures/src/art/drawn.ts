import { DRAWN_BAKERY } from './drawn-bakery.ts';
import { DRAWN_GOODS } from './drawn-goods.ts';
import { DRAWN_HOUSEHOLD } from './drawn-household.ts';
import { DRAWN_KITCHEN } from './drawn-kitchen.ts';
import { DRAWN_PACKS } from './drawn-packs.ts';
import { DRAWN_PANTRY } from './drawn-pantry.ts';
import { DRAWN_PRODUCE } from './drawn-produce.ts';
import { DRAWN_VARIETIES } from './drawn-varieties.ts';
import type { Drawing } from './shading.ts';

/** Food art drawn here because the set has nothing suitable; 32 × 32 box. */
export const DRAWN: Record<string, Drawing> = {
  ...DRAWN_PRODUCE,
  ...DRAWN_GOODS,
  ...DRAWN_BAKERY,
  ...DRAWN_PANTRY,
  ...DRAWN_KITCHEN,
  ...DRAWN_PACKS,
  ...DRAWN_HOUSEHOLD,
  ...DRAWN_VARIETIES,
  'banana-bunch': (canvas) => {
    const g = canvas.linear(
      [
        [0, '#ffe27a'],
        [0.55, '#fbc92f'],
        [1, '#dd9a12'],
      ],
      'diagonal',
    );
    const f =
      'M13.6 3.6C12.5 9 13 15.5 17 20.5C19.8 24 24.4 26 28.6 25.6C29.6 25.5 29.8 24.4 29 24C24 21.6 20.4 17 19.2 11.4C18.6 8.6 17.4 5 16.4 3.6Z';
    let s = '';
    for (const [r, x, y, k] of [
      [44, -1.4, -1.2, 0.98],
      [27, -0.6, -0.4, 1],
      [8, 0, 0.4, 1.02],
      [-11, 0.6, 1.2, 0.98],
    ])
      s += `<g transform="translate(${x} ${y}) rotate(${r} 15 4) scale(${k})"><path d="${f}" fill="${g}"/><path d="M15.2 5C14.6 11 16.4 18.6 24.4 23.6" fill="none" stroke="#fff0ae" stroke-width="1" opacity=".75"/><path d="M16.8 5C17.4 12 20.6 19.6 28 24.4" fill="none" stroke="#b9790a" stroke-width=".7" opacity=".55"/><path d="M28.6 25.6C29.6 25.5 29.8 24.4 29 24L27.6 23.6L27.4 25.6Z" fill="#5d4310"/></g>`;
    return `<g transform="translate(-2.2 1.6) scale(1.02)">${s}<path d="M12.6 1.4Q15 .2 17.6 1.4L17.2 6Q15 7.2 13 6Z" fill="#8d7a1d"/><path d="M12.6 1.4Q15 .2 17.6 1.4L17.4 2.8Q15 1.8 12.8 2.8Z" fill="#5b4a12"/></g>`;
  },
  panettone: (canvas) => {
    const g = canvas.linear(
        [
          [0, '#f0b25e'],
          [0.6, '#c97a2c'],
          [1, '#9a5518'],
        ],
        'down',
      ),
      w = canvas.linear([
        [0, '#c8342c'],
        [0.5, '#e2564a'],
        [1, '#a3211c'],
      ]);
    return (
      `<path d="M6 17H26L24.6 29Q24.5 30 23.4 30H8.6Q7.5 30 7.4 29Z" fill="${w}"/>` +
      [9, 12.4, 15.8, 19.2, 22.6]
        .map((x) => `<path d="M${x} 17.4L${x + (16 - x) * 0.08} 30" stroke="#8d1814" stroke-width=".5" opacity=".6"/>`)
        .join('') +
      `<path d="M4.6 17.6C2.8 9.6 9.4 3.4 16 3.4S29.2 9.6 27.4 17.6Q16 20.6 4.6 17.6Z" fill="${g}"/><path d="M9 8.6Q12 5.4 16 5.2" stroke="#ffd998" stroke-width="1.6" stroke-linecap="round" fill="none" opacity=".8"/>` +
      [
        [12, 11, '#5b2c12'],
        [19, 9, '#f0891f'],
        [22.6, 13.6, '#5b2c12'],
        [15.6, 14.6, '#e9a21f'],
        [9, 14.8, '#f0891f'],
        [17.6, 6.8, '#5b2c12'],
      ]
        .map(([x, y, f]) => `<ellipse cx="${x}" cy="${y}" rx="1.1" ry=".8" fill="${f}"/>`)
        .join('')
    );
  },
  zucchina: (canvas) => {
    const g = canvas.linear(
      [
        [0, '#86b04a'],
        [0.3, '#4f8a2c'],
        [0.7, '#2f6a1e'],
        [1, '#1d4a14'],
      ],
      'down',
    );
    return `<g transform="rotate(-24 16 16)"><path d="M3 13.4Q2 16 3 18.6Q4 21.4 8 21.2L25 19.6Q27 19.2 27.2 16.6Q27.2 13.6 25 12.8L8 10.8Q4 10.6 3 13.4Z" fill="${g}"/><path d="M6 13.6L25 14.6M5 16L26 16.4M6 18.8L25 18" stroke="#b9d27a" stroke-width=".5" stroke-dasharray="2 .7" opacity=".6"/><path d="M26 14L30 13.4Q31 15.6 30.2 17.8L26.4 18.6Q27.2 16 26 14Z" fill="#b6cf73"/><path d="M30 13.4Q31 15.6 30.2 17.8L29.4 17.4Q29.8 15.6 29.2 13.8Z" fill="#e6efc0"/></g>`;
  },
};
