import { type ContentPage, type FaqGroup, partsOfDocument } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { isFor, viewerLike, viewerOf } from '../../platform/viewer.ts';
import type { ShopIndex } from '../catalogue/index.ts';
import type { ContentPreview } from '../content-preview/index.ts';
import { documentBodies } from './content-file.ts';
import { listBlocks } from './home-blocks.repo.ts';
import type { BlockRow } from './home-blocks.ts';
import { warehouseIdsBySlug } from './leaflets.repo.ts';

/* What a preview shows instead of what is published. A body in a preview was checked when it was kept. */

/** The blocks a visitor sees, or those of the home that is looked at before it is published. */
export async function blocksFor(
  c: Pick<CallContext, 'db' | 'now' | 'visitor'>,
  shop: ShopIndex,
  preview: ContentPreview | undefined,
): Promise<BlockRow[]> {
  const { warehouseId } = shop.view;
  if (!preview) return listBlocks(c.db, c.now, viewerOf(c.visitor, warehouseId));
  const viewer = viewerLike(preview.audience, preview.warehouseId ?? warehouseId);
  if (preview.document !== 'home') return listBlocks(c.db, preview.at, viewer);
  const stores = await warehouseIdsBySlug(c.db);
  const { blocks } = documentBodies.home.parse(preview.body);
  return blocks.flatMap(({ kind, params, validFrom, validTo, audience = 'everybody', warehouses }, index) => {
    const holds = (!validFrom || validFrom <= preview.at) && (!validTo || validTo > preview.at);
    const warehouseIds = warehouses?.map((slug) => stores.get(slug) ?? 0) ?? null;
    return holds && isFor({ audience, warehouseIds }, viewer) ? { homeBlockId: index + 1, kind, params } : [];
  });
}

/** The page of that name, when it is the one that is looked at. */
export function pageShown(preview: ContentPreview | undefined, name: string): ContentPage | undefined {
  if (preview?.document !== `page:${name}`) return undefined;
  const { title, summary, mediaURL, facts, ways, content, seoTitle, seoDescription } = documentBodies.page.parse(
    preview.body,
  );
  const seo = {
    ...(seoTitle ? { SEO_TITLE: seoTitle } : {}),
    ...(seoDescription ? { SEO_DESCRIPTION: seoDescription } : {}),
  };
  return { pageId: 0, name, title, summary, mediaURL, facts, ways, content, metaData: { page_seo: seo } };
}

/** The questions, when they are what is looked at. */
export function faqsShown(preview: ContentPreview | undefined): FaqGroup[] | undefined {
  if (!preview || partsOfDocument(preview.document).kind !== 'faq') return undefined;
  return documentBodies.faq.parse(preview.body).faqs;
}
