import { type DocumentState, partsOfDocument, type StaffDocument } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { type Body, onlineBodies } from '../content/index.ts';
import { documentAddress, documentName } from './document-name.ts';
import { type Draft, listDrafts } from './drafts.repo.ts';
import { newestVersions } from './versions.repo.ts';

/** Every document that is online, is being written or was taken off. */
export async function listDocuments(db: Db): Promise<StaffDocument[]> {
  const [live, drafts, versions] = await Promise.all([onlineBodies(db), listDrafts(db), newestVersions(db)]);
  const draftOf = new Map(drafts.map((draft) => [draft.document, draft]));
  const documents = new Set([...live.keys(), ...draftOf.keys(), ...versions.keys()]);
  return [...documents].map((document) => {
    const draft = draftOf.get(document);
    const version = versions.get(document);
    const flyer = flyerOf(live.get(document) ?? draft?.body);
    const by = draft?.firstName ?? version?.firstName;
    return {
      document,
      kind: partsOfDocument(document).kind,
      title: documentName(document, draft?.body ?? live.get(document) ?? version?.called ?? undefined),
      address: documentAddress(document),
      state: stateOf(live.has(document), draft),
      ...(version && !version.off ? { publishedAt: version.publishedAt.toISOString() } : {}),
      ...(by ? { by } : {}),
      ...(draft?.publishAt ? { publishAt: draft.publishAt.toISOString() } : {}),
      ...(draft?.problem ? { problem: draft.problem } : {}),
      ...(flyer ? { flyer: { ...flyer, online: live.has(document) } } : {}),
    };
  });
}

function stateOf(isLive: boolean, draft: Draft | undefined): DocumentState {
  if (draft?.publishAt) return 'planned';
  if (draft) return isLive ? 'draft' : 'new';
  return isLive ? 'online' : 'off';
}

/** Days and products of a flyer; undefined of every other document, and of a flyer that was taken off. */
function flyerOf(body: Body | undefined): Omit<NonNullable<StaffDocument['flyer']>, 'online'> | undefined {
  const { startsOn, endsOn, pages = [] } = (body ?? {}) as Partial<FlyerBody>;
  if (!startsOn || !endsOn) return undefined;
  return { startsOn, endsOn, products: new Set(pages.flatMap(({ products }) => products)).size };
}

interface FlyerBody {
  startsOn: string;
  endsOn: string;
  pages: { products: string[] }[];
}
