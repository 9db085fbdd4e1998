import type { ReactNode } from 'react';
import { Heart } from '../../icons/Heart.ts';
import { HeartFill } from '../../icons/HeartFill.ts';
import { Button, ButtonLink } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { Link } from '../link/LinkContext.tsx';
import { FreePrice, OldPrice, Price } from '../price/Price.tsx';
import type { PriceFacts } from '../price/priceLabel.ts';
import { AddStepper, type StepperProps } from '../stepper/Stepper.tsx';
import { FlagList, type ProductFlags } from './flags.tsx';
import { type Picture, ProductPicture } from './ProductPicture.tsx';
import { tintClass } from './tint.ts';

export interface ProductCardProps {
  name: string;
  /** Bold before the name; leave out when there is none. */
  brand?: string | undefined;
  /** "500 g", "ca. 500 g", "Sfuso, scegli il peso". */
  sizeText?: string | undefined;
  /** "2,38 €/kg". */
  unitPriceText?: string | undefined;
  /** Offers only: "Prezzo più basso 30 gg: 4,99 €" (Cod. consumo art. 17-bis). */
  lowestText?: string | undefined;
  /** `'free'` for a free item. */
  price: PriceFacts | 'free';
  flags?: ProductFlags | undefined;
  picture?: Picture | undefined;
  tint?: string | undefined;
  /** Address of the product page; a free item has none. */
  href?: string | undefined;
  /** In the first view: its picture loads first. */
  priority?: boolean | undefined;
  /** Add button and stepper; left out for free items and where nothing can be added. */
  stepper?: Omit<StepperProps, 'name'> | undefined;
  /** In one of the customer's lists; needs `onLike`. */
  liked?: boolean | undefined;
  onLike?: (() => void) | undefined;
  /** Sold out: where similar products are. */
  similarHref?: string | undefined;
  onSimilar?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  /** Heading level of the name, where the page needs one. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** Anything under the card: a note, "Avvisami". */
  children?: ReactNode | undefined;
}

/** The product card in all its states (design, section 5). */
export function ProductCard(props: ProductCardProps) {
  const { name, brand, price, flags = {}, href, stepper, heading: Name = 'div' } = props;
  const fullName = brand ? `${brand} ${name}` : name;
  const inCart = Boolean(stepper && stepper.quantity > 0);
  const text = (
    <>
      {brand ? <b>{brand}</b> : null} {name}
    </>
  );
  return (
    <article className={cx('card', inCart && 'in', flags.soldOut && 'out')} aria-label={fullName}>
      <div className={cx('tile', tintClass(props.tint))}>
        <ProductPicture picture={props.picture} size={340} priority={props.priority} />
        <div className="tl">
          <FlagList flags={flags} />
        </div>
        {props.onLike ? <LikeButton name={fullName} liked={props.liked} onLike={props.onLike} /> : null}
        {stepper && !flags.soldOut ? <AddStepper {...stepper} name={fullName} /> : null}
      </div>
      <div className="p">{price === 'free' ? <FreePrice /> : <CardPrice price={price} />}</div>
      <Name className="nm">
        {href ? (
          <Link href={href} onClick={props.onOpen}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Name>
      <div className="mt">{[props.sizeText, props.unitPriceText].filter(Boolean).join(' · ')}</div>
      {props.lowestText ? <div className="lo">{props.lowestText}</div> : null}
      {flags.soldOut ? <Similar {...props} name={fullName} /> : null}
      {props.children ? <div className="foot">{props.children}</div> : null}
    </article>
  );
}

function CardPrice({ price }: { price: PriceFacts }) {
  return (
    <>
      <Price {...price} />
      {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
    </>
  );
}

function LikeButton({ name, liked, onLike }: { name: string; liked: boolean | undefined; onLike: () => void }) {
  return (
    <button
      type="button"
      className={cx('like', liked && 'on')}
      aria-label={liked ? `Togli ${name} dai preferiti` : `Salva ${name} nei preferiti`}
      onClick={onLike}
    >
      {liked ? <HeartFill /> : <Heart />}
    </button>
  );
}

function Similar({ similarHref, onSimilar, name }: ProductCardProps) {
  const label = `Vedi simili a ${name}`;
  if (similarHref) {
    return (
      <ButtonLink kind="soft" size="sm" className="alt" href={similarHref} aria-label={label}>
        Vedi simili
      </ButtonLink>
    );
  }
  if (!onSimilar) return null;
  return (
    <Button kind="soft" size="sm" className="alt" onClick={onSimilar} aria-label={label}>
      Vedi simili
    </Button>
  );
}
