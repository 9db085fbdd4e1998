import type { Deps } from '../../platform/deps.ts';
import { catalogueOf, shopDay } from '../catalogue/index.ts';
import { listLeaflets, listPages, listRecipes } from '../content/index.ts';

/** A sitemap may hold 50,000 addresses; smaller files are read again sooner. */
const PRODUCTS_PER_FILE = 10_000;

interface Entry {
  path: string;
  /** `YYYY-MM-DD`. */
  lastChanged?: string;
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every file of the sitemap by name: `sitemap.xml` is the index of the others. Only what visitors can reach is in it. */
export async function buildSitemap(deps: Deps): Promise<Map<string, string>> {
  const origin = deps.config.publicUrl;
  const files = new Map<string, string>();
  const add = (name: string, entries: readonly Entry[]) => files.set(name, urlSet(origin, entries));
  add('pages.xml', await pageEntries(deps));
  add('categories.xml', categoryEntries(deps));
  const products = productEntries(deps);
  for (let from = 0; from < products.length; from += PRODUCTS_PER_FILE) {
    add(`products-${from / PRODUCTS_PER_FILE + 1}.xml`, products.slice(from, from + PRODUCTS_PER_FILE));
  }
  const parts = [...files.keys()].map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${name}`)}</loc></sitemap>`,
  );
  files.set('sitemap.xml', `${head}<sitemapindex ${space}>\n${parts.join('\n')}\n</sitemapindex>\n`);
  return files;
}

function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastChanged }) => {
    const changed = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : '';
    return `<url><loc>${escapeXml(encodeURI(origin + path))}</loc>${changed}</url>`;
  });
  return `${head}<urlset ${space}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Texts of windows, not pages of their own. */
const NOT_PAGES = new Set(['fast-search-popup', 'application-b2b', 'navbar']);

async function pageEntries({ db, clock }: Deps): Promise<Entry[]> {
  const now = clock.now();
  const pages = await listPages(db, now);
  const leaflets = await listLeaflets(db, shopDay(now));
  const recipes = await listRecipes(db);
  return [
    ...['/', '/volantini', '/ricette', '/faq', '/store-locator'].map((path) => ({ path })),
    ...leaflets.map(({ slug }) => ({ path: `/volantini/${slug}` })),
    ...recipes.map(({ name, updatedAt }) => ({ path: `/ricette/${name}`, lastChanged: shopDay(updatedAt) })),
    ...pages
      .filter(({ name }) => !NOT_PAGES.has(name))
      .map(({ name, updatedAt }) => ({ path: `/page/${name}`, lastChanged: shopDay(updatedAt) })),
  ];
}

function categoryEntries(deps: Deps): Entry[] {
  const { catalogue } = catalogueOf(deps);
  return [...catalogue.tree.byId.values()].map(({ slug }) => ({ path: `/${slug}` }));
}

/** What the default warehouse sells to visitors. */
function productEntries(deps: Deps): Entry[] {
  const shop = catalogueOf(deps).shop(0);
  return [...shop.order('popularity')].flatMap((slot) => {
    const product = shop.view.catalogue.products[slot];
    return product ? [{ path: `/product/${product.slug}` }] : [];
  });
}
