import { partsOfDocument } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditAction, type AuditActor, writeAudit } from '../audit/index.ts';
import {
  type Body,
  ContentFileError,
  checkNames,
  fingerprintOf,
  onlineBody,
  readBody,
  writeDocument,
} from '../content/index.ts';
import { documentName } from './document-name.ts';
import { type DocumentNow, holdDocument, tellOfContent } from './document-state.ts';
import { dropDraft, putDraft } from './drafts.repo.ts';
import { findVersion, insertVersion, listVersions } from './versions.repo.ts';

interface Wanted {
  document: string;
  body: Body;
  /** The revision the page showed. */
  seen: string;
}

/** Keeps a draft. One that says what is online is none. @throws BusinessError `changed-meanwhile`, `wrong-content` */
export async function saveDraft(tx: Tx, actor: AuditActor, { document, body: given, seen }: Wanted): Promise<void> {
  const now = await holdDocument(tx, document, seen);
  const body = cleanOf(document, given);
  await checkNames(tx, document, body).catch((error) => {
    throw missing(error);
  });
  if (now.live && fingerprintOf(body) === now.fingerprint) await dropDraft(tx, document);
  else await putDraft(tx, { document, body, ...draftOf(actor, now), publishAt: null }, actor.now);
  await note(tx, actor, 'content.save', document, now.draft?.body ?? now.live, body);
}

/** Drops a draft, planned or not. @throws BusinessError `changed-meanwhile` */
export async function discardDraft(tx: Tx, actor: AuditActor, document: string, seen: string): Promise<void> {
  const now = await holdDocument(tx, document, seen);
  if (!now.draft) return;
  await dropDraft(tx, document);
  await note(tx, actor, 'content.discard', document, now.draft.body, now.live);
}

/** Puts a document online now. @throws BusinessError `changed-meanwhile`, `wrong-content` */
export async function publishNow(tx: Tx, actor: AuditActor, { document, body, seen }: Wanted): Promise<void> {
  const now = await holdDocument(tx, document, seen);
  await putOnline(tx, actor, now, cleanOf(document, body), 'content.publish');
}

/**
 * Has a document go online at its time. It is checked now; when something else is online by then, it waits for a person.
 * @throws BusinessError `changed-meanwhile`, `wrong-content`, `past-time`
 */
export async function publishLater(
  tx: Tx,
  actor: AuditActor,
  { document, body: given, seen }: Wanted,
  publishAt: Date,
): Promise<void> {
  if (publishAt <= actor.now) {
    throw new BusinessError('past-time', 'Il momento della pubblicazione è già passato', { field: 'publish_at' });
  }
  const now = await holdDocument(tx, document, seen);
  const body = cleanOf(document, given);
  await checkNames(tx, document, body).catch((error) => {
    throw missing(error);
  });
  await putDraft(tx, { document, body, ...draftOf(actor, now), publishAt }, actor.now);
  await note(tx, actor, 'content.plan', document, now.live, { ...body, publishAt: publishAt.toISOString() });
}

/** Puts an older version online again. @throws BusinessError `version-not-found`, `changed-meanwhile`, `wrong-content` */
export async function restoreVersion(tx: Tx, actor: AuditActor, versionId: number, seen: string): Promise<string> {
  const version = await findVersion(tx, versionId);
  if (!version) throw new BusinessError('version-not-found', 'Questa versione non c’è più', { field: 'version_id' });
  const { document, body } = version;
  const now = await holdDocument(tx, document, seen);
  await putOnline(tx, actor, now, body ?? undefined, 'content.restore');
  return document;
}

/** Takes a page, a recipe or a flyer off. @throws BusinessError `changed-meanwhile`, `wrong-content` for what is always there */
export async function removeDocument(tx: Tx, actor: AuditActor, document: string, seen: string): Promise<void> {
  const { kind } = partsOfDocument(document);
  if (kind !== 'page' && kind !== 'leaflet' && kind !== 'recipe') {
    throw new BusinessError('wrong-content', 'Questo contenuto c’è sempre: si può solo svuotare', {
      field: 'document',
    });
  }
  await putOnline(tx, actor, await holdDocument(tx, document, seen), undefined, 'content.remove');
}

/** Puts a planned draft online in the name of who planned it. @throws BusinessError as `publishNow` */
export async function publishDraft(tx: Tx, actor: AuditActor, now: DocumentNow): Promise<void> {
  if (!now.draft) return;
  if (now.draft.basedOn !== now.fingerprint) {
    throw new BusinessError('changed-meanwhile', 'Dopo che è stata programmata, online è cambiato qualcosa');
  }
  await putOnline(tx, actor, now, cleanOf(now.document, now.draft.body), 'content.publish-planned');
}

async function putOnline(
  tx: Tx,
  actor: AuditActor,
  { document, live, fingerprint }: DocumentNow,
  body: Body | undefined,
  action: AuditAction,
): Promise<void> {
  const [newest] = await listVersions(tx, document);
  // what a file brought, or was there from the beginning, can be gone back to as well
  if (live && fingerprintOf(newest?.body ?? undefined) !== fingerprint)
    await insertVersion(tx, { document, body: live }, actor.now);
  try {
    await writeDocument(tx, document, body);
  } catch (error) {
    throw missing(error);
  }
  const online = await onlineBody(tx, document);
  await insertVersion(tx, { document, body: online, by: actor.account.accountId }, actor.now);
  await dropDraft(tx, document);
  await note(tx, actor, action, document, live, online);
}

const draftOf = ({ account }: AuditActor, { fingerprint }: DocumentNow) => ({
  accountId: account.accountId,
  basedOn: fingerprint,
});

/** @throws BusinessError `wrong-content`, naming every field */
export function cleanOf(document: string, given: Body): Body {
  const read = readBody(document, given);
  if ('body' in read) return read.body;
  const [first, ...others] = read.problems.map(({ field, text }) => ({
    code: 'wrong-content',
    error: text,
    field: `body.${field}`,
  }));
  throw new BusinessError('wrong-content', first?.error ?? '', { field: first?.field ?? 'body', others });
}

const whatIsMissing: Record<string, string> = {
  warehouse: 'la sede',
  picture: 'l’immagine',
  'product with the code': 'il prodotto',
};

/** What a document names and is not there, in words for people; other errors go on. */
export function missing(error: unknown): BusinessError {
  if (!(error instanceof ContentFileError)) throw error;
  const { problems } = error;
  const others = problems.map((problem) => {
    const [, field = '', what = '', name = ''] = /^([^:]*): there is no (.+) "(.*)"$/.exec(problem) ?? [];
    const [, twice] = /the product "(.*)" stands in the flyer already/.exec(problem) ?? [];
    const error = twice
      ? `Il prodotto ${twice} c’è già in questo volantino: un prodotto sta su una pagina sola`
      : what
        ? `Non c’è più ${whatIsMissing[what] ?? what} ${name}`
        : 'Un riquadro è di un prodotto che non è sulla pagina';
    return { code: 'wrong-content', error, field: `body.${field}` };
  });
  const [first, ...rest] = others;
  return new BusinessError('wrong-content', first?.error ?? '', { field: first?.field ?? 'body', others: rest });
}

async function note(
  tx: Tx,
  actor: AuditActor,
  action: AuditAction,
  document: string,
  before: Body | undefined,
  after: Body | undefined,
): Promise<void> {
  await writeAudit(tx, actor, action, {
    subject: { kind: 'content', name: documentName(document, after ?? before) },
    ...changed(before, after),
  });
  await tellOfContent(tx);
}

/** Fields that are another than before; the log needs no copy of what stayed. */
function changed(before: Body = {}, after: Body = {}): { before: Body; after: Body } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const other = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (body: Body) =>
    Object.fromEntries(other.filter((name) => name in body).map((name) => [name, body[name]]));
  return { before: only(before), after: only(after) };
}
