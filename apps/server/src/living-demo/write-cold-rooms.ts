import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';

/** Cold rooms of the first store: tenths of °C they are kept at, and above which they are too warm. */
const cells = [
  { name: 'Cella surgelati', kind: 'frozen', kept: -206, max: -180 },
  { name: 'Cella latticini', kind: 'chilled', kept: 28, max: 40 },
  { name: 'Cella carni', kind: 'chilled', kept: 12, max: 30 },
];

/**
 * Cold rooms whose probes have written every ten minutes since the day before. The frozen one got too warm twenty-five minutes ago:
 * somebody has to look.
 */
export async function writeColdRooms(client: PoolClient, warehouseId: number, now: Date): Promise<void> {
  for (const { name, kind, kept, max } of cells) {
    await client.query(
      `with cell as (
         insert into cold_cell (warehouse_id, name, kind, max_tenths, alert_minutes, silent_minutes)
         values ($1, $2, $3, $4, 10, 1440) on conflict (warehouse_id, name) do nothing returning cold_cell_id)
       insert into cold_probe (cold_cell_id, name, key_hash, created_at) select cold_cell_id, 'Sonda', $5, $6 from cell`,
      // nobody holds the key: these probes have said what they say
      [warehouseId, name, kind, max, randomBytes(32), now],
    );
    await client.query(
      `with said as (
         insert into cold_reading (cold_cell_id, at, cold_probe_id, tenths, received_at)
         select c.cold_cell_id, t, p.cold_probe_id,
           case when c.kind = 'frozen' and t > $3::timestamptz - interval '25 minutes' then -141
             else $4 + round(5 * sin(extract(epoch from t) / 4100) + 3 * sin(extract(epoch from t) / 911 + p.cold_probe_id)) end, t
         from cold_cell c join cold_probe p using (cold_cell_id),
           generate_series(date_trunc('hour', $3::timestamptz) - interval '36 hours', $3, interval '10 minutes') t
         where c.warehouse_id = $1 and c.name = $2 and p.revoked_at is null
         on conflict do nothing)
       update cold_probe p set last_seen_at = $3 from cold_cell c
       where c.cold_cell_id = p.cold_cell_id and c.warehouse_id = $1 and c.name = $2 and p.revoked_at is null`,
      [warehouseId, name, now, kept],
    );
  }
}
