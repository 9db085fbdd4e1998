import { darken, lighten } from '../canvas/colour.ts';
import { ball, type Drawing, fall, tube } from './shading.ts';

const LEAF = '#5a9a34';

/** Cut citrus leaning on a whole one. */
const citrus =
  (rind: string, flesh: string): Drawing =>
  (canvas) => {
    const segments = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M20 21L18.7 14.600Q20 13.8 21.3 14.600Z" transform="rotate(${i * 40} 20 21)" fill="${flesh}"/>`,
    ).join('');
    return `<circle cx="12.5" cy="13" r="10.5" fill="${ball(canvas, rind)}"/><circle cx="12" cy="5" r="1" fill="${darken(rind, 0.4)}"/><circle cx="20" cy="21" r="9.5" fill="${rind}"/><circle cx="20" cy="21" r="8.5" fill="#fff3df"/>${segments}<circle cx="20" cy="21" r="1" fill="#fff3df"/>`;
  };

const roundFruit =
  (colour: string, top: string): Drawing =>
  (canvas) =>
    `<circle cx="16" cy="18" r="12" fill="${ball(canvas, colour)}"/>${top}`;

const berry =
  (colour: string): Drawing =>
  (canvas) => {
    const paint = ball(canvas, colour);
    const grains = [
      [11, 12],
      [16, 11],
      [21, 12],
      [9, 16.5],
      [13.5, 16],
      [18.5, 16],
      [23, 16.5],
      [11, 21],
      [16, 21],
      [21, 21],
      [13.5, 25.5],
      [18.5, 25.5],
      [16, 28.5],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.3" fill="${paint}"/>`)
      .join('');
    return `${grains}<path d="M16 9L9 8L13 5L12 2L16 4.500L20 2L19 5L23 8Z" fill="${LEAF}"/>`;
  };

const bunch =
  (stalk: string, stalkEnd: string, leaf: string): Drawing =>
  (canvas) => {
    const paint = canvas.linear(
      [
        [0, stalk],
        [1, stalkEnd],
      ],
      'down',
    );
    const leaves = [9, 13, 16, 19, 23]
      .map(
        (x, i) =>
          `<ellipse cx="${x}" cy="${6 + (i % 2) * 2}" rx="4.5" ry="5.5" fill="${i % 2 ? leaf : darken(leaf, 0.2)}"/>`,
      )
      .join('');
    const stalks = [11.5, 14.5, 17.5, 20.5]
      .map(
        (x) =>
          `<rect x="${x - 1.7}" y="9" width="3.4" height="21" rx="1.6" fill="${paint}" stroke="${darken(stalk, 0.25)}" stroke-width=".3"/>`,
      )
      .join('');
    return leaves + stalks;
  };

const nut =
  (path: string, colour: string, marks = ''): Drawing =>
  (canvas) => {
    const paint = fall(canvas, colour);
    const one = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${path}" fill="${paint}" stroke="${darken(colour, 0.3)}" stroke-width=".4"/>${marks}</g>`;
    return one(10, 20, -30) + one(22, 21, 25) + one(16, 12, 4);
  };

/** Fruit, vegetables and nuts; 32 × 32 box. */
export const DRAWN_PRODUCE: Record<string, Drawing> = {
  grapefruit: citrus('#f2a14a', '#ee6a5c'),
  orange: citrus('#f58a1f', '#f9a63c'),
  'blood-orange': citrus('#ee7a22', '#b5262c'),
  mandarin: citrus('#f5941f', '#f7a13a'),
  citron: citrus('#f2d23a', '#f7e27a'),
  bergamot: citrus('#c9cf3a', '#e6e38a'),
  persimmon: roundFruit('#f07a1f', `<path d="M16 6.500L9 5Q11 9 16 8.500Q21 9 23 5Z" fill="${LEAF}"/>`),
  pomegranate: roundFruit('#c22d3a', '<path d="M13 7L11.5 2L14.5 4L16 1.500L17.5 4L20.5 2L19 7Z" fill="#a32430"/>'),
  plum: roundFruit(
    '#5b2a6b',
    `<path d="M16 6Q18 14 16 29" stroke="#3d1a4a" stroke-width=".6" fill="none"/><path d="M16 7V3" stroke="#6b4a22" stroke-width="1.2"/>`,
  ),
  apricot: roundFruit(
    '#f5a23c',
    `<path d="M16 6Q12 17 17 30" stroke="#d9762a" stroke-width=".7" fill="none"/><path d="M16 6Q20 1 25 3Q22 7 16 6Z" fill="${LEAF}"/>`,
  ),
  nectarine: roundFruit(
    '#d6402c',
    `<path d="M16 6Q12 17 17 30" stroke="#a82a1e" stroke-width=".7" fill="none"/><path d="M16 6Q20 1 25 3Q22 7 16 6Z" fill="${LEAF}"/>`,
  ),
  fig: (canvas) =>
    `<path d="M16 3Q18 8 23 13Q29 21 24 27Q16 32 8 27Q3 21 9 13Q14 8 16 3Z" fill="${ball(canvas, '#5a3a63')}"/><path d="M14 8Q9 16 10 27M18 8Q23 16 22 27" stroke="#83638a" stroke-width=".5" fill="none"/>`,
  raspberry: berry('#d8324f'),
  blackberry: berry('#3a2347'),
  currant: berry('#c81f2b'),
  date: nut(
    'M-7 0Q-6 -4 0 -4Q6 -4 7 0Q6 4 0 4Q-6 4 -7 0Z',
    '#6b3517',
    '<path d="M-5 -1Q0 -2 5 -1M-5 1Q0 2 5 1" stroke="#4a2410" stroke-width=".5" fill="none"/>',
  ),
  almond: nut(
    'M-8 0Q-4 -5 2 -5Q7 -3 8 0Q7 3 2 5Q-4 5 -8 0Z',
    '#b5773f',
    '<path d="M-5 -1Q0 -2.5 6 0M-5 1.500Q0 2 5 1.5" stroke="#8a5527" stroke-width=".5" fill="none"/>',
  ),
  hazelnut: nut(
    'M0 -7Q7 -5 7 1Q6 7 0 7Q-6 7 -7 1Q-7 -5 0 -7Z',
    '#b26f38',
    '<path d="M-6 3Q0 7 6 3Q5 7 0 7Q-5 7 -6 3Z" fill="#dcb588"/>',
  ),
  walnut: nut(
    'M0 -7Q8 -7 7.5 0Q8 7 0 7Q-8 7 -7.5 0Q-8 -7 0 -7Z',
    '#c48f55',
    '<path d="M0 -7V7M-4 -5Q-2 -2 -5 1Q-2 3 -4 6M4 -5Q2 -2 5 1Q2 3 4 6" stroke="#8f5f2c" stroke-width=".6" fill="none"/>',
  ),
  pistachio: nut(
    'M-7 0Q-5 -5 1 -5Q7 -4 7 0Q7 4 1 5Q-5 5 -7 0Z',
    '#dfc79a',
    '<path d="M-5 0Q0 -4 6 0Q0 3 -5 0Z" fill="#8fae3e"/>',
  ),
  fennel: (canvas) => {
    const paint = fall(canvas, '#e9f0d8');
    return `<path d="M13 12Q9 4 5 1M16 12V1M19 12Q23 4 27 1" stroke="#8fbf4f" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M3 3L8 1M13 2L19 1M25 1L29 4M5 6L9 4M23 4L28 6" stroke="#6aa53a" stroke-width="1.2" stroke-linecap="round"/><path d="M16 10Q26 12 27 21Q26 30 16 30Q6 30 5 21Q6 12 16 10Z" fill="${paint}" stroke="#b9cc96" stroke-width=".5"/><path d="M11 12Q8 21 12 30M21 12Q24 21 20 30M16 11V30" stroke="#bccf98" stroke-width=".8" fill="none"/>`;
  },
  artichoke: (canvas) => {
    const paint = fall(canvas, '#8a9a4c');
    const scale = (x: number, y: number, k: number) =>
      `<path d="M0 -6Q5 -2 4.5 3Q0 7 -4.5 3Q-5 -2 0 -6Z" transform="translate(${x} ${y}) scale(${k})" fill="${paint}" stroke="#5f6b34" stroke-width=".4"/><path d="M0 -6Q1.5 -4 1.5 -2.500H-1.500Q-1.5 -4 0 -6Z" transform="translate(${x} ${y}) scale(${k})" fill="#7a4a74" opacity=".75"/>`;
    return `<rect x="14" y="24" width="4" height="8" rx="1.5" fill="#7f9450"/>${scale(16, 8, 1.1)}${scale(11, 11, 1.1)}${scale(21, 11, 1.1)}${scale(16, 13, 1.2)}${scale(8.5, 17, 1.1)}${scale(23.5, 17, 1.1)}${scale(12.5, 18, 1.2)}${scale(19.5, 18, 1.2)}${scale(16, 23, 1.2)}${scale(10, 23, 1)}${scale(22, 23, 1)}`;
  },
  asparagus: (canvas) => {
    const paint = tube(canvas, '#7fae45');
    const spear = (x: number, y: number) =>
      `<path d="M${x - 1.8} 31V${y + 6}Q${x - 2.6} ${y + 2} ${x} ${y - 1}Q${x + 2.6} ${y + 2} ${x + 1.8} ${y + 6}V31Z" fill="${paint}"/><path d="M${x - 1.8} ${y + 6}Q${x} ${y + 2} ${x + 1.8} ${y + 6}M${x - 1.5} ${y + 12}L${x} ${y + 9.5}L${x + 1.5} ${y + 12}" stroke="#5b4a7a" stroke-width=".7" fill="none"/>`;
    return `${spear(8, 4)}${spear(12, 2)}${spear(16, 3)}${spear(20, 1.5)}${spear(24, 4)}<rect x="5" y="18" width="22" height="4" rx="1" fill="#7a3b8a" opacity=".85"/>`;
  },
  celery: bunch('#b5d67a', '#dcebb8', '#5f9e3a'),
  chard: bunch('#f4f6ee', '#e6ecd9', '#2f7a2e'),
  leek: bunch('#8fbb5a', '#f6f8ec', '#3f7f3a'),
  'spring-onion': bunch('#6fae3e', '#fafbf4', '#4f9a34'),
  kale: (canvas) => {
    const paint = fall(canvas, '#2f5a4a');
    return [-34, 34, -18, 18, 0]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 16 31)"><path d="M15.5 31Q11 24 13 18Q10 14 13 10Q12 5 16 2Q20 5 19 10Q22 14 19 18Q21 24 16.5 31Z" fill="${paint}" stroke="#1f4034" stroke-width=".4"/><path d="M16 31V5M16 12l-2 -2M16 12l2 -2M16 18l-2.5 -2M16 18l2.5 -2M16 24l-2 -2M16 24l2 -2" stroke="#8fb5a0" stroke-width=".6" fill="none"/></g>`,
      )
      .join('');
  },
  turnip: (canvas) => {
    const paint = canvas.linear(
      [
        [0, '#a85a9a'],
        [0.35, '#d9a8cf'],
        [0.55, '#fbf8f2'],
        [1, '#dcd3c4'],
      ],
      'down',
    );
    return `<path d="M16 11Q9 8 8 1Q14 3 16 9Q18 3 24 1Q23 8 16 11Z" fill="#5f9a3a"/><path d="M4 18Q4 9 16 10Q28 9 28 18Q27 27 17.5 29L16 32L14.5 29Q5 27 4 18Z" fill="${paint}"/>`;
  },
  celeriac: (canvas) => {
    const paint = ball(canvas, '#d3bd94');
    return `<path d="M13 9L12 2M16 9V1M19 9L21 2" stroke="#8fb24f" stroke-width="2.2" stroke-linecap="round"/><path d="M5 17Q4 8 16 8Q29 8 28 18Q28 29 16 29Q5 28 5 17Z" fill="${paint}"/><path d="M8 22q3 2 2 5M14 25q1 3 -1 5M20 24q2 3 1 6M24 21q3 1 3 4M9 15q3 1 4 -1M19 14q3 2 5 0" stroke="#9c8355" stroke-width=".9" fill="none" stroke-linecap="round"/>`;
  },
  radicchio: (canvas) =>
    `<circle cx="16" cy="17" r="13" fill="${ball(canvas, '#8e1f45')}"/><path d="M16 30V10M16 22Q9 19 7 12M16 22Q23 19 25 12M16 27Q8 26 5 20M16 27Q24 26 27 20" stroke="#f6dfe6" stroke-width="1.5" stroke-linecap="round" fill="none"/>`,
  cabbage: (canvas) =>
    `<circle cx="16" cy="17" r="13" fill="${ball(canvas, '#a9cf6e')}"/><path d="M16 30V9M16 22Q9 19 7 12M16 22Q23 19 25 12M16 27Q8 26 5 20M16 27Q24 26 27 20M10 6Q16 10 22 6" stroke="#e9f4d0" stroke-width="1.2" stroke-linecap="round" fill="none"/>`,
  cauliflower: (canvas) => {
    const paint = ball(canvas, '#f3ead2');
    const curd = [
      [10, 12],
      [16, 9],
      [22, 12],
      [8, 17],
      [13, 16],
      [19, 16],
      [24, 17],
      [16, 20],
      [11, 21],
      [21, 21],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.8" fill="${paint}"/>`)
      .join('');
    return `<path d="M2 14Q3 29 16 30Q29 29 30 14Q25 17 24 24H8Q7 17 2 14Z" fill="${fall(canvas, '#7fae4a')}"/>${curd}<path d="M3 19Q9 22 11 29M29 19Q23 22 21 29M16 24V30" stroke="#cfe3a8" stroke-width="1" fill="none"/>`;
  },
  romanesco: (canvas) => {
    const paint = ball(canvas, '#b9d35a');
    const curd = [
      [16, 6, 3],
      [12, 11, 3.6],
      [20, 11, 3.6],
      [9, 16, 4],
      [16, 15, 4],
      [23, 16, 4],
      [8, 21, 4],
      [13, 21, 4.4],
      [19, 21, 4.4],
      [24, 21, 4],
    ]
      .map(
        ([x = 0, y = 0, r = 4]) =>
          `<path d="M${x} ${y - r * 1.3}L${x + r} ${y + r}H${x - r}Z" fill="${paint}" stroke="#7f9a34" stroke-width=".4" stroke-linejoin="round"/>`,
      )
      .join('');
    return `<path d="M2 17Q4 30 16 30Q28 30 30 17Q25 19 24 25H8Q7 19 2 17Z" fill="#6f9e45"/>${curd}`;
  },
  pumpkin: (canvas) => {
    const paint = fall(canvas, '#ee8a2a');
    const lobe = (cx: number, rx: number) =>
      `<ellipse cx="${cx}" cy="19" rx="${rx}" ry="10.5" fill="${paint}" stroke="#c2621a" stroke-width=".5"/>`;
    return `${lobe(8, 6)}${lobe(24, 6)}${lobe(12, 6)}${lobe(20, 6)}${lobe(16, 5)}<path d="M14.5 10Q14 5 18 3L20 4.500Q17.5 6 18 10Z" fill="#6f7a34"/>`;
  },
  radish: (canvas) => {
    const paint = ball(canvas, '#d9304f');
    const one = (x: number, y: number) =>
      `<path d="M${x} ${y - 4}Q${x - 5} ${y - 10} ${x - 4} ${y - 14}Q${x} ${y - 12} ${x} ${y - 5}Q${x + 1} ${y - 12} ${x + 5} ${y - 13}Q${x + 5} ${y - 8} ${x} ${y - 4}Z" fill="#6aa83c"/><circle cx="${x}" cy="${y}" r="5.5" fill="${paint}"/><path d="M${x} ${y + 5}L${x + 1} ${y + 9}" stroke="#f3d3d8" stroke-width=".9"/>`;
    return one(9, 18) + one(23, 18) + one(16, 22);
  },
  beetroot: (canvas) =>
    `<path d="M16 12Q8 6 8 1Q14 3 16 10Q18 3 24 1Q24 6 16 12Z" fill="#5f9a3a"/><path d="M16 12V4" stroke="#a82a55" stroke-width="1.6"/><circle cx="16" cy="20" r="10" fill="${ball(canvas, '#7a1f42')}"/><path d="M16 29.500V32" stroke="#7a1f42" stroke-width="1.4"/>`,
  'green-beans': (canvas) => {
    const paint = fall(canvas, '#6fa83c');
    const pod = (y: number, turn: number) =>
      `<path d="M3 ${y}Q16 ${y - 5} 29 ${y}Q16 ${y - 1} 3 ${y}Z" transform="rotate(${turn} 16 ${y})" fill="${paint}" stroke="#4d7f26" stroke-width=".8" stroke-linejoin="round"/>`;
    return [7, 11, 15, 19, 23, 26].map((y, i) => pod(y, [-14, 8, -4, 12, -9, 3][i] ?? 0)).join('');
  },
  basil: (canvas) => {
    const paint = ball(canvas, '#58a639');
    const leaf = (x: number, y: number, turn: number, k: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M0 4Q-6 0 0 -8Q6 0 0 4Z" fill="${paint}"/><path d="M0 4V-6" stroke="#3c7f26" stroke-width=".5"/></g>`;
    return `<path d="M16 31V12" stroke="#4d8a2c" stroke-width="1.2"/>${leaf(10, 20, -60, 1)}${leaf(22, 20, 60, 1)}${leaf(9, 13, -50, 1.1)}${leaf(23, 13, 50, 1.1)}${leaf(13, 9, -18, 1)}${leaf(19, 9, 18, 1)}${leaf(16, 15, 0, 1.1)}`;
  },
  rosemary: () => {
    let needles = '';
    for (let y = 4; y < 28; y += 1.8) {
      needles += `<path d="M16 ${y + 2}L${y % 2 > 1 ? 9 : 10.5} ${y - 1}M16 ${y + 2}L${y % 2 > 1 ? 23 : 21.5} ${y - 1}" stroke="${y % 3 > 1.5 ? '#5f8a5a' : '#7fa56c'}" stroke-width="1.5" stroke-linecap="round"/>`;
    }
    return `<path d="M16 31V4" stroke="#7a6a3c" stroke-width="1.2"/>${needles}`;
  },
  sage: (canvas) => {
    const paint = fall(canvas, '#9db894');
    const leaf = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 6Q-5 0 0 -10Q5 0 0 6Z" fill="${paint}"/><path d="M0 6V-8" stroke="#6f8c68" stroke-width=".6"/></g>`;
    return leaf(9, 18, -50) + leaf(23, 18, 50) + leaf(12, 12, -20) + leaf(20, 12, 20) + leaf(16, 20, 0);
  },
  parsley: () => {
    let leaves = '';
    for (const [x, y] of [
      [9, 8],
      [16, 5],
      [23, 8],
      [12, 12],
      [20, 12],
      [16, 10],
      [8, 14],
      [24, 14],
    ] as const) {
      leaves += `<path d="M${x} ${y + 4}Q${x - 6} ${y + 2} ${x - 4} ${y - 2}Q${x - 2} ${y - 5} ${x} ${y - 3}Q${x + 2} ${y - 5} ${x + 4} ${y - 2}Q${x + 6} ${y + 2} ${x} ${y + 4}Z" fill="${(x + y) % 3 ? '#5aa53a' : '#468a2c'}"/>`;
    }
    return `<path d="M16 31Q15 20 9 10M16 31V8M16 31Q17 20 23 10M16 31Q14 22 12 14M16 31Q18 22 20 14" stroke="#7fb84f" stroke-width="1" fill="none"/>${leaves}`;
  },
  'olive-branch': (canvas) => {
    const green = ball(canvas, '#8a9a3a');
    const black = ball(canvas, '#3a2a33');
    const leaf = (x: number, y: number, turn: number) =>
      `<ellipse cx="${x}" cy="${y}" rx="6.5" ry="2" transform="rotate(${turn} ${x} ${y})" fill="${turn % 2 ? '#7f9a5a' : '#5f7f3c'}"/>`;
    return `<path d="M3 7Q16 8 30 22" stroke="#7a6a3c" stroke-width="1" fill="none"/>${leaf(10, 4, -20)}${leaf(18, 7, -31)}${leaf(25, 12, 10)}${leaf(8, 12, 45)}${leaf(28, 26, 71)}<ellipse cx="14" cy="18" rx="5" ry="6.5" fill="${green}" transform="rotate(14 14 18)"/><ellipse cx="22" cy="24" rx="4.8" ry="6.2" fill="${black}" transform="rotate(-12 22 24)"/>`;
  },
  wheat: () => {
    const ear = (x: number, turn: number) => {
      let grains = '';
      for (let y = 3; y < 17; y += 3) {
        grains += `<ellipse cx="-2" cy="${y}" rx="1.5" ry="2.6" transform="rotate(24 -2 ${y})" fill="#e3a93c"/><ellipse cx="2" cy="${y}" rx="1.5" ry="2.6" transform="rotate(-24 2 ${y})" fill="#f0c05a"/>`;
      }
      return `<g transform="translate(${x} 0) rotate(${turn} 0 30)"><path d="M0 31V2" stroke="#c48f35" stroke-width="1"/>${grains}</g>`;
    };
    return ear(11, -14) + ear(21, 14) + ear(16, 0);
  },
  'sun-dried-tomato': (canvas) => {
    const paint = fall(canvas, '#a8301c');
    return [
      [10, 12, -20],
      [22, 13, 24],
      [16, 22, 4],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-8 0Q-7 -6 0 -5Q8 -6 8 1Q6 6 0 5Q-7 6 -8 0Z" fill="${paint}"/><path d="M-5 0Q0 -3 5 0M-4 2Q0 1 4 2.5" stroke="#d9694a" stroke-width=".8" fill="none"/></g>`,
      )
      .join('');
  },
  caper: (canvas) => {
    const paint = ball(canvas, '#7f8c3c');
    return [
      [10, 10],
      [20, 9],
      [15, 17],
      [24, 18],
      [8, 20],
      [17, 25],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="4.6" fill="${paint}"/><path d="M${x} ${(y ?? 0) - 4.5}v-2" stroke="#6a752f" stroke-width="1"/>`,
      )
      .join('');
  },
  truffle: (canvas) =>
    `<circle cx="13" cy="17" r="10" fill="${ball(canvas, '#3a2c25')}"/><circle cx="22" cy="21" r="7.5" fill="#5a4638"/><circle cx="22" cy="21" r="6.6" fill="${ball(canvas, '#b59a7c')}"/><path d="M18 20Q21 17 25 19M18 23Q22 22 26 24" stroke="#efe1cb" stroke-width=".8" fill="none"/>`,
  'mixed-fruit': (canvas) =>
    `<circle cx="11" cy="18" r="8" fill="${ball(canvas, '#e0566a')}"/><circle cx="22" cy="18" r="8" fill="${ball(canvas, '#f0a030')}"/><circle cx="16" cy="11" r="7.5" fill="${ball(canvas, '#8fbf3f')}"/>`,
  cocoa: (canvas) =>
    `<path d="M4 22Q3 10 16 4Q27 2 28 9Q26 24 13 28Q6 29 4 22Z" fill="${fall(canvas, '#8a4a22')}"/><path d="M8 24Q12 10 26 7M12 27Q18 16 28 10M5 19Q10 9 20 4" stroke="${darken('#8a4a22', 0.3)}" stroke-width=".8" fill="none"/><ellipse cx="22" cy="25" rx="5.5" ry="4" fill="${ball(canvas, '#5a2f18')}"/><ellipse cx="13" cy="27.5" rx="5" ry="3.6" fill="${ball(canvas, '#6b3a1e')}"/>`,
  'coffee-beans': (canvas) => {
    const paint = ball(canvas, '#5f3318');
    const bean = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="7" ry="5" fill="${paint}"/><path d="M-6 0C-2 -3 2 3 6 0" stroke="#2c150a" stroke-width="1.2" fill="none"/></g>`;
    return bean(10, 20, -25) + bean(22, 21, 30) + bean(16, 11, 12);
  },
  vanilla: () =>
    `<path d="M6 30Q14 16 26 8M10 31Q18 18 28 11" stroke="#4a2a16" stroke-width="1.5" fill="none" stroke-linecap="round"/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="13" cy="5.5" rx="3.6" ry="5.5" transform="rotate(${turn} 13 12)" fill="${turn % 144 ? '#fff8e2' : lighten('#f7e7b0', 0.2)}" stroke="#e3d39a" stroke-width=".3"/>`).join('')}<circle cx="13" cy="12" r="2.4" fill="#e9b53a"/>`,
};
