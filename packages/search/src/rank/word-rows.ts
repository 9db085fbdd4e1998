import type { RowSet } from '../index/row-set.ts';
import type { Store } from '../index/store.ts';
import type { Matching, Term } from '../match/word-match.ts';
import { rowsWith } from './form-rows.ts';
import { findPhrase, type PhraseHits } from './phrases.ts';

/** Which products have each word of a query, in their names or as what its categories say in full. Each is looked for once. */
export class WordRows {
  readonly #store: Store;
  readonly #matching: Matching;
  readonly #rowCount: number;
  readonly #sets: (RowSet | undefined)[] = [];
  /** What the phrases of the query are found in. */
  readonly phrases: readonly PhraseHits[];

  constructor(store: Store, matching: Matching) {
    this.#store = store;
    this.#matching = matching;
    this.#rowCount = store.rowCount;
    this.phrases = matching.phrases.map((phrase) => findPhrase(store, phrase));
  }

  isOf(store: Store, matching: Matching): boolean {
    return store === this.#store && matching === this.#matching && store.rowCount === this.#rowCount;
  }

  of(term: Term): RowSet {
    this.#sets[term.index] ??= this.#find(term);
    return this.#sets[term.index] as RowSet;
  }

  #find(term: Term): RowSet {
    const { named } = this.#matching;
    const lists = this.phrases
      .filter(({ phrase }) => phrase.from <= term.index && phrase.to >= term.index)
      .map(({ rows }) => rows);
    if (named?.terms.has(term)) {
      for (const leaf of named.leaves) lists.push(this.#store.rowsOfLeaf(leaf));
    }
    return rowsWith(this.#store, term.forms, lists);
  }
}
