import type { Disclaimer, UserDisclaimer } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Which texts: of a registration module (undefined = of any) and a store. */
export interface DisclaimerSet {
  moduleTypeId: number | undefined;
  storeId: number;
}

/** The version in force of each text. */
function inForce(db: Db, { moduleTypeId, storeId }: DisclaimerSet, now: Date) {
  const texts = db
    .selectFrom('disclaimer')
    .distinctOn(['module_type_id', 'code'])
    .selectAll()
    .where('store_id', '=', storeId)
    .where('valid_from', '<=', now)
    .orderBy('module_type_id')
    .orderBy('code')
    .orderBy('version', 'desc');
  return moduleTypeId === undefined ? texts : texts.where('module_type_id', '=', moduleTypeId);
}

const columns = ['d.disclaimer_id as disclaimerId', 'd.code', 'd.version', 'd.title', 'd.body', 'd.required'] as const;

/** The texts of today, the required ones first. */
export function listDisclaimers(db: Db, set: DisclaimerSet, now: Date): Promise<Disclaimer[]> {
  return db
    .selectFrom(inForce(db, set, now).as('d'))
    .select(columns)
    .orderBy('d.required', 'desc')
    .orderBy('d.disclaimer_id')
    .execute();
}

/** The texts of today with what the customer answered last to exactly this version. */
export async function listAnswered(
  db: Db,
  accountId: number,
  set: DisclaimerSet,
  now: Date,
): Promise<UserDisclaimer[]> {
  const rows = await db
    .selectFrom(inForce(db, set, now).as('d'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('account_disclaimer as x')
          .select(['x.accepted', 'x.at'])
          .where('x.account_id', '=', accountId)
          .whereRef('x.disclaimer_id', '=', 'd.disclaimer_id')
          .orderBy('x.at', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select(['a.accepted', 'a.at as answeredAt'])
    .orderBy('d.required', 'desc')
    .orderBy('d.disclaimer_id')
    .execute();
  return rows.map(({ accepted, answeredAt, ...text }) => ({
    ...text,
    ...(accepted === null ? {} : { accepted }),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.toISOString() }),
  }));
}

/** The registration modules these texts belong to. */
export async function listModuleTypes(db: Db, disclaimerIds: readonly number[]): Promise<number[]> {
  if (disclaimerIds.length === 0) return [];
  const rows = await db
    .selectFrom('disclaimer')
    .select('module_type_id')
    .distinct()
    .where('disclaimer_id', 'in', disclaimerIds)
    .orderBy('module_type_id')
    .execute();
  return rows.map((row) => row.module_type_id);
}

/** Writes answers with their date; earlier ones stay as they were. @param answers at least one, by id of the text */
export async function insertAnswers(
  tx: Tx,
  accountId: number,
  answers: ReadonlyMap<number, boolean>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('account_disclaimer')
    .values(
      [...answers].map(([disclaimer_id, accepted]) => ({ account_id: accountId, disclaimer_id, accepted, at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'disclaimer_id', 'at'])
        .doUpdateSet((eb) => ({ accepted: eb.ref('excluded.accepted') })),
    )
    .execute();
}
