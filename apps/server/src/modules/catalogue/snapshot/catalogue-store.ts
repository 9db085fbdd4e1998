import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from '../../../platform/log.ts';
import {
  type PictureOptions,
  readCatalogue,
  readChanges,
  readProducts,
  readPromotions,
  readStock,
  readWithdrawn,
  readWords,
} from '../catalogue.repo.ts';
import { Catalogue } from './catalogue.ts';
import { anonymousCustomer, type Customer } from './customer.ts';
import { MissingVersions } from './missing-versions.ts';
import type { SearchWords } from './rows.ts';
import { ShopIndex } from './shop-index.ts';
import { ShopView } from './shop-view.ts';

/** Views kept at once: warehouses × kinds of customer that are really in use. */
const keptViews = 64;

/**
 * Holds the catalogue of this process and keeps it true to the database: NOTIFY is the hint, asking for the changes
 * after our version is the truth (a missed notice costs at most one poll).
 */
export class CatalogueStore {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #pictures: PictureOptions;
  #catalogue: Catalogue | undefined;
  #missing = new MissingVersions();
  readonly #views = new LRUCache<string, ShopIndex>({ max: keptViews });
  #span: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  #edition = 0;
  #refreshing: Promise<void> | undefined;
  #again = false;
  #lastRead: Promise<void> = Promise.resolve();
  readonly #preparers = new Set<Prepare>();
  readonly #listeners = new Set<(change: CatalogueChange) => void>();

  constructor(pool: Pool, log: Logger, now: () => number, pictures: PictureOptions) {
    this.#pool = pool;
    this.#log = log;
    this.#now = now;
    this.#pictures = pictures;
  }

  /** The catalogue; throws before the first `load`. */
  get catalogue(): Catalogue {
    if (!this.#catalogue) throw new Error('The catalogue is not loaded yet');
    return this.#catalogue;
  }

  get loaded(): boolean {
    return this.#catalogue !== undefined;
  }

  /** Which changes of the database this catalogue holds: all up to `version` but the `missing` ones. */
  get position(): { version: number; missing: number[] } {
    return { version: this.catalogue.version, missing: this.#missing.at(performance.now()) };
  }

  /** Tells `listener` what changed, after it changed; `everything` = the catalogue object is a new one. */
  onChange(listener: (change: CatalogueChange) => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Lets `prepare` make ready what it needs for a catalogue, or for words of the search, before they take the place of those before.
   * It may take its time: the old ones answer meanwhile.
   */
  onPrepare(prepare: Prepare): void {
    this.#preparers.add(prepare);
  }

  /** Reads everything again, after what is being read now; the old catalogue answers until the new one is ready. */
  load(): Promise<void> {
    return this.#inTurn(() => this.#readAll());
  }

  /** One reading after the other: of two at once, the older could end last and take the place of the newer. */
  #inTurn(read: () => Promise<void>): Promise<void> {
    const done = this.#lastRead.then(read);
    this.#lastRead = done.catch(() => {});
    return done;
  }

  async #readAll(): Promise<void> {
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    this.#log.info('reading the catalogue');
    const rows = await readCatalogue(this.#pool, this.#pictures);
    this.#log.info({ products: rows.products.length, ms: ms() }, 'catalogue read, putting it into memory');
    const catalogue = new Catalogue(rows);
    for (const prepare of this.#preparers) await prepare(catalogue, catalogue.words);
    this.#catalogue = catalogue;
    this.#missing = new MissingVersions();
    this.#missing.add(rows.missingVersions, performance.now());
    this.#forgetViews();
    this.#span = spanAround(catalogue, this.#now());
    for (const listener of this.#listeners) listener({ everything: true, words: true, slots: [] });
    this.#log.info({ products: catalogue.productCount, version: catalogue.version, ms: ms() }, 'catalogue loaded');
  }

  /** Applies what changed since our version. Calls that overlap are joined; a change announced meanwhile is not missed. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#inTurn(() => this.#refreshOnce()).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refreshOnce(): Promise<void> {
    do {
      this.#again = false;
      const { catalogue } = this;
      const changes = await readChanges(this.#pool, catalogue.version, this.#missing.at(performance.now()));
      if (changes.everything) {
        await this.#readAll();
        continue;
      }
      if (changes.versions.length === 0) continue;
      if (changes.promotions) {
        catalogue.putPromotions(await readPromotions(this.#pool));
        this.#forgetViews();
        this.#span = spanAround(catalogue, this.#now());
      }
      const words = changes.words ? await readWords(this.#pool) : undefined;
      const rows =
        changes.productIds.length === 0 ? [] : await readProducts(this.#pool, this.#pictures, changes.productIds);
      const stock = changes.stockIds.length === 0 ? undefined : await readStock(this.#pool, changes.stockIds);
      const found = new Set(rows.map((row) => row.productId));
      const gone = changes.productIds.filter((id) => !found.has(id));
      const withdrawn = gone.length === 0 ? [] : await readWithdrawn(this.#pool, this.#pictures, gone);
      if (words) for (const prepare of this.#preparers) await prepare(catalogue, words);
      // nothing is awaited from here on: whoever answers meanwhile sees one state
      if (words) {
        catalogue.words = words;
        this.#forgetViews();
      }
      const slots = rows.map((row) => catalogue.putProduct(row));
      for (const id of gone) {
        const slot = catalogue.removeProduct(id);
        if (slot !== undefined) slots.push(slot);
      }
      for (const row of withdrawn) catalogue.putWithdrawn(row);
      const stockSlots = changes.stockIds.flatMap((id) => catalogue.putStock(id, stock?.get(id) ?? []) ?? []);
      for (const view of this.#views.values()) view.refresh([...slots, ...stockSlots], this.#now());
      this.#edition++;
      catalogue.version = this.#missing.saw(changes.versions, catalogue.version, performance.now());
      for (const listener of this.#listeners) listener({ everything: false, words: changes.words, slots });
    } while (this.#again);
  }

  /** Another number as soon as any customer may see another catalogue in any warehouse: what was answered before is old then. */
  get edition(): number {
    this.#passBoundary();
    return this.#edition;
  }

  #forgetViews(): void {
    this.#views.clear();
    this.#edition++;
  }

  /**
   * A promotion that begins or ends changes every price at once: the views are then made again. Also when the clock of the machine is set
   * back behind one, as after a start with a wrong clock.
   */
  #passBoundary(): number {
    const now = this.#now();
    if (now >= this.#span.until || now < this.#span.from) {
      this.#forgetViews();
      this.#span = spanAround(this.catalogue, now);
    }
    return now;
  }

  /** The catalogue as a customer sees it in a warehouse (unknown or 0 = the default one). */
  shop(warehouseId: number, customer: Customer = anonymousCustomer): ShopIndex {
    const { catalogue } = this;
    const now = this.#passBoundary();
    const known = catalogue.warehouses.some((each) => each.warehouseId === warehouseId);
    const warehouse = known ? warehouseId : (catalogue.defaultWarehouse?.warehouseId ?? 0);
    const key = `${warehouse} ${customer.priceListId} ${customer.segment} ${customer.member}`;
    let view = this.#views.get(key);
    if (!view) {
      view = new ShopIndex(new ShopView(catalogue, warehouse, customer, now));
      this.#views.set(key, view);
    }
    return view;
  }
}

type Prepare = (catalogue: Catalogue, words: SearchWords) => Promise<void>;

export interface CatalogueChange {
  everything: boolean;
  /** The words of the search changed. */
  words: boolean;
  /** Of products that changed in more than their stock. */
  slots: number[];
}

/** Instants between which no promotion begins or ends, `until` not among them. */
interface Span {
  from: number;
  until: number;
}

function spanAround({ promotions }: Catalogue, now: number): Span {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { startsAt, endsAt } of promotions) {
    for (const instant of [startsAt, endsAt]) {
      if (instant > now) until = Math.min(until, instant);
      else from = Math.max(from, instant);
    }
  }
  return { from, until };
}
