import type { Audience } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { deleteMenu, insertMenuItem } from '../menus/index.ts';
import { replaceFaqs } from './faqs.repo.ts';
import { replaceBlocks } from './home-blocks.repo.ts';
import { type BlockKind, blockParams } from './home-blocks.ts';
import { type LeafletInput, replaceLeafletProducts, upsertLeaflet } from './leaflets.repo.ts';
import { type PageInput, upsertPage } from './pages.repo.ts';
import { insertPopup, keepPopups, type PopupInput, updatePopup } from './popups.repo.ts';
import { sanitizeContent } from './sanitize-content.ts';

/** The only ways content enters the database: HTML is sanitised and block settings are checked here. */

/** Adds a page or replaces the one of that name. */
export async function savePage(tx: Tx, page: PageInput): Promise<void> {
  await upsertPage(tx, { ...page, content: sanitizeContent(page.content) });
}

export interface FaqInput {
  category: string;
  items: readonly { question: string; answer: string }[];
}

/** Replaces all questions. */
export async function saveFaqs(tx: Tx, groups: readonly FaqInput[]): Promise<void> {
  const faqs = groups.flatMap(({ category, items }) =>
    items.map(({ question, answer }) => ({ category, question, answer: sanitizeContent(answer) })),
  );
  await replaceFaqs(tx, faqs);
}

const sanitized = (popup: PopupInput): PopupInput => ({ ...popup, description: sanitizeContent(popup.description) });

/** Replaces all notices. One that says the same as before stays the same: who has read it does not see it again. */
export async function savePopups(tx: Tx, popups: readonly PopupInput[]): Promise<void> {
  const clean = popups.map(sanitized);
  for (const popup of clean) if (!(await updatePopup(tx, popup))) await insertPopup(tx, popup);
  await keepPopups(tx, clean);
}

/** A notice shown to everybody once while it is in force. */
export async function savePopup(tx: Tx, popup: PopupInput): Promise<void> {
  await insertPopup(tx, sanitized(popup));
}

export interface MenuInput {
  name: string;
  itemUrl: string;
  classes?: string | undefined;
  iconSource?: string | undefined;
  target?: string | undefined;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  audience?: Audience | undefined;
  items?: readonly MenuInput[] | undefined;
}

/** Replaces a menu; `places` says which entries belong where (`header`, `footeranonimi`…). */
export async function saveMenu(tx: Tx, menu: string, places: Record<string, readonly MenuInput[]>): Promise<void> {
  await deleteMenu(tx, menu);
  const insert = async (parentId: number | null, entries: readonly MenuInput[]): Promise<void> => {
    for (const [position, { items, ...entry }] of entries.entries()) {
      const id = await insertMenuItem(tx, { ...entry, menu, parentId, position });
      if (items) await insert(id, items);
    }
  };
  await insert(
    null,
    Object.entries(places).map(([name, items]) => ({ name, itemUrl: '', items })),
  );
}

export interface BlockInput {
  kind: BlockKind;
  params: object;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  audience?: Audience | undefined;
  /** Absent: every store. */
  warehouseIds?: readonly number[] | undefined;
}

/** Replaces the blocks of home and of the categories. @throws ZodError when settings do not fit the kind. */
export async function saveBlocks(tx: Tx, blocks: readonly BlockInput[]): Promise<void> {
  await replaceBlocks(
    tx,
    blocks.map((block) => ({ ...block, params: blockParams[block.kind].parse(block.params) })),
  );
}

/** Adds a leaflet or replaces the one of that slug. A product is on one page only. */
export async function saveLeaflet(tx: Tx, leaflet: LeafletInput): Promise<void> {
  await replaceLeafletProducts(tx, await upsertLeaflet(tx, leaflet), leaflet.pages);
}
