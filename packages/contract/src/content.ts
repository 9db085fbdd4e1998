import { z } from 'zod';
import { bannerBackgrounds } from './banner-words.ts';
import { product } from './product.ts';
import { recipeUnits } from './recipe-words.ts';

/** A fact on a card: "3", "punti vendita a Milano, Roma e Torino". */
export const pageFact = z.object({ figure: z.string(), text: z.string(), itemUrl: z.string().optional() });

/** Where one goes from a page that was read. */
export const pageWay = z.object({
  title: z.string(),
  text: z.string().optional(),
  callToAction: z.string(),
  itemUrl: z.string(),
});

export const contentPage = z.object({
  pageId: z.number().int(),
  name: z.string(),
  title: z.string(),
  /** One or two sentences under the title. */
  summary: z.string().optional(),
  /** The picture beside the title; it says nothing the words do not. */
  mediaURL: z.string().optional(),
  facts: z.array(pageFact).optional(),
  ways: z.array(pageWay).optional(),
  /** Sanitised HTML. */
  content: z.string(),
  metaData: z.object({
    page_seo: z.object({ SEO_TITLE: z.string().optional(), SEO_DESCRIPTION: z.string().optional() }).optional(),
  }),
});

export const faqGroup = z.object({
  category: z.string(),
  /** `answer` is sanitised HTML. */
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export const popup = z.object({
  TITLE: z.string(),
  /** Sanitised HTML. */
  DESCRIPTION: z.string(),
  popupId: z.number().int().optional(),
});

export const banner = z.object({
  bannerId: z.number().int(),
  title: z.string(),
  /** Few words above the title: "Fino a domenica". */
  label: z.string().optional(),
  text: z.string().optional(),
  callToAction: z.string().optional(),
  itemUrl: z.string(),
  mediaURL: z.string().optional(),
  mediaURLMobile: z.string().optional(),
  /** Where and how it is shown: "hero", "strip", "card", "magazine"… */
  cssClass: z.string(),
  tint: z.string().optional(),
  /** What lies behind the words of a cover or a strip; absent: what it has by itself. */
  background: z.enum(bannerBackgrounds).optional(),
  /** Products shown on the banner, with their price of today. */
  products: z.array(product).optional(),
});

/**
 * A part of the home page, in order: `hero`, `strip` (the leaflet) and `cards` have banners, `products` has products;
 * `usual` (what the customer always buys) and `sectors` (the departments) are made of data the page has already.
 */
export const homeBlock = z.object({
  homeBlockId: z.number().int(),
  kind: z.enum(['hero', 'usual', 'sectors', 'products', 'strip', 'cards']),
  title: z.string().optional(),
  /** Text of the link to everything: "Vedi le 312 offerte". */
  linkLabel: z.string().optional(),
  itemUrl: z.string().optional(),
  banners: z.array(banner).optional(),
  products: z.array(product).optional(),
  /** Products there are behind `itemUrl`. */
  totItems: z.number().int().optional(),
  /** For who is logged in, the products they bought before come instead: `products?purchased=true`. */
  purchased: z.boolean().optional(),
});

export const leaflet = z.object({
  leafletId: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** `YYYY-MM-DD`. */
  startDate: z.string(),
  endDate: z.string(),
  pages: z.number().int(),
  /** Absolute, so that a client of any origin can put it together: the pictures are `{baseLocation}{n}.png`, n from 0 to pages − 1. */
  baseLocation: z.string(),
  /** Empty = every warehouse. */
  warehouseIds: z.array(z.number().int()),
  /** Name of each page: "Copertina", "Freschi"… */
  pageTitles: z.array(z.string()).optional(),
});

/** What goes into a dish. Amounts are for `people` of the recipe. */
export const recipeIngredient = z.object({
  name: z.string(),
  /** In `unit`; without both it is to taste. */
  amount: z.number().optional(),
  unit: z.enum(recipeUnits).optional(),
  /** What is looked for in the shop, as `search/fast` takes it. */
  search: z.string(),
  /** Most kitchens have it: it is not put into the cart unless somebody asks. */
  atHome: z.boolean(),
});

export const recipeSummary = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  course: z.string(),
  minutes: z.number().int(),
  people: z.number().int(),
  /** Of products of its ingredients, at most four. */
  pictures: z.array(z.object({ mediaURL: z.string(), tint: z.string().optional() })),
});

export const recipe = recipeSummary.extend({
  ingredients: z.array(recipeIngredient),
  /** Plain text. */
  steps: z.array(z.string()),
});

export type RecipeIngredient = z.infer<typeof recipeIngredient>;
export type RecipeSummary = z.infer<typeof recipeSummary>;
export type Recipe = z.infer<typeof recipe>;
export type ContentPage = z.infer<typeof contentPage>;
export type PageFact = z.infer<typeof pageFact>;
export type PageWay = z.infer<typeof pageWay>;
export type FaqGroup = z.infer<typeof faqGroup>;
export type Popup = z.infer<typeof popup>;
export type Banner = z.infer<typeof banner>;
export type HomeBlock = z.infer<typeof homeBlock>;
export type Leaflet = z.infer<typeof leaflet>;
