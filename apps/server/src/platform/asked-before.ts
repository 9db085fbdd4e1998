import { crc32 } from 'node:zlib';

/** Keys that are remembered at once, a quarter of a megabyte of them. */
const places = 2 ** 16;

/**
 * Tells whether a key was asked for lately. A full cache takes in only what is asked for a second time: what nobody asks for again
 * would push out what many ask for, and would live just long enough to be costly to throw away. Each key has one place, which the next
 * one of that place takes over: nothing is made for the collector, and nothing has to begin anew.
 */
export class AskedBefore {
  readonly #recent = new Uint32Array(places);

  /** Whether it was; from now on it was. Another key with the same checksum may count for it. */
  saw(key: string): boolean {
    const sum = crc32(key);
    const place = sum % places;
    if (this.#recent[place] === sum) return true;
    this.#recent[place] = sum;
    return false;
  }
}
