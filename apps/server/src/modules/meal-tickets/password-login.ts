import { type Allowance, giveBack, spend } from '../../platform/budget.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/mail-budget.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';
import { issuersOf } from './issuers/index.ts';
import { type IssuerType, keepLink } from './links.ts';
import { linkedOrRefused, unavailable } from './refusals.ts';

/** Passwords of an issuer are guessed here as well as there: five wrong ones, then one every ten minutes. */
const perAccount: Allowance = { atOnce: 5, everySeconds: 600 };
/** Of one user name at the issuer, whoever tries. */
const perUser: Allowance = { atOnce: 5, everySeconds: 600 };
const perAddress: Allowance = { atOnce: 30, everySeconds: 60 };

export interface PasswordLogin {
  accountId: number;
  ip: string;
  type: IssuerType;
  user: string;
  password: string;
}

/**
 * Links a Pellegrini account. The password is passed on and neither kept nor logged. An attempt counts before it is made and is
 * taken back unless it was wrong, so a hundred at once count as a hundred.
 * @throws BusinessError `login-failed`, `issuer-unavailable`, `too-many-attempts`
 */
export async function linkByPassword(deps: Deps, login: PasswordLogin): Promise<void> {
  const { pellegrini } = issuersOf(deps);
  if (!pellegrini) throw unavailable('Pellegrini');
  const takeBack = await countAttempt(deps, login);
  const asked = await pellegrini.linkByPassword(login.user.trim(), login.password);
  if (asked.kind !== 'refused') await takeBack();
  const link = linkedOrRefused('Pellegrini', asked, 'Utente o password non corretti');
  await keepLink(deps, login.accountId, login.type, link);
}

/** @returns what takes the attempt back @throws BusinessError `too-many-attempts` */
async function countAttempt({ db, clock }: Deps, { accountId, ip, user }: PasswordLogin): Promise<() => Promise<void>> {
  const limits = [
    [await hiddenKey(db, 'pellegrini-account', String(accountId)), perAccount],
    [await hiddenKey(db, 'pellegrini-user', user.trim().toLowerCase()), perUser],
    [await hiddenKey(db, 'pellegrini-address', networkOf(ip)), perAddress],
  ] as const;
  const taken: (readonly [Buffer, Allowance])[] = [];
  const takeBack = async () => {
    for (const limit of taken) await giveBack(db, ...limit);
  };
  for (const limit of limits) {
    const wait = await spend(db, ...limit, clock.now());
    if (wait > 0) {
      await takeBack();
      throw tooMany(wait);
    }
    taken.push(limit);
  }
  return takeBack;
}

const tooMany = (seconds: number) =>
  new BusinessError(
    'too-many-attempts',
    `Hai sbagliato troppe volte. Riprova fra ${seconds < 90 ? 'un minuto' : `${Math.ceil(seconds / 60)} minuti`}.`,
  );
