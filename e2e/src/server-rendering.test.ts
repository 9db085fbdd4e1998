import { describe, expect, it } from 'vitest';
import { shopUrl } from './support/shop.ts';

interface Listed {
  products: { slug: string; name: string; shortDescr: string; breadCrumbs: { categoryId: number; slug: string }[] }[];
}

async function page(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(`${shopUrl()}${path}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

async function products(query: string): Promise<Listed['products']> {
  const response = await fetch(`${shopUrl()}/ebsn/api/products?${query}`);
  return (await response.json()).data.products;
}

function jsonLd(html: string): { '@type'?: string; [key: string]: unknown }[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text]) =>
    JSON.parse(text ?? '{}'),
  );
}

describe('pages as search engines and slow phones get them', () => {
  it('renders a product with its facts, its price and structured data', async () => {
    const [product] = await products('q=latte&page_size=1');
    const { status, html } = await page(`/product/${product?.slug}`);
    expect(status).toBe(200);
    expect(html).toContain(product?.name);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('rel="canonical"');
    expect(html).toMatch(/<meta name="description"/);
    const types = jsonLd(html).map((each) => each['@type']);
    expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
    const offer = jsonLd(html).find((each) => each['@type'] === 'Product')?.offers;
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
  });

  it('draws in the footer what the shop takes', async () => {
    const { html } = await page('/');
    const marks = /<ul class="pays" aria-label="Pagamenti accettati">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
    const names = [...marks.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Visa', 'Mastercard', 'Satispay', 'Edenred', 'Pluxee']));
  });

  it('renders a category with its products and real links to further pages', async () => {
    const { status, html } = await page('/frutta-e-verdura');
    expect(status).toBe(200);
    const [first] = await products('q=clementine&page_size=1');
    expect(html).toContain('Frutta e verdura');
    expect(html).toMatch(/href="\/product\/[^"]+"/);
    expect(html).toMatch(/href="[^"]*page=2/);
    expect(first).toBeDefined();
  });

  it('shows whole rows: the cards in the room of the editorial tile wait for the next page', async () => {
    const { html } = await page('/frutta-e-verdura');
    const cards = html.match(/<li( class="waiting")?><article/g) ?? [];
    expect(cards).toHaveLength(20);
    expect(cards.filter((card) => card.includes('waiting'))).toHaveLength(2);
    expect(html.replaceAll('<!-- -->', '')).toContain('Hai visto 18 prodotti');
    const { html: leaf } = await page('/pasta-riso-e-farine');
    expect(leaf.replaceAll('<!-- -->', '')).toContain('Hai visto 20 prodotti');
    expect(leaf).not.toContain('class="waiting"');
  });

  it('begins at the first page where an address asks for one past the last, and knows names typed in capitals', async () => {
    const { html } = await page('/pasta-riso-e-farine?page=9999');
    expect(html.replaceAll('<!-- -->', '')).toContain('Hai visto 20 prodotti');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/pasta-riso-e-farine"/);
    const { status, html: capitals } = await page('/Pasta-Riso-E-Farine');
    expect(status).toBe(200);
    expect(capitals).toMatch(/rel="canonical" href="[^"]*\/pasta-riso-e-farine"/);
  });

  it('gives the address of the list of flyers', async () => {
    const { html } = await page('/volantini');
    expect(jsonLd(html).map((each) => each['@type'])).toContain('BreadcrumbList');
  });

  it('answers 503 on the page of a shop that is down', async () => {
    const { status, html, headers } = await page('/service-down');
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Torniamo tra poco');
  });

  it('renders home and search with products', async () => {
    for (const path of ['/', '/search?q=pasta']) {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toMatch(/href="\/product\/[^"]+"/);
    }
  });

  it('answers 404 for what is not there, with a page that helps', async () => {
    for (const path of ['/non-esiste', '/product/non-esiste', '/frutta-e-verdura/non-esiste']) {
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain('Pagina non trovata');
    }
  });

  it('knows a category by its number, where its name is one of before', async () => {
    const [pears] = await products('q=pere&page_size=1');
    const { categoryId, slug } = pears?.breadCrumbs.at(-1) ?? { categoryId: 0, slug: '' };
    const { status, headers } = await page(`/nome-di-prima?categoryId=${categoryId}`);
    expect([status, headers.get('location')]).toEqual([301, `/${slug}`]);
    // where the name is known, the number says nothing more
    expect((await page(`/${slug}?categoryId=1`)).status).toBe(200);
    expect((await page('/nome-di-prima?categoryId=999999')).status).toBe(404);
  });

  it('has a strict content security policy and no style attribute that it would block', async () => {
    const { html, headers } = await page('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('gives search engines the address of everything', async () => {
    const robots = await page('/robots.txt');
    expect(robots.html).toContain('Sitemap:');
    const sitemap = await page('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.html).toContain('<loc>');
  });

  it('survives any address', async () => {
    for (const path of [
      '/search?q=%00',
      '/search?page=-1&filter=%F0%9F%98%80',
      '/frutta-e-verdura?page=99999999999',
      '/product/%2e%2e%2f',
      '/%E0%A4%A',
      '/catalog/%09/altrove.example',
      '/catalog/%0A/altrove.example',
    ]) {
      expect((await page(path)).status).toBeLessThan(500);
    }
  });
});
