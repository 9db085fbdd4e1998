import type { Banner } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { pictureOf } from '../../shared/product/index.ts';

const SHOWN = 3;

/** Ideas for a shop, each with some of its products. */
export function IdeaCards({ banners }: { banners: readonly Banner[] }) {
  return (
    <section className="sec" aria-label="Idee">
      <ul className="ideas">
        {banners.map(({ bannerId, title, text, itemUrl, tint, mediaURL, products = [] }) => (
          <li key={bannerId}>
            <Link href={itemUrl} className={cx('tinted', tintClass(tint))}>
              <div>
                <h2>{title}</h2>
                {text ? <p className="muted">{text}</p> : null}
              </div>
              <span className="trio" aria-hidden="true">
                {mediaURL ? <img src={mediaURL} alt="" width="170" height="170" loading="lazy" /> : null}
                {products.slice(0, SHOWN).map((product) => (
                  <ProductPicture key={product.productId} picture={pictureOf(product, '112px')} size={112} />
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
