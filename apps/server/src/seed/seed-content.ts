import {
  demoBlocks,
  demoDisclaimers,
  demoFaqs,
  demoLeaflet,
  demoMenus,
  demoPages,
  demoPopup,
  demoRecipes,
} from '@sporta/demo/content/index.ts';
import { addDays, shopDay } from '@sporta/domain';
import { TILES_PER_PAGE } from '@sporta/pictures/flyer/index.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import {
  saveBlocks,
  saveFaqs,
  saveLeaflet,
  saveMenu,
  savePage,
  savePopup,
  upsertRecipe,
} from '../modules/content/index.ts';
import { type Tx, withTransaction } from '../platform/db/database.ts';
import type { Database } from '../platform/db/schema.generated.ts';

/** Texts, menus, home and leaflet of the demo shop, after its catalogue: the leaflet shows what is on offer today. */
export async function seedContent(pool: Pool, now: Date): Promise<void> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const today = shopDay(now.getTime());
  const storeBrand = await pool.query(`select vendor_id from vendor where name = 'Sporta'`);
  const pages = await leafletPages(pool);
  await withTransaction(db, async (tx) => {
    for (const page of demoPages) await savePage(tx, { ...page, seoTitle: `${page.title} | Sporta` });
    await saveFaqs(tx, demoFaqs);
    for (const recipe of demoRecipes) await upsertRecipe(tx, recipe);
    for (const [menu, places] of Object.entries(demoMenus(storeBrand.rows[0]?.vendor_id ?? 0))) {
      await saveMenu(tx, menu, places);
    }
    await saveBlocks(tx, demoBlocks);
    await savePopup(tx, {
      title: demoPopup.title,
      description: demoPopup.description,
      validFrom: now,
      validTo: new Date(now.getTime() + demoPopup.days * 86_400_000),
    });
    await saveLeaflet(tx, {
      name: demoLeaflet.name,
      slug: demoLeaflet.slug,
      startsOn: today,
      endsOn: addDays(today, demoLeaflet.days),
      pages: pages.map(({ title, productIds }) => ({
        title,
        products: productIds.map((productId) => ({ productId })),
      })),
    });
    await saveDisclaimers(tx);
  });
}

/** Registration module whose texts are asked where the service is, not at registration. */
const OUTSIDE_REGISTRATION = 3;

async function saveDisclaimers(tx: Tx): Promise<void> {
  await tx
    .insertInto('disclaimer')
    .values(
      demoDisclaimers.map((each) => ({ ...each, module_type_id: OUTSIDE_REGISTRATION, valid_from: '2020-01-01' })),
    )
    .execute();
}

interface Promoted {
  product_id: number;
  code: string;
  department: string;
}

/** Best sellers on offer to everybody, each on one page; the cover takes its own ones first. */
async function leafletPages(pool: Pool): Promise<{ title: string; productIds: number[] }[]> {
  const { rows } = await pool.query<Promoted>(`
    select distinct p.product_id, p.code, p.popularity, split_part(c.path, '/', 1) as department
      from promotion_product join promotion using (promotion_id) join product p using (product_id)
      join product_category pc on pc.product_id = p.product_id and pc.is_main join category c using (category_id)
     where promotion.active and starts_at <= now() and ends_at > now() and segment = 'everyone' and promo_code is null
       and promotion.kind in ('percentage', 'fixed-price', 'm-for-n') and p.published and p.nature_id = 1
     order by p.popularity desc, p.product_id`);
  const left = new Map(rows.map((row) => [row.product_id, row]));
  const take = (wanted: readonly Promoted[], most: number) => {
    const taken = wanted.filter(({ product_id }) => left.has(product_id)).slice(0, most);
    for (const { product_id } of taken) left.delete(product_id);
    return taken.map(({ product_id }) => product_id);
  };
  const cover = take(
    demoLeaflet.cover.flatMap((code) => rows.find((row) => row.code === code) ?? []),
    TILES_PER_PAGE,
  );
  return demoLeaflet.pages.map(({ title, departments }) => {
    if (departments.length > 0) return { title, productIds: take(mixed(rows, departments), TILES_PER_PAGE) };
    return { title, productIds: [...cover, ...take(rows, TILES_PER_PAGE - cover.length)] };
  });
}

/** One product of each department in turn, so that no page is all yogurt. */
function mixed(rows: readonly Promoted[], departments: readonly string[]): Promoted[] {
  const shelves = departments.map((name) => rows.filter(({ department }) => department === name));
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => shelves.flatMap((shelf) => shelf[at] ?? [])).flat();
}
