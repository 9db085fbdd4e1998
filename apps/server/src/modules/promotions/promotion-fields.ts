import { fieldsOfKind, type PromotionField, type PromotionFields, type PromotionState } from '@sporta/contract';
import { euroToCents, type Promotion, type QuantityStep } from '@sporta/domain';
import { type PromotionRow, toPromotion } from '../catalogue/index.ts';

/** A promotion as the table has it. */
export interface StoredPromotion extends Omit<PromotionRow, 'kind'> {
  kind: PromotionFields['kind'];
  /** False: a draft. */
  active: boolean;
  /** What a supplier adds to each unit without VAT. */
  contributionCents: number | null;
}

/** Where a promotion is in its life at an instant (milliseconds). */
export function stateOf({ active, startsAt, endsAt }: StoredPromotion, now: number): PromotionState {
  if (!active) return 'draft';
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'scheduled' : 'active';
}

const euro = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const iso = (at: number) => new Date(at).toISOString();

const stepsOf = (value: unknown): PromotionFields['steps'] =>
  Array.isArray(value)
    ? value.map(({ pieces, amountCents }: QuantityStep) => ({ pieces, amount: amountCents / 100 }))
    : null;

/** The fields as they are on the wire. */
export function fieldsOf(stored: StoredPromotion): PromotionFields {
  const { params } = stored;
  return {
    name: stored.name,
    kind: stored.kind,
    percent: number(params.percent),
    amount: euro(params.amountCents),
    take: number(params.take),
    pay: number(params.pay),
    steps: stepsOf(params.steps),
    threshold: euro(params.thresholdCents),
    giftProductId: number(params.giftProductId),
    firstOrder: params.firstOrder === true,
    startsAt: iso(stored.startsAt),
    endsAt: iso(stored.endsAt),
    warehouseIds: stored.warehouseIds && [...stored.warehouseIds].sort((a, b) => a - b),
    segment: stored.segment,
    promoCode: stored.promoCode,
    productIds: stored.productIds,
    maxPerOrder: stored.maxPerOrder === null ? null : stored.maxPerOrder / 1000,
    stackable: stored.stackable,
    contribution: euro(stored.contributionCents),
  };
}

/** The promotion these fields make. */
export function storedOf(promotionId: number, fields: PromotionFields, active: boolean): StoredPromotion {
  const uses = (field: PromotionField) => fieldsOfKind[fields.kind].includes(field);
  const all: [PromotionField, string, number | null][] = [
    ['percent', 'percent', fields.percent],
    ['amount', 'amountCents', fields.amount === null ? null : euroToCents(fields.amount)],
    ['take', 'take', fields.take],
    ['pay', 'pay', fields.pay],
    ['threshold', 'thresholdCents', fields.threshold === null ? null : euroToCents(fields.threshold)],
    ['giftProductId', 'giftProductId', fields.giftProductId],
  ];
  return {
    promotionId,
    code: '',
    name: fields.name,
    kind: fields.kind,
    params: {
      ...Object.fromEntries(
        all.flatMap(([field, name, value]) => (uses(field) && value !== null ? [[name, value]] : [])),
      ),
      ...(uses('steps') && fields.steps
        ? { steps: fields.steps.map(({ pieces, amount }) => ({ pieces, amountCents: euroToCents(amount) })) }
        : {}),
      ...(uses('firstOrder') && fields.firstOrder ? { firstOrder: true } : {}),
    },
    startsAt: Date.parse(fields.startsAt),
    endsAt: Date.parse(fields.endsAt),
    warehouseIds: fields.warehouseIds,
    segment: fields.segment,
    promoCode: fields.promoCode,
    // who takes more pays no more for each: such a price has no maximum
    maxPerOrder:
      fields.maxPerOrder === null || fields.kind === 'quantity-price' ? null : Math.round(fields.maxPerOrder * 1000),
    stackable: fields.stackable,
    productIds: fields.productIds,
    active,
    contributionCents: fields.contribution === null ? null : euroToCents(fields.contribution),
  };
}

/** As the engine prices by it; undefined while a number it needs is missing. */
export const promotionOf = (stored: StoredPromotion): Promotion | undefined => toPromotion(stored);

/** What a new promotion begins with: a week from tomorrow on, in days that begin at midnight in Italy. */
export function newFields(startsAt: Date, endsAt: Date): PromotionFields {
  return {
    name: '',
    kind: 'percentage',
    percent: null,
    amount: null,
    take: null,
    pay: null,
    steps: null,
    threshold: null,
    giftProductId: null,
    firstOrder: false,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    warehouseIds: null,
    segment: 'everyone',
    promoCode: null,
    productIds: [],
    maxPerOrder: null,
    stackable: false,
    contribution: null,
  };
}
