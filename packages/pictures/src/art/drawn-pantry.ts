import { darken, lighten } from '../canvas/colour.ts';
import type { Paints } from '../canvas/paints.ts';
import { ball, type Drawing, fall } from './shading.ts';

/** Several round things in a heap: x, y and radius of each. */
const heapOf =
  (colour: string, places: readonly (readonly [number, number, number])[], mark = ''): Drawing =>
  (canvas) =>
    places
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${ball(canvas, colour)}" stroke="${darken(colour, 0.25)}" stroke-width=".3"/>${mark ? `<g transform="translate(${x} ${y}) scale(${r / 5})">${mark}</g>` : ''}`,
      )
      .join('');

const THREE = [
  [10.5, 20, 7],
  [22, 20.5, 6.6],
  [16, 11.5, 6.8],
] as const;
const MANY = [
  [7, 23, 3.6],
  [13, 24.5, 3.6],
  [19.5, 24.5, 3.6],
  [25.5, 23, 3.6],
  [10, 18, 3.6],
  [16, 18.5, 3.6],
  [22.5, 18, 3.6],
  [13, 12.5, 3.6],
  [19.5, 12.5, 3.6],
] as const;

/** A sheet of dough rolled up in its paper. */
const doughRoll =
  (colour: string): Drawing =>
  (canvas) =>
    `<g transform="rotate(-18 16 16)"><rect x="2" y="10" width="26" height="12" rx="6" fill="${fall(canvas, colour)}"/><path d="M22 22H31V12" fill="#fbfaf4" stroke="#dcd6c4" stroke-width=".4"/><ellipse cx="27" cy="16" rx="3.6" ry="6" fill="${lighten(colour, 0.3)}" stroke="${darken(colour, 0.2)}" stroke-width=".6"/><path d="M27 12.500Q29 14 28.5 16.500T26 18.500T25.5 15" fill="none" stroke="${darken(colour, 0.22)}" stroke-width=".8"/><path d="M5 12.500H22" stroke="#fff" stroke-width="1.2" opacity=".6" stroke-linecap="round"/></g>`;

/** A slice of cake: layers from below, and what lies on top. */
const cakeSlice =
  (layers: readonly string[], top: string): Drawing =>
  (canvas) => {
    const height = 13 / layers.length;
    const sides = layers
      .map((colour, i) => {
        const y = 27 - i * height;
        return `<path d="M3 ${y - 6}L21 ${y}V${y - height}L3 ${y - 6 - height}Z" fill="${fall(canvas, colour)}"/><path d="M21 ${y}L29 ${y - 5}V${y - 5 - height}L21 ${y - height}Z" fill="${darken(colour, 0.16)}"/>`;
      })
      .join('');
    return `${sides}<path d="M3 8L21 14L29 9L14 4.500Z" fill="${top}"/><path d="M5 8L20 12.8" stroke="#fff" stroke-width=".8" opacity=".5"/>`;
  };

/** A leaf of mint, sage or tea on its vein. */
const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0Q-5 -5 -3.5 -11Q0 -16 0 -16Q3.5 -11 3.5 -11Q5 -5 0 0Z" fill="${colour}"/><path d="M0 -1V-13M0 -4L-2.5 -7M0 -4L2.5 -7M0 -8L-2 -10.500M0 -8L2 -10.5" stroke="${darken(colour, 0.3)}" stroke-width=".7" fill="none"/></g>`;

const sprig =
  (leaves: readonly (readonly [number, number, number, number])[], stem: string, colour: string): Drawing =>
  () =>
    `<path d="M16 31V5" stroke="${stem}" stroke-width="1.2" fill="none"/>${leaves.map(([x, y, turn, size], i) => leaf(x, y, turn, size, i % 2 ? colour : lighten(colour, 0.14))).join('')}`;

const seeded = (canvas: Paints, crust: string, crumb: string, seeds: string) =>
  `<path d="M4 12Q3 6 9 6H23Q29 6 28 12Q27 15 26.5 15V26Q26.5 28 24.5 28H7.500Q5.5 28 5.5 26V15Q4.5 15 4 12Z" fill="${fall(canvas, crust)}"/><path d="M6.5 12.500Q6 8.5 10 8.500H22Q26 8.5 25.5 12.500Q25 14.5 24.5 14.500V24.500Q24.5 26 23 26H9Q7.5 26 7.5 24.500V14.500Q7 14.5 6.5 12.500Z" fill="${crumb}"/>${[
    [10, 12],
    [15, 10.5],
    [21, 12],
    [12, 17],
    [18, 15.5],
    [22.5, 18.5],
    [10.5, 22],
    [16, 21],
    [21, 23.5],
  ]
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="1.1" ry=".6" transform="rotate(${i * 37} ${x} ${y})" fill="${seeds}"/>`,
    )
    .join('')}`;

/** Food of the store cupboard, the bakery and the bar, drawn here because the set has none or another. */
export const DRAWN_PANTRY: Record<string, Drawing> = {
  chickpeas: heapOf(
    '#e3bd78',
    THREE,
    '<path d="M-.6 -3.400Q0 -5 1.2 -3.600M.2 -3.200Q1.5 0 .3 2.6" stroke="#b98a45" stroke-width=".7" fill="none"/>',
  ),
  lentils: (canvas) =>
    MANY.map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.9" fill="${ball(canvas, '#8f7040')}" stroke="#5e4722" stroke-width=".4"/>`,
    ).join(''),
  peppercorns: heapOf(
    '#3a302a',
    MANY,
    '<path d="M-2.5 -1Q0 1 2.5 -1M-1.5 2Q0 .5 2 2.5" stroke="#7a6a5c" stroke-width=".8" fill="none"/>',
  ),
  corn: heapOf('#f5c431', MANY),
  mustard: (canvas) =>
    `<path d="M16 30Q15 20 16 12M16 22L9 15M16 19L23 13" stroke="#5f8a2c" stroke-width="1.2" fill="none"/>${[
      [16, 8],
      [9, 12],
      [23, 10],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})">${[0, 90, 180, 270].map((turn) => `<ellipse cy="-3" rx="2.3" ry="3" transform="rotate(${turn})" fill="#f8d21c" stroke="#d9a90a" stroke-width=".3"/>`).join('')}<circle r="1.4" fill="#c98a12"/></g>`,
      )
      .join('')}${[
      [7, 27],
      [11, 28.5],
      [21, 28],
      [25, 27],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9" fill="${ball(canvas, '#d9a441')}"/>`)
      .join('')}`,
  yeast: (canvas) =>
    `<path d="M4 14L15 9L28 13V24L17 29L4 25Z" fill="${fall(canvas, '#d9c3a0')}"/><path d="M4 14L17 18L28 13L15 9Z" fill="#f0e2c8"/><path d="M17 18V29" stroke="#b59a72" stroke-width=".7"/><path d="M7 19L11 20.500M20 22L25 19.500M9 24L13 25" stroke="#b59a72" stroke-width=".7"/>`,
  dough: (canvas) =>
    `<ellipse cx="16" cy="19.5" rx="13" ry="9.5" fill="${ball(canvas, '#efe0bf')}"/><path d="M8 15Q14 10 21 14M11 20Q16 18 22 21" stroke="#d3bd8f" stroke-width=".9" fill="none" stroke-linecap="round"/>`,
  'dough-roll': doughRoll('#f0dcae'),
  'dough-round': (canvas) =>
    `<ellipse cx="16" cy="18" rx="14.5" ry="9.5" fill="#fbfaf4" stroke="#dcd6c4" stroke-width=".4"/><ellipse cx="16" cy="17" rx="12.5" ry="8" fill="${ball(canvas, '#f0dcae')}"/><path d="M8 15Q12 12 17 12.5" stroke="#fff" stroke-width="1" opacity=".7" fill="none" stroke-linecap="round"/>`,
  cracker: (canvas) =>
    `<g transform="rotate(-10 16 16)"><rect x="5" y="5" width="22" height="22" rx="2.5" fill="${fall(canvas, '#e8bd70')}"/>${[9.5, 16, 22.5].map((x) => [9.5, 16, 22.5].map((y) => `<circle cx="${x}" cy="${y}" r="1.1" fill="#a8702c"/>`).join('')).join('')}<path d="M7 7.500H25" stroke="#fff0cc" stroke-width="1.2" opacity=".7"/></g>`,
  'flat-cracker': (canvas) =>
    `<g transform="rotate(-24 16 16)"><path d="M1.5 12Q8 9 16 10.500T30.5 11Q32 16 30.5 20.500Q23 23 16 21.500T1.5 21Q0 16 1.5 12Z" fill="${fall(canvas, '#d9a352')}"/>${[
      [6, 14],
      [12, 18],
      [17, 13.5],
      [22, 18],
      [27, 14.5],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2" ry="1.3" fill="#a86a26" opacity=".7"/>`)
      .join('')}</g>`,
  'yogurt-pot': (canvas) =>
    `<path d="M7 10H25L22.5 28Q22.3 29 21 29H11Q9.7 29 9.5 28Z" fill="${fall(canvas, '#f4f7fb')}" stroke="#c3cfdd" stroke-width=".4"/><path d="M8.2 17H23.800L23 23H9Z" fill="#7fb0dc"/><path d="M5.5 10Q5.5 7 16 7T26.5 10Q26 12 16 12T5.5 10Z" fill="${fall(canvas, '#e3eaf2')}"/><path d="M22 9L28 3" stroke="#9aa6b4" stroke-width="1.6" stroke-linecap="round"/>`,
  muffin: (canvas) =>
    `<path d="M6 16H26L23.5 28Q23.3 29 22 29H10Q8.7 29 8.5 28Z" fill="${fall(canvas, '#e9dcc4')}"/><path d="M9.5 17L11 29M13 17L13.7 29M16 17V29M19 17L18.3 29M22.5 17L21 29" stroke="#c9b58f" stroke-width=".8"/><path d="M4 16.500Q2 12 6.5 9.500Q9 3.5 16 3.500T25.5 9.500Q30 12 28 16.500Q16 20.5 4 16.500Z" fill="${ball(canvas, '#c98a3c')}"/>${[
      [10, 10],
      [16, 7.5],
      [21, 11],
      [14, 14],
      [24, 14.5],
      [8, 14],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="1.5" ry="1.1" fill="#6b3a1e"/>`)
      .join('')}`,
  'cream-puff': (canvas) =>
    `<path d="M4 20Q4 28 16 28T28 20Z" fill="${fall(canvas, '#d9a04a')}"/><path d="M3.5 20Q8 15.5 12 18.500Q16 15 20 18.500Q24 15.5 28.5 20Q24 23 16 22.500Q8 23 3.5 20Z" fill="#fff8e6"/><path d="M5 18Q4 7 16 6.500T27 18Q22 15.5 20 17.500Q16 14 12 17.500Q10 15.5 5 18Z" fill="${ball(canvas, '#dca652')}"/>${[10, 15, 20].map((x) => `<circle cx="${x}" cy="10.5" r=".7" fill="#fffdf6"/>`).join('')}`,
  cannolo: (canvas) =>
    `<g transform="rotate(-20 16 16)"><rect x="4" y="9" width="24" height="14" rx="5" fill="${fall(canvas, '#b9722c')}"/><path d="M9 9.500Q14 16 10 22.500M16 9.500Q21 16 17 22.5" stroke="#8a4f18" stroke-width="1" fill="none"/><ellipse cx="4.5" cy="16" rx="4" ry="6.5" fill="#fffaf0"/><ellipse cx="27.5" cy="16" rx="4" ry="6.5" fill="#fffaf0"/><circle cx="27" cy="14" r="1.2" fill="#7fae4a"/><circle cx="28.5" cy="18" r="1.2" fill="#7fae4a"/><circle cx="4" cy="15" r="1.2" fill="#5a2f1a"/></g>`,
  redcurrant: (canvas) =>
    `<path d="M16 3Q15 14 16 29M16 9L10 11M16 9L22 11M16 15L10.5 17.500M16 15L21.5 17.500M16 21L12 23.500M16 21L20 23.5" stroke="#8aa84a" stroke-width=".9" fill="none"/>${[
      [9.5, 12.5, 3.6],
      [22.5, 12.5, 3.6],
      [16, 12.5, 3.4],
      [10.5, 19, 3.4],
      [21.5, 19, 3.4],
      [16, 19, 3.3],
      [12.5, 24.5, 3],
      [19.5, 24.5, 3],
      [16, 28, 2.6],
    ]
      .map(
        ([x, y, r = 3]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${ball(canvas, '#d81e2c')}"/><circle cx="${Number(x) - r * 0.3}" cy="${Number(y) - r * 0.35}" r="${Math.round(r * 2.5) / 10}" fill="#fff" opacity=".75"/>`,
      )
      .join('')}`,
  ginseng: (canvas) =>
    `<path d="M14 8Q13 4 15 2H18Q19 5 18 8Q23 10 22 16Q27 19 26 29Q23 24 20 20Q18 24 19 31Q14 26 14 20Q10 24 6 28Q7 20 11 16Q9 10 14 8Z" fill="${fall(canvas, '#dcb983')}"/><path d="M13 11H19M12.5 14H20" stroke="#a8834a" stroke-width=".7"/>`,
  'cereal-rings': () =>
    THREE.map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r - 2}" fill="none" stroke="#8f5f1c" stroke-width="4.8"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="none" stroke="#e0aa4a" stroke-width="3.6"/>`,
    ).join(''),
  'bran-sticks': (canvas) =>
    [-30, -4, 26, 60]
      .map(
        (turn, i) =>
          `<rect x="3" y="${12 + i}" width="26" height="4.5" rx="2" transform="rotate(${turn} 16 16)" fill="${fall(canvas, '#9a6a3a')}" stroke="#6b4420" stroke-width=".4"/>`,
      )
      .join(''),
  crate: (canvas) =>
    `<path d="M3 12H29V26Q29 28 27 28H5Q3 28 3 26Z" fill="${fall(canvas, '#c9935a')}"/><path d="M3 16.500H29M3 21H29M3 25H29" stroke="#8a5c30" stroke-width=".8"/><path d="M5 10V28M27 10V28" stroke="#a8713c" stroke-width="2.6"/><ellipse cx="16" cy="12" rx="12" ry="4" fill="#6fa03c"/><path d="M6 12Q9 5 13 11Q16 4 19 11Q23 5 26 12Q16 16 6 12Z" fill="#86b84a"/>`,
  'prickly-pear': (canvas) =>
    `<ellipse cx="16" cy="17" rx="9.5" ry="12.5" fill="${ball(canvas, '#d9702c')}"/><ellipse cx="16" cy="6.5" rx="4.5" ry="1.8" fill="#a83a24"/>${[
      [11, 12],
      [17, 11],
      [21.5, 15],
      [12, 19],
      [18, 18],
      [14, 25],
      [20, 23],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y}l-1 -1.400M${x} ${y}l1 -1.400M${x} ${y}v1.6" stroke="#7a2f14" stroke-width=".6"/>`,
      )
      .join('')}`,
  'spice-mound': (canvas) =>
    `<path d="M3 27Q10 9 16 8Q22 9 29 27Q16 31 3 27Z" fill="${ball(canvas, '#dfa01f')}"/><path d="M9 22Q13 14 16 13M20 24Q19 19 17 17" stroke="#f6cf6a" stroke-width="1" fill="none" stroke-linecap="round"/>`,
  'dove-cake': (canvas) =>
    `<path d="M16 30Q11 27 12 21Q5 22 2 16Q7 12 12.5 14Q11 8 14 4Q16 2 18 4Q21 8 19.5 14Q25 12 30 16Q27 22 20 21Q21 27 16 30Z" fill="${ball(canvas, '#b9702c')}" stroke="#8a4f1c" stroke-width=".6"/>${[
      [16, 7],
      [8, 17],
      [24, 17],
      [15, 15],
      [17, 24],
    ]
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.3" transform="rotate(${i * 34} ${x} ${y})" fill="#f0d9a8"/>`,
      )
      .join('')}${[
      [13, 11],
      [18.5, 11],
      [5.5, 16],
      [12, 18.5],
      [20, 18],
      [26.5, 16],
      [15, 20],
      [14.5, 27],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".9" fill="#fffdf6"/>`)
      .join('')}`,
  pan: (canvas) =>
    `<path d="M20 18L31 13.5" stroke="#2a2e33" stroke-width="3.6" stroke-linecap="round"/><ellipse cx="13" cy="20" rx="12" ry="7" fill="#1d2125"/><ellipse cx="13" cy="18" rx="12" ry="7" fill="${fall(canvas, '#5a626a')}"/><ellipse cx="13" cy="18.3" rx="9.6" ry="5.2" fill="${ball(canvas, '#343a40')}"/>`,
  'white-onion': (canvas) =>
    `<path d="M16 3Q17 8 21 9Q29 12 28 19Q26 28 16 28Q6 28 4 19Q3 12 11 9Q15 8 16 3Z" fill="${ball(canvas, '#f1ecdc')}"/><path d="M16 6Q9 12 9 20Q10 26 16 28M16 6Q23 12 23 20Q22 26 16 28M16 6V28" stroke="#cfc6ac" stroke-width=".7" fill="none"/><path d="M12 28Q14 31 16 30Q18 31 20 28" stroke="#b9a982" stroke-width="1" fill="none"/><path d="M15 7Q15 3 13.5 1.5M17 7Q17.5 3 19 2" stroke="#a8b06a" stroke-width="1.2" fill="none"/>`,
  patty: (canvas) =>
    `<ellipse cx="16" cy="20" rx="13.5" ry="8" fill="#3f2415"/><ellipse cx="16" cy="17" rx="13.5" ry="8" fill="${ball(canvas, '#7a4a2c')}"/><path d="M6 14L20 22M10 11L25 19.500M16 10L28 16" stroke="#3a1f10" stroke-width="1.6" stroke-linecap="round"/>`,
  'veggie-patty': (canvas) =>
    `<ellipse cx="16" cy="20" rx="13.5" ry="8" fill="#5f6a2c"/><ellipse cx="16" cy="17" rx="13.5" ry="8" fill="${ball(canvas, '#a3a850')}"/>${[
      [9, 15, '#f08a2c'],
      [15, 12.5, '#5f9a2c'],
      [21, 15, '#f2c84a'],
      [12, 19.5, '#5f9a2c'],
      [19, 20, '#f08a2c'],
      [25, 18, '#5f9a2c'],
    ]
      .map(([x, y, c]) => `<ellipse cx="${x}" cy="${y}" rx="1.7" ry="1.2" fill="${c}"/>`)
      .join('')}`,
  flatbread: (canvas) =>
    `<path d="M3 15Q2 9 9 8.500H24Q30 9 29.5 15V20Q29 25 23 25H9Q3.5 25 3 20Z" fill="${fall(canvas, '#d9a04a')}"/>${[8, 14, 20, 25].map((x, i) => `<ellipse cx="${x}" cy="${i % 2 ? 19 : 13.5}" rx="2" ry="1.5" fill="#a8702c"/>`).join('')}`,
  'potato-wedge': (canvas) =>
    [-24, 4, 32]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 16 16)"><path d="M4 ${16 + i * 2}Q16 ${6 + i * 2} 28 ${15 + i * 2}Q16 ${23 + i * 2} 4 ${16 + i * 2}Z" fill="#b9772c"/><path d="M4 ${16 + i * 2}Q16 ${9 + i * 2} 28 ${15 + i * 2}Q16 ${18 + i * 2} 4 ${16 + i * 2}Z" fill="${fall(canvas, '#f2c85a')}"/></g>`,
      )
      .join(''),
  croquette: (canvas) =>
    [-16, 12]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 16 16)"><rect x="4" y="${7 + i * 10}" width="24" height="9.5" rx="4.7" fill="${fall(canvas, '#cf8f35')}"/>${[8, 13, 18, 23].map((x) => `<circle cx="${x}" cy="${10 + i * 10 + (x % 2)}" r=".9" fill="#8f5a18"/>`).join('')}</g>`,
      )
      .join(''),
  duchess: (canvas) =>
    [
      [9, 24],
      [22.5, 24],
      [16, 15],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})"><ellipse cy="2.5" rx="7.5" ry="4" fill="#c98a2c"/><ellipse cy="-.5" rx="6" ry="3.4" fill="${ball(canvas, '#f0c860')}"/><ellipse cy="-4" rx="4" ry="2.6" fill="${ball(canvas, '#f3d27a')}"/><path d="M-2 -6Q0 -11 2 -6Z" fill="#d99a3a"/></g>`,
      )
      .join(''),
  'fried-rings': () =>
    [
      [11, 20, 7.5],
      [22, 19, 7],
      [16, 11, 7],
    ]
      .map(
        ([x, y, r = 0]) =>
          `<circle cx="${x}" cy="${y}" r="${r - 1.8}" fill="none" stroke="#8f5a18" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r - 1.8}" fill="none" stroke="#dca247" stroke-width="3.8"/>`,
      )
      .join(''),
  'puffed-cake': (canvas) =>
    `<ellipse cx="16" cy="19" rx="13.5" ry="9.5" fill="#cdb183"/><ellipse cx="16" cy="16" rx="13.5" ry="9.5" fill="${ball(canvas, '#f3e6c6')}"/>${[
      [9, 13],
      [14, 10.5],
      [20, 11],
      [24, 15],
      [11, 18],
      [17, 16],
      [21, 20],
      [14, 22],
      [8, 16.5],
    ]
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="2.3" ry="1.6" transform="rotate(${i * 40} ${x} ${y})" fill="#fffaf0" stroke="#dcc799" stroke-width=".5"/>`,
      )
      .join('')}`,
  'tortilla-chips': (canvas) =>
    [
      [10.5, 21, -16],
      [22, 21, 24],
      [16, 12, 4],
    ]
      .map(
        ([x, y, turn]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 -8.500Q1 -8.5 1.5 -7.500L8.5 5Q9 6.5 7.5 6.500H-7.500Q-9 6.5 -8.5 5L-1.5 -7.500Q-1 -8.5 0 -8.500Z" fill="${fall(canvas, '#e9b53c')}" stroke="#b07d18" stroke-width=".5"/>`,
      )
      .join(''),
  ladyfinger: (canvas) =>
    [
      [0, -6, -8],
      [0, 1, 4],
      [0, 8, -3],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn} 16 16)"><path d="M5 12.500Q2 16 5 19.500Q9 20.5 16 18.800Q23 20.5 27 19.500Q30 16 27 12.500Q23 11.5 16 13.200Q9 11.5 5 12.500Z" fill="${fall(canvas, '#e0ac5c')}"/>${[8, 12, 16, 20, 24].map((cx) => `<circle cx="${cx}" cy="14.5" r=".7" fill="#fffaf0"/>`).join('')}</g>`,
      )
      .join(''),
  'thin-biscuit': (canvas) =>
    [-7, 0, 7]
      .map(
        (dy, i) =>
          `<g transform="translate(0 ${dy}) rotate(${[-8, 3, -2][i]} 16 16)"><rect x="3" y="12.5" width="26" height="7" rx="3.5" fill="${fall(canvas, '#c98a3c')}"/><rect x="5" y="13.8" width="22" height="4" rx="2" fill="#f6dfa4"/></g>`,
      )
      .join(''),
  'cereal-bar': (canvas) =>
    `<g transform="rotate(-20 16 16)"><rect x="2" y="9" width="28" height="14" rx="3" fill="${fall(canvas, '#c9914a')}"/>${[
      [6, 13, '#f3dca0'],
      [11, 11.5, '#7a3a24'],
      [16, 14, '#f3dca0'],
      [21, 12, '#a85a24'],
      [26, 14, '#f3dca0'],
      [8, 18.5, '#a85a24'],
      [13, 19, '#f3dca0'],
      [18.5, 18.5, '#7a3a24'],
      [23.5, 19, '#f3dca0'],
    ]
      .map(([x, y, c]) => `<ellipse cx="${x}" cy="${y}" rx="2.3" ry="1.5" fill="${c}"/>`)
      .join('')}</g>`,
  'sugar-cube': (canvas) =>
    [
      [9, 21],
      [21, 21.5],
      [15, 11],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x - 6} ${y - 3}L${x} ${y - 6}L${x + 7} ${y - 3.5}V${y + 4}L${x + 1} ${y + 7}L${x - 6} ${y + 4}Z" fill="${fall(canvas, '#f4f1ea')}" stroke="#c9c2b2" stroke-width=".4"/><path d="M${x - 6} ${y - 3}L${x + 1} ${y - 0.5}L${x + 7} ${y - 3.5}M${x + 1} ${y - 0.5}V${y + 7}" fill="none" stroke="#d6cfbf" stroke-width=".6"/>`,
      )
      .join(''),
  liquorice: (canvas) =>
    [-16, 6, 30]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 16 16)"><rect x="3" y="${12 + i}" width="26" height="6.5" rx="3.2" fill="${fall(canvas, '#2a2320')}"/><path d="M6 ${13.5 + i}H24" stroke="#8a7f78" stroke-width=".9" stroke-linecap="round"/></g>`,
      )
      .join(''),
  'tea-leaves': () =>
    leaf(16, 28, 0, 1.15, '#6fa03c') + leaf(15, 28, -48, 1, '#4f8a2c') + leaf(17, 28, 48, 1, '#5b9432'),
  mint: sprig(
    [
      [16, 26, -70, 0.8],
      [16, 26, 70, 0.8],
      [16, 18, -58, 0.75],
      [16, 18, 58, 0.75],
      [16, 12, -34, 0.6],
      [16, 12, 34, 0.6],
      [16, 11, 0, 0.6],
    ],
    '#3f8a4a',
    '#3fa86a',
  ),
  oregano: sprig(
    [
      [16, 27, -80, 0.42],
      [16, 27, 80, 0.42],
      [16, 22, -70, 0.42],
      [16, 22, 70, 0.42],
      [16, 17, -64, 0.4],
      [16, 17, 64, 0.4],
      [16, 12, -50, 0.38],
      [16, 12, 50, 0.38],
      [16, 8, 0, 0.36],
    ],
    '#7a6a3c',
    '#7f9a4a',
  ),
  thyme: () =>
    [
      [10, -14],
      [16, 0],
      [22, 14],
    ]
      .map(
        ([x = 0, turn]) =>
          `<g transform="rotate(${turn} ${x} 30)"><path d="M${x} 30V5" stroke="#8a7a5a" stroke-width=".8"/>${[7, 10, 13, 16, 19, 22, 25].map((y) => `<ellipse cx="${x - 2}" cy="${y}" rx="1.7" ry=".9" fill="#6f8f58"/><ellipse cx="${x + 2}" cy="${y + 1}" rx="1.7" ry=".9" fill="#8aa870"/>`).join('')}</g>`,
      )
      .join(''),
  chives: () =>
    `${[9, 11.5, 14, 16.5, 19, 21.5, 24].map((x, i) => `<path d="M${16 + (x - 16) * 0.4} 30Q${x} 18 ${x + (i % 2 ? 1.5 : -1.5)} 3" stroke="${i % 2 ? '#4f9a3c' : '#3a7f2c'}" stroke-width="1.5" fill="none" stroke-linecap="round"/>`).join('')}<path d="M11.5 22.500H20.5" stroke="#d9b25a" stroke-width="1.6"/>`,
  'belgian-endive': (canvas) =>
    `<g transform="rotate(28 16 16)"><path d="M16 1Q24 9 23 20Q21 30 16 30.500Q11 30 9 20Q8 9 16 1Z" fill="${fall(canvas, '#f3f0cf')}"/><path d="M16 1Q24 9 23 20Q20.5 12 16 1Z" fill="#c9d46a"/><path d="M16 1Q8 9 9 20Q11.5 12 16 1Z" fill="#dce08a"/><path d="M16 5Q13 17 16 29M12 12Q11 21 14 28M20 12Q21 21 18 28" stroke="#cfcf9a" stroke-width=".8" fill="none"/></g>`,
  'turnip-tops': (canvas) =>
    `<path d="M16 31V14M16 24L8 12M16 24L24 12" stroke="#8fb85a" stroke-width="2" fill="none"/>${leaf(9, 22, -52, 0.95, '#2f6b2a')}${leaf(23, 22, 52, 0.95, '#2f6b2a')}${leaf(12, 18, -24, 0.9, '#3f8a34')}${leaf(20, 18, 24, 0.9, '#3f8a34')}${[
      [16, 10, 4],
      [11.5, 12.5, 2.8],
      [20.5, 12.5, 2.8],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ball(canvas, '#6fae3a')}"/>`)
      .join('')}<circle cx="15" cy="8.5" r=".9" fill="#f2dc3a"/><circle cx="18" cy="10.5" r=".9" fill="#f2dc3a"/>`,
  sprouts: (canvas) =>
    THREE.map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ball(canvas, '#7fb04a')}"/><path d="M${x - r * 0.8} ${y}Q${x} ${y - r * 1.1} ${x + r * 0.8} ${y}M${x - r * 0.6} ${y + r * 0.5}Q${x} ${y - r * 0.3} ${x + r * 0.6} ${y + r * 0.5}M${x} ${y + r}V${y - r * 0.4}" stroke="#e0edb8" stroke-width=".8" fill="none"/>`,
    ).join(''),
  lemon: (canvas) =>
    `<g transform="rotate(-24 16 17)"><path d="M3 17Q5 15.5 6 12.500Q10 6.5 17 6.800Q24 7 27 13Q28 15.5 30 16.500Q31 17.5 30 18.500Q28 19.5 27 21.500Q23 27.5 16 27.300Q9 27 6 21.500Q5 19 3 18.500Q2.2 17.7 3 17Z" fill="${ball(canvas, '#f6d21f')}"/><path d="M9 13Q12 9.5 17 9.3" stroke="#fff6b0" stroke-width="1.6" stroke-linecap="round" fill="none"/></g><path d="M24 7Q27 1.5 31 3Q30.5 8 25 9.500Z" fill="#4f9a34"/><path d="M25 8.500Q28 6 30 4" stroke="#2f6b1e" stroke-width=".6" fill="none"/>`,
  pineapple: (canvas) =>
    `<path d="M16 13Q9 9 7 3Q11 5 13 7Q12 3 13 .5Q15 3 16 6Q17 3 19 .5Q20 3 19 7Q21 5 25 3Q23 9 16 13Z" fill="#3f8a34"/><path d="M16 12Q15 7 16 3Q17 7 16 12Z" fill="#6fb04a"/><ellipse cx="16" cy="21" rx="8.5" ry="10.5" fill="${ball(canvas, '#e0a02c')}"/><path d="M9 15L22 29M8 20L17 31M14 11.500L24.5 23M23 15L10 29M24 20L15 31M18 11.500L7.5 23" stroke="#a86a14" stroke-width=".8"/>`,
  coconut: (canvas) =>
    `<circle cx="13" cy="15" r="11.5" fill="${ball(canvas, '#6b4226')}"/><path d="M4 11Q9 8 14 4M3 16Q9 13 17 5M4 20Q8 18 11 16" stroke="#8a5c38" stroke-width=".8" fill="none"/><circle cx="20.5" cy="20" r="10.5" fill="#5a351c"/><circle cx="20.5" cy="20" r="9.3" fill="${ball(canvas, '#fbf8f2')}"/><circle cx="20.5" cy="20.5" r="5.8" fill="#e3ded6"/><path d="M15 18Q17 14.5 21 14.5" stroke="#fff" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
  plumcake: (canvas) =>
    `<path d="M2.5 15Q2 10 7 9Q16 5 25 9Q30 10 29.5 15L28 25Q27.8 27 26 27H6Q4.2 27 4 25Z" fill="${fall(canvas, '#d99a4a')}"/><path d="M2.5 15Q2 10 7 9Q16 5 25 9Q30 10 29.5 15Q24 12.5 16 14Q8 12.5 2.5 15Z" fill="#a8642a"/><path d="M9 9.500Q16 12.5 23 9.500Q19 8 16 8Q12 8 9 9.500Z" fill="#f0cf8a"/><path d="M8 15.500L9 26M16 15V26M24 15.500L23 26" stroke="#b9772c" stroke-width=".6"/>`,
  'margherita-cake': (canvas) =>
    `<path d="M3 15V22Q3 28 16 28T29 22V15Z" fill="${fall(canvas, '#d9a04c')}"/><ellipse cx="16" cy="14.5" rx="13" ry="6.5" fill="${ball(canvas, '#f3dca0')}"/>${[
      [9, 13],
      [14, 10.5],
      [20, 11],
      [24, 14],
      [13, 15.5],
      [18, 17],
      [22, 16.5],
      [8.5, 16.5],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1" fill="#fffdf6"/>`)
      .join(
        '',
      )}<path d="M16 14.500L26 18V24Q22 26.5 16 27.500Z" fill="#f8e7b4"/><path d="M16 14.500L26 18" stroke="#c98f3c" stroke-width=".6"/>`,
  'cake-slice-cocoa': cakeSlice(['#5a2f1a', '#f3e3c8', '#5a2f1a'], '#3a1d10'),
  tiramisu: cakeSlice(['#d9a860', '#fbf3e0', '#b07a42', '#fbf3e0'], '#5a3219'),
  'sugar-ring': (canvas) =>
    `<circle cx="16" cy="17" r="12.5" fill="${ball(canvas, '#c98a3c')}"/><circle cx="16" cy="16" r="4.3" fill="#8a5a24"/><circle cx="16" cy="16.8" r="3.6" fill="#eef1e6"/>${Array.from({ length: 16 }, (_, i) => `<circle cx="${Math.round((16 + Math.cos(i * 0.393) * (7 + (i % 3) * 1.6)) * 10) / 10}" cy="${Math.round((16 + Math.sin(i * 0.393) * (7 + (i % 3) * 1.6)) * 10) / 10}" r=".8" fill="#fffdf6"/>`).join('')}`,
  'tart-chocolate': (canvas) =>
    `<circle cx="16" cy="17" r="14" fill="${ball(canvas, '#c98a3c')}"/><circle cx="16" cy="16.5" r="10.8" fill="${ball(canvas, '#4a2414')}"/><path d="M7 12L25 21M7 20L25 12M12 6.500L20 26M20 6.500L12 26" stroke="#d9a04c" stroke-width="1.8"/>`,
  'long-bun': (canvas) =>
    `<g transform="rotate(-16 16 16)"><rect x="1" y="10" width="30" height="13" rx="6.5" fill="${fall(canvas, '#c9843a')}"/><path d="M3 17.500H29Q28 20 24.5 20.500H7.500Q4 20 3 17.500Z" fill="#f3dcae"/><path d="M6 12.500H24" stroke="#f6cf95" stroke-width="1.6" stroke-linecap="round" opacity=".8"/></g>`,
  'white-slices': (canvas) =>
    [0, 4, 8]
      .map(
        (d) =>
          `<path d="M${3 + d} ${9 + d * 0.5}H${21 + d}V${27 - d * 0.4}H${3 + d}Z" fill="${fall(canvas, '#fbf5e6')}" stroke="#dcd0b2" stroke-width=".6"/>`,
      )
      .join(''),
  'seeded-bread': (canvas) => seeded(canvas, '#8a5a30', '#b98a56', '#f3e3b8'),
  'white-seeded-bread': (canvas) => seeded(canvas, '#b9772c', '#f3e0b4', '#7a5a2c'),
  'olive-bread': (canvas) =>
    `<ellipse cx="16" cy="18" rx="14" ry="10" fill="${ball(canvas, '#c98f4c')}"/>${[
      [9, 15],
      [15, 12],
      [21, 14],
      [12, 20],
      [19, 20],
      [25, 18.5],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.8" fill="#3a4a1c"/><circle cx="${x}" cy="${y}" r=".7" fill="#c9b25a"/>`,
      )
      .join('')}`,
  shallot: (canvas) =>
    [
      [11, 18, -14],
      [21, 18, 12],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -14Q1 -8 5 -4Q8 2 5 8Q2 11 0 11Q-2 11 -5 8Q-8 2 -5 -4Q-1 -8 0 -14Z" fill="${ball(canvas, '#b9764a')}"/><path d="M0 -12Q-3 0 0 10.500M0 -12Q3 0 3 9" stroke="#8a4a3a" stroke-width=".6" fill="none"/></g>`,
      )
      .join(''),
  buckwheat: heapOf('#7a5f45', MANY, '<path d="M0 -4L3.5 3H-3.500Z" fill="#a88a68"/>'),
  'salt-crystals': (canvas) =>
    MANY.map(
      ([x, y], i) =>
        `<rect x="${x - 2.8}" y="${y - 2.8}" width="5.6" height="5.6" rx=".6" transform="rotate(${i * 31} ${x} ${y})" fill="${fall(canvas, '#eef4f8')}" stroke="#b9c9d6" stroke-width=".4"/>`,
    ).join(''),
  'chocolate-egg': (canvas) =>
    `<path d="M16 2.500Q25 9 25 19Q25 29 16 29Q7 29 7 19Q7 9 16 2.500Z" fill="${ball(canvas, '#6b3a1e')}"/><path d="M7.2 17Q16 21 24.8 17V21Q16 25 7.2 21Z" fill="#f2b92c"/><path d="M12 8Q10 11 10 14" stroke="#c9966a" stroke-width="1.6" stroke-linecap="round" fill="none"/>`,
};
