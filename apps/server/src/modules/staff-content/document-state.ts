import type { DocumentDetail } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Body, fingerprintOf, lockContent, onlineBody } from '../content/index.ts';
import { type Draft, findDraft } from './drafts.repo.ts';
import { listVersions } from './versions.repo.ts';

/** A document as it is now: what is online, and what somebody is writing. */
export interface DocumentNow {
  document: string;
  live: Body | undefined;
  /** Names what is online. */
  fingerprint: string;
  draft: Draft | undefined;
  /** Names both: who changes something says what they saw. */
  revision: string;
}

export async function documentNow(db: Db | Tx, document: string): Promise<DocumentNow> {
  const live = await onlineBody(db, document);
  const draft = await findDraft(db, document);
  const fingerprint = fingerprintOf(live);
  return { document, live, draft, fingerprint, revision: `${fingerprint}.${draft?.revision ?? 0}` };
}

/**
 * A document nobody else changes until the end of the transaction.
 * @param seen the revision somebody changes
 * @throws BusinessError `changed-meanwhile`
 */
export async function holdDocument(tx: Tx, document: string, seen: string): Promise<DocumentNow> {
  await lockContent(tx);
  const now = await documentNow(tx, document);
  if (now.revision === seen) return now;
  const who = now.draft ? `${now.draft.firstName} ` : 'Qualcuno ';
  throw new BusinessError('changed-meanwhile', `${who}ha cambiato questo contenuto mentre lo modificavi`, {
    field: 'seen',
  });
}

/** Says to the pages of the Banco that a document changed. */
export async function tellOfContent(tx: Tx): Promise<void> {
  await sql`select tell_staff('content', null, null)`.execute(tx);
}

/** A document as the Banco shows it. */
export async function documentDetail(db: Db, document: string): Promise<DocumentDetail> {
  const { live, draft, fingerprint, revision } = await documentNow(db, document);
  const versions = await listVersions(db, document);
  return {
    document,
    ...(live ? { live } : {}),
    ...(draft
      ? {
          draft: {
            body: draft.body,
            by: draft.firstName,
            changedAt: draft.changedAt.toISOString(),
            ...(draft.publishAt ? { publishAt: draft.publishAt.toISOString() } : {}),
            ...(draft.problem ? { problem: draft.problem } : {}),
            outdated: draft.basedOn !== fingerprint,
          },
        }
      : {}),
    revision,
    versions: versions.map(({ versionId, body, firstName, publishedAt }) => ({
      versionId,
      publishedAt: publishedAt.toISOString(),
      ...(firstName ? { by: firstName } : {}),
      off: body === null,
    })),
  };
}
