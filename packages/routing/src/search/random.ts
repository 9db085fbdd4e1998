/** Chance that can be repeated: the same seed draws the same numbers (xorshift128, whose state mulberry32 spreads out). */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    let state = seed | 0;
    const spread = () => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), state | 1);
      return mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    };
    this.#a = spread();
    this.#b = spread();
    this.#c = spread();
    this.#d = spread() | 1;
  }

  /** From 0 to 1, without 1. */
  unit(): number {
    const mixed = this.#d ^ (this.#d << 11);
    this.#d = this.#c;
    this.#c = this.#b;
    this.#b = this.#a;
    this.#a = this.#a ^ (this.#a >>> 19) ^ mixed ^ (mixed >>> 8);
    return (this.#a >>> 0) / 4294967296;
  }

  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    return Math.floor(this.unit() * limit);
  }
}
