import { Gauge, type Registry } from 'prom-client';

/** A cache that is bounded in bytes; LRUCache with `maxSize` is one. */
export interface SizedCache {
  /** Bytes of its entries, as the cache reckons them. */
  readonly calculatedSize: number;
  /** Number of its entries. */
  readonly size: number;
  /** Bytes it may grow to. */
  readonly maxSize: number;
}

const shown = new Map<string, SizedCache>();

/** Shows a cache of this process in `/metrics` under a name of its own. @returns the cache */
export function showCache<Cache extends SizedCache>(name: string, cache: Cache): Cache {
  shown.set(name, cache);
  return cache;
}

/** Sizes of all shown caches, read when somebody asks. */
export function measureCaches(registry: Registry): void {
  const gauge = (name: string, help: string, value: (cache: SizedCache) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        for (const [cache, sized] of shown) this.set({ cache }, value(sized));
      },
    });
  gauge('cache_bytes', 'Bytes held by a cache', ({ calculatedSize }) => calculatedSize);
  gauge('cache_most_bytes', 'Bytes a cache may grow to', ({ maxSize }) => maxSize);
  gauge('cache_entries', 'Entries of a cache', ({ size }) => size);
}
