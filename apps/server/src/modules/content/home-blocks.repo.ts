import type { Audience } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isFor, type Target, type Viewer } from '../../platform/viewer.ts';
import type { BlockRow } from './home-blocks.ts';
import { inForce } from './in-force.repo.ts';
import { targetColumns } from './target.repo.ts';

/* Blocks of home and of the categories (table home_block). `params` are checked where they are written. */

/** The blocks in force that this visitor sees, in order. */
export async function listBlocks(db: Db, now: Date, viewer: Viewer): Promise<BlockRow[]> {
  const rows = await db
    .selectFrom('home_block')
    .select(['home_block_id as homeBlockId', 'kind', 'params', 'audience', 'warehouse_ids as warehouseIds'])
    .where(inForce(now))
    .orderBy('position')
    .orderBy('home_block_id')
    .$castTo<BlockRow & Target>()
    .execute();
  return rows.filter((row) => isFor(row, viewer));
}

export function exportBlocks(db: Db) {
  return db
    .selectFrom('home_block')
    .select(['kind', 'params', 'valid_from as validFrom', 'valid_to as validTo', ...targetColumns])
    .orderBy('position')
    .orderBy('home_block_id')
    .execute();
}

export interface NewBlock {
  kind: string;
  params: object;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  audience?: Audience | undefined;
  /** Absent: every store. */
  warehouseIds?: readonly number[] | undefined;
}

/** Replaces all blocks by these, in this order. */
export async function replaceBlocks(tx: Tx, blocks: readonly NewBlock[]): Promise<void> {
  await tx.deleteFrom('home_block').execute();
  if (blocks.length === 0) return;
  await tx
    .insertInto('home_block')
    .values(
      blocks.map(({ kind, params, validFrom, validTo, audience, warehouseIds }, position) => ({
        kind,
        params: JSON.stringify(params),
        position,
        valid_from: validFrom ?? null,
        valid_to: validTo ?? null,
        audience: audience ?? 'everybody',
        warehouse_ids: warehouseIds ? [...warehouseIds] : null,
      })),
    )
    .execute();
}
