/** Typed arrays that grow by half: compact columns for data that arrives one by one. */
export class GrowingInt32 {
  values: Int32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Int32Array(Math.ceil(this.length * 1.5) + 16);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index] as number;
  }

  /** Gives unused room back. */
  trim(): void {
    if (this.values.length > this.length) this.values = this.values.slice(0, this.length);
  }
}
