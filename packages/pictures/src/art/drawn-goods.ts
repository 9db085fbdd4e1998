import { darken, lighten } from '../canvas/colour.ts';
import { ball, type Drawing, fall, tube } from './shading.ts';

const wholeFish =
  (back: string, belly: string, marks = ''): Drawing =>
  (canvas) => {
    const paint = canvas.linear(
      [
        [0, back],
        [0.45, lighten(back, 0.35)],
        [0.75, belly],
        [1, darken(belly, 0.12)],
      ],
      'down',
    );
    return `<path d="M24 16L31 9Q29.5 16 31 23Z" fill="${darken(back, 0.15)}"/><path d="M10 10Q15 5 21 10Z" fill="${darken(back, 0.2)}"/><path d="M1 16.500Q7 8.5 16 9Q23 9.5 26 16Q23 22.5 16 23Q7 23.5 1 16.500Z" fill="${paint}"/><path d="M8.5 11Q11 16 8.5 21.5" stroke="${darken(back, 0.3)}" stroke-width=".6" fill="none"/>${marks}<circle cx="5.5" cy="14.8" r="1.5" fill="#fff"/><circle cx="5.3" cy="14.8" r=".9" fill="#1b1b1b"/><path d="M12 17Q15 16 16 19Q13 20 12 17Z" fill="${darken(back, 0.1)}" opacity=".6"/>`;
  };

/** Long for its height, as bass are beside bream. */
const slender =
  (fish: Drawing): Drawing =>
  (canvas) =>
    `<g transform="translate(0 5) scale(1 .68)">${fish(canvas)}</g>`;

/** A slice of fish without its head: flesh with the lines of its muscle, the skin below. */
const slice =
  (flesh: string, lines: string, skin: string): Drawing =>
  (canvas) =>
    `<path d="M2 19Q3 9 13 7.500Q26 6 30 14Q31 20 24 23.5Q10 28 2 19Z" fill="${skin}"/><path d="M2 17.500Q3 8.5 13 7Q26 5.5 30 13Q30.5 18.5 24 21.5Q10 26 2 17.500Z" fill="${fall(canvas, flesh)}"/><path d="M8 9.500Q7.5 16 11 22.500M13 7.500Q12 15 16 22.500M18.5 7Q17.5 14 21 21.500M24 8Q23 14 25.5 19.5" stroke="${lines}" stroke-width="1.1" stroke-linecap="round" fill="none"/>`;

const icePop =
  (colour: string, coat: string): Drawing =>
  (canvas) =>
    `<rect x="14" y="22" width="4" height="9" rx="2" fill="#e6c48e"/><path d="M8 24V10Q8 2 16 2Q24 2 24 10V24Z" fill="${tube(canvas, coat)}"/><path d="M8 24V19Q12 21.5 16 19Q20 17 24 19V24Z" fill="${colour}"/><rect x="11" y="6" width="2.4" height="10" rx="1.2" fill="#fff" opacity=".45"/>`;

const cone =
  (scoop: string): Drawing =>
  (canvas) =>
    `<path d="M8 14H24L16 31Z" fill="${tube(canvas, '#d99a4a')}"/><path d="M10 18L20 22M9 15L22 19M22 15L12 22M24 14L14 26" stroke="#a86a26" stroke-width=".6"/><circle cx="16" cy="10" r="8" fill="${ball(canvas, scoop)}"/><path d="M8 12Q10 17 13 14Q16 18 19 14Q22 17 24 12Z" fill="${scoop}"/>`;

const capsule =
  (colour: string): Drawing =>
  (canvas) =>
    `<ellipse cx="16" cy="25" rx="12" ry="3.6" fill="${darken(colour, 0.35)}"/><path d="M4.5 24L8 9Q9 6 12 6H20Q23 6 24 9L27.5 24Q16 29 4.5 24Z" fill="${tube(canvas, colour)}"/><ellipse cx="16" cy="7" rx="6" ry="1.6" fill="${lighten(colour, 0.3)}"/><ellipse cx="16" cy="24.5" rx="12" ry="3" fill="none" stroke="${lighten(colour, 0.4)}" stroke-width=".8"/>`;

const garment =
  (path: string, colour: string): Drawing =>
  (canvas) =>
    `<path d="${path}" fill="${fall(canvas, colour)}"/>`;

/** Goods of the other departments; 32 × 32 box. */
export const DRAWN_GOODS: Record<string, Drawing> = {
  'sea-bream': wholeFish(
    '#8a949c',
    '#e9edf0',
    '<path d="M5 12.500Q7 11.5 8 12.5" stroke="#e3b53a" stroke-width="1.2" fill="none"/>',
  ),
  'sea-bass': slender(
    wholeFish(
      '#4a5763',
      '#f3f5f2',
      '<path d="M9 14.6Q17 13.4 25 15.6" stroke="#2f3942" stroke-width=".5" fill="none"/>',
    ),
  ),
  trout: wholeFish(
    '#8a8a5a',
    '#f0d6c8',
    `<path d="M9 16H25" stroke="#e08a86" stroke-width="1.6" opacity=".7"/>${[10, 12, 14.5, 16.5, 19, 21.5].map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 11.6 : 13.4}" r=".5" fill="#3a3a24"/>`).join('')}`,
  ),
  'cinnamon-stick': (canvas) =>
    [
      [-16, 3],
      [14, -3],
    ]
      .map(
        ([turn, y]) =>
          `<g transform="rotate(${turn} 16 16) translate(0 ${y})"><rect x="2" y="12" width="28" height="8" rx="3" fill="${fall(canvas, '#9a5a2a')}"/><path d="M3 15H29M3 17.500H29" stroke="#6b3a16" stroke-width=".7"/><path d="M3.5 13.500Q6.5 16 3.5 18.5" stroke="#5a2f10" stroke-width="1.2" fill="none"/></g>`,
      )
      .join(''),
  saffron: () =>
    `<g stroke="#b5261a" stroke-width="1.3" stroke-linecap="round" fill="none"><path d="M6 26Q10 16 8 6M12 28Q13 16 19 5M16 27Q20 18 28 10M5 17Q14 20 26 18M9 23Q18 25 27 25M14 12Q20 14 24 22"/></g><g stroke="#e8862a" stroke-width="1.6" stroke-linecap="round"><path d="M8 6L7.6 4M19 5L20 3.500M28 10L29.5 9M26 18L28 17.600M27 25L29 25"/></g>`,
  'salmon-fillet': slice('#f0805a', '#ffd3bf', '#8d98a0'),
  'cod-fillet': slice('#f8f5ee', '#d6cfc0', '#b9c3cb'),
  'crumbed-fillet': slice('#dba54c', '#a8702c', '#c08a38'),
  'swordfish-steak': (canvas) =>
    `<path d="M16 4Q29 5 29 16Q29 27 16 28Q3 27 3 16Q3 5 16 4Z" fill="#7d8790"/><path d="M16 5.500Q27.5 6.5 27.5 16Q27.5 25.5 16 26.5Q4.5 25.5 4.5 16Q4.5 6.5 16 5.500Z" fill="${ball(canvas, '#f3dcd0')}"/><path d="M16 10Q22 10 24 14M16 10Q10 10 8 14M16 22Q22 22 24 18M16 22Q10 22 8 18" stroke="#dcb9a8" stroke-width=".9" fill="none"/><path d="M13 16Q16 12 19 16Q16 20 13 16Z" fill="#a8483f"/><circle cx="16" cy="16" r="1.2" fill="#fff3e6"/>`,
  flatfish: (canvas) =>
    `<path d="M25 16L31 11.500V20.500Z" fill="#6f5c3a"/><path d="M1.5 16Q6 4.5 16 5Q25 6 27 16Q25 26 16 27Q6 27.5 1.5 16Z" fill="#a8916a"/><path d="M2.5 16Q7 7 16 7.500Q23.5 8 25.5 16Q23.5 24 16 24.5Q7 25 2.5 16Z" fill="${ball(canvas, '#8a754c')}"/><path d="M5 16H25" stroke="#5f4e30" stroke-width=".7"/>${[
      [11, 11.5],
      [16, 10.5],
      [20.5, 12.5],
      [13, 20.5],
      [18, 21],
      [22, 18.5],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1" fill="#e2843a"/>`)
      .join(
        '',
      )}<circle cx="5.5" cy="13.5" r="1.2" fill="#fff"/><circle cx="5.4" cy="13.5" r=".7" fill="#1b1b1b"/><circle cx="7.5" cy="12" r="1.1" fill="#fff"/><circle cx="7.4" cy="12" r=".65" fill="#1b1b1b"/>`,
  salmon: wholeFish('#5f7484', '#f2d5c9'),
  tuna: wholeFish('#2f4d78', '#d5dde6'),
  mackerel: wholeFish(
    '#3f7a80',
    '#e9eff0',
    '<path d="M11 9.500L12.5 13M14 9L15.5 13M17 9.500L18.5 13M20 10.500L21 13.5" stroke="#1f4a55" stroke-width="1"/>',
  ),
  anchovy: (canvas) => {
    const paint = canvas.linear(
      [
        [0, '#48748c'],
        [0.5, '#cfdce2'],
        [1, '#f3f6f7'],
      ],
      'down',
    );
    return [8, 15, 22]
      .map(
        (y, i) =>
          `<g transform="rotate(${[-6, 4, -3][i]} 16 ${y})"><path d="M2 ${y}Q10 ${y - 4} 24 ${y - 1}L30 ${y - 3}V${y + 3}L24 ${y + 1}Q10 ${y + 4} 2 ${y}Z" fill="${paint}"/><circle cx="5" cy="${y - 0.5}" r=".8" fill="#222"/></g>`,
      )
      .join('');
  },
  cod: wholeFish('#9a8f6a', '#f0ead8'),
  mussel: (canvas) => {
    const paint = ball(canvas, '#2b3344');
    const one = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -9Q8 -4 6 6Q0 11 -6 6Q-8 -4 0 -9Z" fill="${paint}"/><path d="M-3 -3Q-5 3 -2 7M3 -3Q5 3 2 7" stroke="#5a6a86" stroke-width=".6" fill="none"/></g>`;
    return (
      one(9, 18, -24) +
      one(23, 18, 28) +
      `<g transform="translate(16 13)"><path d="M0 -9Q8 -4 6 6Q0 11 -6 6Q-8 -4 0 -9Z" fill="#20283a"/><ellipse cy="1.5" rx="4" ry="5.5" fill="#f0a04a"/></g>`
    );
  },
  clam: (canvas) => {
    const paint = ball(canvas, '#d9c4a0');
    const one = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-8 3Q-8 -7 0 -7Q8 -7 8 3Q0 8 -8 3Z" fill="${paint}"/><path d="M-6 3Q-5 -3 0 -4Q5 -3 6 3M-4 4Q-3 0 0 0Q3 0 4 4" stroke="#a5855a" stroke-width=".6" fill="none"/></g>`;
    return one(9, 20, -14) + one(23, 20, 14) + one(16, 12, 0);
  },
  calamari: (canvas) => {
    const paint = fall(canvas, '#f3e4dc');
    return [
      [10, 12],
      [22, 12],
      [16, 21],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${paint}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#d9b5a8" stroke-width=".5"/>`,
      )
      .join('');
  },
  'octopus-arm': (canvas) =>
    `<path d="M4 29Q2 14 12 8Q22 2 27 10Q30 18 22 20Q15 21 15 15Q17 11 20 14" fill="none" stroke="${fall(canvas, '#a8506a')}" stroke-width="6" stroke-linecap="round"/><g fill="#f3d3d8">${[
      [5, 24],
      [6, 18],
      [10, 13],
      [15, 9.5],
      [21, 8],
      [25, 12],
      [24, 16.5],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
      .join('')}</g>`,
  'fish-stick': (canvas) => {
    const paint = fall(canvas, '#e09a3c');
    return [
      [4, 8, 4],
      [6, 15, -3],
      [3, 22, 2],
    ]
      .map(
        ([x = 0, y = 0, turn]) =>
          `<g transform="rotate(${turn} 16 ${y})"><rect x="${x}" y="${y}" width="24" height="6" rx="1.5" fill="${paint}" stroke="#a8641e" stroke-width=".5"/><path d="M${x + 3} ${y + 2}h2M${x + 9} ${y + 3.5}h2M${x + 15} ${y + 2}h2M${x + 19} ${y + 4}h2" stroke="#f6cf86" stroke-width=".9"/></g>`,
      )
      .join('');
  },
  cutlet: (canvas) =>
    `<path d="M3 18Q2 8 13 6Q26 4 29 13Q31 24 20 26Q6 29 3 18Z" fill="${ball(canvas, '#d98f35')}"/><g fill="#f3c878">${[
      [8, 14],
      [13, 11],
      [19, 10],
      [24, 14],
      [10, 20],
      [16, 17],
      [22, 20],
      [15, 23],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1"/>`)
      .join('')}</g>`,
  nuggets: (canvas) => {
    const paint = ball(canvas, '#dc9638');
    return [
      [10, 11],
      [22, 12],
      [15, 21],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><path d="M-7 1Q-7 -6 0 -6Q8 -5 7 2Q5 7 -1 6Q-7 6 -7 1Z" fill="${paint}" stroke="#a9671f" stroke-width=".4"/><circle cx="-2" cy="-2" r=".9" fill="#f6d394"/><circle cx="3" cy="1" r=".9" fill="#f6d394"/></g>`,
      )
      .join('');
  },
  'sausage-link': (canvas) => {
    const paint = fall(canvas, '#b0553f');
    return `<path d="M5 10Q16 22 28 9" fill="none" stroke="${paint}" stroke-width="7" stroke-linecap="round"/><path d="M4 20Q16 32 29 19" fill="none" stroke="${paint}" stroke-width="7" stroke-linecap="round"/><path d="M7 9.500Q16 19 26 9.500M6 19.500Q16 29 27 19.5" fill="none" stroke="#e8a88e" stroke-width="1.2" opacity=".7"/>`;
  },
  frankfurter: (canvas) => {
    const paint = fall(canvas, '#d9744a');
    return [9, 16, 23]
      .map(
        (y) =>
          `<path d="M4 ${y}Q16 ${y + 5} 28 ${y}" fill="none" stroke="${paint}" stroke-width="5.5" stroke-linecap="round"/><path d="M6 ${y - 0.5}Q16 ${y + 3.5} 26 ${y - 0.5}" fill="none" stroke="#ffd0a8" stroke-width=".9" opacity=".8"/>`,
      )
      .join('');
  },
  salame: (canvas) =>
    `<g transform="rotate(-32 16 16)"><rect x="-1" y="10" width="27" height="12" rx="6" fill="${fall(canvas, '#8e3a33')}"/><path d="M3 10.500L9 22M9 10L15 22M15 10L21 22M9 10L3 21M15 10L9 22M21 10L15 22" stroke="#e3cdb4" stroke-width=".6"/><ellipse cx="26" cy="16" rx="4" ry="6" fill="#b23a3c"/><circle cx="25" cy="13.5" r=".9" fill="#f6d9cf"/><circle cx="27.5" cy="15" r=".8" fill="#f6d9cf"/><circle cx="25.5" cy="18" r=".9" fill="#f6d9cf"/></g>`,
  'prosciutto-leg': (canvas) =>
    `<path d="M26 3Q30 2 30 6L23 15Q24 26 14 29Q4 30 3 21Q3 12 14 10Z" fill="${ball(canvas, '#c98a5a')}"/><ellipse cx="11" cy="21" rx="7" ry="6.5" fill="#f7e3d6"/><ellipse cx="11" cy="21" rx="5.5" ry="5" fill="#b8404a"/><circle cx="11.5" cy="21" r="1.6" fill="#f5ead9"/>`,
  'mozzarella-ball': (canvas) =>
    `<ellipse cx="17" cy="19" rx="12.5" ry="11" fill="${ball(canvas, '#f8f6ee')}"/><path d="M3 10Q10 4 13 12Q8 17 3 10Z" fill="#58a639"/><path d="M5 10L12 11.5" stroke="#3c7f26" stroke-width=".5"/>`,
  butter: (canvas) =>
    `<path d="M4 17L19 10L29 15L14 23Z" fill="#fbe68c"/><path d="M4 17L14 23V29L4 23Z" fill="#e9c44f"/><path d="M14 23L29 15V21L14 29Z" fill="${fall(canvas, '#f6d866')}"/><path d="M21 8Q27 6 29 10Q26 13 22 11Z" fill="#fff3b8"/>`,
  cream: (canvas) =>
    `<path d="M16 3Q19 6 18 9Q25 9 24 15Q29 17 27 22Q28 28 16 28Q4 28 5 22Q3 17 8 15Q7 9 13 10Q12 6 16 3Z" fill="${ball(canvas, '#fffaf0')}"/><path d="M8 16Q15 20 24 15M5 22Q16 27 27 22M13 10Q16 12 18 9" stroke="#e3d9c4" stroke-width=".8" fill="none"/>`,
  'milk-splash': (canvas) =>
    `<path d="M5 18Q4 10 9 8Q8 13 11 14Q11 6 16 2Q16 9 19 12Q22 10 22 6Q28 11 27 18Q30 29 16 29Q2 29 5 18Z" fill="${ball(canvas, '#ffffff')}"/><path d="M8 20Q16 26 24 19" stroke="#d5e3ee" stroke-width="1" fill="none"/><circle cx="4" cy="8" r="1.6" fill="#fff"/><circle cx="27.5" cy="5" r="1.8" fill="#fff"/>`,
  'chocolate-squares': (canvas) => {
    const paint = fall(canvas, '#5a2f1a');
    return `<g transform="rotate(-14 16 16)">${[4, 12, 20].flatMap((x) => [5, 13, 21].map((y) => `<rect x="${x}" y="${y}" width="7.5" height="7.5" rx="1" fill="${paint}"/><rect x="${x + 1.3}" y="${y + 1.3}" width="4.9" height="4.9" rx=".7" fill="${darken('#6b3a22', 0.05)}"/>`)).join('')}</g>`;
  },
  'milk-chocolate': (canvas) => {
    const paint = fall(canvas, '#9a5a30');
    return `<g transform="rotate(-14 16 16)">${[4, 12, 20].flatMap((x) => [5, 13, 21].map((y) => `<rect x="${x}" y="${y}" width="7.5" height="7.5" rx="1" fill="${paint}"/><rect x="${x + 1.3}" y="${y + 1.3}" width="4.9" height="4.9" rx=".7" fill="#a9683c"/>`)).join('')}</g>`;
  },
  'white-chocolate': (canvas) => {
    const paint = fall(canvas, '#f3e3c0');
    return `<g transform="rotate(-14 16 16)">${[4, 12, 20].flatMap((x) => [5, 13, 21].map((y) => `<rect x="${x}" y="${y}" width="7.5" height="7.5" rx="1" fill="${paint}"/><rect x="${x + 1.3}" y="${y + 1.3}" width="4.9" height="4.9" rx=".7" fill="#faefd5"/>`)).join('')}</g>`;
  },
  praline: (canvas) => {
    const paint = ball(canvas, '#6b3a1e');
    return [
      [10, 20],
      [22, 20],
      [16, 11],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${(x ?? 0) - 7} ${(y ?? 0) + 6}L${(x ?? 0) - 5} ${y}H${(x ?? 0) + 5}L${(x ?? 0) + 7} ${(y ?? 0) + 6}Z" fill="#d9b04a"/><circle cx="${x}" cy="${y}" r="6" fill="${paint}"/><path d="M${(x ?? 0) - 3} ${(y ?? 0) - 2}q3 -3 6 0" stroke="#c9966a" stroke-width=".9" fill="none"/>`,
      )
      .join('');
  },
  wafer: (canvas) =>
    [8, 17]
      .map(
        (y, i) =>
          `<g transform="rotate(${i ? 6 : -8} 16 ${y})"><rect x="3" y="${y}" width="26" height="8" rx="1" fill="${fall(canvas, '#dfae66')}"/><rect x="3" y="${y + 2}" width="26" height="1.5" fill="#7a4526"/><rect x="3" y="${y + 5}" width="26" height="1.5" fill="#7a4526"/></g>`,
      )
      .join(''),
  shortbread: (canvas) =>
    `${[
      [11, 20],
      [21, 21],
      [16, 11],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="8.5" fill="${ball(canvas, '#e6b566')}"/><circle cx="${x}" cy="${y}" r="2.6" fill="#a86c2a"/>`,
      )
      .join('')}`,
  rusk: (canvas) =>
    [
      [11, 18, -10],
      [20, 15, 10],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-8" y="-11" width="16" height="22" rx="5" fill="#b87432"/><rect x="-6.5" y="-9.5" width="13" height="19" rx="4" fill="${fall(canvas, '#ecc27a')}"/></g>`,
      )
      .join(''),
  breadstick: (canvas) =>
    [-16, -5, 6, 18]
      .map(
        (turn, i) =>
          `<rect x="${13 + i * 2}" y="2" width="3" height="28" rx="1.5" transform="rotate(${turn} 16 30)" fill="${tube(canvas, '#dba75c')}"/>`,
      )
      .join(''),
  piadina: (canvas) =>
    `<ellipse cx="16" cy="19" rx="14" ry="9" fill="#d9b07a"/><ellipse cx="16" cy="17.5" rx="14" ry="9" fill="${ball(canvas, '#f3dcae')}"/><g fill="#b57f43" opacity=".7"><circle cx="10" cy="16" r="1.5"/><circle cx="17" cy="13" r="1.2"/><circle cx="22" cy="18" r="1.6"/><circle cx="14" cy="21" r="1.3"/></g>`,
  'coffee-capsule': capsule('#7a4526'),
  'coffee-capsule-dark': capsule('#2b2b33'),
  'coffee-capsule-green': capsule('#4f8a4c'),
  'tea-bag': (canvas) =>
    `<path d="M16 9Q20 2 27 4" stroke="#b59a72" stroke-width=".8" fill="none"/><rect x="24" y="2" width="6" height="6" rx="1" fill="#c8342c"/><path d="M9 12L16 8L23 12V29H9Z" fill="${fall(canvas, '#f3ead6')}" stroke="#cdbb98" stroke-width=".5"/><path d="M10.5 19Q16 16 21.5 19V27.500H10.500Z" fill="#8a5a2c" opacity=".8"/>`,
  camomile: () =>
    `${Array.from({ length: 12 }, (_, i) => `<ellipse cx="16" cy="6" rx="2.4" ry="5" transform="rotate(${i * 30} 16 16)" fill="#fffdf5" stroke="#ddd6c0" stroke-width=".3"/>`).join('')}<circle cx="16" cy="16" r="5.5" fill="#f2b92c"/><circle cx="14.5" cy="14.5" r="2" fill="#ffdb6b"/>`,
  'dish-tab': (canvas) =>
    [
      [11, 18, -12],
      [21, 15, 12],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-8" y="-6" width="16" height="13" rx="2" fill="#dfe6ec"/><rect x="-8" y="-6" width="16" height="6.5" rx="2" fill="${fall(canvas, '#2f7fd1')}"/><circle r="3.6" fill="#e0483a"/></g>`,
      )
      .join(''),
  pods: (canvas) =>
    [
      [10, 18],
      [22, 18],
      [16, 11],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${(x ?? 0) - 7} ${y}q0 -7 7 -7t7 7q0 7 -7 7t-7 -7Z" fill="${ball(canvas, '#4aa3e0')}" opacity=".92"/><path d="M${(x ?? 0) - 6} ${(y ?? 0) - 1}q6 -6 12 0q-6 4 -12 0Z" fill="#f08a3c"/>`,
      )
      .join(''),
  shirt: garment('M11 4L3 8L6 15L9 13.500V29H23V13.500L26 15L29 8L21 4Q16 8 11 4Z', '#f4f7fb'),
  'dark-shirt': garment('M11 4L3 8L6 15L9 13.500V29H23V13.500L26 15L29 8L21 4Q16 8 11 4Z', '#2a2f3c'),
  'baby-body': garment(
    'M10 4L4 9L7 14L9.5 12.500V23Q12 24 13.5 29H18.500Q20 24 22.5 23V12.500L25 14L28 9L22 4Q16 9 10 4Z',
    '#bfe3f2',
  ),
  nappy: (canvas) =>
    `<path d="M4 8Q16 11 28 8V15Q23 16 21 26Q16 28 11 26Q9 16 4 15Z" fill="${fall(canvas, '#f6fafc')}" stroke="#c9d8e2" stroke-width=".5"/><rect x="4" y="9" width="5" height="4" rx="1" fill="#8fd3e8"/><rect x="23" y="9" width="5" height="4" rx="1" fill="#8fd3e8"/><path d="M14 17l2 -2l2 2l-2 3Z" fill="#f3a6b8"/>`,
  plate: (canvas) =>
    `<circle cx="16" cy="17" r="13" fill="${ball(canvas, '#eef3f6')}"/><circle cx="16" cy="17" r="8.5" fill="#fff" stroke="#d3dde3" stroke-width=".8"/><path d="M24 5l1.3 3l3 1.200l-3 1.300l-1.3 3l-1.3 -3l-3 -1.300l3 -1.200Z" fill="#8fdcf2"/>`,
  glass: (canvas) =>
    `<path d="M9 4H23L21 28Q16 30 11 28Z" fill="${canvas.linear([
      [0, '#cfe6f2'],
      [0.35, '#ffffff'],
      [1, '#b9d8e8'],
    ])}" opacity=".9"/><path d="M24 8l1 2.500l2.5 1l-2.5 1l-1 2.500l-1 -2.500l-2.5 -1l2.5 -1Z" fill="#fff"/>`,
  tile: () =>
    `${[4, 16].flatMap((x) => [4, 16].map((y) => `<rect x="${x}" y="${y}" width="11" height="11" rx="1" fill="#dff0f7" stroke="#a9cbd9" stroke-width=".6"/>`)).join('')}<path d="M22 3l1.6 4l4 1.600l-4 1.600l-1.6 4l-1.6 -4l-4 -1.600l4 -1.600Z" fill="#fff"/>`,
  'toilet-bowl': (canvas) =>
    `<rect x="9" y="3" width="14" height="10" rx="2" fill="${fall(canvas, '#f2f6f8')}"/><path d="M5 14H27Q27 23 20 25L21 30H11L12 25Q5 23 5 14Z" fill="${fall(canvas, '#ffffff')}" stroke="#cfd8de" stroke-width=".5"/><ellipse cx="16" cy="14.5" rx="10" ry="2.6" fill="#a9d8ec"/>`,
  flame: (canvas) =>
    `<path d="M16 2Q18 9 22 12Q27 18 23 25Q20 30 16 30Q12 30 9 25Q5 18 11 12Q13 15 14 13Q15 8 16 2Z" fill="${ball(canvas, '#f0861f')}"/><path d="M16 16Q20 21 19 25Q18 28 16 28Q14 28 13 25Q12 21 16 16Z" fill="#ffe27a"/>`,
  lavender: () => {
    const spike = (x: number, turn: number) => {
      let buds = '';
      for (let y = 3; y < 16; y += 2.4)
        buds += `<ellipse cx="-1.5" cy="${y}" rx="1.8" ry="1.5" fill="#8a63b8"/><ellipse cx="1.5" cy="${y + 0.8}" rx="1.8" ry="1.5" fill="#a98ad0"/>`;
      return `<g transform="translate(${x} 0) rotate(${turn} 0 30)"><path d="M0 31V3" stroke="#7fa05a" stroke-width=".9"/>${buds}</g>`;
    };
    return spike(11, -12) + spike(21, 12) + spike(16, 0);
  },
  aloe: (canvas) =>
    [-38, 38, -18, 18, 0]
      .map(
        (turn) =>
          `<path d="M13.5 30Q12 14 16 2Q20 14 18.5 30Z" transform="rotate(${turn} 16 30)" fill="${tube(canvas, '#6fb06a')}"/>`,
      )
      .join(''),
  argan: (canvas) =>
    `<path d="M16 3Q26 15 24 22Q22 29 16 29Q10 29 8 22Q6 15 16 3Z" fill="${ball(canvas, '#e0a030')}"/><ellipse cx="12.5" cy="19" rx="1.6" ry="4" fill="#fff" opacity=".6"/>`,
  'green-drop': (canvas) =>
    `<path d="M16 3Q26 15 24 22Q22 29 16 29Q10 29 8 22Q6 15 16 3Z" fill="${ball(canvas, '#3fae6a')}"/><ellipse cx="12.5" cy="19" rx="1.6" ry="4" fill="#fff" opacity=".6"/>`,
  'blue-drop': (canvas) =>
    `<path d="M16 3Q26 15 24 22Q22 29 16 29Q10 29 8 22Q6 15 16 3Z" fill="${ball(canvas, '#3f9fe0')}"/><ellipse cx="12.5" cy="19" rx="1.6" ry="4" fill="#fff" opacity=".6"/>`,
  'pink-drop': (canvas) =>
    `<path d="M16 3Q26 15 24 22Q22 29 16 29Q10 29 8 22Q6 15 16 3Z" fill="${ball(canvas, '#ee8aa8')}"/><ellipse cx="12.5" cy="19" rx="1.6" ry="4" fill="#fff" opacity=".6"/>`,
  'hair-lock': (canvas) =>
    `<path d="M8 2Q22 6 20 16Q18 24 26 30Q12 30 11 20Q11 12 8 2Z" fill="${fall(canvas, '#8a5530')}"/><path d="M11 5Q18 10 16 18Q16 25 22 29M14 6Q20 11 18.5 18" stroke="#c48a58" stroke-width="1" fill="none"/>`,
  'ice-pop-chocolate': icePop('#fbf0d9', '#5a2f1a'),
  'ice-pop-fruit': icePop('#f7c948', '#ef5a4a'),
  'ice-pop-white': icePop('#7a4526', '#fbf3e3'),
  'ice-cone': cone('#f7e3b5'),
  'ice-cone-chocolate': cone('#7a4526'),
  'ice-cube': (canvas) =>
    `<path d="M5 11L16 6L27 11V23L16 29L5 23Z" fill="${fall(canvas, '#bfe3f4')}" opacity=".9"/><path d="M5 11L16 16L27 11M16 16V29" stroke="#fff" stroke-width="1.2" fill="none"/>`,
  hop: (canvas) =>
    `<path d="M16 4Q26 9 23 20Q20 29 16 30Q12 29 9 20Q6 9 16 4Z" fill="${fall(canvas, '#8fb53f')}"/><path d="M9 11Q16 16 23 11M8.5 17Q16 22 23.5 17M11 23Q16 27 21 23M16 5V29" stroke="#5f8426" stroke-width=".9" fill="none"/>`,
  barley: () =>
    '<path d="M16 31V8" stroke="#c48f35" stroke-width="1.2"/><path d="M16 8L12 1M16 8L16 0M16 8L20 1" stroke="#e3b95a" stroke-width=".7"/><g fill="#e3a93c"><ellipse cx="12.5" cy="10" rx="2" ry="3.6" transform="rotate(24 12.5 10)"/><ellipse cx="19.5" cy="10" rx="2" ry="3.6" transform="rotate(-24 19.5 10)"/><ellipse cx="12.5" cy="16" rx="2" ry="3.6" transform="rotate(24 12.5 16)"/><ellipse cx="19.5" cy="16" rx="2" ry="3.6" transform="rotate(-24 19.5 16)"/><ellipse cx="12.5" cy="22" rx="2" ry="3.6" transform="rotate(24 12.5 22)"/><ellipse cx="19.5" cy="22" rx="2" ry="3.6" transform="rotate(-24 19.5 22)"/></g>',
  vine: (canvas) => {
    const paint = ball(canvas, '#5a2350');
    return `<path d="M16 7Q8 8 7 2Q13 -1 16 5Q20 0 26 4Q24 9 16 7Z" fill="#6f9a3c"/>${[
      [10, 12],
      [16, 11],
      [22, 12],
      [13, 17],
      [19, 17],
      [16, 22],
      [16, 27],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.8" fill="${paint}"/>`)
      .join('')}`;
  },
  'vine-white': (canvas) => {
    const paint = ball(canvas, '#b9c24a');
    return `<path d="M16 7Q8 8 7 2Q13 -1 16 5Q20 0 26 4Q24 9 16 7Z" fill="#6f9a3c"/>${[
      [10, 12],
      [16, 11],
      [22, 12],
      [13, 17],
      [19, 17],
      [16, 22],
      [16, 27],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.8" fill="${paint}"/>`)
      .join('')}`;
  },
  crest: () =>
    '<path d="M6 5H26V17Q26 26 16 30Q6 26 6 17Z" fill="none" stroke="#a8873f" stroke-width="1.6"/><path d="M16 8V26M8 15H24" stroke="#a8873f" stroke-width="1"/><circle cx="16" cy="15" r="4" fill="#a8873f"/>',
  amphora: () =>
    `<path d="M13 4H19V9Q25 13 23 20Q21 27 16 29Q11 27 9 20Q7 13 13 9ZM13 6Q7 7 8 15M19 6Q25 7 24 15M9.5 17H22.500M10.5 21H21.5" fill="none" stroke="#b98f45" stroke-width="1.4"/>`,
  cypress: () =>
    `<path d="M2 27Q9 20 16 23T30 26M8 23V16Q8 8 9.5 5Q11 8 11 16V22M17 23V18Q17 11 18.5 8Q20 11 20 18V23.500M25 24.500V20Q25 15 26 13Q27 15 27 20V25" fill="none" stroke="#b98f45" stroke-width="1.4"/>`,
  tower: () =>
    `<path d="M10 29V11H8V5H11V8H14.500V5H17.500V8H21V5H24V11H22V29ZM14 29V23Q16 20 18 23V29M14.5 14H17.500V18H14.500Z" fill="none" stroke="#b98f45" stroke-width="1.4"/>`,
  villa: () =>
    '<g fill="none" stroke="#7a5a3a" stroke-width=".9"><path d="M2 27Q9 22 16 25Q24 21 30 26M7 22V14L12 10L17 14V22M17 17H25V22M22 17V8Q23.5 4 25 8V17M10 22V18H14V22"/></g>',
  moon: () => '<path d="M22 4Q11 6 11 16Q11 26 22 28Q6 31 5 16Q6 2 22 4Z" fill="#e3c15a"/>',
};
