import type { Disclaimer, UserDisclaimer } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';

/** Which texts: of a registration module (undefined = of any) and a store. */
export interface DisclaimerSet {
  moduleTypeId: number | undefined;
  storeId: number;
}

/** The texts of a registration that names neither module nor store (specification, section 3). */
export const defaultDisclaimers: DisclaimerSet = { moduleTypeId: 2, storeId: 5 };

/** The version in force of each text. */
const inForce = (set: DisclaimerSet, now: Date) => sql`
  select distinct on (module_type_id, code) * from disclaimer
   where (${set.moduleTypeId ?? null}::int is null or module_type_id = ${set.moduleTypeId ?? null}::int)
     and store_id = ${set.storeId} and valid_from <= ${now}
   order by module_type_id, code, version desc`;

const columns = sql`d.disclaimer_id as "disclaimerId", d.code, d.version, d.title, d.body, d.required`;

/** The texts of today, the required ones first. */
export async function listDisclaimers(db: Db, set: DisclaimerSet, now: Date): Promise<Disclaimer[]> {
  const { rows } = await sql<Disclaimer>`
    select ${columns} from (${inForce(set, now)}) d order by d.required desc, d.disclaimer_id`.execute(db);
  return rows;
}

/** The texts of today of the modules these texts belong to, with what the customer answered. */
export async function listAnsweredLike(
  db: Db,
  {
    accountId,
    disclaimerIds,
    storeId,
    now,
  }: { accountId: number; disclaimerIds: number[]; storeId: number; now: Date },
): Promise<UserDisclaimer[]> {
  const { rows } = await sql<{ moduleTypeId: number }>`
    select distinct module_type_id as "moduleTypeId" from disclaimer where disclaimer_id = any(${disclaimerIds}::int[])
     order by 1`.execute(db);
  const lists = await Promise.all(
    rows.map(({ moduleTypeId }) => listAnswered(db, accountId, { moduleTypeId, storeId }, now)),
  );
  return lists.flat();
}

/** The texts of today with what the customer answered last to exactly this version. */
export async function listAnswered(
  db: Db,
  accountId: number,
  set: DisclaimerSet,
  now: Date,
): Promise<UserDisclaimer[]> {
  const { rows } = await sql<Disclaimer & { accepted: boolean | null; answeredAt: Date | null }>`
    select ${columns}, a.accepted, a.at as "answeredAt"
      from (${inForce(set, now)}) d
      left join lateral (select accepted, at from account_disclaimer
                          where account_id = ${accountId} and disclaimer_id = d.disclaimer_id
                          order by at desc limit 1) a on true
     order by d.required desc, d.disclaimer_id`.execute(db);
  return rows.map(({ accepted, answeredAt, ...text }) => ({
    ...text,
    ...(accepted === null ? {} : { accepted }),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.toISOString() }),
  }));
}

export interface Answers extends DisclaimerSet {
  /** Undefined: the answers are only checked. */
  accountId: number | undefined;
  answers: readonly { disclaimerId: number; accepted: boolean }[];
  /** Every required text must be among the answers (registration). */
  complete: boolean;
  now: Date;
}

/**
 * Records answers with their date; earlier ones stay as they were.
 * @throws BusinessError `disclaimer-not-found`, `disclaimer-required`
 */
export async function recordAnswers(tx: Tx, { accountId, answers, complete, now, ...set }: Answers): Promise<void> {
  const texts = await listDisclaimers(tx, set, now);
  const given = new Map(answers.map((each) => [each.disclaimerId, each.accepted]));
  const unknown = [...given.keys()].some((id) => !texts.some((text) => text.disclaimerId === id));
  if (unknown) {
    throw new BusinessError('disclaimer-not-found', 'Un consenso non è più quello in vigore: ricarica la pagina.', {
      field: 'disclaimers',
    });
  }
  const refused = texts.find((text) => {
    const answer = given.get(text.disclaimerId);
    return text.required && (complete ? answer !== true : answer === false);
  });
  if (refused) {
    throw new BusinessError('disclaimer-required', `Per continuare serve: ${refused.title}.`, { field: 'disclaimers' });
  }
  if (accountId === undefined || given.size === 0) return;
  await tx
    .insertInto('account_disclaimer')
    .values(
      [...given].map(([disclaimer_id, accepted]) => ({ account_id: accountId, disclaimer_id, accepted, at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'disclaimer_id', 'at'])
        .doUpdateSet((eb) => ({ accepted: eb.ref('excluded.accepted') })),
    )
    .execute();
}
