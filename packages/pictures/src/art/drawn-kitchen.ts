import { darken, lighten } from '../canvas/colour.ts';
import type { Paints } from '../canvas/paints.ts';
import { ball, type Drawing, fall } from './shading.ts';

type Spot = readonly [x: number, y: number];

const spots = (places: readonly Spot[], one: (x: number, y: number, i: number) => string) =>
  places.map(([x, y], i) => one(x, y, i)).join('');

/** Where toppings lie on a pizza, from the middle out. */
const TOPPING: readonly Spot[] = [
  [16, 15],
  [10, 11],
  [21.5, 10.5],
  [22, 20.5],
  [11, 21.5],
  [16.5, 24.5],
  [7, 16.5],
];
const MELTED: readonly Spot[] = [
  [13, 8.5],
  [18.5, 18.5],
  [8.5, 20],
  [24.5, 16],
  [13.5, 17.5],
  [18, 12],
  [20, 24],
];
const cheese = (fill: string) =>
  spots(
    MELTED,
    (x, y, i) =>
      `<path d="M${x - 3} ${y}q.4 -2.400 3 -2.200t2.800 2.400q-.8 2.200 -3 1.800t-2.800 -2Z" transform="rotate(${i * 50} ${x} ${y})" fill="${fill}"/>`,
  );

/** A round pizza from above: crust with dark blisters, sauce, melted cheese and what lies on it. */
const pizza =
  (topping: (canvas: Paints) => string, { sauce = '#c93a20', melted = '#fff0c8' } = {}): Drawing =>
  (canvas) =>
    `<circle cx="16" cy="16" r="15" fill="${canvas.radial([
      [0, '#e3a652'],
      [0.8, '#e9b768'],
      [0.93, '#d2903e'],
      [1, '#a8641f'],
    ])}"/>${spots(
      [
        [4, 9],
        [12, 2.4],
        [25, 5.5],
        [29.5, 17],
        [21, 29],
        [7, 27],
      ],
      (x, y) => `<ellipse cx="${x}" cy="${y}" rx="1.2" ry=".8" fill="#7a4416" opacity=".6"/>`,
    )}<circle cx="16" cy="16" r="12.2" fill="${ball(canvas, sauce)}"/>${cheese(melted)}${topping(canvas)}`;

const leaf = (x: number, y: number, turn: number) =>
  `<path d="M${x - 2.6} ${y}Q${x} ${y - 2.6} ${x + 2.8} ${y}Q${x} ${y + 2.4} ${x - 2.6} ${y}Z" transform="rotate(${turn} ${x} ${y})" fill="#3f8a34" stroke="#2a6424" stroke-width=".3"/>`;
const disc = (x: number, y: number, r: number, fill: string, edge: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${edge}" stroke-width=".5"/>`;

/** Slices of potato fried thin: uneven round, curled up at one side, brown at the rim, with blisters. */
const CRISPS = [
  'M-9 1Q-9.500 -5 -4 -7.500Q1 -9 6 -6.500Q10 -3.500 8.500 2Q6.500 7.500 0 7.800Q-7 7.500 -9 1Z',
  'M-8.500 -1Q-7.500 -7.500 0 -8Q7 -8.500 9 -2.500Q9.500 4 5 6.500Q-1 9 -6 6Q-9 3 -8.500 -1Z',
];
const CRISP_PLACES = [
  [9, 10, -30, 0.66],
  [23, 9.5, 24, 0.62],
  [7.5, 22, 10, 0.6],
  [24, 22.5, -18, 0.68],
  [16, 17, 6, 0.74],
] as const;
const crispHeap =
  (colour: string, ridges = ''): Drawing =>
  (canvas) => {
    const rim = darken(colour, 0.3);
    const paint = canvas.radial(
      [
        [0, lighten(colour, 0.5)],
        [0.62, colour],
        [0.9, darken(colour, 0.16)],
        [1, rim],
      ],
      'cx=".45" cy=".4" r=".62"',
    );
    const blisters = spots(
      [
        [-3, -3],
        [2.5, -4],
        [4, 1.5],
        [-1, 2.5],
        [-5, 1.5],
        [1, 5],
      ],
      (x, y, i) => `<circle cx="${x}" cy="${y}" r="${0.6 + (i % 3) * 0.25}" fill="#fff8dc" opacity=".75"/>`,
    );
    return CRISP_PLACES.map(
      ([x, y, turn, flat], i) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 ${flat})"><path d="${CRISPS[i % 2]}" transform="translate(.6 1.600)" fill="#5a3a08" opacity=".28"/><path d="${CRISPS[i % 2]}" fill="${paint}" stroke="${rim}" stroke-width=".6"/>${ridges || blisters}<path d="M-8 3.500Q-3 8.500 4 6.500Q0 4.500 -8 3.500Z" fill="${darken(colour, 0.22)}" opacity=".75"/></g>`,
    ).join('');
  };

/** What comes hot out of the oven or the fryer. */
export const DRAWN_KITCHEN: Record<string, Drawing> = {
  'pizza-margherita': pizza(() => leaf(12, 12, -30) + leaf(20.5, 14, 40) + leaf(15, 21, 10)),
  'pizza-bufala': pizza(
    (canvas) =>
      spots(TOPPING.slice(0, 5), (x, y) => disc(x, y, 3, ball(canvas, '#fffdf4'), '#dcd2b8')) +
      leaf(16, 10, 20) +
      leaf(15.5, 20, -40),
    { melted: '#f0b28a' },
  ),
  'pizza-cheese': pizza(
    () =>
      spots(TOPPING.slice(0, 6), (x, y, i) =>
        disc(x, y, 1.6 + (i % 3) * 0.4, i % 2 ? '#f3c048' : '#fff6d8', '#d9a23a'),
      ) +
      spots(
        [
          [13, 19],
          [19, 8.5],
          [24, 18],
        ],
        (x, y) => disc(x, y, 0.9, '#7f9a8a', '#5f7a6a'),
      ),
    { sauce: '#f0c862', melted: '#fff3c8' },
  ),
  'pizza-salami': pizza((canvas) =>
    spots(TOPPING, (x, y) => {
      const fat = [-1.1, 0.8, 0.2]
        .map((d, i) => `<circle cx="${x + d}" cy="${y + (i - 1) * 1.1}" r=".42" fill="#f3c2ae"/>`)
        .join('');
      return disc(x, y, 2.7, ball(canvas, '#b3271e'), '#7f1610') + fat;
    }),
  ),
  'pizza-mushroom': pizza(() =>
    spots(TOPPING, (x, y, i) =>
      i % 2
        ? `<path d="M${x - 3} ${y - 1}q3 -2 6 .4q-.4 2.800 -3.200 2.400t-2.800 -2.800Z" fill="#f0a79a" stroke="#c9766c" stroke-width=".3"/>`
        : `<g transform="rotate(${i * 35} ${x} ${y})"><path d="M${x - 2.8} ${y}Q${x - 2.6} ${y - 2.8} ${x} ${y - 2.8}Q${x + 2.6} ${y - 2.8} ${x + 2.8} ${y}H${x + 0.9}L${x + 0.7} ${y + 2.6}H${x - 0.7}L${x - 0.9} ${y}Z" fill="#f4e8d2" stroke="#a8835a" stroke-width=".5"/></g>`,
    ),
  ),
  'pizza-greens': pizza(() =>
    spots(TOPPING, (x, y, i) =>
      i % 3 === 0
        ? disc(x, y, 2.5, '#dfe9b0', '#3f7a2c')
        : i % 3 === 1
          ? `<path d="M${x - 2.6} ${y + 1}q2.600 -3.600 5.200 0" stroke="#e0352a" stroke-width="1.5" fill="none" stroke-linecap="round"/>`
          : disc(x, y, 2.5, '#cfa88a', '#4a2a4a'),
    ),
  ),
  'pizza-tuna': pizza(() =>
    spots(TOPPING, (x, y, i) =>
      i % 2
        ? `<ellipse cx="${x}" cy="${y}" rx="2.600" ry="1.900" fill="none" stroke="#b06aa0" stroke-width=".9"/>`
        : `<path d="M${x - 2.4} ${y + 1}q.6 -2.800 2.800 -2.600t2.200 2q-1.200 1.800 -2.600 1.400t-2.400 -.8Z" fill="#d9ab93" stroke="#a87a62" stroke-width=".3"/>`,
    ),
  ),
  fries: (canvas) => {
    const paint = fall(canvas, '#f2c040');
    return [
      [8, 7, 62],
      [3, 10, 24],
      [13, 9, -52],
      [12, 12, 12],
      [4, 17, -14],
      [11, 19, 30],
      [4, 23, 6],
      [12, 24, -12],
      [8, 27, 2],
    ]
      .map(
        ([x = 0, y = 0, turn]) =>
          `<g transform="rotate(${turn} ${x + 7} ${y})"><rect x="${x}" y="${y - 1.8}" width="15.500" height="4" rx=".8" fill="${paint}" stroke="#b87f14" stroke-width=".45"/><path d="M${x + 1} ${y - 0.8}h13.500" stroke="#fff0b4" stroke-width=".8" opacity=".9"/></g>`,
      )
      .join('');
  },
  crisps: crispHeap('#f6cf60'),
  'ridged-crisps': crispHeap(
    '#e2ae44',
    '<path d="M-6.500 -4.500L-7 5M-3.500 -6L-4 5.200M0 -6.600V5M3.500 -6V5.400M6.500 -4.500L6.600 4.600" stroke="#b07c22" stroke-width=".9" opacity=".7"/>',
  ),
};
