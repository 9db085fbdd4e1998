/**
 * Measures the engine against MiniSearch 7 with plain settings over the same 50,000 generated products, in one run and
 * on one machine: only the ratios mean something. Run: npm run bench -w @sporta/search
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import MiniSearch from 'minisearch';
import { demoProducts } from '../src/golden/demo-products.ts';
import { devQueries } from '../src/golden/dev.ts';
import { evaluate, searchWith } from '../src/golden/evaluate.ts';
import { finalQueries } from '../src/golden/final.ts';
import { buildIndex } from '../src/index.ts';
import type { SearchProduct } from '../src/types.ts';
import { generateCatalogue } from './catalogue.ts';
import { generatePrefixes, generateQueries } from './queries.ts';

const productCount = 50_000;
const queryCount = 1500;
const listLength = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memory(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

function times<T>(inputs: readonly T[], run: (input: T) => void): { p50: number; p99: number } {
  for (const input of inputs.slice(0, 300)) run(input);
  const taken = inputs.map((input) => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] as number;
  return { p50: at(0.5), p99: at(0.99) };
}

function chunks<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.floor(list.length / length) }, (_, i) => list.slice(i * length, (i + 1) * length));
}

const products = generateCatalogue(productCount);
const queries = generateQueries(products, queryCount);
const prefixes = generatePrefixes(queries);
const lists = chunks(queries, listLength);

// What a listing page counts beside the results, the same for both engines: departments and brands over all matches.
const departmentOf = Int32Array.from([0, ...products.map((product) => product.departmentId)]);
const brandNumbers = new Map([...new Set(products.map((product) => product.brand))].map((brand, i) => [brand, i]));
const brandOf = Int32Array.from([0, ...products.map((product) => brandNumbers.get(product.brand) ?? 0)]);
function countFacets(count: number, idAt: (place: number) => number): void {
  const departments = new Int32Array(64);
  const brands = new Int32Array(brandNumbers.size);
  for (let i = 0; i < count; i++) {
    const id = idAt(i);
    const department = departmentOf[id] as number;
    const brand = brandOf[id] as number;
    departments[department] = (departments[department] as number) + 1;
    brands[brand] = (brands[brand] as number) + 1;
  }
}

function measureBuild<T>(build: () => T): { made: T; seconds: number; megabytes: number } {
  build();
  const before = memory();
  const start = performance.now();
  const made = build();
  const seconds = (performance.now() - start) / 1000;
  return { made, seconds, megabytes: memory() - before };
}

const ours = measureBuild(() => buildIndex(products));
/** MiniSearch over the same facts as ours: all that customers search by, codes and barcodes included. */
function plainEngine(catalogue: readonly SearchProduct[]): MiniSearch<SearchProduct> {
  const engine = new MiniSearch<SearchProduct>({
    fields: ['name', 'brand', 'description', 'categories', 'kind', 'labels', 'eans', 'code'],
    extractField: (product, field) => {
      if (field === 'categories') return product.categoryPath.map((step) => step.name).join(' ');
      const value = product[field as keyof SearchProduct];
      return Array.isArray(value) ? value.join(' ') : (value as string);
    },
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  engine.addAll(catalogue);
  return engine;
}
const plain = measureBuild(() => plainEngine(products));

/** Share of golden queries over the demo catalogue that fail, for both engines. */
function goldenErrors(): [number, number] {
  const demo = demoProducts();
  const queries = [...devQueries, ...finalQueries];
  const engine = plainEngine(demo);
  const mine = evaluate(queries, demo, searchWith(buildIndex(demo)));
  const other = evaluate(queries, demo, (query) => engine.search(query).map((found) => found.id as number));
  return [100 * (1 - mine.pass), 100 * (1 - other.pass)];
}

const results = {
  'golden queries failed %': [...goldenErrors(), 0.35],
  'build s': [ours.seconds, plain.seconds, 0.6],
  'memory MB': [ours.megabytes, plain.megabytes, 0.6],
} as Record<string, [number, number, number]>;

function compare(
  name: string,
  mine: { p50: number; p99: number },
  other: { p50: number; p99: number },
  bars: [number, number],
) {
  results[`${name} p50 ms`] = [mine.p50, other.p50, bars[0]];
  results[`${name} p99 ms`] = [mine.p99, other.p99, bars[1]];
}

compare(
  'full search with facets',
  times(queries, (query) => {
    const found = ours.made.search(query);
    countFacets(found.ids.length, (place) => found.ids[place] as number);
  }),
  times(queries, (query) => {
    const found = plain.made.search(query);
    countFacets(found.length, (place) => found[place]?.id as number);
  }),
  [0.5, 0.6],
);
compare(
  'suggestion',
  times(prefixes, (text) => void ours.made.suggest(text)),
  times(prefixes, (text) => void plain.made.search(text).slice(0, 8)),
  [0.4, 0.4],
);
compare(
  `list of ${listLength}`,
  times(lists, (list) => void ours.made.searchList(list)),
  times(lists, (list) => {
    for (const line of list) plain.made.search(line).slice(0, 6);
  }),
  [0.5, 0.5],
);

const changed = products.slice(0, 500).map((product) => ({ ...product, name: `${product.name} nuova ricetta` }));
const update = times(changed, (product) => void ours.made.update(product));
results['update of one product p99 ms'] = [update.p99, 1, 1];

console.log(`${productCount} products, ${queries.length} queries; MiniSearch: prefix, fuzzy 0.2, AND`);
for (const [name, [mine, other, bar]] of Object.entries(results)) {
  const ratio = mine / other;
  const verdict = ratio <= bar ? 'ok' : 'MISSED';
  console.log(
    `${name.padEnd(32)} ${mine.toFixed(3).padStart(9)} ${other.toFixed(3).padStart(9)}  ratio ${ratio.toFixed(2)} (≤ ${bar}) ${verdict}`,
  );
}
