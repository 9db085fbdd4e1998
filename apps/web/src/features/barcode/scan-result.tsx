import type { Product } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { OldPrice, Price } from '@sporta/ui/components/price/Price.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { Stepper } from '@sporta/ui/components/stepper/Stepper.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { useCartQuantity, useSetQuantity } from '../../shared/cart/index.ts';
import {
  fullName,
  isSoldOut,
  lowestText,
  pictureOf,
  priceOf,
  rulesOf,
  sizeText,
  unitPriceText,
} from '../../shared/product/index.ts';

interface ScanResultProps {
  code: string;
  product: Product | undefined;
  onFollow: () => void;
}

/** The product with the code that was read, ready to be added; or that there is none. */
export function ScanResult({ code, product, onFollow }: ScanResultProps) {
  if (!product) {
    return (
      <p className="unknown">
        Non abbiamo il prodotto con il codice <b>{code}</b>. Prova a cercarlo per nome.
      </p>
    );
  }
  return <Found code={code} product={product} onFollow={onFollow} />;
}

function Found({ code, product, onFollow }: ScanResultProps & { product: Product }) {
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const name = fullName(product);
  const price = priceOf(product);
  return (
    <>
      <div className="row code-row">
        <Tag tone="green" icon={CheckCircleFill}>
          Trovato
        </Tag>
        <span className="grow" />
        <span className="muted xs num">{code}</span>
      </div>
      <div className="hit">
        <Thumb picture={pictureOf(product, '96px')} tint={product.tint} size="l" />
        <div>
          <b>{name}</b>
          <div className="muted xs">{[sizeText(product), unitPriceText(product)].filter(Boolean).join(' · ')}</div>
          <div className="row">
            <Price {...price} />
            {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
          </div>
          {lowestText(product) ? <div className="muted xs">{lowestText(product)}</div> : null}
        </div>
      </div>
      <div className="row acts">
        {isSoldOut(product) ? (
          <Tag tone="dark">{product.pubState === 0 ? 'Non in vendita' : 'Esaurito'}</Tag>
        ) : (
          <Stepper
            size="big"
            name={name}
            quantity={quantity}
            rules={rulesOf(product)}
            busy={busy}
            onChange={(next) => setQuantity(product, next)}
          />
        )}
        <ButtonLink
          kind="line"
          size="lg"
          className="grow"
          href={isSoldOut(product) ? `${product.itemUrl}#simili` : product.itemUrl}
          onClick={onFollow}
        >
          {isSoldOut(product) ? 'Vedi simili' : 'Vedi prodotto'}
        </ButtonLink>
      </div>
    </>
  );
}
