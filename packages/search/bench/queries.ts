import type { SearchProduct } from '../src/types.ts';
import { seeded } from './catalogue.ts';

const letters = 'abcdefghilmnoprstuvz';

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const kind = Math.floor(random() * 4);
  const other = letters.charAt(Math.floor(random() * letters.length));
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word.charAt(at - 1) + word.slice(at);
  if (kind === 2) return word.slice(0, at) + other + word.slice(at + 1);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}

/** Queries as people type them, drawn from the catalogue: a noun, noun and brand, phrases with a size, one in six misspelt. */
export function generateQueries(products: readonly SearchProduct[], count: number, seed = 11): string[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const product = products[Math.floor(random() * products.length)] as SearchProduct;
    const words = product.name.split(' ');
    const kind = random();
    let query = words[0] as string;
    if (kind > 0.35) query = words.slice(0, 2).join(' ');
    if (kind > 0.6) query = `${words[0]} ${product.brand}`.trim();
    if (kind > 0.75) query = words.slice(0, 3).join(' ');
    if (kind > 0.9) query = `${words[0]} ${product.brand} ${product.description}`;
    if (random() < 1 / 6) {
      const parts = query.split(' ');
      const at = Math.floor(random() * parts.length);
      const part = parts[at] as string;
      if (part.length >= 5) parts[at] = slip(part.toLowerCase(), random);
      query = parts.join(' ');
    }
    return query;
  });
}

/** The text of the search box while the queries are being typed: each query cut after four letters or more. */
export function generatePrefixes(queries: readonly string[], seed = 13): string[] {
  const random = seeded(seed);
  return queries
    .filter((query) => query.length > 4)
    .map((query) => query.slice(0, 4 + Math.floor(random() * (query.length - 3))));
}
