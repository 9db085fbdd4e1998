/** Answers that are kept until they take too many bytes together: then all go, those asked for most come back at once. */
export class Kept<Answer> {
  /** Bytes it may grow to. */
  readonly maxSize: number;
  /** Bytes of its entries. */
  calculatedSize = 0;
  readonly #bytesOf: (answer: Answer) => number;
  readonly #answers = new Map<string, Answer>();

  constructor(maxSize: number, bytesOf: (answer: Answer) => number) {
    this.maxSize = maxSize;
    this.#bytesOf = bytesOf;
  }

  /** Number of its entries. */
  get size(): number {
    return this.#answers.size;
  }

  /** The kept answer for a key, else the one `find` finds. */
  get(key: string, find: () => Answer): Answer {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = find();
    const bytes = this.#bytesOf(answer) + 2 * key.length + entryBytes;
    if (this.calculatedSize + bytes > this.maxSize) this.clear();
    if (bytes > this.maxSize) return answer;
    this.#answers.set(key, answer);
    this.calculatedSize += bytes;
    return answer;
  }

  clear(): void {
    this.#answers.clear();
    this.calculatedSize = 0;
  }
}

/** Roughly what an entry takes beside its key and its numbers. */
const entryBytes = 200;
