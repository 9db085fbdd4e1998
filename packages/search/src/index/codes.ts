import { GrowingInt32 } from './grow.ts';

/**
 * EANs and article codes of digits → rows, as a hash table in typed columns: a fraction of a map's memory. Codes are
 * compared as numbers, so that a UPC-A meets the EAN-13 that is the same with a leading zero.
 */
export class CodeTable {
  #numbers = new Float64Array(1024);
  readonly #rows = new GrowingInt32();
  /** Entries with the same hash as a chain, -1 ends. */
  readonly #next = new GrowingInt32();
  #first = new Int32Array(2048).fill(-1);

  add(code: string, row: number): void {
    const value = numberOf(code);
    if (value < 0) return;
    const entry = this.#rows.length;
    if (entry === this.#numbers.length) this.#widen();
    this.#numbers[entry] = value;
    this.#rows.push(row);
    this.#next.push(0);
    this.#chain(entry);
  }

  /** Rows with this code, oldest first, dead ones included. */
  find(code: string): number[] {
    const value = Number(code);
    const found: number[] = [];
    for (let entry = this.#first[this.#hash(value)] as number; entry >= 0; entry = this.#next.at(entry)) {
      if (this.#numbers[entry] === value) found.push(this.#rows.at(entry));
    }
    return found.reverse();
  }

  #hash(value: number): number {
    // An odd modulus spreads codes that are numbered in steps.
    return value % (this.#first.length - 1);
  }

  #chain(entry: number): void {
    const hash = this.#hash(this.#numbers[entry] as number);
    this.#next.values[entry] = this.#first[hash] as number;
    this.#first[hash] = entry;
  }

  #widen(): void {
    const numbers = new Float64Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
    this.#first = new Int32Array(this.#first.length * 2).fill(-1);
    for (let entry = 0; entry < this.#rows.length; entry++) this.#chain(entry);
  }
}

/** The number a code of at most 15 digits is, or -1. */
function numberOf(code: string): number {
  if (code.length === 0 || code.length > 15) return -1;
  let value = 0;
  for (let i = 0; i < code.length; i++) {
    const digit = code.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
