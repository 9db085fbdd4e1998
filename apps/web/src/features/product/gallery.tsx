import type { Product, ProductDetail } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Flag, Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { Suspense, useState } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useAlive } from '../../lib/use-alive.ts';
import { flagsOf, fullName, pictureOf } from '../../shared/product/index.ts';

const PictureTools = sparePart(() => import('./picture-tools.tsx'));

const BIG = '(min-width: 1440px) 644px, (min-width: 960px) 50vw, 100vw';

/** The big picture, and the others beside it where there are more. */
export function Gallery({ product }: { product: Product & Pick<ProductDetail, 'breadCrumbs'> }) {
  const [chosen, setChosen] = useState(0);
  const alive = useAlive();
  const { media = [] } = product;
  const flags = flagsOf(product);
  const shown = media[chosen] ?? media[0];
  const picture = pictureOf(
    { ...product, mediaURLMedium: shown?.medium ?? product.mediaURLMedium },
    BIG,
    fullName(product),
  );
  return (
    <div className={cx('gallery', media.length > 1 && 'many', flags.soldOut && 'out')}>
      <div className={cx('big tile', tintClass(product.tint))}>
        <ProductPicture picture={picture} size={644} priority />
        {flags.discount ? <Flag>{flags.discount}</Flag> : null}
        {flags.soldOut ? <Tag tone="dark">{flags.unsold ? 'Non in vendita' : 'Esaurito'}</Tag> : null}
        {alive ? (
          <Suspense>
            <PictureTools product={product} shelf={`/${product.breadCrumbs.at(-1)?.slug ?? ''}`} />
          </Suspense>
        ) : null}
      </div>
      {media.length > 1 ? (
        <ul className="thumbs">
          {media.map(({ thumb }, index) => (
            <li key={thumb}>
              <button
                type="button"
                className={tintClass(product.tint)}
                aria-label={`Immagine ${index + 1} di ${media.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <ProductPicture picture={{ src: thumb }} size={84} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
