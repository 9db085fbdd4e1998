import type { ProductListing } from '@sporta/contract';
import { ProductGrid } from '../../shared/product-cards/index.ts';

/** Products like those searched, without some of the words: under a heading of their own, so that nobody takes them for the answer. */
export function NearProducts({ withoutWords, products }: NonNullable<ProductListing['near']>) {
  const words = withoutWords.map((word) => `“${word}”`).join(', ');
  return (
    <section className="near-products" aria-labelledby="prodotti-simili">
      <h2 id="prodotti-simili">Prodotti simili, ma non {words}</h2>
      <p className="muted">Non rispondono a tutta la ricerca: controlla l’etichetta prima di sceglierli.</p>
      <ProductGrid beside label="Prodotti simili" products={products} />
    </section>
  );
}
