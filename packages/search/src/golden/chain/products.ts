import { fold } from '../../analysis/fold.ts';
import type { SearchProduct } from '../../types.ts';
import { assortment } from './assortment.ts';

/** The chain's products and what each of them is, as the judgements read it. */
export interface ChainCatalogue {
  products: SearchProduct[];
  /** `kind ~ brand ~ size {department > shelf}` by product number, folded. */
  texts: Map<number, string>;
}

/**
 * The catalogue of a chain as its tills write it: capitals, abbreviations, brand and size inside the name, neither brand
 * nor size nor kind in a column of its own.
 */
export function chainCatalogue(): ChainCatalogue {
  const products: SearchProduct[] = [];
  const texts = new Map<number, string>();
  const numbers = new Map<string, number>();
  const numberOf = (path: string) => {
    const number = numbers.get(path) ?? numbers.size + 1;
    numbers.set(path, number);
    return number;
  };
  for (const line of assortment.trim().split('\n')) {
    const [shelf = '', pattern = '', brands = '', sizes = '', kind = ''] = line.split('|').map((part) => part.trim());
    const [department = '', leaf = ''] = shelf.split(' > ');
    const categoryPath = [
      { id: numberOf(department), name: department },
      { id: numberOf(shelf), name: leaf },
    ];
    for (const brand of brands.split(', ')) {
      for (const size of sizes.split(', ')) {
        const id = products.length + 1;
        const name = pattern.replace('@', brand.toUpperCase()).concat(' ', size).replace(/ +/g, ' ').trim();
        products.push({
          id,
          name,
          brand: '',
          description: '',
          categoryPath,
          departmentId: categoryPath[0]?.id ?? 0,
          popularity: 0,
          eans: [],
          code: `C${id}`,
        });
        texts.set(id, fold(`${kind} ~ ${brand} ~ ${size} {${shelf}}`));
      }
    }
  }
  return { products, texts };
}
