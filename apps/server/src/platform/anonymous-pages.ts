import { LRUCache } from 'lru-cache';

const MAX_PAGES = 500;

export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/**
 * Rendered pages for visitors without a session, by address; those asked for longest ago make room. They hold for the seconds the page allows and no longer than
 * what they show: whoever changes that calls `forget`.
 */
export class AnonymousPages {
  readonly #pages = new LRUCache<string, KeptPage & { validUntil: number }>({ max: MAX_PAGES });
  #edition = 0;

  /** To be asked before a page is rendered and given to `keep` afterwards: what changed meanwhile is not in it. */
  get edition(): number {
    return this.#edition;
  }

  get(url: string): KeptPage | undefined {
    const page = this.#pages.get(url);
    return page && page.validUntil > performance.now() ? page : undefined;
  }

  keep(url: string, page: KeptPage, seconds: number, edition: number): void {
    if (edition !== this.#edition) return;
    this.#pages.set(url, { ...page, validUntil: performance.now() + seconds * 1000 });
  }

  forget(): void {
    this.#edition++;
    this.#pages.clear();
  }
}
