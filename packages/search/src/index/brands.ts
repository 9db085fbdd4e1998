import { stem } from '../analysis/stem.ts';
import type { Word } from '../analysis/words.ts';
import type { FoldedBrand } from './features.ts';

/** Nothing looks like a brand. */
export const noBrand: FoldedBrand = { words: [], phrase: '' };
/** Longest brand looked for in a name, in words. */
const longest = 3;
/** A noun is followed by a preposition more often than this ("bruschetta ai …"); a brand is not. */
const prepositionShare = 0.12;
/** Behind a brand comes a noun that leads other names too; behind a noun ("acqua naturale") an adjective. */
const nounShare = 0.25;
const seenAsLead = 3;

/**
 * Brands of a catalogue that has none of its own for some products: those of the column, and those found in the names.
 * A brand is kept as its folded words joined by a blank.
 */
export class BrandDictionary {
  readonly #brands: ReadonlySet<string>;
  readonly #taken: BrandDictionary | undefined;

  /** @param others phrases that look like brands and are none */
  constructor(brands: Iterable<string>, others: ReadonlySet<string> = new Set()) {
    const all = new Set(brands);
    this.#brands = all.difference(others);
    if (this.#brands.size < all.size) this.#taken = new BrandDictionary(all.intersection(others));
  }

  /** What a name carries of the phrases that look like brands and are none. */
  takenOutOf(words: readonly Word[]): FoldedBrand {
    return this.#taken?.brandOf(words) ?? noBrand;
  }

  /** The brand a name starts or ends with, longest first. A name never is nothing but its brand. */
  brandOf(words: readonly Word[]): FoldedBrand {
    for (let count = Math.min(longest, words.length - 1); count > 0; count--) {
      const first = this.#known(words.slice(0, count));
      if (first) return first;
    }
    for (let count = Math.min(longest, words.length - 1); count > 0; count--) {
      const last = words[words.length - count]?.after === 'none' ? this.#known(words.slice(-count)) : undefined;
      if (last) return last;
    }
    return noBrand;
  }

  #known(span: readonly Word[]): FoldedBrand | undefined {
    const words = span.map((word) => word.text);
    const phrase = words.join(' ');
    return this.#brands.has(phrase) ? { words, phrase } : undefined;
  }
}

interface Lead {
  seen: number;
  prepositions: number;
  followers: Map<string, number>;
}

function leadsOf(names: readonly (readonly Word[])[], count: number, accept: (words: readonly Word[]) => boolean) {
  const leads = new Map<string, Lead>();
  for (const words of names) {
    if (words.length <= count || !accept(words)) continue;
    const key = words
      .slice(0, count)
      .map((word) => word.text)
      .join(' ');
    let lead = leads.get(key);
    if (!lead) {
      lead = { seen: 0, prepositions: 0, followers: new Map() };
      leads.set(key, lead);
    }
    lead.seen++;
    if (words[count - 1]?.prepositionFollows) lead.prepositions++;
    const follower = words[count]?.text ?? '';
    lead.followers.set(follower, (lead.followers.get(follower) ?? 0) + 1);
  }
  return leads;
}

/**
 * Finds brands in names that carry them in front (recipe 3.2): words before a comma seen at least twice, or a first
 * word seen at least five times, rare elsewhere in names, followed by at least four different words, nouns among them (which lead
 * other names, or stand in those of categories),
 * and not by a preposition as nouns are. Words of category names are nouns, never brands.
 *
 * @param names words of the names that have no brand column
 * @param nouns stems of the category names
 */
export function mineBrands(names: readonly (readonly Word[])[], nouns: ReadonlySet<string>): Set<string> {
  const elsewhere = new Map<string, number>();
  const first = new Map<string, number>();
  for (const words of names) {
    words.forEach((word, i) => {
      const counts = i === 0 ? first : elsewhere;
      counts.set(word.text, (counts.get(word.text) ?? 0) + 1);
    });
  }
  const isNoun = (text: string) => /^\d+$/.test(text) || text.length < 2 || nouns.has(stem(text));
  const isRareElsewhere = (text: string, seen: number) => (elsewhere.get(text) ?? 0) <= Math.max(1, seen * 0.15);
  const leadsToNouns = (lead: Lead) => {
    let nounsSeen = 0;
    for (const [word, seen] of lead.followers) {
      if ((first.get(word) ?? 0) >= seenAsLead || nouns.has(stem(word))) nounsSeen += seen;
    }
    return nounsSeen >= lead.seen * nounShare;
  };
  const brands = new Set<string>();

  for (let count = 1; count <= longest; count++) {
    const before = leadsOf(names, count, (words) => words[count - 1]?.segment === 0 && words[count]?.segment === 1);
    for (const [key, lead] of before) {
      const words = key.split(' ');
      const head = words[0] as string;
      if (lead.seen < 2 || isNoun(head) || !isRareElsewhere(head, first.get(head) ?? 0)) continue;
      if (lead.prepositions <= lead.seen * prepositionShare && leadsToNouns(lead)) brands.add(key);
    }
  }

  for (let count = 1; count <= 2; count++) {
    for (const [key, lead] of leadsOf(names, count, () => true)) {
      const head = key.split(' ')[0] as string;
      if (lead.seen < 5 || isNoun(head) || brands.has(key) || (count > 1 && brands.has(head))) continue;
      if (!isRareElsewhere(head, first.get(head) ?? 0) || lead.prepositions > lead.seen * prepositionShare) continue;
      // "mulino bianco": a first word that has but one follower is half a brand, taken in the second round.
      const others = lead.followers.size;
      const half = count === 1 && Math.max(...lead.followers.values()) > lead.seen * 0.8;
      const wholeFirst = count === 1 || (first.get(head) ?? 0) <= lead.seen * 1.25;
      if (others >= 4 && !half && wholeFirst && leadsToNouns(lead)) brands.add(key);
    }
  }
  return brands;
}
