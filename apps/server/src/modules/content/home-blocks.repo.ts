import type { Db, Tx } from '../../platform/db/database.ts';
import type { BlockRow } from './home-blocks.ts';
import { inForce } from './in-force.repo.ts';

/* Blocks of home and of the categories (table home_block). `params` are checked where they are written. */

/** The blocks in force, in order. */
export function listBlocks(db: Db, now: Date): Promise<BlockRow[]> {
  return db
    .selectFrom('home_block')
    .select(['home_block_id as homeBlockId', 'kind', 'params'])
    .where(inForce(now))
    .orderBy('position')
    .orderBy('home_block_id')
    .$castTo<BlockRow>()
    .execute();
}

export function exportBlocks(db: Db) {
  return db
    .selectFrom('home_block')
    .select(['kind', 'params', 'valid_from as validFrom', 'valid_to as validTo'])
    .orderBy('position')
    .orderBy('home_block_id')
    .execute();
}

export interface NewBlock {
  kind: string;
  params: object;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
}

/** Replaces all blocks by these, in this order. */
export async function replaceBlocks(tx: Tx, blocks: readonly NewBlock[]): Promise<void> {
  await tx.deleteFrom('home_block').execute();
  if (blocks.length === 0) return;
  await tx
    .insertInto('home_block')
    .values(
      blocks.map(({ kind, params, validFrom, validTo }, position) => ({
        kind,
        params: JSON.stringify(params),
        position,
        valid_from: validFrom ?? null,
        valid_to: validTo ?? null,
      })),
    )
    .execute();
}
