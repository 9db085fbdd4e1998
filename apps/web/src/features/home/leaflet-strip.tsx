import type { Banner } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Price } from '@sporta/ui/components/price/Price.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { pictureOf, priceOf } from '../../shared/product/index.ts';

const SHOWN = 5;

/** The strip of the leaflet, of tomato when nobody chose another colour, with some of its products. */
export function LeafletStrip({ banner }: { banner: Banner }) {
  const { title, label, text, itemUrl, callToAction, background = 'pomodoro', products = [] } = banner;
  return (
    <section className="sec" aria-label={label ?? title}>
      <Link className={cx('leaflet', 'banner-surface', `on-${background}`)} href={itemUrl}>
        <div className="words">
          {label ? <span>{label}</span> : null}
          <b>{title}</b>
          {text ? <em>{text}</em> : null}
        </div>
        <div className="pictures" aria-hidden="true">
          {products.slice(0, SHOWN).map((product) => (
            <span key={product.productId}>
              <ProductPicture picture={pictureOf(product, '148px')} size={148} />
              <Price {...priceOf(product)} promo />
            </span>
          ))}
        </div>
        <span className="btn banner-act">
          {callToAction ?? 'Sfoglia'} <ArrowRightBold />
        </span>
      </Link>
    </section>
  );
}
