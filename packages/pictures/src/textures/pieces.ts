import { darken, lighten, mix } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { PASTA } from './pasta.ts';
import type { Piece } from './piece.ts';

const shine = (cx: number, cy: number, rx: number, ry: number, opacity = 0.4) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}"/>`;
const outlined = (colour: string, share = 0.3, width = 0.8) =>
  `stroke="${darken(colour, share)}" stroke-width="${width}"`;
const kernel =
  (rx: number, ry: number, towards = '#ffffff', share = 0.3) =>
  (colour: string, random: () => number) =>
    `<g><ellipse rx="${rx}" ry="${ry}" fill="${mix(colour, towards, random() * share)}" ${outlined(colour)}/>${shine(-rx * 0.25, -ry * 0.35, rx * 0.4, ry * 0.25)}</g>`;

export const PIECES: Record<string, Piece> = {
  ...PASTA,
  penne: {
    colour: '#eebf5c',
    step: 25,
    draw: (colour, random) =>
      `<g><path d="M-13.5 5L-6.5 -5H13.5L6.5 5Z" fill="${mix(colour, '#fff0c4', random() * 0.35)}" ${outlined(colour, 0.32, 0.9)}/><path d="M-7.5 -1.6H9.5M-8.5 1.7H7.5" ${outlined(colour, 0.22)}/><path d="M-6.5 -4H11.5" stroke="#fff6da" stroke-width="1.2" opacity=".8"/><path d="M13.5 -5L6.5 5L10.5 0Z" fill="${darken(colour, 0.35)}"/></g>`,
  },
  fusilli: {
    colour: '#efc263',
    step: 25,
    draw: (colour, random) =>
      `<g>${[-3, -2, -1, 0, 1, 2, 3].map((i) => `<ellipse cx="${round1(i * 4.2)}" rx="3.4" ry="6.4" transform="rotate(24 ${round1(i * 4.2)} 0)" fill="${mix(colour, '#fff3cd', 0.15 + random() * 0.25)}" ${outlined(colour, 0.33)}/>`).join('')}</g>`,
  },
  rigatoni: {
    colour: '#eebf5c',
    step: 27,
    draw: (colour, random) =>
      `<g><rect x="-14" y="-8" width="28" height="16" rx="3" fill="${mix(colour, '#fff0c4', random() * 0.35)}" ${outlined(colour, 0.32, 0.9)}/><path d="M-12 -4H12M-12 -.5H12M-12 3H12" ${outlined(colour, 0.2, 0.9)}/><ellipse cx="14" rx="3.6" ry="7.6" fill="${darken(colour, 0.42)}"/></g>`,
  },
  farfalle: {
    colour: '#f0c765',
    step: 27,
    draw: (colour, random) =>
      `<g><path d="M-15 -9L-3 -3H3L15 -9L13 0L15 9L3 3H-3L-15 9L-13 0Z" fill="${mix(colour, '#fff3cd', random() * 0.4)}" ${outlined(colour, 0.3)}/><path d="M-4 -3Q0 0 -4 3M4 -3Q0 0 4 3" fill="none" ${outlined(colour, 0.3, 1.2)}/></g>`,
  },
  shells: {
    colour: '#efc468',
    step: 23,
    draw: (colour, random) =>
      `<g><path d="M-12 4C-12 -9 12 -9 12 4C6 9 -6 9 -12 4Z" fill="${mix(colour, '#fff3cd', random() * 0.4)}" ${outlined(colour, 0.3)}/><path d="M-8 5Q-7 -4 -3 -5M-3 6Q-2 -4 0 -6M3 6Q3 -4 4 -5M8 5Q8 -3 7 -4" fill="none" ${outlined(colour, 0.2)}/></g>`,
  },
  orecchiette: {
    colour: '#efcf8e',
    step: 19,
    draw: (colour, random) =>
      `<g><circle r="10" fill="${mix(colour, '#fff6dd', random() * 0.4)}" ${outlined(colour, 0.28)}/><circle cx="1" cy="1" r="6" fill="${darken(colour, 0.16)}"/><path d="M-5 3A6 6 0 0 0 6 4" stroke="#fff8e6" fill="none" stroke-width="1.4"/></g>`,
  },
  small: {
    colour: '#f2cf7a',
    step: 11,
    draw: (colour, random) =>
      `<g><circle r="5" fill="${mix(colour, '#fff6dd', random() * 0.5)}" ${outlined(colour, 0.28)}/><circle r="2" fill="${darken(colour, 0.3)}"/></g>`,
  },
  tortellini: {
    colour: '#f0cc74',
    step: 26,
    draw: (colour, random) =>
      `<g><path d="M-13 5C-15 -6 -5 -12 0 -6C5 -12 15 -6 13 5C8 11 -8 11 -13 5Z" fill="${mix(colour, '#fff3cd', random() * 0.4)}" ${outlined(colour, 0.3)}/><ellipse cy="2" rx="4" ry="3" fill="${darken(colour, 0.3)}"/><path d="M-10 0Q-6 -6 -1 -4" stroke="#fff5d6" stroke-width="1.6" fill="none" opacity=".8"/></g>`,
  },
  ravioli: {
    colour: '#f2d487',
    step: 29,
    draw: (colour, random) =>
      `<g><path d="M-13 -13L-9 -12L-5 -13L-1 -12L3 -13L7 -12L13 -13L12 -7L13 -2L12 3L13 8L12 13L6 12L1 13L-4 12L-9 13L-13 12L-12 6L-13 1L-12 -5Z" fill="${mix(colour, '#fff6d8', random() * 0.4)}" ${outlined(colour, 0.3)}/><circle r="7" fill="${lighten(colour, 0.25)}"/><path d="M-6 3A7 7 0 0 0 6 4" ${outlined(colour, 0.22, 1.2)} fill="none"/></g>`,
  },
  gnocchi: {
    colour: '#f3dfae',
    step: 23,
    draw: (colour, random) =>
      `<g><ellipse rx="12" ry="8" fill="${mix(colour, '#fffaf0', random() * 0.4)}" ${outlined(colour, 0.24)}/><path d="M-7 -5V5M-3 -6V6M1 -6V6M5 -5.5V5.5" ${outlined(colour, 0.14, 1.2)}/></g>`,
  },
  rice: { colour: '#f6ecd6', step: 8.5, draw: kernel(6, 2.3, '#ffffff', 0.5), ground: 0.22 },
  plumpRice: { colour: '#f8f0de', step: 10, draw: kernel(6.4, 3.6, '#ffffff', 0.6), ground: 0.24 },
  roundRice: { colour: '#fbf6ea', step: 9, draw: kernel(4.6, 3.5, '#ffffff', 0.6), ground: 0.2 },
  longRice: { colour: '#f7efdc', step: 10, draw: kernel(8.6, 1.7, '#ffffff', 0.5), ground: 0.26 },
  goldenRice: { colour: '#ecd08e', step: 9.5, draw: kernel(7.4, 2.4, '#fff2c4', 0.5), ground: 0.3 },
  beans: { colour: '#7c2f22', step: 15, draw: kernel(9, 6, '#d08d6a'), ground: 0.5 },
  lentils: { colour: '#8a6a3c', step: 9, draw: kernel(5, 4.2, '#c9a868', 0.5), ground: 0.45 },
  chickpeas: { colour: '#e3bd78', step: 13, draw: kernel(7, 7) },
  corn: { colour: '#f5c431', step: 12, draw: kernel(6.5, 6, '#ffe98a', 0.6) },
  peas: { colour: '#63b135', step: 12, draw: kernel(7.5, 7.5, '#a7dd66', 0.5) },
  capers: { colour: '#6f7f38', step: 10, draw: kernel(5.4, 5, '#a5b062', 0.5) },
  olives: { colour: '#6c8a2c', step: 22, draw: kernel(14, 11, '#a9b94e', 0.5), ground: 0.45 },
  onions: { colour: '#efe4cb', step: 22, draw: kernel(13, 12, '#ffffff', 0.6) },
  cherries: { colour: '#8e1530', step: 18, draw: kernel(11, 11, '#c23a52', 0.5), ground: 0.45 },
  candies: {
    colour: '#e85a71',
    step: 21,
    draw: (_colour, _random, variant) => {
      const paint = ['#e8404f', '#f5b82e', '#49a84c', '#3f8fd6'][variant] as string;
      return `<g><path d="M-16 -7L-8 0L-16 7ZM16 -7L8 0L16 7Z" fill="${lighten(paint, 0.25)}"/><ellipse rx="10" ry="7.5" fill="${paint}" ${outlined(paint, 0.25)}/>${shine(-3, -3, 4, 1.8, 0.6)}</g>`;
    },
  },
  gummies: {
    colour: '#e85a71',
    step: 17,
    draw: (_colour, _random, variant) => {
      const paint = ['#e8404f', '#f5b82e', '#49a84c', '#f08a24'][variant] as string;
      return `<g><path d="M-9 6C-11 -8 11 -8 9 6C5 10 -5 10 -9 6Z" fill="${paint}" opacity=".92" ${outlined(paint, 0.2)}/>${shine(-2, -1, 4, 2, 0.5)}</g>`;
    },
  },
  drops: {
    colour: '#4a2414',
    step: 13,
    draw: (colour, random) =>
      `<path d="M0 -7Q1.5 -3 5.5 1Q6.5 6 0 6Q-6.5 6 -5.5 1Q-1.5 -3 0 -7Z" fill="${mix(colour, '#8a5a35', random() * 0.5)}" ${outlined(colour, 0.4, 0.6)}/>`,
    ground: 0.5,
  },
  coffee: {
    colour: '#5a3219',
    step: 15,
    draw: (colour, random) =>
      `<g><ellipse rx="9.5" ry="6.5" fill="${mix(colour, '#8a5a35', random() * 0.5)}" stroke="#2a1408" stroke-width=".8"/><path d="M-8 0C-3 -3 3 3 8 0" stroke="#2a1408" stroke-width="1.5" fill="none"/>${shine(-2, -3.4, 4.5, 1.4, 0.25)}</g>`,
    ground: 0.55,
  },
  cookies: {
    colour: '#d99a4e',
    step: 34,
    draw: (colour, random) => {
      let chips = '';
      for (let i = 0; i < 6; i++) {
        const angle = random() * 6.28;
        const reach = random() * 13;
        chips += `<circle cx="${round1(Math.cos(angle) * reach)}" cy="${round1(Math.sin(angle) * reach)}" r="${round1(1.6 + random() * 1.4)}" fill="#5b2f17"/>`;
      }
      return `<g><circle r="20" fill="${darken(colour, 0.25)}"/><circle r="19" cy="-1.4" fill="${mix(colour, '#f0c88a', random() * 0.4)}"/>${chips}</g>`;
    },
    ground: 0.5,
  },
  biscuits: {
    colour: '#e2b163',
    step: 34,
    draw: (colour, random) =>
      `<g><rect x="-20" y="-14" width="40" height="28" rx="5" fill="${darken(colour, 0.25)}"/><rect x="-19.5" y="-15" width="39" height="27" rx="5" fill="${mix(colour, '#f8dda6', random() * 0.5)}"/>${[-11, 0, 11].map((x) => [-6, 3].map((y) => `<circle cx="${x}" cy="${y}" r="1.3" fill="${darken(colour, 0.35)}"/>`).join('')).join('')}</g>`,
    ground: 0.5,
  },
  almondSlices: {
    colour: '#dca85c',
    step: 32,
    draw: (colour, random) =>
      `<g><path d="M-22 6Q-18 -10 0 -10T22 6Q10 10 0 9T-22 6Z" fill="${mix(colour, '#f3d9a4', random() * 0.5)}" ${outlined(colour, 0.32, 1.2)}/><ellipse cx="-8" cy="0" rx="4" ry="2.2" fill="#fbf0d8" stroke="#8a5228" stroke-width="1"/><ellipse cx="5" cy="-3" rx="4.2" ry="2.2" fill="#fbf0d8" stroke="#8a5228" stroke-width="1"/><ellipse cx="11" cy="4" rx="3" ry="1.8" fill="#fbf0d8" stroke="#8a5228" stroke-width="1"/></g>`,
    ground: 0.5,
  },
  roundBiscuits: {
    colour: '#d9a55a',
    step: 30,
    draw: (colour, random) =>
      `<g><circle r="16" fill="${darken(colour, 0.28)}"/><circle r="15.4" cy="-1" fill="${mix(colour, '#f3d296', random() * 0.4)}"/><circle r="11" cy="-1" fill="none" ${outlined(colour, 0.16, 1)}/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="6.5" cy="-1" rx="3" ry="1.5" transform="rotate(${turn})" fill="#fff0cc" stroke="#a8763a" stroke-width=".5"/>`).join('')}</g>`,
    ground: 0.5,
  },
  crackers: {
    colour: '#ecc67e',
    step: 35,
    draw: (colour, random) =>
      `<g><rect x="-18" y="-18" width="36" height="36" rx="3" fill="${mix(colour, '#fbe7b8', random() * 0.5)}" ${outlined(colour, 0.25, 1)}/>${[-9, 0, 9].map((x) => [-9, 0, 9].map((y) => `<circle cx="${x}" cy="${y}" r="1.2" fill="${darken(colour, 0.3)}"/>`).join('')).join('')}</g>`,
    ground: 0.4,
  },
  breadsticks: {
    colour: '#e0b26a',
    step: 13,
    draw: (colour, random) =>
      `<g><rect x="-34" y="-4" width="68" height="8" rx="4" fill="${mix(colour, '#f6dba5', random() * 0.6)}" ${outlined(colour, 0.28)}/><path d="M-28 -1.6H26" stroke="#fff3d6" stroke-width="1.4" opacity=".7"/></g>`,
  },
  thickSticks: {
    colour: '#d9a55a',
    step: 21,
    draw: (colour, random) =>
      `<g><path d="M-36 -3Q-20 -8 0 -5.5T36 -4Q40 0 36 5Q18 8 0 6T-36 5Q-40 0 -36 -3Z" fill="${mix(colour, '#f6dba5', random() * 0.6)}" ${outlined(colour, 0.28)}/><path d="M-28 -2Q0 -5 28 -2" stroke="#fff3d6" stroke-width="1.8" fill="none" opacity=".6"/></g>`,
  },
  seededSticks: {
    colour: '#e0b26a',
    step: 14,
    draw: (colour, random) =>
      `<g><rect x="-34" y="-4" width="68" height="8" rx="4" fill="${mix(colour, '#f6dba5', random() * 0.6)}" ${outlined(colour, 0.28)}/>${[-26, -17, -8, 1, 10, 19, 27].map((x, i) => `<ellipse cx="${x}" cy="${i % 2 ? 1.6 : -1.6}" rx="2.2" ry="1.2" fill="#fffaf0" stroke="#a8813c" stroke-width=".4"/>`).join('')}</g>`,
  },
  seededTaralli: {
    colour: '#cf9a4e',
    step: 24,
    draw: (colour, random) =>
      `<g><circle r="9" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="8"/><circle r="9" fill="none" stroke="${mix(colour, '#f3d296', random() * 0.6)}" stroke-width="6.6"/>${[0, 51, 103, 154, 206, 257, 309].map((turn) => `<ellipse cx="9" rx="1.3" ry="2.2" transform="rotate(${turn})" fill="#5f7a2c"/>`).join('')}</g>`,
    ground: 0.5,
  },
  taralli: {
    colour: '#d9a65a',
    step: 24,
    draw: (colour, random) =>
      `<g><circle r="9" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="8"/><circle r="9" fill="none" stroke="${mix(colour, '#f3d296', random() * 0.6)}" stroke-width="6.6"/></g>`,
    ground: 0.5,
  },
  rusks: {
    colour: '#dda45a',
    step: 34,
    draw: (colour, random) =>
      `<g><rect x="-17" y="-20" width="34" height="40" rx="9" fill="${darken(colour, 0.3)}"/><rect x="-14.5" y="-17.5" width="29" height="35" rx="7" fill="${mix(colour, '#f6dca8', 0.3 + random() * 0.4)}"/></g>`,
    ground: 0.5,
  },
  flakes: {
    colour: '#eca93f',
    step: 16,
    draw: (colour, random) =>
      `<path d="M-10 2C-8 -7 2 -8 9 -4C12 2 4 8 -3 7C-7 7 -11 6 -10 2Z" fill="${mix(colour, '#ffdf95', random() * 0.5)}" ${outlined(colour, 0.25)}/>`,
    ground: 0.4,
  },
  oats: { colour: '#e6cfa0', step: 12, draw: kernel(7.5, 4.6, '#fff6df', 0.6), ground: 0.28 },
  muesli: {
    colour: '#d8b077',
    step: 15,
    draw: (colour, random, variant) =>
      variant === 0
        ? `<ellipse rx="7" ry="5" fill="#5a2f27" ${outlined('#5a2f27')}/>`
        : variant === 1
          ? `<g><ellipse rx="8" ry="5" fill="#b87b3e" ${outlined('#b87b3e')}/>${shine(-2, -2, 3, 1.2)}</g>`
          : `<ellipse rx="8" ry="5" fill="${mix(colour, '#fff0d0', random() * 0.7)}" ${outlined(colour, 0.25)}/>`,
    ground: 0.4,
  },
  rings: {
    colour: '#dca64a',
    step: 19,
    draw: (colour, random) =>
      `<g><circle r="7" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="6"/><circle r="7" fill="none" stroke="${mix(colour, '#f9dc9a', random() * 0.6)}" stroke-width="4.8"/></g>`,
    ground: 0.45,
  },
  chips: {
    colour: '#f4c84a',
    step: 30,
    draw: (colour, random) =>
      `<g><ellipse rx="19" ry="13" fill="${mix(colour, '#ffe89a', random() * 0.5)}" ${outlined(colour, 0.22, 1)}/><path d="M-13 2Q0 -7 13 1" stroke="${darken(colour, 0.14)}" fill="none" stroke-width="2"/></g>`,
  },
  popcorn: {
    colour: '#fbeebf',
    step: 20,
    draw: (colour, random) =>
      `<g><circle cx="-4" cy="2" r="7" fill="${colour}" ${outlined(colour, 0.2)}/><circle cx="5" cy="3" r="6" fill="${lighten(colour, random() * 0.6)}"/><circle cx="1" cy="-5" r="6.5" fill="${lighten(colour, 0.5)}" ${outlined(colour, 0.14)}/><circle r="2" fill="#e0a83c"/></g>`,
    ground: 0.35,
  },
  almonds: {
    colour: '#a8693a',
    step: 18,
    draw: (colour, random) =>
      `<g><path d="M-12 0C-8 -8 4 -8 13 0C4 8 -8 8 -12 0Z" fill="${mix(colour, '#d39b66', random() * 0.5)}" ${outlined(colour)}/><path d="M-9 -1Q0 -4 9 0M-9 2Q0 3 8 1" fill="none" ${outlined(colour, 0.18)}/></g>`,
    ground: 0.5,
  },
  hazelnuts: { colour: '#b0713a', step: 16, draw: kernel(9, 8.6, '#dca66c', 0.5), ground: 0.5 },
  cashews: {
    colour: '#ecd3a2',
    step: 19,
    draw: (colour, random) =>
      `<path d="M-11 3C-12 -8 8 -11 12 -1C13 5 6 6 3 2C0 -1 -4 1 -4 5C-5 9 -10 8 -11 3Z" fill="${mix(colour, '#fff5dd', random() * 0.5)}" ${outlined(colour, 0.26)}/>`,
    ground: 0.4,
  },
  pistachios: {
    colour: '#dcc393',
    step: 19,
    draw: (colour, random) =>
      `<g><ellipse rx="11" ry="8" fill="${mix(colour, '#f6e6c4', random() * 0.5)}" ${outlined(colour, 0.28)}/><path d="M-9 0Q0 -6 10 0Q0 5 -9 0Z" fill="#8fae3e"/><path d="M-5 -1Q1 -3 6 -1" stroke="#c6d97c" fill="none"/></g>`,
    ground: 0.45,
  },
  walnuts: {
    colour: '#c08a4e',
    step: 23,
    draw: (colour, random) =>
      `<g><circle r="12" fill="${mix(colour, '#e3b884', random() * 0.4)}" ${outlined(colour, 0.3)}/><path d="M-9 -6Q-3 -2 -9 4M-4 -10Q0 -4 -4 9M3 -10Q0 0 5 9M9 -5Q4 0 9 5" fill="none" ${outlined(colour, 0.26, 1.4)}/></g>`,
    ground: 0.5,
  },
  walnutHalves: {
    colour: '#d9a866',
    step: 20,
    draw: (colour, random) =>
      `<g><path d="M-12 -2Q-10 -10 -3 -8Q0 -11 4 -8Q11 -9 11 -1Q13 7 5 8Q0 11 -4 8Q-13 8 -12 -2Z" fill="${mix(colour, '#f3dcae', random() * 0.5)}" ${outlined(colour, 0.36)}/><path d="M0 -8V8M-8 -3Q-4 -1 -7 3M7 -3Q4 0 7 4M-4 -6Q-2 -3 -4 0M4 -6Q2 -2 4 1" fill="none" ${outlined(colour, 0.32, 1.2)}/></g>`,
    ground: 0.5,
  },
  peanuts: {
    colour: '#d5a566',
    step: 22,
    draw: (colour, random) =>
      `<g><path d="M-14 0C-14 -9 -4 -8 0 -5C4 -8 14 -9 14 0C14 9 4 8 0 5C-4 8 -14 9 -14 0Z" fill="${mix(colour, '#ecc998', random() * 0.5)}" ${outlined(colour)}/><path d="M-10 -3V3M-6 -4V4M6 -4V4M10 -3V3" ${outlined(colour, 0.2)}/></g>`,
    ground: 0.5,
  },
  raisins: { colour: '#4a2530', step: 12, draw: kernel(7, 5, '#83515a', 0.5), ground: 0.4 },
  dates: { colour: '#6b3517', step: 19, draw: kernel(13, 7, '#a0602f', 0.5), ground: 0.5 },
  apricots: { colour: '#ee9a2c', step: 22, draw: kernel(13, 11, '#ffc46a', 0.5), ground: 0.4 },
  seeds: { colour: '#d9c49a', step: 8, draw: kernel(4.6, 2.6, '#6c5a3c', 0.7), ground: 0.45 },
  sugar: {
    colour: '#ffffff',
    step: 8,
    draw: (colour) => `<rect x="-3" y="-3" width="6" height="6" fill="${colour}" stroke="#d5dbe0" stroke-width=".6"/>`,
    ground: 0.1,
  },
  crumbs: { colour: '#d9a45b', step: 8, draw: kernel(4, 3, '#f5d79c', 0.8), ground: 0.25 },
  powder: { colour: '#c8862f', step: 10, draw: kernel(5, 4, '#ffe0a0', 0.35), ground: 0.12 },
  leaves: {
    colour: '#7a8a3c',
    step: 10,
    draw: (colour, random) =>
      `<path d="M-8 0Q0 -4 8 0Q0 4 -8 0Z" fill="${mix(colour, random() > 0.5 ? '#b7c27a' : '#3c4a1c', random() * 0.6)}"/>`,
    ground: 0.35,
  },
  fries: {
    colour: '#f3c84f',
    step: 14,
    draw: (colour, random) =>
      `<g><rect x="-28" y="-4.5" width="56" height="9" rx="1.5" fill="${mix(colour, '#ffe79a', random() * 0.6)}" ${outlined(colour, 0.28)}/><path d="M-26 -2H24" stroke="#fff3c0" stroke-width="1.6" opacity=".7"/></g>`,
    ground: 0.4,
  },
  vegetables: {
    colour: '#6fb23c',
    step: 14,
    draw: (_colour, _random, variant) => {
      const paint = ['#f08326', '#5fae35', '#f2e3b4', '#3f8f2f'][variant] as string;
      return variant === 1
        ? `<g><circle r="6.5" fill="${paint}" ${outlined(paint)}/>${shine(-2, -2, 2, 1.4, 0.5)}</g>`
        : `<g><rect x="-7" y="-6" width="14" height="12" rx="2.5" fill="${paint}" ${outlined(paint, 0.22)}/>${shine(-2, -3, 3.5, 1.2, 0.4)}</g>`;
    },
    ground: 0.5,
  },
  spinach: {
    colour: '#2f6b24',
    step: 15,
    draw: (colour, random) =>
      `<path d="M-11 2C-9 -9 5 -10 11 -3C10 6 -2 9 -11 2Z" fill="${mix(colour, '#5c9a3e', random() * 0.6)}" ${outlined(colour, 0.3)}/>`,
    ground: 0.4,
  },
  kibble: {
    colour: '#a8672f',
    step: 15,
    draw: (colour, random) =>
      `<path d="M-8 -3A4 4 0 0 1 -3 -6Q0 -4 3 -6A4 4 0 0 1 8 -2Q6 0 8 3A4 4 0 0 1 3 6Q0 4 -3 6A4 4 0 0 1 -8 3Q-6 0 -8 -3Z" fill="${mix(colour, '#d89a5b', random() * 0.5)}" ${outlined(colour, 0.35, 0.7)}/>`,
    ground: 0.45,
  },
  litter: { colour: '#cfd3d6', step: 9, draw: kernel(5, 4, '#8f989e', 0.6), ground: 0.25 },
  tomatoes: { colour: '#a8301c', step: 21, draw: kernel(13, 9, '#d65a34', 0.5), ground: 0.4 },
  peppers: {
    colour: '#d8321f',
    step: 19,
    draw: (_colour, _random, variant) => {
      const paint = ['#d8321f', '#f0a51f', '#c62a1a', '#e98a1c'][variant] as string;
      return `<g><path d="M-16 4Q0 -10 16 3Q0 0 -16 4Z" fill="${paint}" ${outlined(paint, 0.25)}/><path d="M-8 -1Q0 -5 8 -1" stroke="#ffe0b0" fill="none" opacity=".6"/></g>`;
    },
    ground: 0.4,
  },
  artichokes: {
    colour: '#a8a45a',
    step: 24,
    draw: (colour, random) =>
      `<g><path d="M-12 6C-14 -6 -6 -13 0 -13C6 -13 14 -6 12 6Q0 13 -12 6Z" fill="${mix(colour, '#d9d48c', random() * 0.5)}" ${outlined(colour, 0.3)}/><path d="M-7 6Q-7 -4 0 -10Q7 -4 7 6M0 8V-8" fill="none" ${outlined(colour, 0.22)}/></g>`,
    ground: 0.45,
  },
  mushrooms: {
    colour: '#d9bd92',
    step: 22,
    draw: (colour, random) =>
      `<g><path d="M-12 0C-12 -11 12 -11 12 0Q6 2 4 0L3 9H-3L-4 0Q-6 2 -12 0Z" fill="${mix(colour, '#f5e6cb', random() * 0.5)}" ${outlined(colour, 0.32)}/></g>`,
    ground: 0.45,
  },
  cubes: {
    colour: '#f3e3c0',
    step: 18,
    draw: (colour, random) =>
      `<g><rect x="-9" y="-8" width="18" height="16" rx="2.5" fill="${mix(colour, '#ffffff', random() * 0.5)}" ${outlined(colour, 0.22)}/></g>`,
    ground: 0.25,
  },
  cheeseStrips: {
    colour: '#f8e3a0',
    step: 13,
    draw: (colour, random) =>
      `<path d="M-16 2Q-4 -4 4 1T16 -1" stroke="${mix(colour, '#fffbe8', random() * 0.8)}" stroke-width="4.6" stroke-linecap="round" fill="none"/>`,
    ground: 0.24,
  },
  shreds: {
    colour: '#f6dc92',
    step: 9,
    draw: (colour, random) =>
      `<path d="M-12 1Q0 -4 12 2" stroke="${mix(colour, '#fffbe8', random() * 0.7)}" stroke-width="3.2" stroke-linecap="round" fill="none"/>`,
    ground: 0.2,
  },
};
