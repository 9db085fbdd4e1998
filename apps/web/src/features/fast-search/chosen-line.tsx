import type { Product } from '@sporta/contract';
import { formatEuro, isByWeight, type Thousandths } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Stepper } from '@sporta/ui/components/stepper/Stepper.tsx';
import { fullName, priceOf, rulesOf, sellingMode } from '../../shared/product/index.ts';
import { proposedQuantity } from '../../shared/proposed/index.ts';
import type { Choice } from './model/use-choices.ts';

interface ChosenLineProps {
  choice: Choice;
  onChange: (quantity: Thousandths) => void;
}

/** `warehousePromoTypeId` of "3×2" and its like. */
const MULTI_BUY = 6;

/** Whether its offer counts the pieces of the whole cart: what several of them cost is known once they are in it. */
function countsPieces({ warehousePromo: offer }: Product): boolean {
  return offer !== undefined && (offer.warehousePromoTypeId === MULTI_BUY || offer.maxPerOrder !== undefined);
}

/** What would be added for a word, with its quantity; taken to nothing, the word is left out. */
export function ChosenLine({ choice: { product, quantity }, onChange }: ChosenLineProps) {
  const name = fullName(product);
  if (quantity === 0) {
    return (
      <div className="chosen off">
        <span className="grow">Non lo aggiungiamo</span>
        <Button kind="soft" size="sm" onClick={() => onChange(proposedQuantity(product, {}))}>
          Rimettilo
        </Button>
      </div>
    );
  }
  const cents = Math.round((priceOf(product).cents * quantity) / 1000);
  const mode = sellingMode(product);
  const isEstimate = isByWeight(mode) || (countsPieces(product) && quantity > 1000);
  return (
    <div className="chosen">
      <span className="grow">
        <small>Nella scelta</small>
        <b>{name}</b>
      </span>
      <span className="num">
        {isEstimate ? 'ca. ' : ''}
        {formatEuro(cents)}
      </span>
      <Stepper
        size="small"
        name={name}
        quantity={quantity}
        rules={rulesOf(product)}
        caption={mode === 'loose' ? 'kg ca.' : undefined}
        onChange={onChange}
      />
    </div>
  );
}
