/** Words that say nothing on a pack: marks of quality, numbers of the range, sizes. */
const NOISE =
  /\b(DOP|IGP|DOC|DOCG|IGT)\b|\bn\. ?\d+\b|\bin (rete|busta|lattina|vetro|latta|cartone|tubetto|vaso)\b|\bdi grano italiano\b|\bitalian[aoei]\b|\d+ (lavaggi|veli|rotoli)\b/g;
/** Sizes as chains write them into the name: "KG 1", "GR.400X4", "3X80G", "CL 33". */
const SIZES =
  /(?<![\p{L}\d])(?:(?:kg|gr|g|ml|cl|lt|l)\.? ?\d+(?:[.,]\d+)?(?: ?x ?\d+)?|(?:\d+ ?x ?)?\d+(?:[.,]\d+)? ?(?:kg|gr|g|ml|cl|lt|l)(?: ?x ?\d+)?)(?![\p{L}\d])/giu;
const LINKS = /^(di|da|al|allo|alla|alle|ai|con|in|e|per|a|del|della|dei|delle|senza|non|all’|il|la|le|per)$/i;
const MOST_LETTERS = 28;

/** The short name printed on a pack, on one or two lines parted by `|`. */
export function shortLabel(name: string): string {
  const plain = name.replace(NOISE, '').replace(SIZES, '').trim();
  const words = (plain || name).replace(/\s+/g, ' ').trim().split(' ');
  const kept: string[] = [];
  for (const word of words) {
    if (kept.length && [...kept, word].join(' ').length > MOST_LETTERS) break;
    kept.push(word);
  }
  while (kept.length > 1 && LINKS.test(kept.at(-1) ?? '')) kept.pop();
  const text = kept.join(' ');
  if (text.length <= 12 || kept.length < 2) return text;
  const at = bestCut(kept);
  return `${kept.slice(0, at).join(' ')}|${kept.slice(at).join(' ')}`;
}

/** Where to break: the two lines as equal as possible, and no line ending in a preposition. */
function bestCut(words: string[]): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut++) {
    const first = words.slice(0, cut).join(' ').length;
    const second = words.slice(cut).join(' ').length;
    const cost = Math.abs(first - second) + (LINKS.test(words[cut - 1] as string) ? 4 : 0);
    if (cost < least) {
      least = cost;
      best = cut;
    }
  }
  return best;
}

/** Drops what is in brackets, even where a cut left the bracket open. */
export function withoutRemark(label: string): string {
  return label
    .replace(/\s*\([^)]*(\)|$)/g, '')
    .replace(/^\||\|$/g, '')
    .trim();
}
