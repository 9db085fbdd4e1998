import type { Db, Tx } from '../../platform/db/database.ts';
import type { Answers } from './questions.ts';

const KEY = 'setup-answers';

/** What setup wrote into the database last: another time it writes only what is answered differently. */
export async function rememberedAnswers(db: Db | Tx): Promise<Answers> {
  const row = await db.selectFrom('shop_fact').select('value').where('key', '=', KEY).executeTakeFirst();
  return (row?.value ?? {}) as Answers;
}

export async function rememberAnswers(tx: Tx, answers: Answers): Promise<void> {
  const value = JSON.stringify(answers);
  await tx
    .insertInto('shop_fact')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
