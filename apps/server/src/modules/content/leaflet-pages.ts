import { crc32 } from 'node:zlib';
import type { Leaflet, Product } from '@sporta/contract';
import { type FlyerPage, type FlyerProduct, PAGE, placesOf, TILES_PER_PAGE } from '@sporta/pictures/flyer/index.ts';
import { PICTURE_STYLE } from '@sporta/pictures/style.ts';
import type { Deps } from '../../platform/deps.ts';
import { catalogueOf, type ShopIndex } from '../catalogue/index.ts';
import {
  type DrawnProduct,
  drawnProduct,
  pictureWorkshopOf,
  readContentPicture,
  readPictureData,
} from '../media/index.ts';
import { type LeafletProduct, type LeafletRow, listLeafletProducts } from './leaflets.repo.ts';
import { soldOutLast } from './sold-out-last.ts';

/** Width of a page picture in pixels. */
const WIDTH = 1000;

interface DrawnPage {
  page: FlyerPage;
  productIds: number[];
  areas: PageArea[];
  /** Of the library; absent: the page is drawn from its products. */
  picture?: string;
}

/** Where a product stands on the picture of its page, in thousandths of width and height. */
interface PageArea {
  productId: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LeafletPages {
  pages: DrawnPage[];
  /** Changes with every price and product on the pages. */
  version: string;
}

/**
 * The pages of a leaflet as they are drawn: with the prices of the default warehouse, or of its own first one.
 * @param given its products, when they are not published yet
 */
export async function leafletPages(
  deps: Deps,
  leaflet: LeafletRow,
  given?: readonly LeafletProduct[],
): Promise<LeafletPages> {
  const products = given ?? (await listLeafletProducts(deps.db, leaflet.leafletId));
  const shop = catalogueOf(deps).shop(leaflet.warehouseIds[0] ?? 0);
  const pages = Array.from({ length: leaflet.pages }, (_, index) => drawnPage(shop, leaflet, index + 1, products));
  return { pages, version: crc32(JSON.stringify([PICTURE_STYLE, pages])).toString(36) };
}

function drawnPage(shop: ShopIndex, leaflet: LeafletRow, number: number, all: readonly LeafletProduct[]): DrawnPage {
  const picture = leaflet.pagePictures[number - 1] || undefined;
  const here = soldOutLast(
    shop,
    all.filter(({ page }) => page === number),
  );
  const known = here.flatMap(({ productId }) => flyerProduct(shop, productId) ?? []);
  // a page drawn by the shop has so many places; a picture shows what it shows
  const shown = picture ? known : known.slice(0, TILES_PER_PAGE);
  const productIds = shown.map(({ productId }) => productId);
  return {
    ...(picture ? { picture } : {}),
    areas: picture ? placedAreas(here, productIds) : pageAreas(number, productIds),
    page: {
      title: leaflet.name,
      period: periodText(leaflet.startDate, leaflet.endDate),
      section: leaflet.pageTitles[number - 1] ?? '',
      number,
      pages: leaflet.pages,
      products: picture ? [] : shown.map(({ flyer }) => flyer),
    },
    productIds,
  };
}

/** Where somebody drew the products of a page on its picture. */
const placedAreas = (products: readonly LeafletProduct[], shown: readonly number[]): PageArea[] =>
  products.flatMap(({ productId, area }) => {
    const [x, y, width, height] = area ?? [];
    if (x === undefined || y === undefined || width === undefined || height === undefined) return [];
    return shown.includes(productId) ? { productId, x, y, width, height } : [];
  });

function flyerProduct(shop: ShopIndex, productId: number): { productId: number; flyer: FlyerProduct } | undefined {
  const { view } = shop;
  const slot = view.catalogue.slotOf(productId);
  const product = slot === undefined ? undefined : view.object(slot);
  if (slot === undefined || !product) return undefined;
  const cents = (euro: number) => Math.round(euro * 100);
  const flag = flagOf(view.percentOff[slot] ?? 0, view.offer(slot)?.promotion?.label);
  const flyer: FlyerProduct = {
    name: [product.shortDescr, product.name].filter(Boolean).join(' '),
    size: sizeText(product),
    price: cents(product.priceDisplay),
    ...(product.priceStandardDisplay === undefined ? {} : { oldPrice: cents(product.priceStandardDisplay) }),
    ...(product.priceUnitDisplay === 'kg' ? { per: '/kg' } : {}),
    ...(product.productInfos.WEIGHT_VARIABLE && product.priceUnitDisplay !== 'kg' ? { about: 'ca.' } : {}),
    ...(flag ? { flag } : {}),
    ...(product.tint ? { tint: product.tint } : {}),
  };
  return { productId, flyer };
}

/** The saving in per cent, else the words of the offer when they are few ("3×2"). */
function flagOf(percentOff: number, label: string | undefined): string | undefined {
  if (percentOff > 0) return `−${percentOff}%`;
  return label !== undefined && label.length <= 9 ? label : undefined;
}

const UNITS: Record<string, string> = { KG: 'kg', LT: 'L', PZ: 'pz' };

function sizeText({ description, priceUmDisplay, weightUnitDisplay, priceUnitDisplay }: Product): string {
  if (priceUmDisplay === undefined || priceUnitDisplay === 'kg') return description;
  const unit = UNITS[weightUnitDisplay ?? ''] ?? weightUnitDisplay?.toLowerCase();
  return `${description} · ${priceUmDisplay.toFixed(2).replace('.', ',')} €/${unit}`;
}

const monthOf = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });

/** "dal 20 al 30 novembre", "dal 25 novembre al 5 dicembre". */
export function periodText(startDate: string, endDate: string): string {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const from = sameMonth ? `${start.getUTCDate()}` : `${start.getUTCDate()} ${monthOf.format(start)}`;
  const article = [8, 11].includes(start.getUTCDate()) ? 'dall’' : 'dal ';
  const to = [8, 11].includes(end.getUTCDate()) ? 'all’' : 'al ';
  return `${article}${ordinal(from)} ${to}${ordinal(`${end.getUTCDate()}`)} ${monthOf.format(end)}`;
}

/** The first of the month is "1°" in Italian. */
const ordinal = (day: string) => day.replace(/^1(?!\d)/, '1°');

/** A leaflet as clients see it. @param publicUrl the shop's address, without a slash at its end */
export function toLeaflet(
  publicUrl: string,
  { pageTitles, pagePictures: _pictures, ...leaflet }: LeafletRow,
  pages: LeafletPages,
): Leaflet {
  return {
    ...leaflet,
    ...(pageTitles.length > 0 ? { pageTitles } : {}),
    baseLocation: publicUrl + picturesPath(leaflet.slug, pages),
  };
}

/** Where the pictures of a leaflet are as its prices stand: another path after every change, so they are kept for ever. */
export function picturesPath(slug: string, { version }: LeafletPages): string {
  return `/media/leaflets/${slug}/${version}/`;
}

/** The page (from 1) whose picture a file of `baseLocation` is: "0.png" is the cover; undefined: no page can have it. */
export function pageOfPicture(file: string): number | undefined {
  const index = /^(\d|[1-9]\d)\.png$/.exec(file)?.[1];
  return index === undefined ? undefined : Number(index) + 1;
}

/** Page `number` (from 1) as PNG, drawn at its first use. */
export async function leafletPicture(
  deps: Deps,
  leaflet: LeafletRow,
  pages: LeafletPages,
  number: number,
): Promise<Buffer | undefined> {
  const drawn = pages.pages[number - 1];
  if (!drawn) return undefined;
  const { cache, painter } = pictureWorkshopOf(deps);
  return cache.get(`leaflets/${leaflet.leafletId}/${pages.version}-${number}.png`, async () => {
    if (drawn.picture) {
      const bytes = await readContentPicture(deps.pool, drawn.picture);
      if (!bytes) throw new Error(`the picture of page ${number} is gone`);
      return painter.paint({ subject: { kind: 'sheet', bytes }, size: WIDTH, format: 'png' });
    }
    const products: (DrawnProduct | undefined)[] = [];
    for (const id of drawn.productIds) {
      const data = await readPictureData(deps.pool, id);
      products.push(data && drawnProduct(data));
    }
    return painter.paint({ subject: { kind: 'flyer', page: drawn.page, products }, size: WIDTH, format: 'png' });
  });
}

/** Where the products of a page the shop draws stand on it. */
function pageAreas(number: number, productIds: readonly number[]): PageArea[] {
  const places = placesOf(number);
  return productIds.flatMap((productId, index) => {
    const place = places[index];
    if (!place) return [];
    return {
      productId,
      x: Math.round((place.x / PAGE.width) * 1000),
      y: Math.round((place.y / PAGE.height) * 1000),
      width: Math.round((place.width / PAGE.width) * 1000),
      height: Math.round((place.height / PAGE.height) * 1000),
    };
  });
}
