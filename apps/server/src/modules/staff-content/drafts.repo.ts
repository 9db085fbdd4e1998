import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Body } from '../content/index.ts';

/* What staff are writing (table content_draft). */

export interface Draft {
  document: string;
  body: Body;
  /** Fingerprint of what was online when it was begun. */
  basedOn: string;
  revision: string;
  accountId: number;
  firstName: string;
  lastName: string;
  changedAt: Date;
  publishAt: Date | null;
  problem: string | null;
}

const drafts = (db: Db | Tx) =>
  db
    .selectFrom('content_draft')
    .innerJoin('account', 'account.account_id', 'content_draft.account_id')
    .select([
      'document',
      'body',
      'based_on as basedOn',
      'revision',
      'content_draft.account_id as accountId',
      'first_name as firstName',
      'last_name as lastName',
      'changed_at as changedAt',
      'publish_at as publishAt',
      'problem',
    ])
    .$castTo<Draft>();

export const listDrafts = (db: Db | Tx): Promise<Draft[]> => drafts(db).orderBy('document').execute();

export const findDraft = (db: Db | Tx, document: string): Promise<Draft | undefined> =>
  drafts(db).where('document', '=', document).executeTakeFirst();

/** Names of the documents whose time has come. */
export async function dueDrafts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('content_draft')
    .select('document')
    .where('publish_at', '<=', now)
    .where('problem', 'is', null)
    .orderBy('publish_at')
    .execute();
  return rows.map(({ document }) => document);
}

type NewDraft = Pick<Draft, 'document' | 'body' | 'basedOn' | 'accountId' | 'publishAt'>;

/** Writes a draft, or puts this one in its place. */
export async function putDraft(tx: Tx, draft: NewDraft, now: Date): Promise<void> {
  const values = {
    body: JSON.stringify(draft.body),
    based_on: draft.basedOn,
    account_id: draft.accountId,
    publish_at: draft.publishAt,
    changed_at: now,
    problem: null,
  };
  await tx
    .insertInto('content_draft')
    .values({ document: draft.document, ...values })
    .onConflict((clash) =>
      clash.column('document').doUpdateSet({ ...values, revision: sql`nextval('content_draft_revisions')` }),
    )
    .execute();
}

export async function dropDraft(tx: Tx, document: string): Promise<void> {
  await tx.deleteFrom('content_draft').where('document', '=', document).execute();
}

/** Keeps why a draft did not go online at its time; it waits for a person then. */
export async function noteDraftProblem(db: Db, document: string, problem: string): Promise<void> {
  await db
    .updateTable('content_draft')
    .set({ problem, revision: sql`nextval('content_draft_revisions')` })
    .where('document', '=', document)
    .execute();
}
