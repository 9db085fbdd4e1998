import type { ProductDetail } from '@sporta/contract';
import { countText, euroToCents, formatEuro, NBSP } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { useCartQuantity } from '../../shared/cart/index.ts';

interface QuantityStepsProps {
  product: ProductDetail;
  steps: NonNullable<ProductDetail['quantityPrices']>;
}

/** "Da 1 a 5 pezzi 1,50 €, da 6 a 23 1,29 €, da 24 in su 1,09 €": the row that the cart has reached is marked. */
export function QuantitySteps({ product, steps }: QuantityStepsProps) {
  const { quantity } = useCartQuantity(product.productId);
  const rows = [{ pieces: 1, price: product.priceDisplay, priceNet: product.priceNet }, ...steps];
  const reached = quantity === 0 ? -1 : rows.findLastIndex(({ pieces }) => pieces * 1000 <= quantity);
  return (
    <table className="quantity-steps">
      <caption>Più ne prendi, meno costa</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Pezzi</th>
          <th scope="col">Prezzo l’uno</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pieces, price, priceNet }, at) => (
          <tr key={pieces} aria-current={at === reached ? 'true' : undefined}>
            <th scope="row">
              {rangeText(pieces, rows[at + 1]?.pieces)}
              {at === reached ? <Tag tone="green">Nel carrello</Tag> : null}
            </th>
            <td className="num">
              <b>{formatEuro(euroToCents(price))}</b> l’uno
              {priceNet === undefined ? null : (
                <small className="muted">
                  {formatEuro(euroToCents(priceNet))}
                  {NBSP}senza{NBSP}IVA
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param next pieces of the step that follows */
function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `Da ${from} pezzi in su`;
  if (next - 1 === from) return countText(from, 'pezzo', 'pezzi');
  return `Da ${from} a ${next - 1} pezzi`;
}
