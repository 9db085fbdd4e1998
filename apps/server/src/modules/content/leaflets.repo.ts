import type { Leaflet } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type LeafletRow = Omit<Leaflet, 'baseLocation' | 'pageTitles'> & { pageTitles: string[] };

const columns = sql`
  leaflet_id as "leafletId", name, slug, starts_on as "startDate", ends_on as "endDate", pages,
  page_titles as "pageTitles", coalesce(warehouse_ids, '{}') as "warehouseIds"`;

/** Leaflets of `today` (`YYYY-MM-DD`) and those to come, of one warehouse when it is named. */
export async function listLeaflets(db: Db, today: string, warehouseId?: number): Promise<LeafletRow[]> {
  const { rows } = await sql<LeafletRow>`
    select ${columns} from leaflet
     where ends_on >= ${today}::date
       and (${warehouseId ?? null}::int is null or warehouse_ids is null or ${warehouseId ?? null} = any(warehouse_ids))
     order by starts_on, leaflet_id`.execute(db);
  return rows;
}

/** Past ones too: a link in an old newsletter leads to the leaflet, which says that it is over. */
export async function findLeaflet(db: Db, slug: string): Promise<LeafletRow | undefined> {
  const { rows } = await sql<LeafletRow>`select ${columns} from leaflet where slug = ${slug}`.execute(db);
  return rows[0];
}

export interface LeafletProduct {
  productId: number;
  page: number;
}

/** In the order of the pages. */
export async function listLeafletProducts(db: Db, leafletId: number): Promise<LeafletProduct[]> {
  const { rows } = await sql<LeafletProduct>`
    select product_id as "productId", page from leaflet_product where leaflet_id = ${leafletId}
     order by page, position, product_id`.execute(db);
  return rows;
}
