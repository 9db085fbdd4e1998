import { createHash } from 'node:crypto';
import { partsOfDocument, type SpecialSlug, specialSlugs } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { deleteMenu } from '../menus/index.ts';
import { documentBodies } from './content-file.ts';
import { type ContentProblem, problemsOf } from './content-problems.ts';
import { exportContent } from './export-content.ts';
import { deleteLeaflet } from './leaflets.repo.ts';
import { deletePage } from './pages.repo.ts';
import { deleteRecipe, upsertRecipe } from './recipes.repo.ts';
import { checkPictures, readyBlocks, readyLeaflets, readyPopups } from './resolve-names.ts';
import { cleanBody } from './sanitize-content.ts';
import { type BlockInput, saveBlocks, saveFaqs, saveLeaflet, saveMenu, savePage, savePopups } from './write-content.ts';

/** A document as the content file writes it: plain JSON. */
export type Body = Record<string, unknown>;

/** What is written at once holds together: changes of documents and files wait for each other. */
export async function lockContent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(tx);
}

/** What is online of every document, by its name. */
export async function onlineBodies(db: Db): Promise<Map<string, Body>> {
  const file = plain(await exportContent(db)) as {
    pages: Body[];
    faqs: unknown[];
    popups: unknown[];
    menus: Record<string, Body>;
    blocks: unknown[];
    leaflets: Body[];
    recipes: Body[];
  };
  const emptyMenus = Object.fromEntries(specialSlugs.map((menu) => [menu, {}]));
  return new Map<string, Body>([
    ['home', { blocks: file.blocks }],
    ['faq', { faqs: file.faqs }],
    ['popups', { popups: file.popups }],
    ...Object.entries({ ...emptyMenus, ...file.menus }).map(([menu, places]): [string, Body] => [
      `menu:${menu}`,
      { places },
    ]),
    ...file.pages.map((page): [string, Body] => [`page:${page.name}`, page]),
    ...file.leaflets.map((leaflet): [string, Body] => [`leaflet:${leaflet.slug}`, leaflet]),
    ...file.recipes.map((recipe): [string, Body] => [`recipe:${recipe.name}`, recipe]),
  ]);
}

/** What is online of a document; undefined when nothing is. */
export async function onlineBody(db: Db, document: string): Promise<Body | undefined> {
  return (await onlineBodies(db)).get(document);
}

/** Names what a document says: two that say the same have the same. */
export const fingerprintOf = (body: Body | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body ?? null)))
    .digest('hex')
    .slice(0, 20);

/** What somebody wrote, clean and complete, or what is wrong with it. */
export function readBody(document: string, given: Body): { body: Body } | { problems: ContentProblem[] } {
  const { kind, key } = partsOfDocument(document);
  // the name of a page, recipe or flyer is that of its document
  const named =
    kind === 'page' || kind === 'recipe'
      ? { ...given, name: key }
      : kind === 'leaflet'
        ? { ...given, slug: key }
        : given;
  const read = documentBodies[kind].safeParse(named);
  if (!read.success) return { problems: problemsOf(read.error.issues) };
  return { body: cleanBody(kind, plain(read.data) as Body) };
}

/**
 * Puts a document online; without a body it is taken off.
 * @throws {ContentFileError} when it names products, stores or pictures that do not exist
 */
export async function writeDocument(tx: Tx, document: string, body: Body | undefined): Promise<void> {
  const { kind, key } = partsOfDocument(document);
  if (!body) return takeOff(tx, kind, key);
  switch (kind) {
    case 'home': {
      const { blocks } = documentBodies.home.parse(body);
      return saveBlocks(tx, (await readyBlocks(tx, blocks)) as BlockInput[]);
    }
    case 'faq':
      await checkPictures(tx, body);
      return saveFaqs(tx, documentBodies.faq.parse(body).faqs);
    case 'popups':
      return savePopups(tx, await readyPopups(tx, documentBodies.popups.parse(body).popups));
    case 'menu':
      return saveMenu(tx, key, documentBodies.menu.parse(body).places);
    case 'page':
      await checkPictures(tx, body);
      return savePage(tx, documentBodies.page.parse(body));
    case 'recipe':
      return upsertRecipe(tx, documentBodies.recipe.parse(body));
    case 'leaflet':
      for (const leaflet of await readyLeaflets(tx, [documentBodies.leaflet.parse(body)]))
        await saveLeaflet(tx, leaflet);
  }
}

/** @throws {ContentFileError} when a document names products, stores or pictures that do not exist */
export async function checkNames(db: Tx, document: string, body: Body): Promise<void> {
  const { kind } = partsOfDocument(document);
  if (kind === 'home') await readyBlocks(db, documentBodies.home.parse(body).blocks);
  else if (kind === 'popups') await readyPopups(db, documentBodies.popups.parse(body).popups);
  else if (kind === 'leaflet') await readyLeaflets(db, [documentBodies.leaflet.parse(body)]);
  else await checkPictures(db, body);
}

async function takeOff(tx: Tx, kind: string, key: string): Promise<void> {
  if (kind === 'page') return deletePage(tx, key);
  if (kind === 'leaflet') return deleteLeaflet(tx, key);
  if (kind === 'recipe') return deleteRecipe(tx, key);
  if (kind === 'menu') return deleteMenu(tx, key as SpecialSlug);
  throw new Error(`the ${kind} is always there`);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The order in which the fields of an object are written says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
