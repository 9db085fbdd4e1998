import { GrowingInt32 } from './grow.ts';

/** Weight of a word that belongs to the brand. */
export const brandWeight = 200;
/** Position of a word that is nowhere in the name (a label, a word of the size text). */
export const noPosition = 255;

/** Postings added after the build. */
export interface LaterPostings {
  rows: number[];
  weights: number[];
  positions: number[];
}

/**
 * Word form → (row, weight, position), as three columns in one run per form. What is added after the build goes into
 * a small list per form: a product changed a second ago is found without moving the columns.
 */
export class Postings {
  rows = new Int32Array(0);
  weights = new Uint8Array(0);
  positions = new Uint8Array(0);
  #starts = new Int32Array(1);
  #forms = new GrowingInt32(4096);
  #packed = new GrowingInt32(4096);
  #rows = new GrowingInt32(4096);
  readonly #later = new Map<number, LaterPostings>();
  #built = false;

  add(form: number, row: number, weight: number, position: number): void {
    if (!this.#built) {
      this.#forms.push(form);
      this.#rows.push(row);
      this.#packed.push((weight << 8) | position);
      return;
    }
    let later = this.#later.get(form);
    if (!later) {
      later = { rows: [], weights: [], positions: [] };
      this.#later.set(form, later);
    }
    later.rows.push(row);
    later.weights.push(weight);
    later.positions.push(position);
  }

  /** Sorts what was added by form (counting sort: rows stay in rising order within a form). */
  build(formCount: number): void {
    const total = this.#forms.length;
    const starts = new Int32Array(formCount + 1);
    for (let i = 0; i < total; i++) starts[this.#forms.at(i) + 1] = (starts[this.#forms.at(i) + 1] as number) + 1;
    for (let form = 0; form < formCount; form++) {
      starts[form + 1] = (starts[form + 1] as number) + (starts[form] as number);
    }
    const next = starts.slice();
    this.rows = new Int32Array(total);
    this.weights = new Uint8Array(total);
    this.positions = new Uint8Array(total);
    for (let i = 0; i < total; i++) {
      const form = this.#forms.at(i);
      const place = next[form] as number;
      next[form] = place + 1;
      const packed = this.#packed.at(i);
      this.rows[place] = this.#rows.at(i);
      this.weights[place] = packed >> 8;
      this.positions[place] = packed & 255;
    }
    this.#starts = starts;
    this.#forms = new GrowingInt32(0);
    this.#packed = new GrowingInt32(0);
    this.#rows = new GrowingInt32(0);
    this.#built = true;
  }

  /** First place of a form's run in the columns. */
  from(form: number): number {
    return form + 1 < this.#starts.length ? (this.#starts[form] as number) : 0;
  }

  /** Place after the last one of a form's run; equal to `from` for a form without a run. */
  to(form: number): number {
    return form + 1 < this.#starts.length ? (this.#starts[form + 1] as number) : 0;
  }

  /** What was added to a form after the build. */
  later(form: number): LaterPostings | undefined {
    return this.#later.get(form);
  }

  /** Whether a row carries a form. */
  has(form: number, row: number): boolean {
    if (form + 1 < this.#starts.length) {
      let low = this.#starts[form] as number;
      let high = this.#starts[form + 1] as number;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((this.rows[middle] as number) < row) low = middle + 1;
        else high = middle;
      }
      if (low < (this.#starts[form + 1] as number) && this.rows[low] === row) return true;
    }
    return this.#later.get(form)?.rows.includes(row) ?? false;
  }
}
