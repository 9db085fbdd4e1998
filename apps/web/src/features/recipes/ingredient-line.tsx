import { formatEuro, formatQuantity, isByWeight } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { fullName, pictureOf, sellingMode } from '../../shared/product/index.ts';
import type { ShoppingLine } from './use-shopping.ts';

/** An ingredient, and the product that would be bought for it. What one has at home is unticked. */
export function IngredientLine({ line, onTick }: { line: ShoppingLine; onTick: (ticked: boolean) => void }) {
  const { ingredient, amount, product, gone, quantity, cents, ticked } = line;
  const mode = product && sellingMode(product);
  const isEstimate = mode !== undefined && isByWeight(mode);
  return (
    <li className={gone || !ticked ? 'off' : undefined}>
      <Checkbox
        checked={ticked}
        disabled={gone}
        onChange={(event) => onTick(event.target.checked)}
        label={
          <>
            <b>{ingredient.name}</b> <span className="muted">{amount}</span>
          </>
        }
        description={ingredient.atHome && !ticked && !gone ? 'Forse ce l’hai già' : undefined}
      />
      {product ? (
        <div className="ingredient-product">
          <Thumb picture={pictureOf(product, '56px')} tint={product.tint} />
          <div className="grow">
            <Link className="small tap" href={product.itemUrl}>
              {fullName(product)}
            </Link>
            {gone ? (
              <Tag tone="warn">Esaurito</Tag>
            ) : (
              <div className="muted xs num">
                {mode === 'loose'
                  ? formatQuantity(quantity, mode)
                  : `${quantity / 1000} × ${product.description || '1 pezzo'}`}
              </div>
            )}
          </div>
          {gone ? null : (
            <span className="num">
              {isEstimate ? 'ca. ' : ''}
              {formatEuro(cents)}
            </span>
          )}
        </div>
      ) : (
        <div className="ingredient-product muted small">Nel tuo negozio non c’è</div>
      )}
    </li>
  );
}
