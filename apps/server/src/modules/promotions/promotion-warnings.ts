import type { PromotionRemark } from '@sporta/contract';
import {
  formatDayShort,
  formatEuro,
  type Promotion,
  pricedAlone,
  promotionMargin,
  reductionPercent,
  shopDay,
} from '@sporta/domain';
import { type Catalogue, grossListPrice, lowestBefore, type ProductRow } from '../catalogue/index.ts';

const consumerList = 1;
/** A saving above this share may be a slip of the finger, in percent. */
const largePercent = 60;
/** Remarks of one sort that name their product; the others are counted. */
const mostNamed = 3;

export interface WarningFacts {
  catalogue: Catalogue;
  warehouseId: number;
  /** Cents without VAT, of those whose cost is known. */
  costs: ReadonlyMap<number, number>;
  contributionCents: number;
}

/** What is worth a look before a promotion holds: below cost, nothing to announce, clashes, slips of the finger. */
export function promotionWarnings(
  promotion: Promotion,
  chosen: readonly ProductRow[],
  facts: WarningFacts,
): PromotionRemark[] {
  const products = chosen.filter(({ promotable }) => promotable);
  return [
    ...excludedOf(chosen),
    ...named('productIds', products, (row) => belowCost(promotion, row, facts), 'prodotti si vendono sotto costo'),
    ...named('percent', products, (row) => nothingToAnnounce(promotion, row, facts), 'prodotti sono nello stesso caso'),
    ...named('productIds', products, (row) => clash(promotion, row, facts), 'prodotti sono già in un’altra offerta'),
    ...sameCode(promotion, facts),
    ...wholeAssortment(promotion),
    ...large(promotion),
  ];
}

/** How many of the chosen products no promotion touches, by law or by the shop's choice. */
function excludedOf(chosen: readonly ProductRow[]): PromotionRemark[] {
  const excluded = chosen.filter(({ promotable }) => !promotable);
  const [first] = excluded;
  if (!first) return [];
  const names = excluded.slice(0, mostNamed).map(({ name }) => name);
  const others = excluded.length > names.length ? ` e altri ${excluded.length - names.length}` : '';
  const count =
    chosen.length === 1
      ? 'Il prodotto scelto è escluso'
      : `${excluded.length} dei ${chosen.length} prodotti scelti ${excluded.length === 1 ? 'è escluso' : 'sono esclusi'}`;
  return [
    warning(
      'productIds',
      `${count} dalle promozioni, il prezzo non cambia: ${names.join(', ')}${others}`,
      first.productId,
    ),
  ];
}

/** The first remarks with their product, and how many more there are. */
function named(
  field: string,
  products: readonly ProductRow[],
  textOf: (row: ProductRow) => string | undefined,
  others: string,
): PromotionRemark[] {
  const texts = products.flatMap((row) => {
    const text = textOf(row);
    return text === undefined ? [] : [{ row, text: `${row.name}: ${text}` }];
  });
  const first = texts.slice(0, mostNamed).map(({ row, text }) => warning(field, text, row.productId));
  const left = texts.length - first.length;
  return left > 0 ? [...first, warning(field, `Altri ${left} ${others}`)] : first;
}

const warning = (field: string, text: string, productId?: number): PromotionRemark => ({
  field,
  level: 'warning',
  text,
  ...(productId === undefined ? {} : { productId }),
});

const listCents = (row: ProductRow, { warehouseId }: WarningFacts) => grossListPrice(row, warehouseId, consumerList);

function belowCost(promotion: Promotion, row: ProductRow, facts: WarningFacts): string | undefined {
  const costCents = facts.costs.get(row.productId);
  const unitCents = listCents(row, facts);
  if (costCents === undefined || unitCents === undefined) return undefined;
  const { withPromotion, pieces } = promotionMargin(
    { ...promotion, productIds: [row.productId] },
    {
      unitCents,
      mode: row.sellingMode,
      rateBp: row.vat.rateBp,
      costCents,
      contributionCents: facts.contributionCents,
    },
  );
  if (withPromotion.marginCents > 0) return undefined;
  const loss = formatEuro(-withPromotion.marginCents);
  return `si vende sotto costo, ${loss} in meno ${pieces === 1 ? 'al pezzo' : `ogni ${pieces} pezzi`}`;
}

/** Consumers are told a reduction on the lowest price of the 30 days before (Cod. consumo art. 17-bis). */
function nothingToAnnounce(promotion: Promotion, row: ProductRow, facts: WarningFacts): string | undefined {
  if (promotion.kind !== 'percentage' && promotion.kind !== 'fixed-price') return undefined;
  if (promotion.promoCode || promotion.segment === 'business' || promotion.segment === 'staff') return undefined;
  const unitCents = listCents(row, facts);
  const lowest = lowestBefore(facts.catalogue, row, { warehouseId: facts.warehouseId, at: promotion.startsAt });
  if (unitCents === undefined || lowest === undefined) return undefined;
  const paid = pricedAlone({ ...promotion, productIds: [row.productId] }, { unitCents, mode: row.sellingMode }, 1);
  if (paid.unitCents >= lowest) {
    return `nessuno sconto si può annunciare, negli ultimi 30 giorni è costato ${formatEuro(lowest)}`;
  }
  if (lowest >= unitCents) return undefined;
  return `lo sconto si calcola sul minimo dei 30 giorni, ${formatEuro(lowest)}: si annuncia −${reductionPercent(lowest, paid.unitCents)}%`;
}

function clash(promotion: Promotion, row: ProductRow, { catalogue }: WarningFacts): string | undefined {
  const other = (catalogue.promotionIndex.byProduct.get(row.productId) ?? []).find((each) => meets(promotion, each));
  if (!other) return undefined;
  const from = Math.max(promotion.startsAt, other.startsAt);
  const to = Math.min(promotion.endsAt, other.endsAt);
  const both = promotion.stackable && other.stackable;
  const what = both ? 'gli sconti si sommano' : 'per il cliente vale la più conveniente';
  return `insieme a “${other.name}” ${daysText(from, to)}, ${what}`;
}

/** Both hold at some moment, in some store, for somebody. */
function meets(one: Promotion, other: Promotion): boolean {
  if (one.promotionId === other.promotionId || one.promoCode || other.promoCode) return false;
  if (one.startsAt >= other.endsAt || other.startsAt >= one.endsAt) return false;
  if (one.segment !== 'everyone' && other.segment !== 'everyone' && one.segment !== other.segment) return false;
  const { warehouseIds } = other;
  return !one.warehouseIds || !warehouseIds || one.warehouseIds.some((id) => warehouseIds.includes(id));
}

function daysText(from: number, to: number): string {
  const first = shopDay(from);
  const last = shopDay(to - 1);
  return first === last ? `il ${formatDayShort(first)}` : `da ${formatDayShort(first)} a ${formatDayShort(last)}`;
}

function sameCode(promotion: Promotion, { catalogue }: WarningFacts): PromotionRemark[] {
  const { promoCode } = promotion;
  if (!promoCode) return [];
  const others = catalogue.promotionIndex.byCode.get(promoCode.toUpperCase()) ?? [];
  const other = others.find(
    (each) =>
      each.promotionId !== promotion.promotionId &&
      each.startsAt < promotion.endsAt &&
      promotion.startsAt < each.endsAt,
  );
  return other ? [warning('promoCode', `Il codice ${promoCode} è anche di “${other.name}”: valgono tutte e due`)] : [];
}

function wholeAssortment(promotion: Promotion): PromotionRemark[] {
  const isOnLines = promotion.kind === 'percentage' || promotion.kind === 'member-only';
  if (!isOnLines || promotion.productIds.length > 0) return [];
  return [warning('productIds', 'Senza prodotti vale su tutto l’assortimento')];
}

function large(promotion: Promotion): PromotionRemark[] {
  const percent = 'percent' in promotion ? promotion.percent : undefined;
  if (percent === undefined || percent <= largePercent || promotion.kind === 'nth-piece') return [];
  return [warning('percent', `Uno sconto del ${String(percent).replace('.', ',')}%: controlla che sia giusto`)];
}
