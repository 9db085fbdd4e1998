import type { Db } from '../../platform/db/database.ts';
import { listMenuItems, listMenus, type MenuRow } from '../menus/index.ts';
import { listFaqs } from './faqs.repo.ts';
import { exportBlocks } from './home-blocks.repo.ts';
import { exportLeaflets } from './leaflets.repo.ts';
import { exportPages } from './pages.repo.ts';
import { exportPopups } from './popups.repo.ts';
import { listRecipes } from './recipes.repo.ts';
import type { MenuInput } from './write-content.ts';

/** Everything the shop has written, in the form `importContent` takes; what is over and what is to come included. */
export async function exportContent(db: Db): Promise<object> {
  return {
    pages: (await exportPages(db)).map(withoutNulls),
    faqs: await listFaqs(db),
    popups: (await exportPopups(db)).map(withoutNulls),
    menus: await exportMenus(db),
    blocks: (await exportBlocks(db)).map(withoutNulls),
    leaflets: (await exportLeaflets(db)).map(toLeaflet),
    recipes: (await listRecipes(db)).map(({ updatedAt: _, ...recipe }) => recipe),
  };
}

async function exportMenus(db: Db): Promise<Record<string, Record<string, MenuInput[]>>> {
  const menus: Record<string, Record<string, MenuInput[]>> = {};
  for (const menu of await listMenus(db)) {
    const children = Map.groupBy(await listMenuItems(db, menu), ({ parentId }) => parentId);
    const entriesOf = (id: number): MenuInput[] =>
      (children.get(id) ?? []).map((row) => toEntry(row, entriesOf(row.id)));
    menus[menu] = Object.fromEntries((children.get(null) ?? []).map(({ id, name }) => [name, entriesOf(id)]));
  }
  return menus;
}

function toEntry(
  { name, itemUrl, classes, iconSource, target, validFrom, validTo, audience }: MenuRow,
  items: MenuInput[],
): MenuInput {
  return withoutNulls({
    name,
    itemUrl,
    classes,
    iconSource,
    target,
    validFrom,
    validTo,
    audience: audience === 'everybody' ? undefined : audience,
    ...(items.length > 0 ? { items } : {}),
  }) as MenuInput;
}

function toLeaflet(row: Awaited<ReturnType<typeof exportLeaflets>>[0]) {
  const { pages, titles, pictures, products, warehouses, ...leaflet } = row;
  return {
    ...leaflet,
    pages: Array.from({ length: pages }, (_, index) => {
      const here = products.filter(({ page }) => page === index + 1);
      const areas = here.flatMap(({ code, area }) => {
        const [x, y, width, height] = area ?? [];
        return x === undefined ? [] : [{ product: code, x, y, width, height }];
      });
      return {
        title: titles[index] ?? '',
        products: here.map(({ code }) => code),
        ...(pictures[index] ? { picture: pictures[index] } : {}),
        ...(areas.length > 0 ? { areas } : {}),
      };
    }),
    ...(warehouses ? { warehouses } : {}),
  };
}

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
