import { text } from '../type/outline.ts';
import { PAGE, type Place } from './layout.ts';
import { wrapped } from './words.ts';

export interface FlyerProduct {
  /** Brand in front: "Marefino Tonno all’olio di oliva". */
  name: string;
  /** "3 × 80 g · 18,71 €/kg". */
  size: string;
  /** Cents. */
  price: number;
  oldPrice?: number;
  /** "/kg" for what is sold loose. */
  per?: string;
  /** "ca. " for what is weighed. */
  about?: string;
  /** "−30%", "3×2". */
  flag?: string;
  /** Key of the sector tint. */
  tint?: string;
}

/** Where the pack-shot of a tile goes, in pixels of the page. */
export interface PicturePlace {
  x: number;
  y: number;
  size: number;
}

/** Fuller than on the pages of the shop: these stand beside red. */
const TINTS: Record<string, string> = {
  orto: '#d3eabb',
  latte: '#c9e0f6',
  forno: '#f5deae',
  carne: '#f8d3c7',
  pesce: '#bfe2e9',
  salumi: '#f4dda2',
  pasta: '#eddfb2',
  dispensa: '#f5d3b6',
  colazione: '#f1d3bb',
  bevande: '#c2e1f1',
  cantina: '#e7d1d8',
  gelo: '#c9dcf4',
  casa: '#c0e8e1',
  persona: '#e9d3ee',
  bimbi: '#cce8ec',
  animali: '#dbd0f0',
};
const PLAIN_TINT = '#e4e8dc';
const INK = '#191c16';
const PALE = '#555a4e';
const TOMATO = '#d22d16';
const TOMATO_DARK = '#a3190a';
const LEMON = '#ffdf5d';

const euro = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;

export interface Tile {
  /** Below the picture: ground, words, price. */
  ground: string;
  picture: PicturePlace;
  /** Above it. */
  flag: string;
}

export function tile(product: FlyerProduct, place: Place, id: string): Tile {
  const { x, y, width, height } = place;
  const wide = width > height * 1.4;
  const large = width > PAGE.width / 2.5 && height > PAGE.height / 4;
  const tall = !large && height > width * 1.6;
  const unit = large ? 1.75 : wide ? 1.25 : tall ? 1.15 : 1;
  const words = wordsOf(product, place, unit, wide);
  const room = wide ? Math.min(width * 0.52, height - 24) : height - words.height - 34 * unit;
  const size = Math.round(Math.min(room, wide ? room : tall ? width - 4 : width * 0.9));
  const picture = {
    x: Math.round(wide ? x + 18 : x + (width - size) / 2),
    y: Math.round(wide ? y + (height - size) / 2 : y + 10 + Math.max(0, (room - size) / 2)),
    size,
  };
  const tint = TINTS[product.tint ?? ''] ?? PLAIN_TINT;
  const ground = `<radialGradient id="${id}" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${tint}"/></radialGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="url(#${id})"/>`;
  return { ground: ground + words.svg + price(product, place, unit), picture, flag: flag(product, x, y, unit) };
}

function wordsOf({ name, size }: FlyerProduct, { x, y, width, height }: Place, unit: number, wide: boolean) {
  const font = 15.5 * unit;
  const left = wide ? x + width * 0.56 : x + 14;
  const right = wide ? x + width - 16 : x + width * (unit > 1 ? 0.6 : 0.56);
  const lines = wrapped(name, 'gabarito', font, right - left, wide ? 3 : 4);
  const total = lines.length * font * 1.14 + 16 * unit;
  const top = wide ? y + 26 : y + height - total - 10;
  const svg = lines
    .map((line, at) => text(line, 'gabarito', font, left, top + font * (0.9 + at * 1.14), INK, { anchor: 'l' }))
    .join('');
  const under = top + lines.length * font * 1.14 + 12 * unit;
  const small = text(size, 'condensed', 13 * unit, left, under, PALE, { anchor: 'l', maxW: right - left });
  return { svg: svg + small, height: wide ? 0 : total };
}

function flag({ flag: said }: FlyerProduct, x: number, y: number, unit: number): string {
  if (!said) return '';
  const width = (said.length * 9 + 20) * unit;
  const height = 30 * unit;
  return `<rect x="${x + 10}" y="${y + 10}" width="${width}" height="${height}" rx="${9 * unit}" fill="${TOMATO}"/>${text(said, 'gabarito', 17 * unit, x + 10 + width / 2, y + 10 + height / 2, '#fff', { mid: true })}`;
}

function price(product: FlyerProduct, { x, y, width, height }: Place, unit: number): string {
  const whole = String(Math.floor(product.price / 100));
  const rest = `,${String(product.price % 100).padStart(2, '0')} €${product.per ?? ''}`;
  const big = 33 * unit;
  const small = 16 * unit;
  const wholeWidth = whole.length * big * 0.56;
  const restWidth = rest.length * small * 0.5;
  const tagWidth = wholeWidth + restWidth + 20 * unit;
  const tagHeight = 44 * unit;
  const left = x + width - tagWidth - 12;
  const top = y + height - tagHeight - 14;
  const old =
    product.oldPrice === undefined ? '' : struck(euro(product.oldPrice), x + width - 14, top - 8 * unit, 14 * unit);
  const about = product.about
    ? text(product.about.trim(), 'condensed', 13 * unit, left - 4, top + tagHeight - 8, PALE, { anchor: 'r' })
    : '';
  return `${old}${about}<g transform="rotate(-3 ${left + tagWidth / 2} ${top + tagHeight / 2})"><rect x="${left}" y="${top}" width="${tagWidth}" height="${tagHeight}" rx="${10 * unit}" fill="${LEMON}"/>${text(whole, 'gabarito', big, left + 9 * unit, top + tagHeight * 0.77, TOMATO_DARK, { anchor: 'l' })}${text(rest, 'gabarito', small, left + 9 * unit + wholeWidth + unit, top + tagHeight * 0.47, TOMATO_DARK, { anchor: 'l' })}</g>`;
}

function struck(words: string, right: number, baseline: number, size: number): string {
  const width = words.length * size * 0.42;
  const middle = baseline - size * 0.28;
  return `${text(words, 'condensed', size, right, baseline, PALE, { anchor: 'r' })}<path d="M${right - width} ${middle}H${right}" stroke="${PALE}" stroke-width="${size / 11}"/>`;
}
