import type { Product, ProductDetail } from '@sporta/contract';
import { euroToCents, formatEuro, longQuantity, monthName, NBSP, type Thousandths } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { OldPrice, Price } from '@sporta/ui/components/price/Price.tsx';
import { Stepper } from '@sporta/ui/components/stepper/Stepper.tsx';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { Info } from '@sporta/ui/icons/Info.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { lineOf, useCart, useCartQuantity, useSetQuantity } from '../../shared/cart/index.ts';
import { chooseListFor, useLike } from '../../shared/lists/index.ts';
import {
  isSoldOut,
  lowestPriceCents,
  netText,
  type PackageOffer,
  packageOffers,
  packagePrice,
  priceOf,
  rulesOf,
  sellingTerms,
  stepperCaption,
  unitPriceText,
} from '../../shared/product/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { LineChoices } from './line-choices.tsx';
import { NotifyMe } from './notify-me.tsx';
import { QuantitySteps } from './quantity-steps.tsx';

/** Price, unit price, what the law wants beside a reduction, and the way into the cart. */
export function BuyBox({ product }: { product: ProductDetail }) {
  const cart = useCart();
  const line = lineOf(cart, product.productId);
  const price = priceOf(product);
  const lowest = lowestPriceCents(product);
  const terms = offerTerms(product);
  return (
    <div className="buy">
      <div className="buy-price">
        <Price {...price} size="xl" />
        <div>
          {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
          <span className="unit">{unitPriceText(product)}</span>
        </div>
      </div>
      {product.priceNet === undefined ? null : <p className="muted small">{netText(product)}</p>}
      {lowest === undefined ? null : (
        <p className="low">
          <Info />
          <span>
            Prezzo più basso degli ultimi 30 giorni: <b>{formatEuro(lowest)}</b>
          </span>
        </p>
      )}
      {product.quantityPrices?.length ? <QuantitySteps product={product} steps={product.quantityPrices} /> : null}
      {terms ? <p className="muted small terms">{terms}</p> : null}
      <div className="buy-act">
        {isSoldOut(product) ? <NotifyMe product={product} /> : <BigAdd product={product} />}
        <AddToList product={product} />
      </div>
      {line ? <LineChoices line={line} /> : null}
    </div>
  );
}

/** To the lists; visitors log in first. */
function AddToList({ product }: { product: Product }) {
  const { isLoggedIn } = useSession();
  const { liked, toggle } = useLike(product);
  return (
    <Button kind="line" size="lg" className="to-list" onClick={isLoggedIn ? () => chooseListFor(product) : toggle}>
      {liked ? <HeartFill /> : <Heart />}
      Aggiungi a una lista
    </Button>
  );
}

/** "Aggiungi", which becomes the big stepper. */
export function BigAdd({ product }: { product: Product }) {
  const { quantity, busy } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const rules = rulesOf(product);
  if (quantity === 0) {
    return (
      <Button size="lg" className="big-add" onClick={() => setQuantity(product, rules.min)}>
        <PlusBold />
        Aggiungi al carrello
      </Button>
    );
  }
  return (
    <Stepper
      size="big"
      name={product.name}
      quantity={quantity}
      rules={rules}
      busy={busy}
      caption={stepperCaption(product, quantity) ?? (rules.mode === 'loose' ? undefined : 'nel carrello')}
      packages={sellingTerms(product).byCarton}
      onChange={(next) => setQuantity(product, next)}
    />
  );
}

/** `warehousePromoTypeId` of "3×2" and its like: the flag alone does not say how they work. */
const MULTI_BUY = 6;

/** "Offerta valida dal 20 al 30 novembre. Il prezzo in offerta vale per 12 pezzi a spesa." */
function offerTerms(product: ProductDetail): string {
  const { warehousePromo: promo, productClassRuleMax: shared } = product;
  const { mode, max = 0 } = sellingTerms(product);
  return [
    // the table of its steps says it better
    promo?.warehousePromoTypeId === MULTI_BUY && promo.promoType !== 'quantity-price' && `${promo.view.body}.`,
    promo && `Offerta valida ${period(promo.validityDate, promo.expireDate)}.`,
    promo?.maxPerOrder && `L’offerta vale per ${longQuantity(Math.round(promo.maxPerOrder * 1000), mode)} a spesa.`,
    max > 0 && `Massimo ${longQuantity(max, mode)} a spesa.`,
    shared && `Massimo ${shared.max} ${shared.unit} a spesa fra tutti i prodotti “${shared.productClassName}”.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** `20/11/2026`, `30/11/2026` → "dal 20 al 30 novembre". */
function period(from: string, to: string): string {
  const [firstDay, firstMonth] = from.split('/').map(Number);
  const [lastDay, lastMonth] = to.split('/').map(Number);
  const month = (number: number | undefined) => monthName(number ?? 1);
  const start = firstMonth === lastMonth ? `${firstDay}` : `${firstDay} ${month(firstMonth)}`;
  return `${elided(firstDay, 'dall’', 'dal ')}${start} ${elided(lastDay, 'all’', 'al ')}${lastDay} ${month(lastMonth)}`;
}

/** "dall’8", "all’11", but "dal 1": 8 and 11 begin with a vowel. */
function elided(day: number | undefined, short: string, long: string): string {
  return day === 8 || day === 11 ? short : long;
}

/** "Scatola da 12 pezzi: 14,28 €. Aggiungi una scatola", where boxes are sold; for companies the pallet too. */
export function BoxOffer({ product }: { product: ProductDetail }) {
  const { quantity } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const offers = packageOffers(product, quantity).filter(
    ({ kind }) => kind === 'box' || product.priceNet !== undefined,
  );
  return offers.map((offer) => (
    <li key={offer.kind}>
      <Cube />
      <span>
        {offer.kind === 'box' ? 'Scatola' : 'Pallet'} da {offer.items} pezzi
        <PackagePrice product={product} offer={offer} quantity={quantity} />.{' '}
        <button type="button" className="link" onClick={() => setQuantity(product, offer.next)}>
          {offer.kind === 'box' ? 'Aggiungi una scatola' : 'Aggiungi un pallet'}
        </button>
      </span>
    </li>
  ));
}

interface PackagePriceProps {
  product: ProductDetail;
  offer: PackageOffer;
  quantity: Thousandths;
}

/** ": 1.140,00 € (1.036,36 € senza IVA), 12 pezzi in offerta" */
function PackagePrice({ product, offer, quantity }: PackagePriceProps) {
  const found = packagePrice(product, offer, quantity);
  if (!found) return null;
  const { price, priceNet, onOffer } = found;
  return (
    <>
      : <b>{formatEuro(euroToCents(price))}</b>
      {priceNet === undefined ? '' : ` (${formatEuro(euroToCents(priceNet))}${NBSP}senza${NBSP}IVA)`}
      {onOffer === undefined ? '' : `, ${onOffer} pezzi in offerta`}
    </>
  );
}
