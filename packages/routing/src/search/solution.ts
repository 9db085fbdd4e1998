import type { Instance } from './instance.ts';

/** No van: the stop is not served. */
export const ABSENT = -1;

/**
 * Routes as linked nodes. Each node knows the earliest time its van drives on from it and the latest time a visit may begin
 * there without making the rest late: so one comparison says whether a stop fits between two others, however long the route.
 */
export class Solution {
  readonly instance: Instance;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** By stop: its van, or {@link ABSENT}. */
  readonly van: Int32Array;
  /** By node. */
  readonly leaves: Float64Array;
  readonly latest: Float64Array;
  /** By van. */
  readonly load: Float64Array;
  readonly size: Int32Array;
  metres = 0;
  vans = 0;
  absent: number;
  /**
   * Whether taking stops out has made a van late: where the straight way takes longer than the way round, as on road matrices
   * and by rounding, less to do may take more time.
   */
  isBroken = false;

  constructor(instance: Instance) {
    const { stops, vans, from, to } = instance;
    this.instance = instance;
    this.next = new Int32Array(stops + 2 * vans);
    this.previous = new Int32Array(stops + 2 * vans);
    this.van = new Int32Array(stops).fill(ABSENT);
    this.leaves = Float64Array.from(from);
    this.latest = Float64Array.from(to);
    this.load = new Float64Array(vans);
    this.size = new Int32Array(vans);
    this.absent = stops;
    for (let van = 0; van < vans; van++) {
      const start = stops + van;
      const end = stops + vans + van;
      this.next[start] = end;
      this.previous[end] = start;
    }
  }

  copyFrom(other: Solution): void {
    this.next.set(other.next);
    this.previous.set(other.previous);
    this.van.set(other.van);
    this.leaves.set(other.leaves);
    this.latest.set(other.latest);
    this.load.set(other.load);
    this.size.set(other.size);
    this.metres = other.metres;
    this.vans = other.vans;
    this.absent = other.absent;
    this.isBroken = other.isBroken;
  }

  start(van: number): number {
    return this.instance.stops + van;
  }

  end(van: number): number {
    return this.instance.stops + this.instance.vans + van;
  }

  /** The stops of a van in order. */
  stopsOf(van: number): number[] {
    const stops: number[] = [];
    for (let node = this.next[this.start(van)]!; node !== this.end(van); node = this.next[node]!) stops.push(node);
    return stops;
  }

  /** Puts an absent stop behind a node of a van. */
  insert(stop: number, after: number, van: number): void {
    const before = this.next[after]!;
    if (this.size[van] === 0) {
      this.vans += 1;
      this.metres += this.#metres(after, stop) + this.#metres(stop, before);
    } else {
      this.metres += this.#metres(after, stop) + this.#metres(stop, before) - this.#metres(after, before);
    }
    this.next[after] = stop;
    this.previous[stop] = after;
    this.next[stop] = before;
    this.previous[before] = stop;
    this.van[stop] = van;
    this.load[van]! += this.instance.crates[stop]!;
    this.size[van]! += 1;
    this.absent -= 1;
    this.leaves[stop] = Number.NaN;
    this.latest[stop] = Number.NaN;
    this.#forward(stop, van);
    this.#backward(stop, van);
  }

  /** Takes `count` stops out of a route, from `first` on. */
  removeString(first: number, count: number): void {
    const van = this.van[first]!;
    const after = this.previous[first]!;
    let node = first;
    for (let left = count; left > 0; left--) {
      this.metres -= this.#metres(this.previous[node]!, node);
      this.van[node] = ABSENT;
      this.load[van]! -= this.instance.crates[node]!;
      node = this.next[node]!;
    }
    this.metres -= this.#metres(this.previous[node]!, node);
    this.size[van]! -= count;
    this.absent += count;
    if (this.size[van] === 0) this.vans -= 1;
    else this.metres += this.#metres(after, node);
    this.next[after] = node;
    this.previous[node] = after;
    this.#forward(node, van);
    this.#backward(after, van);
    if (this.size[van]! > 0 && this.leaves[after]! + this.#seconds(after, node) > this.latest[node]!)
      this.isBroken = true;
  }

  #metres(from: number, to: number): number {
    const { metres, place, places } = this.instance;
    return metres[place[from]! * places + place[to]!]!;
  }

  #seconds(from: number, to: number): number {
    const { seconds, place, places } = this.instance;
    return seconds[place[from]! * places + place[to]!]!;
  }

  #forward(first: number, van: number): void {
    const { from, service } = this.instance;
    const end = this.end(van);
    for (let node = first; node !== end; node = this.next[node]!) {
      const before = this.previous[node]!;
      const arrives = this.leaves[before]! + this.#seconds(before, node);
      const leaves = Math.max(arrives, from[node]!) + service[node]!;
      if (leaves === this.leaves[node]) return;
      this.leaves[node] = leaves;
    }
  }

  #backward(last: number, van: number): void {
    const { to, service } = this.instance;
    const start = this.start(van);
    for (let node = last; node !== start; node = this.previous[node]!) {
      const behind = this.next[node]!;
      const latest = Math.min(to[node]!, this.latest[behind]! - this.#seconds(node, behind) - service[node]!);
      if (latest === this.latest[node]) return;
      this.latest[node] = latest;
    }
  }
}
