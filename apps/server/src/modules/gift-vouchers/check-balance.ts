import type { GiftVoucherBalance } from '@sporta/contract';
import { normaliseCode, parseGiftVoucherCode, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { guardCodeGuesses } from '../cart/index.ts';
import { findPrepaid } from './vouchers.repo.ts';

/**
 * "Quanto resta sul buono?", for whoever has the code. Wrong codes count with those typed into a cart.
 * @throws BusinessError `gift-certificate-not-valid`, `too-many-attempts`
 */
export function checkBalance(
  { db }: Pick<Deps, 'db'>,
  typed: string,
  who: { accountId: number | undefined; ip: string; now: Date },
): Promise<GiftVoucherBalance> {
  return guardCodeGuesses(db, who, async () => {
    const found = await findPrepaid(db, parseGiftVoucherCode(typed) ?? normaliseCode(typed), who);
    if (!found) {
      throw new BusinessError(
        'gift-certificate-not-valid',
        'Questo codice non è valido: controlla di averlo scritto bene',
        { field: 'code' },
      );
    }
    const { code, balanceCents, initialCents, validTo, expired } = found;
    return {
      maskedCode: masked(code),
      total: balanceCents / 100,
      initialTotal: initialCents / 100,
      // the last millisecond before it ends is of its last day
      ...(validTo instanceof Date ? { validTo: shopDay(validTo.getTime() - 1) } : {}),
      state: expired ? 'expired' : balanceCents === 0 ? 'used' : 'available',
    };
  });
}

/** Only the last four signs are readable. */
function masked(code: string): string {
  return code.slice(0, -4).replace(/(?<=^.{4}.*)[^\s-]/g, '•') + code.slice(-4);
}
