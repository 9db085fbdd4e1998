import { type Allowance, giveBack, spend } from '../../platform/budget.ts';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/mail-budget.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';

/** A gift code is money for whoever types it: ten wrong ones, then one every six minutes. */
const perAccount: Allowance = { atOnce: 10, everySeconds: 360 };
/** Accounts cost nothing, so their number does not help. */
const perAddress: Allowance = { atOnce: 40, everySeconds: 60 };

/** Refusals that say something about a code the visitor may not have. */
const guesses = ['gift-certificate-not-valid', 'gift-certificate-expired', 'gift-certificate-used'];

/**
 * Tries a code. The attempt counts before the code is looked at and is taken back when it was no guess, so a hundred at once
 * count as a hundred; a code of one's own takes back nothing but its own attempt.
 * @throws BusinessError `too-many-attempts`, and whatever `attempt` throws
 */
export async function guardCodeGuesses<T>(
  db: Db,
  { accountId, ip, now }: { accountId: number | undefined; ip: string; now: Date },
  attempt: () => Promise<T>,
): Promise<T> {
  const limits: (readonly [Buffer, Allowance])[] = [
    [await hiddenKey(db, 'gift-code-address', networkOf(ip)), perAddress],
  ];
  if (accountId !== undefined) {
    limits.unshift([await hiddenKey(db, 'gift-code-account', String(accountId)), perAccount]);
  }
  const taken: (readonly [Buffer, Allowance])[] = [];
  const takeBack = async () => {
    for (const [key, allowance] of taken) await giveBack(db, key, allowance);
  };
  for (const limit of limits) {
    const wait = await spend(db, ...limit, now);
    if (wait > 0) {
      await takeBack();
      throw tooManyCodes(wait);
    }
    taken.push(limit);
  }
  try {
    const result = await attempt();
    await takeBack();
    return result;
  } catch (error) {
    if (!(error instanceof BusinessError && guesses.includes(error.code))) await takeBack();
    throw error;
  }
}

const tooManyCodes = (seconds: number) =>
  new BusinessError(
    'too-many-attempts',
    `Hai provato troppi codici. Riprova fra ${seconds < 90 ? 'un minuto' : `${Math.ceil(seconds / 60)} minuti`}.`,
    { field: 'code' },
  );
