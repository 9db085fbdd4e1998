/** Seeded generator (xorshift32), so that a failing string can be met again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const consonants = 'bcdfghjklmnpqrstvwxz';
const vowels = 'aeiouy';
const mash = ['asdf', 'qwer', 'zxcv', 'jklh', 'uiop', 'vbnm', 'ghfj', 'wrty'];

/** Strings nobody would find anything with: letters at random, invented syllables, keyboard mashing; one or two words. */
export function nonsenseStrings(count: number, seed = 2463534242): string[] {
  const random = seeded(seed);
  const pick = (from: string | string[]) => from[Math.floor(random() * from.length)] as string;
  const word = () => {
    const kind = random();
    const length = 4 + Math.floor(random() * 8);
    if (kind < 0.5) return Array.from({ length }, () => pick(letters)).join('');
    if (kind < 0.8) return Array.from({ length }, (_, i) => pick(i % 2 === 0 ? consonants : vowels)).join('');
    return Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(mash)).join('');
  };
  return Array.from({ length: count }, () => (random() < 0.25 ? `${word()} ${word()}` : word()));
}
