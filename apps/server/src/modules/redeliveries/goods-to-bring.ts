import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { formatQuantity, type GoodsToCarry } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { isEstimated, knownFacts, type ProductFacts } from '../cart/index.ts';
import type { CatalogueStore } from '../catalogue/index.ts';
import { goodsOf, type LineToInsert, type LineView } from '../order-book/index.ts';
import type { SolutionPlan } from '../returns/index.ts';

/** Goods of a redelivery: what came with the first order, a substitute in its own name. */
export interface GoodsToBring extends GoodsToCarry {
  productId: number;
  line: LineToInsert;
}

/**
 * The lines of a report as lines of an order that costs nothing.
 * @throws BusinessError `line-not-found`, `not-available`
 */
export function goodsToBring(store: CatalogueStore, { order, lines }: SolutionPlan): GoodsToBring[] {
  if (lines.length === 0) {
    throw new BusinessError('line-not-found', 'Scegli che cosa riportare al cliente', { field: 'lines' });
  }
  return lines.map(({ line, quantity }, index) => {
    const { productId, name } = goodsOf(line);
    const facts = productId === null ? undefined : knownFacts(store, productId, order.warehouseId, 0);
    if (!facts?.sold) throw notAvailable(`«${name}» non si vende più: scegli un altro esito`);
    if (facts.available !== null && facts.available < quantity) {
      const left = facts.available > 0 ? `Ne restano ${formatQuantity(facts.available, facts.mode)}` : 'È finito';
      throw notAvailable(`«${name}» non basta. ${left}: cambia la quantità o scegli un altro esito`);
    }
    return {
      productId: facts.productId,
      mode: facts.mode,
      quantity,
      perishable: facts.perishable,
      sectorTint: line.sectorTint,
      grossGrams: facts.grossGrams,
      line: lineOf(store, line, { facts, quantity, index }),
    };
  });
}

/** Thousandths of each product, whatever lines it is on. */
export function quantitiesOf(goods: readonly GoodsToBring[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of goods) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  return wanted;
}

export function notAvailable(text: string): BusinessError {
  return new BusinessError('not-available', text, { field: 'lines' });
}

function lineOf(
  { catalogue }: CatalogueStore,
  line: LineView,
  { facts, quantity, index }: { facts: ProductFacts; quantity: number; index: number },
): LineToInsert {
  const product = catalogue.product(facts.productId)!;
  const { mode, averageGrams, vatRateBp, alcohol, perishable, promotable, mealTicket } = facts;
  const grams = mode === 'loose' ? quantity : Math.round((quantity * (averageGrams ?? 1000)) / 1000);
  return {
    position: index + 1,
    product_id: facts.productId,
    insertion_type_id: insertionTypeIds.ordered,
    code: product.code,
    name: product.shortName,
    brand: product.brand,
    description: product.description,
    slug: product.slug,
    sector_name: line.sectorName,
    sector_tint: line.sectorTint,
    selling_mode: mode,
    quantity,
    unit: mode === 'loose' ? 'kg' : 'pz',
    unit_price_cents: 0,
    estimated_grams: isEstimated({ mode }) ? grams : null,
    gross_cents: 0,
    discount_cents: 0,
    promotion_text: null,
    vat_rate_bp: vatRateBp,
    vat_code: String(vatRateBp / 100),
    perishable,
    promotable,
    alcohol,
    meal_ticket: mealTicket,
    is_package: false,
    accept_alternatives: line.acceptAlternatives,
    user_notes: line.userNotes,
    box_items: null,
    pallet_items: null,
  };
}
