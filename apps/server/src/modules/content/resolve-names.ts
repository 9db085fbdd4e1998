import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type ContentFile, ContentFileError } from './content-file.ts';
import { type LeafletInput, productIdsByCode, warehouseIdsBySlug } from './leaflets.repo.ts';

type Part<K extends keyof ContentFile> = NonNullable<ContentFile[K]>;

/** Collects what is named and not there, with its place. */
class Names {
  readonly #problems: string[] = [];

  idOf(ids: ReadonlyMap<string, number>, key: string, where: string, what: string): number {
    const id = ids.get(key);
    if (id === undefined) this.say(`${where}: there is no ${what} "${key}"`);
    return id ?? 0;
  }

  say(problem: string): void {
    this.#problems.push(problem);
  }

  /** @throws {ContentFileError} with all of them */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw new ContentFileError(this.#problems);
  }
}

type Targeted = { warehouses?: string[] | undefined };

function withWarehouses<Row extends Targeted>(
  rows: readonly Row[],
  part: string,
  ids: Map<string, number>,
  names: Names,
) {
  return rows.map(({ warehouses, ...row }, at) => ({
    ...row,
    warehouseIds: warehouses?.map((slug, index) =>
      names.idOf(ids, slug, `${part}.${at}.warehouses.${index}`, 'warehouse'),
    ),
  }));
}

/** Blocks with the numbers of their stores. @throws {ContentFileError} */
export async function readyBlocks(tx: Tx, blocks: Part<'blocks'>) {
  return ready(tx, 'blocks', blocks);
}

/** Notices with the numbers of their stores. @throws {ContentFileError} */
export async function readyPopups(tx: Tx, popups: Part<'popups'>) {
  return ready(tx, 'popups', popups);
}

async function ready<Row extends Targeted>(tx: Tx, part: string, rows: readonly Row[]) {
  const names = new Names();
  const targeted = withWarehouses(rows, part, await warehouseIdsBySlug(tx), names);
  await sayMissingPictures(tx, rows, part, names);
  names.throwIfAny();
  return targeted;
}

/** Flyers with the numbers of their products and stores. @throws {ContentFileError} also for a product that stands on two pages */
export async function readyLeaflets(db: Db | Tx, leaflets: Part<'leaflets'>): Promise<LeafletInput[]> {
  const names = new Names();
  const named = leaflets.flatMap(({ pages }) => pages.flatMap(({ products }) => products));
  const codes = await productIdsByCode(db, named);
  const warehouses = await warehouseIdsBySlug(db);
  const ready = leaflets.map(({ pages, warehouses: slugs, ...leaflet }, at) => {
    const placed = new Set<string>();
    return {
      ...leaflet,
      pages: pages.map(({ title, picture, products, areas = [] }, page) => ({
        title,
        picture,
        products: products.map((code, index) => {
          const where = `leaflets.${at}.pages.${page}.products.${index}`;
          if (placed.has(code)) names.say(`${where}: the product "${code}" stands in the flyer already`);
          placed.add(code);
          const area = areas.find(({ product }) => product === code);
          return {
            productId: names.idOf(codes, code, where, 'product with the code'),
            ...(area ? { area: [area.x, area.y, area.width, area.height] } : {}),
          };
        }),
      })),
      ...(slugs
        ? {
            warehouseIds: slugs.map((slug, index) =>
              names.idOf(warehouses, slug, `leaflets.${at}.warehouses.${index}`, 'warehouse'),
            ),
          }
        : {}),
    };
  });
  for (const [at, { pages }] of leaflets.entries()) {
    for (const [page, { products, areas = [] }] of pages.entries()) {
      for (const { product } of areas) {
        if (!products.includes(product))
          names.say(`leaflets.${at}.pages.${page}.areas: the product "${product}" is not on the page`);
      }
    }
  }
  await sayMissingPictures(db, leaflets, 'leaflets', names);
  names.throwIfAny();
  return ready;
}

const pictureAddress = /\/media\/content\/([0-9a-f]{32})\//g;
const pictureField = /"picture":"([0-9a-f]{32})"/g;

/** Names of the pictures of the library a document shows. */
export function picturesIn(body: unknown): Set<string> {
  const text = JSON.stringify(body) ?? '';
  return new Set([...text.matchAll(pictureAddress), ...text.matchAll(pictureField)].map(([, name]) => name as string));
}

/** @throws {ContentFileError} when a text shows a picture the library has not */
export async function checkPictures(db: Db | Tx, body: unknown): Promise<void> {
  const names = new Names();
  await sayMissingPictures(db, body, 'content', names);
  names.throwIfAny();
}

async function sayMissingPictures(db: Db | Tx, body: unknown, part: string, names: Names): Promise<void> {
  const wanted = [...picturesIn(body)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ picture: string }>`
    select picture from unnest(${wanted}::text[]) wanted(picture)
     where not exists (select from content_picture kept where kept.picture = wanted.picture)`.execute(db);
  for (const { picture } of rows) names.say(`${part}: there is no picture "${picture}"`);
}
