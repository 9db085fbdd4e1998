import type { ProductPreview, StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { OldPrice, Price } from '@sporta/ui/components/price/Price.tsx';
import { ProductCard } from '@sporta/ui/components/product/ProductCard.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { cardOf } from '../../shared/product-acts/index.ts';
import { photoAddress } from './PhotoPanel.tsx';

interface PreviewColumnProps {
  preview: ProductPreview | undefined;
  product: StaffProduct;
  /** Uploaded for it, published or not. */
  photo: string | null;
  at: string | undefined;
  onAt: (at: string | undefined) => void;
}

/** Card and page as customers would see them, today or when the next offer or planned change holds. */
export function PreviewColumn({ preview, product, photo, at, onAt }: PreviewColumnProps) {
  const next = nextMoment(product);
  const plain = preview?.product;
  const seen = plain && photo ? { ...plain, mediaURLMedium: photoAddress(photo) } : plain;
  return (
    <>
      <section className="bx" aria-labelledby="anteprima">
        <div className="row">
          <h2 id="anteprima" className="grow">
            Anteprima
          </h2>
          {next ? (
            <Segmented
              label="Quando"
              value={at ?? 'now'}
              onChange={(value) => onAt(value === 'now' ? undefined : value)}
              options={[
                { value: 'now', label: 'Oggi' },
                { value: next, label: `Dal ${formatDayShort(shopDay(Date.parse(next)))}` },
              ]}
            />
          ) : null}
        </div>
        {seen ? (
          <div className="prev-card">
            <ProductCard {...cardOf(seen)} heading="h3" priority />
          </div>
        ) : (
          <p className="muted">Senza prezzo non si vede nel negozio.</p>
        )}
      </section>
      {seen ? <PhonePage product={seen} /> : null}
    </>
  );
}

/** The first moment at which something changes: an offer that begins, a planned change. */
function nextMoment({ offers, plans }: StaffProduct): string | undefined {
  const now = new Date().toISOString();
  return [
    ...offers.map(({ from }) => from),
    ...plans.filter(({ problem }) => !problem).map(({ publishAt }) => publishAt),
  ]
    .filter((moment) => moment > now)
    .sort()[0];
}

function PhonePage({ product }: { product: NonNullable<ProductPreview['product']> }) {
  const { name, brand, price, sizeText, unitPriceText, lowestText, picture } = cardOf(product);
  const facts = [
    ['Ingredienti', product.ingredients?.replaceAll('**', '')],
    ['Allergeni', product.metaData?.product_description?.allergens],
    ['Conservazione', product.storage],
    ['Origine', product.origin],
    ['Produttore', product.operator && [product.operator.name, product.operator.address].filter(Boolean).join(', ')],
  ] as const;
  return (
    <section className="bx" aria-labelledby="pagina">
      <h2 id="pagina">Pagina sul telefono</h2>
      <div className="phn">
        <div className="phn-pic">
          <ProductPicture picture={picture} size={260} priority />
        </div>
        {product.media.length > 1 ? (
          <ul className="phn-more" aria-label="Altre immagini">
            {product.media.slice(1).map(({ thumb }) => (
              <li key={thumb}>
                <ProductPicture picture={{ src: thumb }} size={44} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="phn-text">
          {price === 'free' ? null : (
            <p className="row">
              <Price {...price} size="lg" />
              {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
            </p>
          )}
          <p>
            <b>{brand}</b> {name}
          </p>
          <p className="muted small">{[sizeText, unitPriceText, lowestText].filter(Boolean).join(' · ')}</p>
          <dl>
            {facts.map(([title, text]) =>
              text ? (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
