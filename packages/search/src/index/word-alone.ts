/** Roughly what an entry takes beside its forms. */
const wordBytes = 400;
const bytesOfForm = 16;

/**
 * What a word of a query matches whatever stands beside it, and what it is in this catalogue. Many queries have it: it is found
 * once and kept until the catalogue or the table of synonyms changes.
 */
export interface WordAlone {
  /** The word as the catalogue or the table has it. */
  readonly text: string;
  readonly stem: string;
  readonly forms: readonly number[];
  readonly qualities: readonly number[];
  /** Its forms are only what tills cut it to. */
  readonly isCutOnly: boolean;
  /** Leaf categories whose path names it. */
  readonly categories: ReadonlySet<number> | undefined;
  /** Two words of the catalogue that it may be, run together. */
  readonly splits: readonly Split[];
  /** Its stem in plain spelling, where no name has the endearing one. */
  readonly plainStem: string | undefined;
  /** Products with its stem: all of them, those whose name begins with it, and those of a brand with it. */
  readonly frequency: number;
  readonly heads: number;
  readonly brands: number;
  /** It is the whole name of a brand. */
  readonly isBrandName: boolean;
  /** The table of synonyms has something for it. */
  readonly isOfTable: boolean;
}

/** Forms that make up a word, one after the other. */
export interface Split {
  left: number;
  right: number;
  /** Some name has them side by side; else it is a guess. */
  areNeighbours: boolean;
}

/** Bytes of what is kept of a word, by and large. */
export const bytesOfWord = ({ forms, splits }: WordAlone): number =>
  wordBytes + bytesOfForm * (forms.length + splits.length);
