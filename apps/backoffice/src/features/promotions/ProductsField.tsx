import type { PromotionChoices, PromotionProduct } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { euro } from '../../shared/figures/index.ts';
import { ProductFinder } from './ProductFinder.tsx';
import { productsQuery } from './promotions-queries.ts';

/** Products that are listed at once. */
const mostListed = 30;

interface ProductsFieldProps {
  ids: readonly number[];
  /** Those the server sent along. */
  known: readonly PromotionProduct[];
  choices: PromotionChoices | undefined;
  disabled: boolean;
  error: string | undefined;
  /** The kind gives something off the basket: products only say what counts for the threshold. */
  countsForThreshold: boolean;
  shown: number | undefined;
  onShow: (productId: number) => void;
  onChange: (ids: number[]) => void;
}

/** The products a promotion is about; one of them is shown as customers see it. */
export function ProductsField(props: ProductsFieldProps) {
  const { ids, known, choices, disabled, error, countsForThreshold, shown, onShow, onChange } = props;
  const [finding, setFinding] = useState(false);
  const listed = ids.slice(0, mostListed);
  const unknown = listed.filter((id) => !known.some(({ productId }) => productId === id));
  const { data } = useQuery({
    ...productsQuery(useApi(), { product_ids: unknown }),
    enabled: unknown.length > 0,
  });
  const all = new Map([...known, ...(data?.products ?? [])].map((each) => [each.productId, each]));
  const products = listed.flatMap((id) => all.get(id) ?? []);
  return (
    <div className="promo-products">
      <div className="row">
        <h3 className="grow">{countsForThreshold ? 'Prodotti che contano per la spesa' : 'Prodotti'}</h3>
        <Button kind="ghost" size="sm" disabled={disabled} onClick={() => setFinding(true)}>
          <PlusBold />
          Aggiungi
        </Button>
      </div>
      {ids.length === 0 && !error ? <p className="muted small">Nessuno: vale su tutto l’assortimento.</p> : null}
      {error ? <p className="err">{error}</p> : null}
      <ul>
        {products.map((product) => (
          <li key={product.productId} className={product.productId === shown ? 'on' : undefined}>
            <button type="button" className="promo-show" onClick={() => onShow(product.productId)}>
              <Thumb size="xs" picture={{ src: product.media.thumb }} />
              <span className="grow">
                {product.name}
                <small>{[product.brand, product.description, stockText(product)].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="num">{product.price === null ? 'senza prezzo' : euro(product.price)}</span>
            </button>
            <IconButton
              icon={XBold}
              label={`Togli ${product.name}`}
              disabled={disabled}
              onClick={() => onChange(ids.filter((id) => id !== product.productId))}
            />
          </li>
        ))}
      </ul>
      {ids.length > listed.length ? (
        <p className="row small">
          <span className="grow">E altri {ids.length - listed.length} prodotti</span>
          <Button kind="ghost" size="sm" disabled={disabled} onClick={() => onChange([])}>
            Togli tutti
          </Button>
        </p>
      ) : null}
      <ProductFinder
        open={finding}
        onClose={() => setFinding(false)}
        choices={choices}
        taken={ids}
        onTake={(more) => onChange([...new Set([...ids, ...more])].sort((a, b) => a - b))}
      />
    </div>
  );
}

function stockText({ stock }: PromotionProduct): string {
  if (stock === undefined) return '';
  return stock <= 0 ? 'esaurito' : `${stock.toLocaleString('it-IT')} in casa`;
}
