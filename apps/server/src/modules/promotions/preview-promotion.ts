import type { PromotionFields, PromotionMargin, PromotionPreview } from '@sporta/contract';
import {
  actsOnLines,
  breakEvenPieces,
  groupSizeOf,
  type Promotion,
  priceCart,
  pricedAlone,
  promotionLabel,
  promotionMargin,
} from '@sporta/domain';
import type { CallContext } from '../../platform/http/register-call.ts';
import {
  type Catalogue,
  grossListPrice,
  offersWith,
  type ProductRow,
  productAsSeen,
  sellingUnitCents,
} from '../catalogue/index.ts';
import { promotionOf, type StoredPromotion, storedOf } from './promotion-fields.ts';
import { promotionErrors } from './promotion-rules.ts';
import { promotionWarnings } from './promotion-warnings.ts';
import { costsOf, orderedSince } from './promotions.repo.ts';

const consumerList = 1;
/** The pace of sales is that of so many days. */
const paceDays = 28;
const dayMs = 86_400_000;

export interface PreviewAsked {
  promotionId: number;
  fields: PromotionFields;
  /** The product it is shown on; default: the first that is on sale. */
  productId: number | undefined;
  warehouseId: number;
}

/** A promotion as customers would meet it from its first moment on, what it earns, and what is to be said about it. */
export async function previewPromotion(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  catalogue: Catalogue,
  { promotionId, fields, productId, warehouseId }: PreviewAsked,
): Promise<PromotionPreview> {
  const stored = storedOf(promotionId, fields, true);
  // one that nobody has met yet begins now at the earliest
  const known = catalogue.promotionById.get(promotionId);
  if (!known || known.startsAt > now.getTime()) stored.startsAt = Math.max(stored.startsAt, now.getTime());
  const promotion = promotionOf(stored);
  const begun = known !== undefined && known.startsAt <= now.getTime();
  const errors = promotionErrors(fields, catalogue, now.getTime(), begun);
  if (!promotion || promotion.endsAt <= promotion.startsAt) return { remarks: errors, label: '' };
  const products = fields.productIds.flatMap((id) => catalogue.product(id) ?? []);
  const costs = await costsOf(db, fields.productIds);
  const store = fields.warehouseIds?.[0] ?? warehouseId;
  const facts = { catalogue, warehouseId: store, costs, contributionCents: stored.contributionCents ?? 0 };
  const shown = products.find((row) => row.productId === productId) ?? products[0];
  const remarks = [...errors, ...promotionWarnings(promotion, products, facts)];
  const plain = { remarks, label: promotionLabel(promotion) };
  if (!shown) return plain;
  const costCents = costs.get(shown.productId);
  return {
    ...plain,
    ...seenBy(catalogue, stored, promotion, shown, store),
    ...(costCents === undefined || !shown.promotable || !actsOnLines(promotion)
      ? {}
      : { margin: await marginOf({ db, now }, stored, promotion, shown, { costCents, store }) }),
  };
}

/** Card, line of the cart and what is said before there is enough of it. */
function seenBy(
  catalogue: Catalogue,
  stored: StoredPromotion,
  promotion: Promotion,
  row: ProductRow,
  warehouseId: number,
): Pick<PromotionPreview, 'product' | 'line' | 'hint'> {
  const segment = promotion.segment === 'everyone' ? 'household' : promotion.segment;
  const customer = { priceListId: consumerList, segment, member: false };
  const glance = { warehouseId, at: promotion.startsAt, customer };
  const product = productAsSeen(catalogue, row, glance, offersWith(catalogue, stored));
  const cents = grossListPrice(row, warehouseId, consumerList);
  if (cents === undefined) return {};
  const size = groupSizeOf(promotion);
  const unitCents = sellingUnitCents(row, cents);
  const alone = { ...promotion, productIds: actsOnLines(promotion) ? [row.productId] : promotion.productIds };
  const pieces = size > 1 ? size + 1 : 1;
  const line = actsOnLines(promotion)
    ? pricedAlone(alone, { unitCents, mode: row.sellingMode, excluded: !row.promotable }, pieces)
    : undefined;
  const before = priceCart({
    lines: [
      {
        lineId: 1,
        productId: row.productId,
        mode: row.sellingMode,
        unitCents,
        quantity: Math.max(1, size - 1) * 1000,
        excluded: !row.promotable,
      },
    ],
    promotions: [alone],
    customer: { segment, member: true, firstOrder: true },
    warehouseId: promotion.warehouseIds?.[0],
    codes: promotion.promoCode ? [promotion.promoCode] : [],
    now: promotion.startsAt,
  });
  const hint = before.hints[0]?.text;
  return {
    ...(product ? { product } : {}),
    ...(hint ? { hint } : {}),
    ...(line
      ? {
          line: {
            quantity: pieces,
            unitPrice: line.unitCents / 100,
            listTotal: line.listTotalCents / 100,
            total: line.totalCents / 100,
            text: line.applied.map(({ text }) => text).join(', '),
          },
        }
      : {}),
  };
}

async function marginOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  stored: StoredPromotion,
  promotion: Promotion,
  row: ProductRow,
  { costCents, store }: { costCents: number; store: number },
): Promise<PromotionMargin | undefined> {
  const unitCents = grossListPrice(row, store, consumerList);
  if (unitCents === undefined) return undefined;
  const alone = { ...promotion, productIds: [row.productId] };
  const figures = promotionMargin(alone, {
    unitCents,
    mode: row.sellingMode,
    rateBp: row.vat.rateBp,
    costCents,
    contributionCents: stored.contributionCents ?? 0,
  });
  const ordered = await orderedSince(db, row.productId, new Date(now.getTime() - paceDays * dayMs));
  const days = Math.max(1, Math.round((stored.endsAt - stored.startsAt) / dayMs));
  const expectedPieces = Math.round((ordered * days) / paceDays / 1000);
  const breakEven = breakEvenPieces(figures, expectedPieces);
  const pieceOf = ({ grossCents, netCents, marginCents }: (typeof figures)['today']) => ({
    price: mills(grossCents / figures.pieces),
    net: mills(netCents / figures.pieces),
    margin: mills(marginCents / figures.pieces),
    marginPercent: netCents === 0 ? 0 : Math.round((marginCents * 1000) / netCents) / 10,
  });
  return {
    productId: row.productId,
    cost: costCents / 100,
    vat: row.vat.rateBp / 100,
    contribution: (stored.contributionCents ?? 0) / 100,
    today: pieceOf(figures.today),
    withPromotion: pieceOf(figures.withPromotion),
    days,
    expectedPieces,
    ...(breakEven === undefined ? {} : { breakEvenPieces: breakEven }),
  };
}

/** Euro with three decimals. */
const mills = (cents: number) => Math.round(cents * 10) / 1000;
