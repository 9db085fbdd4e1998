import { darken, mix } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Piece } from './piece.ts';

const line = (colour: string, share: number, width = 0.9) =>
  `stroke="${darken(colour, share)}" stroke-width="${width}"`;
const pale = (colour: string, random: () => number) => mix(colour, '#fff0c4', random() * 0.35);

/** A tube seen from the side: the mouth is dark at the right, the grooves run along it. */
const tube =
  (half: number, radius: number, grooves: number) =>
  (colour: string, random: () => number): string => {
    let marks = '';
    for (let i = 1; i <= grooves; i++) {
      const y = round1(-radius + (2 * radius * i) / (grooves + 1));
      marks += `M${-half + 2} ${y}H${half - 2}`;
    }
    return `<g><rect x="${-half}" y="${-radius}" width="${half * 2}" height="${radius * 2}" rx="3" fill="${pale(colour, random)}" ${line(colour, 0.32)}/>${marks ? `<path d="${marks}" ${line(colour, 0.2)}/>` : ''}<ellipse cx="${half}" rx="${round1(radius * 0.45)}" ry="${round1(radius * 0.95)}" fill="${darken(colour, 0.42)}"/></g>`;
  };

/** A ring seen from above, `hole` its inner radius. */
const ring =
  (radius: number, hole: number) =>
  (colour: string, random: () => number): string =>
    `<g><circle r="${radius}" fill="${pale(colour, random)}" ${line(colour, 0.3)}/><circle r="${hole}" fill="${darken(colour, 0.4)}"/></g>`;

/** Shapes of short pasta that are told from each other through the window of a bag. */
export const PASTA: Record<string, Piece> = {
  smoothPenne: {
    colour: '#efc468',
    step: 25,
    draw: (colour, random) =>
      `<g><path d="M-14 5.5L-6 -5.5H14L6 5.5Z" fill="${pale(colour, random)}" ${line(colour, 0.32)}/><path d="M-6 -4H11" stroke="#fff6da" stroke-width="1.8" opacity=".9"/><path d="M14 -5.5L6 5.5L10.5 0Z" fill="${darken(colour, 0.35)}"/></g>`,
  },
  shortTubes: { colour: '#eebf5c', step: 21, draw: tube(8.5, 8, 3) },
  thinTubes: {
    colour: '#eebf5c',
    step: 22,
    draw: (colour, random) =>
      `<g><path d="M-15 3Q0 -7 15 3L13.5 7.5Q0 -2 -13.5 7.500Z" fill="${pale(colour, random)}" ${line(colour, 0.32)}/><path d="M-12 4Q0 -3 12 4" fill="none" ${line(colour, 0.2)}/><ellipse cx="14.5" cy="5" rx="1.8" ry="2.8" fill="${darken(colour, 0.42)}"/></g>`,
  },
  twistedTubes: {
    colour: '#eebf5c',
    step: 26,
    draw: (colour, random) =>
      `<g>${tube(14, 7, 0)(colour, random)}<path d="M-12 -6L-7 6M-7 -6L-2 6M-2 -6L3 6M3 -6L8 6M8 -6L12 4" ${line(colour, 0.26, 1.3)}/></g>`,
  },
  wideTubes: { colour: '#f0c972', step: 36, draw: tube(17, 14, 0) },
  wideRings: { colour: '#f0c972', step: 27, draw: ring(13, 8.5) },
  scrolls: {
    colour: '#efc468',
    step: 20,
    draw: (colour, random) =>
      `<g><path d="M-16 3Q-9 -11 0 -5T16 -6Q10 10 0 6T-16 3Z" fill="${pale(colour, random)}" ${line(colour, 0.3)}/><path d="M-12 3Q-6 -4 0 0T12 -3" fill="none" ${line(colour, 0.34, 1.6)}/></g>`,
  },
  twists: {
    colour: '#f0cf86',
    step: 19,
    draw: (colour, random) =>
      `<path d="M-16 1Q-11 -4 -6 0T4 0T16 -1Q11 4 5 2.500T-5 3T-16 1Z" fill="${pale(colour, random)}" ${line(colour, 0.28)}/>`,
  },
  stars: {
    colour: '#f2cf7a',
    step: 12,
    draw: (colour, random) =>
      `<g><path d="M0 -7L2 -2.200L7 -2.200L3 1.200L4.5 6L0 3L-4.5 6L-3 1.200L-7 -2.200L-2 -2.200Z" fill="${pale(colour, random)}" ${line(colour, 0.3)}/><circle r="1.3" fill="${darken(colour, 0.4)}"/></g>`,
  },
  smallTubes: { colour: '#f0c972', step: 12, draw: tube(5, 4, 1) },
  smallRings: { colour: '#f2cf7a', step: 12, draw: ring(5.5, 3) },
  bits: {
    colour: '#f2cf7a',
    step: 10,
    draw: (colour, random) =>
      `<path d="M-7 -1H7" stroke="${pale(colour, random)}" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  sheets: {
    colour: '#f0cd74',
    step: 46,
    draw: (colour, random) =>
      `<g><rect x="-28" y="-18" width="56" height="36" rx="2" fill="${darken(colour, 0.25)}"/><path d="M-28 -18Q-24 -21 -20 -19T-8 -19T4 -19T16 -19T28 -19V16H-28Z" fill="${pale(colour, random)}"/></g>`,
  },
  wideNests: {
    colour: '#f1cd70',
    step: 44,
    draw: (colour, random) => {
      let nest = `<circle r="25" fill="${darken(colour, 0.3)}"/>`;
      for (let r = 23; r > 4; r -= 7.5)
        nest += `<ellipse rx="${r}" ry="${round1(r * (0.8 + random() * 0.3))}" fill="none" stroke="${mix(colour, '#fff4d2', random() * 0.6)}" stroke-width="6.5"/>`;
      return nest;
    },
  },
  fineNests: {
    colour: '#f3d37a',
    step: 44,
    draw: (colour, random) => {
      let nest = `<circle r="25" fill="${darken(colour, 0.22)}"/>`;
      for (let r = 24; r > 3; r -= 2.4)
        nest += `<ellipse rx="${round1(r)}" ry="${round1(r * (0.85 + random() * 0.2))}" fill="none" stroke="${mix(colour, '#fff4d2', random() * 0.7)}" stroke-width="1.4"/>`;
      return nest;
    },
  },
};
