import type { UnsoldProduct } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { Section } from '@sporta/ui/components/layout/Section.tsx';
import { sizeText } from '../../shared/product/index.ts';
import { CompactProduct, ProductStrip } from '../../shared/product-cards/index.ts';
import { Gallery } from './gallery.tsx';
import '../../lib/sheets/product.css';

/** So many of them stand beside the picture. */
const BESIDE = 3;

/** The address of a product that is not sold (any more): which it was, and what to take in its place. */
export function UnsoldPage({ found: { product, alternatives } }: { found: UnsoldProduct }) {
  const { name, shortDescr, breadCrumbs } = product;
  const shelf = breadCrumbs.at(-1);
  return (
    <article className="product unsold">
      <div className="wide-only">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            ...breadCrumbs.map((crumb) => ({ label: crumb.name, href: `/${crumb.slug}` })),
            { label: name },
          ]}
        />
      </div>
      <div className="product-top">
        <Gallery product={product} />
        <div className="product-words">
          {shortDescr ? <p className="muted">{shortDescr}</p> : null}
          <h1>{name}</h1>
          <p className="muted size">{sizeText(product)}</p>
          <Note kind="warn">
            <b>Ora non è in vendita.</b> Nel negozio che ti serve non c’è, o non c’è più.
            {alternatives.length > 0 ? ' Ecco quello che gli somiglia di più.' : ''}
          </Note>
          <div className="unsold-ways">
            {shelf ? <ButtonLink href={`/${shelf.slug}`}>Vai a {shelf.name}</ButtonLink> : null}
            <ButtonLink kind="line" href={`/search?q=${encodeURIComponent(name)}`}>
              Cerca “{name}”
            </ButtonLink>
          </div>
          {alternatives.length > 0 ? (
            <section id="simili" className="substitutes">
              <h2>Al suo posto</h2>
              <ul>
                {alternatives.slice(0, BESIDE).map((each) => (
                  <CompactProduct key={each.productId} product={each} />
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      {alternatives.length > BESIDE ? (
        <Section title="Prodotti simili">
          <ProductStrip label="Prodotti simili" products={alternatives.slice(BESIDE)} />
        </Section>
      ) : null}
    </article>
  );
}
