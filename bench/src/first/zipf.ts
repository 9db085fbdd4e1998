/**
 * Draws keys as visitors do: the n-th commonest is asked for in proportion to 1/n (Zipf), so that a few are asked for all the time
 * and most of them once.
 * @param random 0 … 1
 */
export function zipfDraws<Key>(keys: readonly Key[], count: number, random: () => number): Key[] {
  const upTo = new Float64Array(keys.length);
  let sum = 0;
  keys.forEach((_, index) => {
    sum += 1 / (index + 1);
    upTo[index] = sum;
  });
  return Array.from({ length: count }, () => {
    const drawn = random() * sum;
    let low = 0;
    let high = keys.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return keys[low]!;
  });
}
