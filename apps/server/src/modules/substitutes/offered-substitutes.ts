import type { SubstituteOffer, WantedSubstitute } from '@sporta/contract';
import { type ChosenSubstitute, type EarlierChoices, type RankedSubstitute, unsuitableTexts } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Catalogue, type ProductRow, pictureOf, type ShopView, searchOf } from '../catalogue/index.ts';
import { chosenBefore, proposalsFor, type ReplaceableLine } from './proposals.ts';
import { isWeighed, unitOf } from './replaceable-product.ts';

/** So many are offered to a customer at once. */
const mostOffered = 8;
/** What a view says of products without a limit. */
const withoutLimit = 2_147_483_647;
const euro = (cents: number) => cents / 100;

/**
 * What a customer can choose for the place of a line: without words what picking would propose, else what is found by them. Only what
 * may come is offered: nothing that worsens allergens or diet.
 * @param words empty for proposals
 */
export function offeredSubstitutes(
  deps: Deps,
  view: ShopView,
  line: ReplaceableLine,
  { words, earlier }: { words: string; earlier: EarlierChoices },
): SubstituteOffer[] {
  if (words === '') {
    return proposalsFor(view, line, earlier, mostOffered).map((each) => offerToWire(view, each, each.why));
  }
  const { slots, near } = searchOf(deps).search(words, view.sold, view.inStock);
  const offers: SubstituteOffer[] = [];
  for (const slot of [...slots, ...(near?.slots ?? [])]) {
    const row = view.catalogue.products[slot];
    const chosen = row && chosenBefore(view, line, row.productId);
    if (chosen && chosen.unsuitable === undefined) offers.push(offerToWire(view, chosen, chosen.text));
    if (offers.length === mostOffered) break;
  }
  return offers;
}

/** @throws BusinessError `substitute-not-found`, `substitute-not-suitable`: what the customer chose may not come */
export function refuseUnsuitable(view: ShopView, line: ReplaceableLine, productId: number): void {
  const field = { field: 'wanted_substitute_id' };
  const chosen = chosenBefore(view, line, productId);
  if (!chosen)
    throw new BusinessError(
      'substitute-not-found',
      'Questo prodotto non può sostituirlo: non si vende qui, o è lo stesso',
      field,
    );
  if (chosen.unsuitable)
    throw new BusinessError(
      'substitute-not-suitable',
      `${unsuitableTexts[chosen.unsuitable]}: scegline un altro`,
      field,
    );
}

/** What a customer chose for a line, as carts and orders show it. Nothing where it left the catalogue. */
export function wantedToWire(catalogue: Catalogue, productId: number | null): WantedSubstitute | undefined {
  const product = productId === null ? undefined : catalogue.product(productId);
  return product && namesOf(catalogue, product);
}

function offerToWire(view: ShopView, chosen: RankedSubstitute | ChosenSubstitute, why: string): SubstituteOffer {
  const product = view.catalogue.product(chosen.productId)!;
  const slot = view.catalogue.slotOf(chosen.productId)!;
  const stock = view.available[slot]!;
  return {
    ...namesOf(view.catalogue, product),
    quantity: chosen.quantity / 1000,
    unit: unitOf(product),
    weighed: isWeighed(product),
    price: euro(view.priceNow[slot]!),
    shopAmount: euro(chosen.shopCents),
    amount: euro(chosen.customerCents),
    soldOut: stock < withoutLimit && stock < chosen.quantity,
    why,
  };
}

function namesOf(catalogue: Catalogue, product: ProductRow): WantedSubstitute {
  const tint = catalogue.mainCategory(product)?.effectiveTint;
  return {
    productId: product.productId,
    name: product.shortName,
    shortDescr: product.brand,
    description: product.description,
    slug: product.slug,
    mediaURL: pictureOf(product).medium,
    ...(tint ? { tint } : {}),
  };
}
