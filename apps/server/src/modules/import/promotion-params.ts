import { euroToCents } from '@sporta/domain';
import type { ImportPromotion } from './import-rows.ts';

/** The numbers of a promotion as the table keeps them: cents, percent, pieces. */
export interface PromotionParams {
  percent?: number;
  amountCents?: number;
  take?: number;
  pay?: number;
  steps?: { pieces: number; amountCents: number }[];
  thresholdCents?: number;
  giftProductId?: number;
  firstOrder?: boolean;
}

export function promotionParams(row: ImportPromotion, giftProductId?: number): PromotionParams {
  return {
    ...(row.percent === undefined ? {} : { percent: row.percent }),
    ...(row.amount === undefined ? {} : { amountCents: euroToCents(row.amount) }),
    ...(row.take === undefined ? {} : { take: row.take }),
    ...(row.pay === undefined ? {} : { pay: row.pay }),
    ...(row.steps === undefined
      ? {}
      : { steps: row.steps.map(({ pieces, amount }) => ({ pieces, amountCents: euroToCents(amount) })) }),
    ...(row.threshold === undefined ? {} : { thresholdCents: euroToCents(row.threshold) }),
    ...(giftProductId === undefined ? {} : { giftProductId }),
    ...(row.firstOrder ? { firstOrder: true } : {}),
  };
}
