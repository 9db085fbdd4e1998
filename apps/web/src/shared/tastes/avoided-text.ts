import type { Product } from '@sporta/contract';
import { allergenName } from '@sporta/domain';

type Labelled = Pick<Product, 'contains' | 'mayContain'>;

/** "Contiene latte e uova", "Può contenere soia": what of it the customer never wants. Nothing where the label says nothing of them. */
export function avoidedTexts({ contains = [], mayContain = [] }: Labelled, avoided: readonly string[]): string[] {
  const named = (codes: readonly string[]) => listed(codes.filter((code) => avoided.includes(code)).map(allergenName));
  const [sure, perhaps] = [named(contains), named(mayContain)];
  return [...(sure ? [`Contiene ${sure}`] : []), ...(perhaps ? [`Può contenere ${perhaps}`] : [])];
}

/** "latte", "latte e uova", "latte, uova e soia". */
export function listed(words: readonly string[], and = 'e'): string {
  if (words.length < 2) return words.join();
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
