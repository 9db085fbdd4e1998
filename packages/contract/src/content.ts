import { z } from 'zod';

export const contentPage = z.object({
  pageId: z.number().int(),
  name: z.string(),
  title: z.string(),
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
  text: z.string().optional(),
  callToAction: z.string().optional(),
  itemUrl: z.string(),
  mediaURL: z.string().optional(),
  mediaURLMobile: z.string().optional(),
  /** Where and how it stands: "hero", "strip", "card", "magazine"… */
  cssClass: z.string(),
  tint: z.string().optional(),
});

export const leaflet = z.object({
  leafletId: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** `YYYY-MM-DD`. */
  startDate: z.string(),
  endDate: z.string(),
  pages: z.number().int(),
  /** Page n is the picture `{baseLocation}{n}.png`. */
  baseLocation: z.string(),
  warehouseIds: z.array(z.number().int()),
});

export type ContentPage = z.infer<typeof contentPage>;
export type FaqGroup = z.infer<typeof faqGroup>;
export type Popup = z.infer<typeof popup>;
export type Banner = z.infer<typeof banner>;
export type Leaflet = z.infer<typeof leaflet>;
