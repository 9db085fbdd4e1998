import type { Product } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { Flag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { OldPrice, Price } from '@sporta/ui/components/price/Price.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { AddStepper } from '@sporta/ui/components/stepper/Stepper.tsx';
import { useCartQuantity, useSetQuantity } from '../../shared/cart/index.ts';
import {
  flagsOf,
  fullName,
  isSoldOut,
  lowestText,
  pictureOf,
  priceOf,
  rulesOf,
  sizeText,
  stepperCaption,
  unitPriceText,
} from '../../shared/product/index.ts';
import { claimOf } from './model/claim.ts';

/** Tiles after which the pattern of sizes starts again: it fills four rows of four. */
const PATTERN = 11;
const SHAPES: Record<number, 'big' | 'wide' | 'tall'> = { 0: 'big', 1: 'wide', 6: 'tall' };

/** An offer of the flyer, as large as its place on the page; it can be added here. */
export function FlyerTile({ product, place }: { product: Product; place: number }) {
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const shape = SHAPES[place % PATTERN];
  const name = fullName(product);
  const price = priceOf(product);
  const { discount } = flagsOf(product);
  const soldOut = isSoldOut(product);
  // A large tile speaks of its product; a small one has room for one message, and that is the offer.
  const claim = shape ? undefined : claimOf(product);
  return (
    <li
      className={cx(
        'fx',
        shape,
        claim ? 'claim on-dark' : tintClass(product.tint),
        quantity > 0 && 'in',
        soldOut && 'out',
      )}
    >
      {claim ? (
        <Claim claim={claim} product={product} />
      ) : (
        <>
          {discount ? <Flag>{discount}</Flag> : null}
          <ProductPicture
            picture={pictureOf(product, shape ? '(min-width: 960px) 520px, 90vw' : '(min-width: 960px) 240px, 45vw')}
            size={shape ? 520 : 240}
            priority={place < 2}
          />
        </>
      )}
      <div className="words">
        <h2>
          <Link href={product.itemUrl}>{name}</Link>
        </h2>
        <small>{[sizeText(product), unitPriceText(product)].filter(Boolean).join(' · ')}</small>
        {lowestText(product) ? <small className="lo">{lowestText(product)}</small> : null}
      </div>
      <div className="cost">
        {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
        <Price {...price} size={shape === 'big' ? 'xl' : 'lg'} />
      </div>
      {soldOut ? (
        <span className="tag dark">Esaurito</span>
      ) : (
        <AddStepper
          name={name}
          quantity={quantity}
          rules={rulesOf(product)}
          onChange={(next) => setQuantity(product, next)}
          caption={stepperCaption(product, quantity)}
          busy={busy}
        />
      )}
    </li>
  );
}

/** The offer in large letters, over as many packs as it asks for. */
function Claim({ claim, product }: { claim: { text: string; packs: number }; product: Product }) {
  return (
    <>
      <p className="says">{claim.text}</p>
      <span className="trio" aria-hidden="true">
        {Array.from({ length: claim.packs }, (_, pack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the packs are all alike.
          <ProductPicture key={pack} picture={pictureOf(product, '170px')} size={170} />
        ))}
      </span>
    </>
  );
}
