import type { Instance } from './instance.ts';
import type { Random } from './random.ts';
import { ABSENT, type Solution } from './solution.ts';

/** How often the best place is overlooked, so that the same stops do not always go back to where they were. */
const BLINK = 0.01;

/** Puts absent stops back, each where it makes the least way, in an order drawn by chance. */
export class Recreation {
  readonly #instance: Instance;
  readonly #excluded: Uint8Array;
  readonly #random: Random;
  readonly #orders: readonly { weight: number; key: Float64Array | undefined }[];
  readonly #waiting: Int32Array;
  readonly #keys: Float64Array;
  readonly #blink: number;
  #untilBlink: number;

  /**
   * @param excluded by stop, 1 for what is never served
   * @param blink the share of places that are overlooked, from 0 (none) to under 1
   */
  constructor(instance: Instance, excluded: Uint8Array, random: Random, blink = BLINK) {
    this.#blink = blink;
    this.#instance = instance;
    this.#excluded = excluded;
    this.#random = random;
    this.#orders = orders(instance);
    this.#waiting = new Int32Array(instance.stops);
    this.#keys = new Float64Array(instance.stops);
    this.#untilBlink = this.#drawBlink();
  }

  /** @param mayDrive vans that may drive at most */
  recreate(solution: Solution, mayDrive: number): void {
    const count = this.#line(solution);
    for (let index = 0; index < count; index++) this.#place(solution, this.#waiting[index]!, mayDrive);
  }

  /** The absent stops in a drawn order, in #waiting; returns how many. */
  #line(solution: Solution): number {
    const { stops } = this.#instance;
    const key = this.#drawOrder();
    let count = 0;
    for (let stop = 0; stop < stops; stop++) {
      if (solution.van[stop] !== ABSENT || this.#excluded[stop] === 1) continue;
      const own = key ? key[stop]! : this.#random.unit();
      let at = count++;
      for (; at > 0 && this.#keys[at - 1]! > own; at--) {
        this.#keys[at] = this.#keys[at - 1]!;
        this.#waiting[at] = this.#waiting[at - 1]!;
      }
      this.#keys[at] = own;
      this.#waiting[at] = stop;
    }
    return count;
  }

  #drawOrder(): Float64Array | undefined {
    let left = this.#random.unit() * this.#orders.reduce((sum, each) => sum + each.weight, 0);
    return this.#orders.find((each) => {
      left -= each.weight;
      return left < 0;
    })?.key;
  }

  #place(solution: Solution, stop: number, mayDrive: number): void {
    const { vans, crates, capacity } = this.#instance;
    let least = Number.POSITIVE_INFINITY;
    let after = -1;
    let inVan = -1;
    for (let van = 0; van < vans; van++) {
      if (solution.size[van] === 0 || solution.load[van]! + crates[stop]! > capacity[van]!) continue;
      const found = this.#bestIn(solution, stop, van, least);
      if (found === -1) continue;
      least = this.#found;
      after = found;
      inVan = van;
    }
    if (inVan === -1 && solution.vans < mayDrive) {
      for (let van = 0; van < vans; van++) {
        if (solution.size[van] !== 0 || crates[stop]! > capacity[van]! || this.#isTwinOfIdle(solution, van)) continue;
        const found = this.#bestIn(solution, stop, van, least);
        if (found === -1) continue;
        least = this.#found;
        after = found;
        inVan = van;
      }
    }
    if (inVan !== -1) solution.insert(stop, after, inVan);
  }

  /** Of idle vans that are alike one is tried. */
  #isTwinOfIdle(solution: Solution, van: number): boolean {
    const { like } = this.#instance;
    for (let other = like[van]!; other < van; other++) {
      if (like[other] === like[van] && solution.size[other] === 0) return true;
    }
    return false;
  }

  /** Metres that the place found by #bestIn adds. */
  #found = 0;

  /** The node of the van behind which the stop adds less than `least` metres and the least of them all, or −1. */
  #bestIn(solution: Solution, stop: number, van: number, least: number): number {
    const { place, places, seconds, metres, from, to, service } = this.#instance;
    const { next, leaves, latest } = solution;
    const end = solution.end(van);
    const isEmpty = solution.size[van] === 0;
    const here = place[stop]!;
    const opens = from[stop]!;
    const closes = to[stop]!;
    const stays = service[stop]!;
    let best = -1;
    let lowest = least;
    let node = solution.start(van);
    while (node !== end) {
      const behind = next[node]!;
      const left = leaves[node]!;
      if (left > closes) break;
      const there = place[node]! * places;
      const beyond = place[behind]!;
      const added = metres[there + here]! + metres[here * places + beyond]! - (isEmpty ? 0 : metres[there + beyond]!);
      if (added < lowest) {
        const arrives = left + seconds[there + here]!;
        const begins = Math.max(arrives, opens);
        if (arrives <= closes && begins + stays + seconds[here * places + beyond]! <= latest[behind]!) {
          if (--this.#untilBlink > 0) {
            lowest = added;
            best = node;
          } else this.#untilBlink = this.#drawBlink();
        }
      }
      node = behind;
    }
    this.#found = lowest;
    return best;
  }

  /** How many places are looked at until one is overlooked; endless when none is. */
  #drawBlink(): number {
    if (this.#blink === 0) return Number.POSITIVE_INFINITY;
    return 1 + Math.floor(Math.log(1 - this.#random.unit()) / Math.log(1 - this.#blink));
  }
}

/** Orders to put stops back in, with their weights: by chance, the heavy first, the far, the near, the bound by time. */
function orders({ stops, crates, place, places, metres, from, to }: Instance) {
  const yard = stops < place.length ? place[stops]! : 0;
  const by = (key: (stop: number) => number) => Float64Array.from({ length: stops }, (_, stop) => key(stop));
  const away = (stop: number) => metres[yard * places + place[stop]!]!;
  return [
    { weight: 4, key: undefined },
    { weight: 4, key: by((stop) => -crates[stop]!) },
    { weight: 2, key: by((stop) => -away(stop)) },
    { weight: 1, key: by(away) },
    { weight: 2, key: by((stop) => to[stop]! - from[stop]!) },
    { weight: 2, key: by((stop) => from[stop]!) },
    { weight: 2, key: by((stop) => -to[stop]!) },
  ];
}
