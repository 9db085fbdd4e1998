import type { ComponentProps } from 'react';
import { shopName } from '../../lib/shop-name.ts';

/** What a page says to search engines and link previews. */
export interface PageFacts {
  title: string;
  description?: string | undefined;
  /** Scheme and host of the shop. */
  origin: string;
  /** Canonical path, with the parameters that make a page of its own. */
  path: string;
  /** Address of a picture, for link previews. */
  image?: string | undefined;
  type?: 'website' | 'product' | undefined;
  /** Kept out of search engines: lists narrowed by filters, searches, pages of one customer. */
  noindex?: boolean | undefined;
  structuredData?: object[] | undefined;
}

/** Longest description search engines show, in characters. */
const MAX_DESCRIPTION = 160;

/** Title, description, canonical address, link preview and structured data of a page, for a route's `head`. */
export function pageHead(facts: PageFacts) {
  const { title, origin, path, image, type = 'website', noindex, structuredData = [] } = facts;
  const fullTitle = title.includes(shopName()) ? title : `${title} | ${shopName()}`;
  const description = facts.description && shorten(facts.description);
  const address = origin + path;
  return {
    meta: [
      { title: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: shopName() },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: address },
      ...(image ? [{ property: 'og:image', content: origin + image }] : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      // The router knows this key; its types do not.
      ...structuredData.map((data) => ({ 'script:ld+json': data }) as ComponentProps<'meta'>),
    ],
    links: noindex ? [] : [{ rel: 'canonical', href: address }],
  };
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`;
}

/** Of an address that leads nowhere; it answers HTTP 404 too. @param title what stood there, where the shop knows it */
export const notFoundHead = (title = 'Pagina non trovata') => ({
  meta: [{ title: `${title} | ${shopName()}` }, { name: 'robots', content: 'noindex' }],
});
