import type { Db } from '../../platform/db/database.ts';
import type { ContentPreview } from '../content-preview/index.ts';
import { documentBodies } from './content-file.ts';
import type { LeafletProduct, LeafletRow } from './leaflets.repo.ts';
import { readyLeaflets } from './resolve-names.ts';

/** Number of the flyer that is looked at before it is published: that of no other. */
export const shownLeafletId = 2_147_483_647;

/** A flyer as it is looked at before it is published, with its products; undefined when the preview is of something else. */
export async function leafletShown(
  db: Db,
  preview: ContentPreview | undefined,
): Promise<{ row: LeafletRow; products: LeafletProduct[] } | undefined> {
  if (!preview?.document.startsWith('leaflet:')) return undefined;
  const [leaflet] = await readyLeaflets(db, [documentBodies.leaflet.parse(preview.body)]);
  if (!leaflet) return undefined;
  const { name, slug, startsOn, endsOn, pages, warehouseIds = [] } = leaflet;
  return {
    row: {
      leafletId: shownLeafletId,
      name,
      slug,
      startDate: startsOn,
      endDate: endsOn,
      pages: pages.length,
      pageTitles: pages.map(({ title }) => title),
      pagePictures: pages.map(({ picture }) => picture ?? ''),
      warehouseIds: [...warehouseIds],
    },
    products: pages.flatMap(({ products }, index) =>
      products.map(({ productId, area }) => ({ productId, page: index + 1, area: area ? [...area] : null })),
    ),
  };
}
