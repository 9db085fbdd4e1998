import type { ContentPicture } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { onlineBodies, picturesIn } from '../content/index.ts';
import {
  type ContentPictureRow,
  deleteContentPicture,
  describeContentPicture,
  listContentPictures,
  lockWithCrops,
} from '../media/index.ts';
import { documentName } from './document-name.ts';
import { listDrafts } from './drafts.repo.ts';

/** Every picture with the documents that show it. */
export async function listPictures(db: Db): Promise<ContentPicture[]> {
  const [rows, uses] = await Promise.all([listContentPictures(db), usesOfPictures(db)]);
  return rows.map((row) => toPicture(row, uses.get(row.picture)));
}

/** @throws BusinessError `picture-not-found` */
export async function describePicture(
  tx: Tx,
  actor: AuditActor,
  picture: string,
  words: { name: string; alt: string },
): Promise<void> {
  const before = await describeContentPicture(tx, picture, words);
  if (!before) throw noPictureThere();
  await writeAudit(tx, actor, 'content.describe-picture', {
    subject: { kind: 'content', name: words.name },
    before,
    after: words,
  });
}

/** @throws BusinessError `picture-not-found`, `picture-in-use` */
export async function removePicture(tx: Tx, actor: AuditActor, picture: string): Promise<void> {
  const crops = await lockWithCrops(tx, picture);
  if (crops.length > 0) {
    throw new BusinessError('picture-in-use', `Da questa immagine viene un ritaglio: ${crops.join(', ')}`, {
      field: 'picture',
    });
  }
  const uses = (await usesOfPictures(tx)).get(picture);
  if (uses) {
    throw new BusinessError('picture-in-use', `L’immagine serve ancora: ${[...uses].join(', ')}`, { field: 'picture' });
  }
  const name = await deleteContentPicture(tx, picture);
  if (name === undefined) throw noPictureThere();
  await writeAudit(tx, actor, 'content.remove-picture', { subject: { kind: 'content', name } });
}

export const noPictureThere = () =>
  new BusinessError('picture-not-found', 'Non abbiamo trovato questa immagine', { field: 'picture' });

function toPicture({ createdAt, ...row }: ContentPictureRow, uses: ReadonlySet<string> = new Set()): ContentPicture {
  return { ...row, createdAt: createdAt.toISOString(), usedIn: [...uses] };
}

/** Names of documents by the pictures they show, drafts too. */
async function usesOfPictures(db: Db | Tx): Promise<Map<string, Set<string>>> {
  const bodies = [
    ...(await onlineBodies(db)),
    ...(await listDrafts(db)).map(({ document, body }) => [document, body] as const),
  ];
  const uses = new Map<string, Set<string>>();
  for (const [document, body] of bodies) {
    for (const picture of picturesIn(body)) {
      const of = uses.get(picture) ?? new Set();
      uses.set(picture, of.add(documentName(document, body)));
    }
  }
  return uses;
}
