/**
 * EANs and article codes of digits → slot: two sorted columns, a fraction of a map's memory. Compared as numbers, so
 * that a UPC-A meets the EAN-13 that is the same with a leading zero.
 */
export class CodeTable {
  #numbers = new Float64Array(0);
  #slots = new Int32Array(0);
  #pending: [number, number][] = [];
  readonly #later = new Map<number, number[]>();
  #built = false;

  add(code: string, slot: number): void {
    if (!/^\d{1,15}$/.test(code)) return;
    const value = Number(code);
    if (!this.#built) {
      this.#pending.push([value, slot]);
      return;
    }
    const slots = this.#later.get(value);
    if (slots) slots.push(slot);
    else this.#later.set(value, [slot]);
  }

  build(): void {
    this.#pending.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    this.#numbers = Float64Array.from(this.#pending, (pair) => pair[0]);
    this.#slots = Int32Array.from(this.#pending, (pair) => pair[1]);
    this.#pending = [];
    this.#built = true;
  }

  /** Slots with this code, dead ones included. */
  find(code: string): number[] {
    const value = Number(code);
    let low = 0;
    let high = this.#numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#numbers[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (; low < this.#numbers.length && this.#numbers[low] === value; low++) found.push(this.#slots[low] as number);
    return [...found, ...(this.#later.get(value) ?? [])];
  }
}
