import { z } from 'zod';

/** An entry of a menu tree, under a special slug such as `navbar`. */
export interface MenuItem {
  ID: number;
  name: string;
  itemUrl: string;
  classes?: string;
  target?: string;
  iconSource?: string;
  templateNavItems?: TemplateNavItems;
  items?: MenuItem[];
}

/** By place (`header`, `footeranonimi`, …): a name of a template, or the entries that stand there. */
export type TemplateNavItems = Record<string, string | MenuItem[]>;

export const menuItem: z.ZodType<MenuItem, MenuItem> = z.object({
  ID: z.number().int(),
  name: z.string(),
  itemUrl: z.string(),
  classes: z.string().optional(),
  target: z.string().optional(),
  iconSource: z.string().optional(),
  get templateNavItems() {
    return templateNavItems.optional();
  },
  get items() {
    return z.array(menuItem).optional();
  },
});

export const templateNavItems: z.ZodType<TemplateNavItems, TemplateNavItems> = z.record(
  z.string(),
  z.union([z.string(), z.array(menuItem)]),
);

export interface Category {
  categoryId: number;
  /** Absent on roots. */
  parentId?: number;
  name: string;
  /** Full path, `a/b/c`. */
  slug: string;
  itemUrl: string;
  description?: string;
  /** Key of the sector tint. */
  tint?: string;
  /** Picture of the category. */
  mediaURL?: string;
  /** Products in the subtree. */
  productCount?: number;
  metaData?: {
    category_info?: { TITLE?: string; DESCRIPTION?: string; ICON?: string };
    category_seo?: { SEO_TITLE?: string; SEO_DESCRIPTION?: string };
  };
  templateNavItems?: TemplateNavItems;
  /** Absent on leaves. */
  categories?: Category[];
  /** Same as `categories`, in the answer for one slug. */
  children?: Category[];
}

export const category: z.ZodType<Category, Category> = z.object({
  categoryId: z.number().int(),
  parentId: z.number().int().optional(),
  name: z.string(),
  slug: z.string(),
  itemUrl: z.string(),
  description: z.string().optional(),
  tint: z.string().optional(),
  mediaURL: z.string().optional(),
  productCount: z.number().int().optional(),
  metaData: z
    .object({
      category_info: z
        .object({ TITLE: z.string().optional(), DESCRIPTION: z.string().optional(), ICON: z.string().optional() })
        .optional(),
      category_seo: z.object({ SEO_TITLE: z.string().optional(), SEO_DESCRIPTION: z.string().optional() }).optional(),
    })
    .optional(),
  templateNavItems: templateNavItems.optional(),
  get categories() {
    return z.array(category).optional();
  },
  get children() {
    return z.array(category).optional();
  },
});

/** Slugs that carry menu trees and texts instead of products. */
export const specialSlugs = ['navbar', 'fast-search-popup', 'application-b2b'] as const;
export type SpecialSlug = (typeof specialSlugs)[number];

export const isSpecialSlug = (slug: string): slug is SpecialSlug => (specialSlugs as readonly string[]).includes(slug);
