/** First answers: each key is asked for once, as shops with many pages and many words see them, so that no cache helps. */
import { type Child, loadOnce } from './child.ts';
import { distinctQueries } from './products.ts';
import type { Row } from './table.ts';

/** Asked for before, with keys of their own: they warm the code up, not the answers. */
const warmUps = 1000;
const measured = 4000;

interface Kind {
  paths: string[];
  /** The least share of the bare route with the same bytes. */
  least: number;
}

export const api = (path: string, fields: Record<string, string | number>) =>
  `/ebsn/api/${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;

/** Every page of every order of a category, as far as people and crawlers go. */
function* listingPaths(categoryIds: readonly number[]): Generator<string> {
  for (let page = 1; page <= 60; page++) {
    for (const sort of ['relevance', 'price_asc', 'unit_price_asc', 'name', 'discount']) {
      for (const id of categoryIds) yield api('products', { parent_category_id: id, page, page_size: 24, sort });
    }
  }
}

/** What is typed of some texts before they are whole, each once. */
export const beginningsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((q, index) => q.slice(0, Math.max(5, q.length - (index % 4))))),
];

export function firstKinds(productIds: readonly number[], categoryIds: readonly number[]): Record<string, Kind> {
  const count = warmUps + measured;
  const words = distinctQueries(2 * count);
  return {
    'first product': { paths: productIds.slice(0, count).map((id) => `/ebsn/api/products/${id}`), least: 0.4 },
    'first listing': { paths: [...listingPaths(categoryIds)].slice(0, count), least: 0.4 },
    'first search': { paths: words.slice(0, count).map((q) => api('products', { q, page_size: 24 })), least: 0.2 },
    'first suggest': {
      paths: beginningsOf(words)
        .slice(0, count)
        .map((q) => api('search/suggest', { q })),
      least: 0.25,
    },
  };
}

/**
 * Processor time per call, ours against a bare route with the same bytes. Not requests per second: each key is asked for
 * once, and the bare route is through before the load has begun to count.
 */
export async function measureFirstAnswers(shop: Child, bare: Child, kinds: Record<string, Kind>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { paths, least }] of Object.entries(kinds)) {
    const warm = Math.min(warmUps, Math.floor(paths.length / 5));
    const [before, asked] = [paths.slice(0, warm), paths.slice(warm)];
    await loadOnce(shop.url, before);
    const ours = await processorPerCall(shop, asked);
    const answers: Record<string, string> = {};
    for (const path of paths) answers[path] = await (await fetch(shop.url + path)).text();
    await bare.ask({ answers });
    await loadOnce(bare.url, before);
    const theirs = await processorPerCall(bare, asked);
    const bytes = asked.reduce((sum, path) => sum + answers[path]!.length, 0) / asked.length;
    rows.push({
      name,
      ours: `${ours.processorMs.toFixed(2)} ms`,
      against: `${theirs.processorMs.toFixed(2)} ms bare`,
      ratio: theirs.processorMs / ours.processorMs,
      bar: { least },
      note: `processor a call, ${asked.length} keys, ${(bytes / 1000).toFixed(1)} kB, p99 ${ours.p99} ms`,
    });
  }
  return rows;
}

/** What a call costs a server that is asked for each path once. */
export async function processorPerCall(server: Child, paths: readonly string[]) {
  const used = async () => (await server.ask<{ processorMs: number }>({ ask: 'processor' })).processorMs;
  const before = await used();
  const { p99, failed } = await loadOnce(server.url, paths);
  if (failed > 0) throw new Error(`${failed} of ${paths.length} requests failed, e.g. ${paths[0]}`);
  return { p99, processorMs: ((await used()) - before) / paths.length };
}
