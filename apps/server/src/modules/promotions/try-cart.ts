import type { DataOf, RequestOf, TriedCart } from '@sporta/contract';
import type { tryCart } from '@sporta/contract/calls/staff-promotions.ts';
import {
  type AppliedPromotion,
  type CartLine,
  chargedQuantity,
  eligibility,
  grossToNet,
  ineligibleText,
  type PricedCart,
  type Promotion,
  type PromotionContext,
  priceCart,
} from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Catalogue, grossListPrice, type Offers, offersWith, type ProductRow } from '../catalogue/index.ts';
import { promotionOf, type StoredPromotion, storedOf } from './promotion-fields.ts';
import { costsOf } from './promotions.repo.ts';

type Asked = RequestOf<typeof tryCart>;

const priceLists = { household: 1, business: 2, staff: 3 } as const;
const euro = (cents: number) => cents / 100;

/**
 * A cart as customers would pay for it, by `priceCart` and the promotions of the catalogue with the one that is tried.
 * @throws BusinessError `product-not-found`
 */
export async function tryCartWith(
  db: Db,
  catalogue: Catalogue,
  asked: Asked & { warehouseId: number; now: Date },
): Promise<DataOf<typeof tryCart>['cart']> {
  const tried = asked.fields && storedOf(asked.promotion_id ?? -1, asked.fields, true);
  const promotion = tried && promotionOf(tried);
  const offers: Offers = tried && promotion ? offersWith(catalogue, tried) : catalogue;
  const at = asked.at ? Date.parse(asked.at) : Math.max(asked.now.getTime(), promotion?.startsAt ?? 0);
  const rows = asked.lines.map(({ product_id: id }) => productOf(catalogue, id));
  const lines = rows.map((row, index) => lineOf(row, asked, index));
  const context: PromotionContext = {
    customer: { segment: asked.segment, member: asked.member, firstOrder: asked.first_order },
    warehouseId: asked.warehouseId,
    codes: asked.codes,
    now: at,
  };
  const priced = priceCart({
    ...context,
    lines,
    promotions: offers.promotionIndex,
    deliveryCents: Math.round(asked.delivery * 100),
  });
  const costs = await costsOf(
    db,
    rows.map(({ productId }) => productId),
  );
  const margin = marginOf(priced, rows, lines, costs);
  const idle = promotion && idleText(promotion, tried, priced, context, lines);
  return {
    ...cartToWire(catalogue, priced, rows, lines),
    ...(margin === undefined ? {} : { margin: euro(margin) }),
    ...(idle ? { idle } : {}),
  };
}

function productOf(catalogue: Catalogue, productId: number): ProductRow {
  const row = catalogue.product(productId);
  if (row) return row;
  throw new BusinessError('product-not-found', 'Uno dei prodotti non è in vendita', { field: 'lines' });
}

function lineOf(row: ProductRow, asked: Asked & { warehouseId: number }, index: number): CartLine {
  const quantity = Math.round(asked.lines[index]!.quantity * 1000);
  const unitCents = grossListPrice(row, asked.warehouseId, priceLists[asked.segment]);
  if (unitCents === undefined) {
    throw new BusinessError('product-not-found', `${row.name} non ha un prezzo in questa sede`, { field: 'lines' });
  }
  const mode = row.sellingMode;
  const charged = chargedQuantity(quantity, mode, row.averageGrams ?? undefined);
  const excluded = !row.promotable;
  return { lineId: index + 1, productId: row.productId, mode, quantity, chargedQuantity: charged, unitCents, excluded };
}

const savingToWire = ({ name, label, text, amountCents }: AppliedPromotion) => ({
  name,
  label,
  text,
  amount: euro(amountCents),
});

function cartToWire(
  catalogue: Catalogue,
  priced: PricedCart,
  rows: readonly ProductRow[],
  lines: readonly CartLine[],
): TriedCart {
  return {
    lines: priced.lines.map((line, index) => ({
      productId: rows[index]!.productId,
      name: rows[index]!.name,
      quantity: lines[index]!.quantity / 1000,
      unitPrice: euro(line.unitCents),
      listTotal: euro(line.listTotalCents),
      total: euro(line.totalCents),
      applied: line.applied.map(savingToWire),
    })),
    gifts: priced.freeItems.map(({ productId, name, text }) => ({
      productId,
      name: catalogue.product(productId)?.name ?? name,
      text,
    })),
    basket: priced.basketDiscounts.map(savingToWire),
    delivery: priced.deliveryDiscounts.map(savingToWire),
    listTotal: euro(priced.listTotalCents),
    goods: euro(priced.goodsCents),
    deliveryCost: euro(priced.deliveryCents),
    total: euro(priced.totalCents),
    hints: priced.hints.map(({ name, text }) => `${name}: ${text}`),
    codes: priced.codes.map(({ code, text, outcome }) => ({ code, text, applied: outcome === 'applied' })),
  };
}

/** Goods without VAT less what they cost, cents; a discount on the basket lowers every line that may be promoted alike. Unknown while one cost is. */
function marginOf(
  priced: PricedCart,
  rows: readonly ProductRow[],
  lines: readonly CartLine[],
  costs: ReadonlyMap<number, number>,
): number | undefined {
  const promotedCents = priced.lines.reduce(
    (sum, line, index) => (rows[index]!.promotable ? sum + line.totalCents : sum),
    0,
  );
  const share = promotedCents === 0 ? 0 : 1 - priced.basketDiscountCents / promotedCents;
  let margin = 0;
  for (const [index, row] of rows.entries()) {
    const cost = costs.get(row.productId);
    if (cost === undefined) return undefined;
    const charged = lines[index]!.chargedQuantity ?? 0;
    const { totalCents } = priced.lines[index]!;
    const net = grossToNet(row.promotable ? Math.round(totalCents * share) : totalCents, row.vat.rateBp);
    margin += net - Math.round((cost * charged) / 1000);
  }
  return margin;
}

/** Why the promotion that is tried does nothing here. */
function idleText(
  promotion: Promotion,
  stored: StoredPromotion,
  priced: PricedCart,
  context: PromotionContext,
  lines: readonly CartLine[],
): string | undefined {
  const { promotionId } = stored;
  const acts =
    priced.promotions.some((each) => each.promotionId === promotionId) ||
    priced.freeItems.some((each) => each.promotionId === promotionId);
  if (acts) return undefined;
  const answer = eligibility(promotion, context);
  if (answer !== 'eligible') return answer === 'code-needed' ? 'Serve il suo codice' : ineligibleText(answer);
  const hint = priced.hints.find((each) => each.promotionId === promotionId);
  if (hint) return hint.text;
  if (promotion.productIds.length > 0 && !lines.some(({ productId }) => promotion.productIds.includes(productId))) {
    return 'Nel carrello non c’è nessuno dei suoi prodotti';
  }
  if (lines.every(({ excluded }) => excluded)) return 'I prodotti nel carrello sono esclusi dalle promozioni';
  return 'Per il cliente conviene di più un’altra offerta, oppure qui non cambia il prezzo';
}
