import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type CartLineState, isEstimated, type PricedCartState, visibleLines } from '../cart/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { LineToInsert } from './new-orders.repo.ts';

/** The lines of an order, in the words and prices of this moment. */
export function linesOf({ state, catalogue }: { state: PricedCartState; catalogue: Catalogue }): LineToInsert[] {
  return visibleLines(state.cart).map((line, index) => {
    const priced = state.lineOf.get(line.cartItemId);
    const product = catalogue.product(line.productId);
    const root = product && rootCategory(catalogue, line.productId);
    return {
      position: index + 1,
      product_id: line.productId,
      insertion_type_id: line.insertionTypeId,
      code: product?.code ?? String(line.productId),
      name: product?.shortName ?? 'Prodotto',
      brand: product?.brand ?? '',
      description: product?.description ?? '',
      slug: product?.slug ?? '',
      sector_name: line.insertionTypeId === insertionTypeIds.free ? 'Omaggi' : (root?.name ?? ''),
      sector_tint: root?.effectiveTint ?? null,
      selling_mode: line.mode,
      quantity: line.quantity,
      unit: line.mode === 'loose' ? 'kg' : 'pz',
      unit_price_cents: line.insertionTypeId === insertionTypeIds.free ? 0 : (line.unitCents ?? 0),
      estimated_grams: isEstimated(line) ? estimatedGrams(line) : null,
      gross_cents: priced?.totalCents ?? 0,
      discount_cents: priced?.discountCents ?? 0,
      promotion_text: priced?.applied.map((each) => each.text).join('; ') || null,
      vat_rate_bp: line.vatRateBp,
      vat_code: String(line.vatRateBp / 100),
      perishable: line.perishable,
      promotable: line.promotable,
      alcohol: line.alcohol,
      meal_ticket: line.mealTicket,
      is_package: line.isPackage,
      accept_alternatives: line.acceptAlternatives,
      wanted_substitute_id:
        line.acceptAlternatives && line.wantedSubstituteId !== line.productId ? line.wantedSubstituteId : null,
      user_notes: line.userNotes,
      box_items: product?.boxItems || null,
      pallet_items: product?.palletItems || null,
    };
  });
}

function estimatedGrams(line: CartLineState): number {
  return line.mode === 'loose' ? line.quantity : Math.round((line.quantity * (line.averageGrams ?? 1000)) / 1000);
}

function rootCategory(catalogue: Catalogue, productId: number) {
  const product = catalogue.product(productId);
  let node = product && catalogue.mainCategory(product);
  while (node?.parent) node = node.parent;
  return node;
}
