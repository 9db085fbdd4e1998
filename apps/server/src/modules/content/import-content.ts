import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { ContentFile } from './content-file.ts';
import { lockContent } from './documents.ts';
import { keepLeaflets } from './leaflets.repo.ts';
import { keepPages } from './pages.repo.ts';
import { keepRecipes, upsertRecipe } from './recipes.repo.ts';
import { readyBlocks, readyLeaflets, readyPopups } from './resolve-names.ts';
import { type BlockInput, saveBlocks, saveFaqs, saveLeaflet, saveMenu, savePage, savePopups } from './write-content.ts';

/** Ends a trial: everything was done, nothing is kept. */
class Trial extends Error {}

/**
 * Writes a content file in one transaction: all of it or nothing.
 * @returns how many entries each part of the file has
 * @throws {ContentFileError} when it names products, warehouses or pictures that do not exist
 */
export async function importContent(
  db: Db,
  file: ContentFile,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Record<string, number>> {
  try {
    await withTransaction(db, async (tx) => {
      await lockContent(tx);
      await write(tx, file);
      if (dryRun) throw new Trial();
    });
  } catch (error) {
    if (!(error instanceof Trial)) throw error;
  }
  return Object.fromEntries(
    Object.entries(file).map(([part, entries]) => [
      part,
      Array.isArray(entries) ? entries.length : Object.keys(entries).length,
    ]),
  );
}

async function write(tx: Tx, { pages, faqs, popups, menus, blocks, leaflets, recipes }: ContentFile): Promise<void> {
  if (pages) {
    for (const page of pages) await savePage(tx, page);
    await keepPages(
      tx,
      pages.map(({ name }) => name),
    );
  }
  if (faqs) await saveFaqs(tx, faqs);
  if (popups) await savePopups(tx, await readyPopups(tx, popups));
  for (const [menu, places] of Object.entries(menus ?? {})) await saveMenu(tx, menu, places);
  if (blocks) await saveBlocks(tx, (await readyBlocks(tx, blocks)) as BlockInput[]);
  if (leaflets) await writeLeaflets(tx, leaflets);
  if (recipes) {
    for (const recipe of recipes) await upsertRecipe(tx, recipe);
    await keepRecipes(
      tx,
      recipes.map(({ name }) => name),
    );
  }
}

async function writeLeaflets(tx: Tx, leaflets: NonNullable<ContentFile['leaflets']>): Promise<void> {
  for (const leaflet of await readyLeaflets(tx, leaflets)) await saveLeaflet(tx, leaflet);
  await keepLeaflets(
    tx,
    leaflets.map(({ slug }) => slug),
  );
}
