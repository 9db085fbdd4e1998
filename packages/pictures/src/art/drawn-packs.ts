import type { Paints } from '../canvas/paints.ts';
import { ball, type Drawing, fall, tube } from './shading.ts';

const shine = (x: number, y: number, h: number) =>
  `<rect x="${x}" y="${y}" width="1.6" height="${h}" rx=".8" fill="#fff" opacity=".55"/>`;
const upright = (canvas: Paints, colour: string, x: number, y: number, w: number, h: number, r: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${tube(canvas, colour)}"/>`;

/** Packs and a glass, for the pictures of departments: they stand for all that is sold in them. */
export const DRAWN_PACKS: Record<string, Drawing> = {
  'glass-of-milk': (canvas) =>
    `<path d="M6.5 4H25.5L23.5 28Q23.3 30 21.3 30H10.700Q8.7 30 8.5 28Z" fill="#d8ecf8"/><path d="M7.2 10.500H24.800L23.2 27.500Q23 29 21.5 29H10.500Q9 29 8.8 27.500Z" fill="${fall(canvas, '#fdfcf8')}"/><ellipse cx="16" cy="10.5" rx="8.8" ry="1.9" fill="#fff" stroke="#e3e6ea" stroke-width=".4"/><ellipse cx="16" cy="4" rx="9.5" ry="1.8" fill="#eef7fc" stroke="#a9cfe6" stroke-width=".7"/><path d="M10 7L11.5 26" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".85"/><path d="M23.5 12L22.5 25" stroke="#c9d3dc" stroke-width="1" opacity=".7"/>`,
  'tomato-tin': (canvas) =>
    `${upright(canvas, '#c4271b', 6, 6, 20, 23, 2)}<rect x="6" y="11" width="20" height="12" fill="#fbf3e0"/><circle cx="16" cy="17.5" r="4.5" fill="${ball(canvas, '#d8321f')}"/><path d="M13 13.500L16 15L19 13.500L17.5 16H14.500Z" fill="#4f8a2c"/><ellipse cx="16" cy="6.5" rx="10" ry="2.6" fill="#e3e8ec" stroke="#a9b2b9" stroke-width=".5"/><ellipse cx="16" cy="6.5" rx="7.5" ry="1.7" fill="none" stroke="#b9c2c9" stroke-width=".5"/>${shine(8.5, 9, 18)}`,
  'oil-bottle': (canvas) =>
    `<rect x="13.5" y="1" width="5" height="4" rx="1" fill="#b98f45"/><path d="M14 5H18V10Q23 12 23 16V29Q23 31 21 31H11Q9 31 9 29V16Q9 12 14 10Z" fill="${tube(canvas, '#6a7a1f')}"/><rect x="10" y="18" width="12" height="9" fill="#f6efd8"/><ellipse cx="15" cy="23" rx="2.2" ry="1.7" fill="#6c8a2c"/><path d="M16 22Q18 19.5 20 20" stroke="#4f6b1c" stroke-width="1" fill="none"/>${shine(11, 13, 15)}`,
  'jam-jar': (canvas) =>
    `<rect x="8" y="4" width="16" height="5" rx="1.5" fill="#c8342c"/><path d="M8 9H24Q26 11 26 14V27Q26 30 23 30H9Q6 30 6 27V14Q6 11 8 9Z" fill="${tube(canvas, '#e0812c')}"/><rect x="6" y="16" width="20" height="9" fill="#fbf3e0"/><circle cx="16" cy="20.5" r="3.3" fill="${ball(canvas, '#f08c1a')}"/>${shine(8.5, 11, 17)}`,
  'spray-bottle': (canvas) =>
    `<path d="M9 3H19Q21 3 21 5V7H24V9.500H21V10H12V7.500H8Q6.5 7.5 6.5 6Q6.5 3 9 3Z" fill="#f4f6f8" stroke="#c3cbd2" stroke-width=".5"/><path d="M10 10Q9 13 7 13V10Z" fill="#dfe5ea"/><path d="M12.5 10H19.500V13Q24 15 24 19V28.500Q24 31 21.5 31H10.500Q8 31 8 28.500V19Q8 15 12.5 13Z" fill="${tube(canvas, '#2f9fd6')}"/><rect x="8" y="19" width="16" height="8" fill="#fff"/><path d="M16 20L17 22.500L19.5 23L17 23.700L16 26L15 23.700L12.5 23L15 22.500Z" fill="#f2b92c"/>${shine(10, 16, 12)}`,
  'detergent-jug': (canvas) =>
    `<rect x="9" y="2" width="9" height="6" rx="1.5" fill="${tube(canvas, '#f2c81f')}"/><path d="M8 9H20Q27 11 27 17V28Q27 31 24 31H8Q5 31 5 28V14Q5 10 8 9Z" fill="${tube(canvas, '#8a5fc2')}"/><path d="M22.5 14Q25 15 24.5 21Q24 24 22 23Q20.8 22 21 18Z" fill="#5f3f94"/><rect x="6.5" y="16" width="12" height="11" rx="2" fill="#fff"/><path d="M9.5 18.500L11.5 17.500Q12.5 19 13.5 17.500L15.5 18.500L16.5 21L15 21.500V25H10V21.500L8.5 21Z" fill="#8fd0f2"/>${shine(7.5, 12, 16)}`,
  'shampoo-bottle': (canvas) =>
    `<rect x="10" y="2" width="12" height="6" rx="1.5" fill="${tube(canvas, '#f4f6f8')}"/><path d="M8 10Q8 8 10 8H22Q24 8 24 10V28Q24 31 21 31H11Q8 31 8 28Z" fill="${tube(canvas, '#3fb0a0')}"/><rect x="8" y="14" width="16" height="11" fill="#eefaf6"/><path d="M16 15.500Q20 20 18.5 22.500Q16 25 13.5 22.500Q12 20 16 15.500Z" fill="#3fb0a0"/>${shine(10, 10, 19)}`,
  toothpaste: (canvas) =>
    `<g transform="rotate(24 16 16)"><path d="M9 4H23L21 25H11Z" fill="${tube(canvas, '#f4f8fa')}"/><path d="M9 4H23V1.500H9Z" fill="#d9e2e8"/><path d="M9.8 11H22.200L21.5 18H10.500Z" fill="#2f8fd6"/><path d="M10.3 13Q16 16 22 12.500L21.8 15Q16 18.5 10.5 15.500Z" fill="#e8483a"/><rect x="12" y="25" width="8" height="5" rx="1" fill="#2f8fd6"/></g>`,
  'water-bottle': (canvas) =>
    `<rect x="13" y="1" width="6" height="3.5" rx="1" fill="#2f7fd1"/><path d="M13.5 4.500H18.500Q18.5 8 22 11Q23 12 23 14V28Q23 31 20.5 31H11.500Q9 31 9 28V14Q9 12 10 11Q13.5 8 13.5 4.500Z" fill="${tube(canvas, '#b9dff4')}"/><rect x="9" y="15" width="14" height="8" fill="#2f7fd1"/><path d="M16 16.500Q19 19.5 17.8 21.300Q16 22.8 14.2 21.300Q13 19.5 16 16.500Z" fill="#fff"/><path d="M9 25.500H23M9 28H23" stroke="#fff" stroke-width=".9" opacity=".8"/>${shine(11, 12, 17)}`,
  'pasta-bag': (canvas) =>
    `<path d="M7 3L9 4.500L11 3L13 4.500L15 3L17 4.500L19 3L21 4.500L23 3L25 4.500V29Q16 31 7 29Z" fill="${tube(canvas, '#1f4e8c')}"/><rect x="9.5" y="16" width="13" height="10.5" rx="2" fill="#8a6a2c"/>${[
      [12, 19, -30],
      [17, 18.5, 20],
      [20.5, 22, -50],
      [13, 23.5, 40],
      [17.5, 24, -10],
    ]
      .map(
        ([x, y, turn]) =>
          `<rect x="-2.6" y="-1.1" width="5.2" height="2.2" rx=".6" transform="translate(${x} ${y}) rotate(${turn})" fill="#f0c468" stroke="#b98a2c" stroke-width=".3"/>`,
      )
      .join('')}<rect x="10" y="8" width="12" height="4.5" rx="1" fill="#fff"/>${shine(9, 6, 21)}`,
  'gift-box': (canvas) =>
    `<rect x="4" y="14" width="24" height="16" rx="2" fill="${fall(canvas, '#12683a')}"/><rect x="2.5" y="9" width="27" height="6.5" rx="1.8" fill="${fall(canvas, '#178048')}"/><rect x="13.5" y="9" width="5" height="21" fill="${fall(canvas, '#f6cf3a')}"/><path d="M16 9Q6 9 7 4.500Q8.5 1 12.5 4Q15 6 16 9Q17 6 19.5 4Q23.5 1 25 4.500Q26 9 16 9Z" fill="#f6cf3a" stroke="#c99a12" stroke-width=".7"/><path d="M16 9Q12 5.5 10 5.500M16 9Q20 5.5 22 5.5" stroke="#c99a12" stroke-width=".8" fill="none"/>`,
  'salame-cut': (canvas) =>
    `<g transform="rotate(-22 16 16)"><rect x="1" y="9" width="22" height="14" rx="7" fill="${fall(canvas, '#8c3a34')}"/><path d="M4 10L8 22M9 9L13 23M14 9L18 23" stroke="#e9d8bd" stroke-width=".8" opacity=".8"/><ellipse cx="22.5" cy="16" rx="5.5" ry="7.2" fill="#b23a3c" stroke="#e9d8bd" stroke-width=".7"/>${[
      [21, 12],
      [24.5, 14],
      [20.5, 17],
      [23.5, 19],
      [25, 17],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="1" ry=".8" fill="#f6d9cf"/>`)
      .join('')}</g>`,
};
