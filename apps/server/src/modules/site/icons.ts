import { DESIGN_GROUND, DESIGN_NAME, type ShopLogo, type ShopLook } from '../../platform/shop-identity.ts';
import { wordmarkSvg } from '../documents/index.ts';

/** The "o" of the wordmark with the handle of the shopping bag, on basil green. */
const ring =
  'M126.2 1.3Q118.5 1.3 112.7-2Q106.9-5.3 103.6-11.1Q100.3-16.9 100.3-24.4Q100.3-32 103.6-37.8Q106.9-43.6 112.7-46.9Q118.5-50.3 126.2-50.3Q134-50.3 139.9-46.9Q145.7-43.6 149-37.8Q152.2-32 152.2-24.4Q152.2-16.9 149-11.1Q145.7-5.3 139.9-2Q134 1.3 126.2 1.3ZM126.2-14.5Q130.4-14.5 133.1-17.2Q135.8-20 135.8-24.5Q135.8-29 133.1-31.7Q130.4-34.5 126.2-34.5Q122.1-34.5 119.4-31.7Q116.7-29 116.7-24.5Q116.7-20.1 119.4-17.3Q122.1-14.5 126.2-14.5Z';
const handle = 'M109.8-52C109.8-84 143.8-84 143.8-52';

/** Raise it when the mark of the design changes. */
const MARK_VERSION = 1;

export interface Icons {
  /** Rounded, as tabs show it. */
  vectorIcon: string;
  /**
   * Icons, and the word for mails, as bitmaps by file name and width. Systems cut `maskable` ones to their own shape: the mark stays in
   * the middle 80 %.
   */
  bitmapIcons: Record<string, { svg: string; size: number }>;
  /** Other with every other look. */
  version: string;
}

export function iconsOf(look: ShopLook | undefined): Icons {
  const icon = (corner: number, scale: number) => iconOf(look, corner, scale);
  const vectorIcon = icon(112, 4.1);
  return {
    vectorIcon,
    bitmapIcons: {
      'icon-192.png': { svg: vectorIcon, size: 192 },
      'icon-512.png': { svg: vectorIcon, size: 512 },
      'maskable-192.png': { svg: icon(0, 3.2), size: 192 },
      'maskable-512.png': { svg: icon(0, 3.2), size: 512 },
      // three times as wide as mails show it
      'wordmark.png': { svg: wordmarkSvg, size: 282 },
      'apple-touch-icon.png': { svg: icon(0, 3.6), size: 180 },
    },
    version: [MARK_VERSION, look?.colours?.[800].slice(1), look?.logo?.logo.slice(0, 12)].filter(Boolean).join('-'),
  };
}

/** A square of the shop's colour with its logo, else with the "o" of the design. @param scale of that "o": how much of the square is used */
function iconOf(look: ShopLook | undefined, corner: number, scale: number): string {
  const ground = look?.logo?.onWhite ? '#ffffff' : (look?.colours?.[800] ?? DESIGN_GROUND);
  const square = `<rect width="512" height="512" rx="${corner}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${square}${look?.logo ? pictureOf(look.logo, scale) : ringOf(scale)}</svg>`;
}

const ringOf = (scale: number) =>
  `<g transform="translate(256 256) scale(${scale}) translate(-126.2 40.5)"><path d="${ring}" fill="#fff"/><path d="${handle}" fill="none" stroke="#ffd12b" stroke-width="11" stroke-linecap="round"/></g>`;

function pictureOf({ png }: ShopLogo, scale: number): string {
  const side = 512 * (scale / 4.6);
  const at = (512 - side) / 2;
  return `<image href="data:image/png;base64,${png.toString('base64')}" x="${at}" y="${at}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid meet"/>`;
}

/** The web app as devices install it: upright on a phone (specification section 1), as it is held on anything larger. */
export const manifestOf = (look: ShopLook | undefined, { onPhone }: { onPhone: boolean }) => ({
  name: `${look?.name ?? DESIGN_NAME}, la spesa a casa`,
  short_name: look?.name ?? DESIGN_NAME,
  description: 'La spesa di sempre, portata a casa.',
  lang: 'it',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: onPhone ? 'portrait' : 'any',
  theme_color: look?.colours?.[800] ?? DESIGN_GROUND,
  background_color: '#ffffff',
  categories: ['food', 'shopping'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].flatMap((size) => [
      { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      { src: `/icons/maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
    ]),
  ],
  // A list that somebody shares from another app (notes, a message) is looked for as a whole.
  share_target: { action: '/fast-search', method: 'GET', params: { text: 'q' } },
  shortcuts: [
    { name: 'Il tuo carrello', url: '/checkout' },
    { name: 'Le tue liste', url: '/profile/lists' },
    { name: 'I tuoi ordini', url: '/profile/orders' },
    { name: 'Offerte', url: '/catalog?promo=true' },
  ],
});
