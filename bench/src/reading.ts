import { type Child, load } from './child.ts';
import { departments, queries } from './products.ts';
import type { Row } from './table.ts';

const seconds = 1;
const rounds = 6;

/** What is asked for, in many variants each: nobody asks for one page only. */
export function readings(productIds: readonly number[], categoryIds: readonly number[]): Record<string, string[]> {
  const words = queries(400);
  const api = (path: string, fields: Record<string, string | number>) =>
    `/ebsn/api/${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;
  return {
    listing: Array.from({ length: 40 }, (_, n) => api('products', { page: 1 + n, page_size: 24, sort: 'relevance' })),
    'search with facets': words.map((q) => api('products', { q, page_size: 24 })),
    suggest: words.map((q) => api('search/suggest', { q: q.slice(0, 3 + (q.length % 5)) })),
    'category page': categoryIds.slice(0, 30).map((id) => api('products', { parent_category_id: id, page_size: 24 })),
    'category tree': departments.map((slug) => api('category', { slug, filtered: 'true' })),
    product: productIds.slice(0, 300).map((id) => `/ebsn/api/products/${id}`),
  };
}

/**
 * Requests per second of each kind, ours against a bare route with the same bytes. Both are asked in turn and the
 * best of each counts: whatever else the machine does takes away, it never adds.
 */
export async function measureReadings(shop: Child, bare: Child, kinds: Record<string, string[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, paths] of Object.entries(kinds)) {
    const answers: Record<string, string> = {};
    let first = 0;
    for (const path of paths) {
      const start = performance.now();
      const response = await fetch(shop.url + path);
      answers[path] = await response.text();
      first += performance.now() - start;
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${answers[path]?.slice(0, 300)}`);
    }
    await bare.ask({ answers });
    const ours: number[] = [];
    const theirs: number[] = [];
    // the first round only warms both up
    for (let round = 0; round <= rounds; round++) {
      for (const [server, list] of [
        [shop, ours],
        [bare, theirs],
      ] as const) {
        const { perSecond, failed } = await load(server.url, paths, seconds);
        if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
        if (round > 0) list.push(perSecond);
      }
    }
    const [mine, other] = [Math.max(...ours), Math.max(...theirs)];
    rows.push({
      name,
      ours: `${Math.round(mine)} /s`,
      against: `${Math.round(other)} /s bare`,
      ratio: mine / other,
      bar: { least: 0.7 },
      note: `${(first / paths.length).toFixed(1)} ms the first time`,
    });
  }
  return rows;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
