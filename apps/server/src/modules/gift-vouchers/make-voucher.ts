import { randomBytes } from 'node:crypto';
import { giftVoucherRules } from '@sporta/contract/constants.ts';
import { GIFT_VOUCHER_CODE_LIMIT, giftVoucherCode } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { GiftVoucherRow } from './gift-voucher-orders.repo.ts';
import { insertVoucher } from './vouchers.repo.ts';

/** Makes the voucher of an order, worth what was paid, and returns its id. The order is locked: it is made once. */
export async function makeVoucher(tx: Tx, { amountCents, deliverOn }: GiftVoucherRow, now: Date): Promise<number> {
  for (;;) {
    const made = await insertVoucher(tx, {
      code: giftVoucherCode(drawNumber()),
      description: 'Buono regalo',
      cents: amountCents,
      validFrom: now,
      validTo: lastDayOf(deliverOn),
    });
    if (made !== undefined) return made;
  }
}

/** Evenly below the limit: what lies above the largest multiple of it is drawn again. */
function drawNumber(): bigint {
  const range = 2n ** 64n;
  for (;;) {
    const drawn = randomBytes(8).readBigUInt64BE();
    if (drawn < range - (range % GIFT_VOUCHER_CODE_LIMIT)) return drawn % GIFT_VOUCHER_CODE_LIMIT;
  }
}

/** Same day some years later; of the 29th of February the 28th. */
function lastDayOf(day: string): string {
  const year = Number(day.slice(0, 4)) + giftVoucherRules.validYears;
  const monthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5);
  return `${year}-${monthDay}`;
}
