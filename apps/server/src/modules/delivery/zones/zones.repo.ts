import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PlanOf } from '../plan/read-plan.ts';

/** What a shop decides of a zone. Cents. */
export interface ZoneTerms {
  name: string;
  baseCents: number;
  freeFromCents: number | null;
  reducedCents: number | null;
  minimumCents: number;
  below: 'block' | 'surcharge';
  surchargeCents: number;
  /** In order, each once. */
  postcodes: string[];
  /** Corners `[lat, lon]` in order. */
  border: Border | null;
}

export type Border = readonly (readonly [latitude: number, longitude: number])[];

export interface ZoneRow extends ZoneTerms {
  zoneId: number;
  shared: { postcode: string; zone: string }[];
}

/** The zones of a store and service, by name. Raw: codes and what shares them come as JSON, in one statement. */
export async function readZones(db: Db | Tx, { warehouseId, deliveryServiceId }: PlanOf): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.delivery_zone_id as "zoneId", z.name, z.base_cost_cents as "baseCents", z.free_threshold_cents as "freeFromCents",
      z.reduced_cost_cents as "reducedCents", z.minimum_order_cents as "minimumCents", z.below_minimum as below,
      z.below_minimum_surcharge_cents as "surchargeCents", z.polygon as border,
      array(select postcode from (select postalcode as postcode from delivery_zone_postalcode p
        where p.delivery_zone_id = z.delivery_zone_id) c order by postcode) as postcodes,
      (select coalesce(jsonb_agg(jsonb_build_object('postcode', p.postalcode, 'zone', o.name) order by p.postalcode, o.delivery_zone_id), '[]')
        from delivery_zone_postalcode p join delivery_zone_postalcode q using (postalcode)
          join delivery_zone o on o.delivery_zone_id = q.delivery_zone_id join warehouse w on w.warehouse_id = o.warehouse_id
        where p.delivery_zone_id = z.delivery_zone_id and o.delivery_zone_id <> z.delivery_zone_id
          and o.delivery_service_id = z.delivery_service_id and w.active) as shared
    from delivery_zone z where z.warehouse_id = ${warehouseId} and z.delivery_service_id = ${deliveryServiceId}
    order by z.name, z.delivery_zone_id`.execute(db);
  return rows;
}

/** @returns its id */
export async function writeZone(tx: Tx, of: PlanOf, zoneId: number | undefined, terms: ZoneTerms): Promise<number> {
  const row = {
    name: terms.name,
    base_cost_cents: terms.baseCents,
    free_threshold_cents: terms.freeFromCents,
    reduced_cost_cents: terms.reducedCents,
    minimum_order_cents: terms.minimumCents,
    below_minimum: terms.below,
    below_minimum_surcharge_cents: terms.surchargeCents,
    polygon: terms.border === null ? null : JSON.stringify(terms.border),
  };
  const id =
    zoneId ??
    (
      await tx
        .insertInto('delivery_zone')
        .values({ ...row, warehouse_id: of.warehouseId, delivery_service_id: of.deliveryServiceId })
        .returning('delivery_zone_id')
        .executeTakeFirstOrThrow()
    ).delivery_zone_id;
  if (zoneId !== undefined) await tx.updateTable('delivery_zone').set(row).where('delivery_zone_id', '=', id).execute();
  await sql`delete from delivery_zone_postalcode where delivery_zone_id = ${id} and postalcode <> all(${terms.postcodes}::text[])`.execute(
    tx,
  );
  await sql`insert into delivery_zone_postalcode (delivery_zone_id, postalcode)
    select ${id}::int, unnest(${terms.postcodes}::text[]) on conflict do nothing`.execute(tx);
  return id;
}
