import { crc32 } from 'node:zlib';

/** Keys that are remembered at once; then it begins anew. */
const mostRemembered = 50_000;

/**
 * Tells whether a key was asked for lately. A full cache takes in only what is asked for a second time: what nobody asks for again
 * would push out what many ask for, and would live just long enough to be costly to throw away.
 */
export class AskedBefore {
  readonly #recent = new Set<number>();

  /** Whether it was; from now on it was. Another key with the same checksum may count for it. */
  saw(key: string): boolean {
    const sum = crc32(key);
    if (this.#recent.has(sum)) return true;
    if (this.#recent.size >= mostRemembered) this.#recent.clear();
    this.#recent.add(sum);
    return false;
  }
}
