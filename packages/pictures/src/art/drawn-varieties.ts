import { darken, lighten } from '../canvas/colour.ts';
import { ball, type Drawing, fall, tube } from './shading.ts';

/*
 * Varieties that lie loose beside each other in one department: no label tells them apart, so their shape and colour must.
 */

const PEARS = {
  slim: 'M16 2.5C18.4 2.5 19.2 6 19.6 10C20.2 14.6 24 17 24 22.8C24 27.8 20.6 30.5 16 30.5C11.4 30.5 8 27.8 8 22.8C8 17 11.8 14.6 12.4 10C12.8 6 13.6 2.5 16 2.5Z',
  usual:
    'M16 5C19 5 20 8 20.6 11C21.4 14.4 26 16.5 26 22C26 27.4 21.6 30.2 16 30.2C10.4 30.2 6 27.4 6 22C6 16.5 10.6 14.4 11.4 11C12 8 13 5 16 5Z',
  round:
    'M16 8C19 8 20.6 9.6 22 11.8C24.4 14.4 28 16.6 28 21.8C28 27 22.8 30.2 16 30.2C9.2 30.2 4 27 4 21.8C4 16.6 7.6 14.4 10 11.8C11.4 9.6 13 8 16 8Z',
};

const pear =
  (shape: keyof typeof PEARS, colour: string, blush?: string, freckles?: string): Drawing =>
  (canvas) => {
    const body = PEARS[shape];
    const red = blush
      ? `<ellipse cx="21" cy="22" rx="6" ry="7" fill="${blush}" opacity=".45"/><ellipse cx="22.5" cy="22" rx="4" ry="5" fill="${blush}" opacity=".45"/>`
      : '';
    const dots = freckles
      ? [
          [12, 18],
          [15, 22],
          [19, 19],
          [13, 26],
          [18, 26],
          [21, 23],
          [16, 14],
          [10.5, 22],
          [16, 9],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".45" fill="${freckles}"/>`)
          .join('')
      : '';
    return `<path d="M16 6Q16 2.5 18.4 .6" stroke="#6b4420" stroke-width="1.5" stroke-linecap="round" fill="none"/><path d="${body}" fill="${ball(canvas, colour)}"/>${red}${dots}<ellipse cx="12.5" cy="21" rx="2.4" ry="4.4" fill="#fff" opacity=".3"/>`;
  };

const tomatoTop = `<path d="M16 9L10 7.5L14 6L13 3L16 5L19 3L18 6L22 7.5Z" fill="#4c8a2c"/>`;

/** Leaves fanned out from below: heads of lettuce, chicory, spinach. */
const fan =
  (colour: string, rib: string, wide: number, long: number, turns: readonly number[]): Drawing =>
  (canvas) =>
    turns
      .map((turn, i) => {
        const tone = i % 2 ? lighten(colour, 0.12) : darken(colour, 0.12);
        return `<g transform="rotate(${turn} 16 29)"><path d="M16 30Q${16 - wide} ${30 - long * 0.45} ${16 - wide * 0.8} ${30 - long * 0.8}Q16 ${30 - long * 1.06} ${16 + wide * 0.8} ${30 - long * 0.8}Q${16 + wide} ${30 - long * 0.45} 16 30Z" fill="${fall(canvas, tone)}" stroke="${darken(colour, 0.3)}" stroke-width=".3"/><path d="M16 30V${30 - long * 0.86}M16 ${30 - long * 0.4}L${16 - wide * 0.5} ${30 - long * 0.6}M16 ${30 - long * 0.4}L${16 + wide * 0.5} ${30 - long * 0.6}" stroke="${rib}" stroke-width="1" stroke-linecap="round" fill="none" opacity=".85"/></g>`;
      })
      .join('');

const artichoke =
  (colour: string, tip: string, spines: boolean): Drawing =>
  (canvas) => {
    const paint = ball(canvas, colour);
    const rows = [
      [16, 7, 5],
      [11, 12, 5],
      [21, 12, 5],
      [7.5, 18, 5],
      [16, 16, 6],
      [24.5, 18, 5],
      [11, 22, 5.5],
      [21, 22, 5.5],
    ];
    const scales = rows
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<path d="M${x - r} ${y + r}Q${x - r} ${y - r * 0.4} ${x} ${y - r}Q${x + r} ${y - r * 0.4} ${x + r} ${y + r}Z" fill="${paint}" stroke="${darken(colour, 0.35)}" stroke-width=".4"/><path d="M${x - r * 0.4} ${y - r * 0.5}Q${x} ${y - r} ${x + r * 0.4} ${y - r * 0.5}" stroke="${tip}" stroke-width="1" fill="none"/>${spines ? `<path d="M${x} ${y - r}V${y - r - 2}" stroke="#d9b23c" stroke-width=".7"/>` : ''}`,
      )
      .join('');
    return `<rect x="13.5" y="25" width="5" height="6" rx="2" fill="#8aa55a"/>${scales}`;
  };

const longBread =
  (colour: string, half: number, cuts: number, flour = false): Drawing =>
  (canvas) => {
    const slashes = Array.from({ length: cuts }, (_, i) => {
      const x = 7 + (i * 20) / Math.max(1, cuts - 1);
      return `<path d="M${x - 2} ${16 + half * 0.5}L${x + 2} ${16 - half * 0.6}" stroke="#f6dcae" stroke-width="1.6" stroke-linecap="round"/>`;
    }).join('');
    const dust = flour
      ? `<ellipse cx="16" cy="${16 - half * 0.35}" rx="11" ry="${half * 0.4}" fill="#fff8e6" opacity=".55"/>`
      : '';
    return `<g transform="rotate(-24 16 16)"><rect x="0" y="${16 - half}" width="32" height="${half * 2}" rx="${half}" fill="${fall(canvas, colour)}"/>${slashes}${dust}</g>`;
  };

const crescent = (canvas: Parameters<Drawing>[0], filling = '') =>
  `<path d="M3 24Q2 12 10 7Q16 4 22 7Q30 12 29 24Q27 27 24 24Q23 17 16 16.5Q9 17 8 24Q5 27 3 24Z" fill="${ball(canvas, '#dc9a42')}"/><path d="M9 9Q9 14 6.5 18M14 6.5Q13 12 13 16.5M19 6.5Q19.5 12 19.5 17M24 9Q23.5 14 26 18" stroke="#a9651f" stroke-width="1" fill="none"/>${filling}`;

/** 32 × 32 box. */
export const DRAWN_VARIETIES: Record<string, Drawing> = {
  'savoy-cabbage': (canvas) => {
    const bumps = (radius: number, count: number, size: number, paint: string) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        const [x, y] = [16 + Math.cos(angle) * radius, 16.5 + Math.sin(angle) * radius];
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${paint}"/>`;
      }).join('');
    const outer = ball(canvas, '#3f7a35');
    const inner = ball(canvas, '#7fb04e');
    return `${bumps(11, 14, 3.6, outer)}<circle cx="16" cy="16.5" r="11.5" fill="${outer}"/><path d="M16 16L6 8M16 16L27 9M16 16L4 19M16 16L28 20M16 16L10 28M16 16L22 28" stroke="#cfe0a8" stroke-width=".8"/>${bumps(6.4, 9, 2.6, inner)}<circle cx="16" cy="16.5" r="6.8" fill="${inner}"/><path d="M16 22V12M16 18Q12.5 16.5 11.5 13.5M16 18Q19.5 16.5 20.5 13.5M16 21Q12 20.500 11 18.5M16 21Q20 20.500 21 18.5" stroke="#e2efc0" stroke-width=".9" stroke-linecap="round" fill="none"/>`;
  },
  'rocket-leaf': (canvas) =>
    `<path d="M16 31V18" stroke="#a9c77a" stroke-width="1.4" stroke-linecap="round"/><path d="M16 2Q20 3 20 7Q19.500 9 18 10Q22.500 9 24 11.5Q23 14.5 18.5 14.5Q23 15.5 23.5 18.5Q21 20.500 17.500 18.5L16 22L14.5 18.5Q11 20.500 8.5 18.5Q9 15.5 13.5 14.5Q9 14.5 8 11.5Q9.500 9 14 10Q12.500 9 12 7Q12 3 16 2Z" fill="${fall(canvas, '#3f8a34')}"/><path d="M16 4V24" stroke="#b9d98a" stroke-width=".8"/>`,
  'lambs-lettuce': (canvas) => {
    const paint = fall(canvas, '#5f9f46');
    const leaf = 'M16 28Q14.500 21 10.500 15Q8.500 8 13 5.500Q16 4 19 5.500Q23.500 8 21.500 15Q17.500 21 16 28Z';
    return [-62, 62, -21, 21]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 16 27)"><path d="${leaf}" fill="${paint}" stroke="#3f7a34" stroke-width=".5"/><path d="M16 26V9" stroke="#cfe6a8" stroke-width=".8"/></g>`,
      )
      .join('');
  },
  'spinach-leaf': (canvas) =>
    `<path d="M16 31V20" stroke="#8fbf6a" stroke-width="1.8" stroke-linecap="round"/><path d="M16 2Q25 6 25 15Q24 24 16 25Q8 24 7 15Q7 6 16 2Z" fill="${fall(canvas, '#2f7a34')}"/><path d="M16 5V27M16 12L21 9M16 12L11 9M16 18L22 15M16 18L10 15" stroke="#9fcf86" stroke-width=".8" fill="none"/>`,
  cuttlefish: (canvas) =>
    `<path d="M16 2Q26 4 26 14Q26 21 20 23H12Q6 21 6 14Q6 4 16 2Z" fill="${ball(canvas, '#f3e9e4')}" stroke="#d9b5a8" stroke-width=".6"/><path d="M16 4Q19 12 16 21Q13 12 16 4Z" fill="#fff" opacity=".7"/><path d="M11 23Q9 27 10.5 30M14 23.5Q13 28 14 31M18 23.5Q19 28 18 31M21 23Q23 27 21.5 30" stroke="${fall(canvas, '#e6cfc6')}" stroke-width="2.2" stroke-linecap="round" fill="none"/>`,
  'shrimp-tail': (canvas) =>
    `<path d="M25 6Q12 4 8 13Q5 21 11 26L14 23Q11 19 13.5 15Q17 11 25 12Z" fill="${ball(canvas, '#f29a7c')}"/><path d="M20 5.5L19.5 11.5M14.5 6.5L16 12.5M10 10.5L13.5 15M7.5 16L12 18.5M8.5 22L12.5 21.5" stroke="#fbd9cc" stroke-width="1.3"/><path d="M11 26Q8 31 4 30Q7 27 6.5 25.5Q5 25 3 26Q5 22 9 23.5Z" fill="${fall(canvas, '#e2573c')}"/>`,
  'pear-abate': pear('slim', '#c3bf5a', undefined, '#8a6a2c'),
  'pear-kaiser': pear('slim', '#a9783c', undefined, '#e0b878'),
  'pear-williams': pear('usual', '#e8d04a', undefined, '#b8973a'),
  'pear-decana': pear('round', '#b9c65c', '#d2452c', '#7d8a34'),
  'vine-tomato': (canvas) =>
    `<path d="M4 6Q16 1 28 6" stroke="#4c8a2c" stroke-width="1.8" fill="none" stroke-linecap="round"/>${[
      [8, 12],
      [24, 12],
      [11, 23],
      [21, 23],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="7" fill="${ball(canvas, '#dc2f22')}"/><path d="M${x} ${y - 5}L${x - 3} ${y - 5.5}M${x} ${y - 5}L${x + 3} ${y - 5.5}M${x} ${y - 5}V${y - 8}" stroke="#4c8a2c" stroke-width="1.1" stroke-linecap="round"/>`,
      )
      .join('')}`,
  'oxheart-tomato': (canvas) =>
    `<path d="M16 7Q27 5 29 14Q31 22 24 27Q20 31 16 29Q12 31 8 27Q1 22 3 14Q5 5 16 7Z" fill="${ball(canvas, '#e0473a')}"/><path d="M16 8V28M10 8Q5 17 11 27M22 8Q27 17 21 27" stroke="#a8241c" stroke-width=".9" fill="none" opacity=".7"/>${tomatoTop}`,
  'plum-tomato': (canvas) =>
    `<g transform="rotate(-28 16 16)"><rect x="7.5" y="5" width="17" height="25" rx="8.5" fill="${ball(canvas, '#cf2a1e')}"/>${tomatoTop.replace('M16 9', 'M16 8.5')}<ellipse cx="12" cy="15" rx="1.6" ry="4.5" fill="#fff" opacity=".4"/></g>`,
  'round-eggplant': (canvas) =>
    `<circle cx="16" cy="19" r="11.5" fill="${ball(canvas, '#6a2f80')}"/><path d="M16 4Q17.5 6 17 8Q23 8 24 12Q20 11 18.5 13.5L16 10.5L13.5 13.5Q12 11 8 12Q9 8 15 8Q14.6 6 16 4Z" fill="#5f8a3a"/><ellipse cx="11.5" cy="17" rx="2" ry="3.6" fill="#fff" opacity=".35"/>`,
  'zucchina-romana': (canvas) =>
    `<g transform="rotate(-24 16 16)"><path d="M2 12.5Q1 16 2 19.5L24 20.5Q27 16 24 11.5Z" fill="${fall(canvas, '#9dbb5e')}"/><path d="M3 13.8L24.5 13M2.6 16H25.6M3 18.2L24.5 19" stroke="#e6efc0" stroke-width=".9"/><path d="M24 11.5Q29 9 31 12Q29 14 31 16Q29 18 31 20Q29 23 24 20.5Q26 16 24 11.5Z" fill="#f2b42c"/><path d="M25 13L30 12.5M25.5 16H30.5M25 19L30 19.5" stroke="#d98a14" stroke-width=".6"/></g>`,
  cardoon: (canvas) =>
    [-16, -8, 0, 8, 16]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 16 32)"><rect x="14" y="7" width="4.2" height="24" rx="1.4" fill="${tube(canvas, '#cfd6b4')}"/><path d="M15.3 9V30M17 9V30" stroke="#a9b58a" stroke-width=".4"/><path d="M16 9Q11 7 12.5 2Q16 4 19.5 2Q21 7 16 9Z" fill="#8f9f86"/></g>`,
      )
      .join(''),
  catalogna: fan('#4a8a34', '#eef3dc', 2.6, 27, [-30, 30, -18, 18, -7, 7, 0]),
  spinach: fan('#2f6d2c', '#8fb06a', 6, 18, [-58, 58, -30, 30, 0]),
  romaine: fan('#6fa83c', '#e9f2cf', 5, 27, [-16, 16, -8, 8, 0]),
  'soft-lettuce': fan('#9cc64e', '#e9f2cf', 8, 21, [-62, 62, -38, 38, -16, 16, 0]),
  escarole: fan('#c3cf5c', '#fbfae6', 6, 20, [-74, 74, -50, 50, -28, 28, -9, 9]),
  iceberg: (canvas) =>
    `<circle cx="16" cy="17" r="13" fill="${ball(canvas, '#bfdc8c')}"/><path d="M4 15Q10 5 17 8Q25 6 28 16Q21 11 16 14Q9 12 4 15Z" fill="#d9ecb0"/><path d="M5 21Q11 15 16 19Q22 15 27.5 20M9 27Q14 22 22 27M16 8V14M16 19V23" stroke="#8fb95a" stroke-width=".9" fill="none"/>`,
  'artichoke-violet': artichoke('#7d6a86', '#c9a3cf', false),
  'artichoke-spiny': artichoke('#7f9a54', '#a3749c', true),
  'radicchio-round': (canvas) =>
    `<circle cx="16" cy="17" r="13" fill="${ball(canvas, '#7c1c3a')}"/><path d="M16 30Q14 18 16 5M16 28Q7 22 5 13M16 28Q25 22 27 13M16 24Q10 16 10.5 8M16 24Q22 16 21.5 8" stroke="#f6e9ee" stroke-width="1.2" fill="none" stroke-linecap="round"/>`,
  'radicchio-late': fan('#8a1f44', '#ffffff', 2.3, 26, [-30, 30, -20, 20, -10, 10, 0]),
  puntarelle: (canvas) =>
    [-28, -16, -5, 6, 17, 28]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 16 30)"><path d="M13.5 30L14.5 ${8 + (i % 2) * 3}Q16 ${4 + (i % 2) * 3} 17.5 ${8 + (i % 2) * 3}L18.5 30Z" fill="${tube(canvas, '#dfe9b8')}"/><path d="M14.5 ${10 + (i % 2) * 3}Q16 ${3 + (i % 2) * 3} 17.5 ${10 + (i % 2) * 3}Z" fill="#6fa04a"/></g>`,
      )
      .join(''),
  baguette: longBread('#cf9040', 3.4, 5),
  filone: longBread('#a9692c', 7, 3),
  ciabatta: longBread('#e0bd84', 6, 0, true),
  /** Folded over itself before baking. */
  altamura: (canvas) =>
    `<ellipse cx="16" cy="22" rx="15" ry="8.5" fill="${ball(canvas, '#a8682a')}"/><path d="M2 21Q3 5 18 5Q29 6 29 14Q24 20 14 18Q6 18 2 21Z" fill="${ball(canvas, '#c9883c')}"/><path d="M3 20Q9 16 15 17.5Q24 19 28.5 14" stroke="#7a4618" stroke-width="1.2" fill="none"/><path d="M8 12Q14 7 22 9" stroke="#fff3d6" stroke-width="1.8" stroke-linecap="round" fill="none" opacity=".7"/>`,
  rosetta: (canvas) =>
    `<circle cx="16" cy="17" r="12.5" fill="${ball(canvas, '#d99a48')}"/>${[0, 72, 144, 216, 288].map((turn) => `<path d="M16 13.5Q11 8 13 5.5Q16 3.8 19 5.5Q21 8 16 13.5Z" transform="rotate(${turn} 16 17)" fill="#efc47c" stroke="#a9692c" stroke-width=".5"/>`).join('')}<circle cx="16" cy="17" r="3" fill="#e6b264" stroke="#a9692c" stroke-width=".5"/>`,
  michetta: (canvas) =>
    `<ellipse cx="16" cy="18" rx="13.5" ry="10.5" fill="${ball(canvas, '#e3b878')}"/><path d="M4 18Q16 8 28 18M16 8Q14 18 16 28" stroke="#fbe9c8" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  'milk-roll': (canvas) =>
    `<ellipse cx="16" cy="19" rx="13" ry="9.5" fill="${ball(canvas, '#c2762c')}"/><ellipse cx="12" cy="14.5" rx="5" ry="2.2" fill="#ffe2b0" opacity=".7"/><path d="M4.5 22Q16 29 27.5 22Q26 28 16 28.5Q6 28 4.5 22Z" fill="#f6deb2"/>`,
  croissant: (canvas) => crescent(canvas, ''),
  'croissant-jam': (canvas) =>
    crescent(
      canvas,
      '<path d="M10.5 17.5Q16 13.5 21.5 17.5Q20 22 16 21Q12 22 10.5 17.5Z" fill="#ee8b1e"/><ellipse cx="14.5" cy="17.5" rx="1.6" ry=".8" fill="#ffd08a"/>',
    ),
  'croissant-cream': (canvas) =>
    crescent(
      canvas,
      '<path d="M9.5 18Q12 13 16 14.5Q20 13 22.5 18Q21 23 18 20.5Q16 24 14 20.5Q11 23 9.5 18Z" fill="#fbe9a8" stroke="#e3c562" stroke-width=".5"/>',
    ),
  'pain-au-chocolat': (canvas) =>
    `<g transform="rotate(-14 16 16)"><rect x="3" y="7" width="26" height="19" rx="6" fill="${fall(canvas, '#d4923e')}"/><path d="M9 7.5V25.5M14 7V26M19 7V26M24 7.5V25.5" stroke="#a9651f" stroke-width=".9"/><ellipse cx="3.6" cy="13" rx="1.6" ry="2.2" fill="#3c1d10"/><ellipse cx="3.6" cy="20" rx="1.6" ry="2.2" fill="#3c1d10"/><ellipse cx="28.4" cy="13" rx="1.6" ry="2.2" fill="#3c1d10"/><ellipse cx="28.4" cy="20" rx="1.6" ry="2.2" fill="#3c1d10"/></g>`,
  maritozzo: (canvas) =>
    `<ellipse cx="16" cy="19" rx="13.5" ry="10" fill="${ball(canvas, '#b96c28')}"/><path d="M4 14Q8 8 12 10.5Q16 7 20 10.5Q24 8 28 14Q24 19 16 18.5Q8 19 4 14Z" fill="${ball(canvas, '#fffaf0')}"/><path d="M8 13Q16 17 24 13" stroke="#e3d9c4" stroke-width=".9" fill="none"/>`,
};
