import type { Product } from '@sporta/contract';
import { IconButton, IconLink } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { Share } from '@sporta/ui/icons/Share.ts';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { shareAddress } from '../../lib/share-address.ts';
import { useLike } from '../../shared/lists/index.ts';
import { flagsOf, fullName } from '../../shared/product/index.ts';

interface PictureToolsProps {
  product: Product;
  /** Path of the shelf it lies on. */
  shelf: string;
}

/** On the picture: gives the product to somebody else; on small screens, which have no crumbs, also the way back and the heart. */
export default function PictureTools({ product, shelf }: PictureToolsProps) {
  const { history } = useRouter();
  const { liked, toggle } = useLike(product);
  const goBack = (event: MouseEvent) => {
    // who came from elsewhere goes up to the shelf
    if (!history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  const share = () =>
    shareAddress({
      title: fullName(product),
      url: new URL(product.itemUrl, location.origin).href,
      copiedWords: 'Indirizzo del prodotto copiato',
    });
  return (
    <>
      <IconLink icon={ArrowLeftBold} label="Torna Indietro" className="product-back" href={shelf} onClick={goBack} />
      <div className="product-tools">
        <IconButton icon={Share} label="Condividi" onClick={() => void share()} />
        {flagsOf(product).unsold ? null : (
          <IconButton
            icon={liked ? HeartFill : Heart}
            label={liked ? 'Togli dai preferiti' : 'Aggiungi ai preferiti'}
            className={cx('product-like', liked && 'on')}
            onClick={toggle}
          />
        )}
      </div>
    </>
  );
}
