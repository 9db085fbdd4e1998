import { type Banner, bannerBackgrounds, type HomeBlock } from '@sporta/contract';
import { z } from 'zod';
import { type ProductChoice, pickProducts, type ShopIndex } from '../catalogue/index.ts';

const choice = z.object({
  codes: z.array(z.string()).optional(),
  categorySlug: z.string().optional(),
  promo: z.boolean().optional(),
});

const bannerParams = z.object({
  title: z.string().min(1).max(120),
  label: z.string().max(60).optional(),
  text: z.string().max(300).optional(),
  callToAction: z.string().max(60).optional(),
  /** A path of ours. */
  itemUrl: z.string().regex(/^\/[^/]/),
  mediaURL: z.string().max(300).optional(),
  mediaURLMobile: z.string().max(300).optional(),
  tint: z.string().max(20).optional(),
  background: z.enum(bannerBackgrounds, { error: `must be one of ${bannerBackgrounds.join(', ')}` }).optional(),
  products: choice.extend({ limit: z.number().int().min(1).max(12) }).optional(),
});

/** What `home_block.params` holds, by kind. `magazine` is shown among the products of its categories, the others at home. */
export const blockParams = {
  hero: bannerParams,
  strip: bannerParams,
  magazine: bannerParams.extend({ categorySlugs: z.array(z.string()).min(1) }),
  cards: z.object({ cards: z.array(bannerParams).min(1).max(6) }),
  products: z.object({
    title: z.string().min(1).max(120),
    /** `{n}` is replaced by the number of products. */
    linkLabel: z.string().max(60),
    itemUrl: z.string().regex(/^\/[^/]/),
    purchased: z.boolean().optional(),
    choice: choice.extend({ limit: z.number().int().min(1).max(48) }),
  }),
  usual: z.object({}),
  sectors: z.object({}),
} as const;

export type BlockKind = keyof typeof blockParams;
export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(blockParams, kind);

export interface BlockRow {
  homeBlockId: number;
  kind: string;
  params: unknown;
}

type BannerParams = z.infer<typeof bannerParams>;

/** A banner with its products of today. Ids of the cards of one block follow each other. */
function toBanner(shop: ShopIndex, bannerId: number, cssClass: string, { products, ...said }: BannerParams): Banner {
  const picked = products && pickProducts(shop, products as ProductChoice).products;
  return { bannerId, cssClass, ...said, ...(picked?.length ? { products: picked } : {}) };
}

/** Every banner of a row; none for rows of another kind. */
export function bannersOf(shop: ShopIndex, { homeBlockId, kind, params }: BlockRow): Banner[] {
  const id = homeBlockId * 10;
  switch (kind) {
    case 'hero':
    case 'strip':
      return [toBanner(shop, id, kind, bannerParams.parse(params))];
    case 'magazine': {
      const { categorySlugs: _categories, ...said } = blockParams.magazine.parse(params);
      return [toBanner(shop, id, kind, said)];
    }
    case 'cards':
      return blockParams.cards.parse(params).cards.map((card, at) => toBanner(shop, id + at, 'card', card));
    default:
      return [];
  }
}

/** A part of the home page; undefined when it has nothing to show, e.g. no offers today. */
export function toHomeBlock(shop: ShopIndex, row: BlockRow): HomeBlock | undefined {
  const { homeBlockId, kind } = row;
  switch (kind) {
    case 'usual':
    case 'sectors':
      return { homeBlockId, kind };
    case 'hero':
    case 'strip':
    case 'cards':
      return { homeBlockId, kind, banners: bannersOf(shop, row) };
    case 'products': {
      const { choice: wanted, linkLabel, ...said } = blockParams.products.parse(row.params);
      const { products, total } = pickProducts(shop, wanted as ProductChoice);
      if (products.length === 0) return undefined;
      const label = linkLabel.replace('{n}', total.toLocaleString('it-IT'));
      return { homeBlockId, kind, ...said, linkLabel: label, products, totItems: total };
    }
    default:
      return undefined;
  }
}

/** Whether a row is a magazine tile of a category, given the slug of the category: its own or one above it. */
export function belongsTo(row: BlockRow, categorySlug: string): boolean {
  if (row.kind !== 'magazine') return false;
  const { categorySlugs } = blockParams.magazine.parse(row.params);
  return categorySlugs.some((slug) => slug === categorySlug || categorySlug.startsWith(`${slug}/`));
}
