const MAX_PAGES = 500;

export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/**
 * Rendered pages for visitors without a session, by address. They hold for the seconds the page allows and no longer than
 * what they show: whoever changes that calls `forget`.
 */
export class AnonymousPages {
  readonly #pages = new Map<string, KeptPage & { validUntil: number }>();
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
    this.#pages.delete(url);
    if (this.#pages.size >= MAX_PAGES) {
      const oldest = this.#pages.keys().next().value;
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
    this.#pages.set(url, { ...page, validUntil: performance.now() + seconds * 1000 });
  }

  forget(): void {
    this.#edition++;
    this.#pages.clear();
  }
}
