import { slug as slugOf } from '@sporta/domain';
import type { ImportProduct } from '../import-rows.ts';

type Named = Pick<ImportProduct, 'code' | 'brand' | 'name' | 'description'>;

/** Brand, name and size as an address, before anything is added to it. */
export const plainSlug = ({ brand, name, description }: Omit<Named, 'code'>): string =>
  slugOf([brand, name, description].filter(Boolean).join(' '), 120);

/**
 * Brand, name and size, as an address; the code follows when another product has it already, then a number.
 * @param taken address → code of the product that has it
 */
export function freeSlug(row: Named, taken: ReadonlyMap<string, string>): string {
  const named = plainSlug(row);
  const coded = slugOf(row.code);
  const isFree = (slug: string) => slug !== '' && (taken.get(slug) ?? row.code) === row.code;
  let slug = [named, [named, coded].filter(Boolean).join('-')].find(isFree);
  for (let number = 2; slug === undefined; number++) {
    const numbered = `${[named, coded].filter(Boolean).join('-') || 'prodotto'}-${number}`;
    if (isFree(numbered)) slug = numbered;
  }
  return slug;
}
