import type { Deps } from '../../platform/deps.ts';

const lock = `hashtextextended('setup at work', 0)`;

/**
 * Does `work` while nobody else sets this shop up: two who answer at once would each take back what the other has said.
 * @throws Error in Italian when somebody does
 */
export async function setUpAlone<T>({ pool }: Pick<Deps, 'pool'>, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lock}) as held`);
    if (!rows[0]?.held) {
      throw new Error(
        'Qualcuno sta già rispondendo alle domande di questo negozio in un altro terminale: aspetta che finisca.',
      );
    }
    try {
      return await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${lock})`);
    }
  } finally {
    client.release();
  }
}
