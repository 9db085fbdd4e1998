import type { Deps } from '../../platform/deps.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { type Asked, type Issuer, noAnswer, refused } from './issuer.ts';
import { issuersOf } from './issuers/index.ts';
import { claimRenewal, endRenewal, markBroken, sealedSecretOf } from './links.repo.ts';

/** Whose account at which issuer. */
export interface LinkOf {
  accountId: number;
  paymentTypeId: number;
  issuer: Issuer;
}

/** Longest anybody renews a secret: then another may. */
const RENEWAL_SECONDS = 15;
/** How often, and how long, the others look whether it is renewed. */
const LOOK_MS = 100;
const LOOKS = 30;

/**
 * Does `work` with what proves a customer's account. A secret that has aged is renewed first, also when the issuer finds it aged
 * before we do; one it refuses for good is marked, so that the customer is asked to link again.
 */
export async function withLink<T>(
  deps: Deps,
  link: LinkOf,
  work: (secret: string) => Promise<Asked<T>>,
): Promise<Asked<T>> {
  const found = await secretOf(deps, link);
  if (!found) return refused('link-invalid');
  const { renewal } = link.issuer;
  const stale = renewal?.isStale(found.secret, deps.clock.now()) ?? false;
  const usable = stale ? await renewed(deps, link, found) : { kind: 'done' as const, value: found };
  if (usable.kind !== 'done') return usable;
  const first = await work(usable.value.secret);
  if (!isRefusedLink(first)) return first;
  if (!renewal || stale) return broken(deps, link, usable.value);
  const again = await renewed(deps, link, usable.value);
  if (again.kind !== 'done') return again;
  const second = await work(again.value.secret);
  return isRefusedLink(second) ? broken(deps, link, again.value) : second;
}

/** What sealed secrets of an issuer are sealed for. */
export function purposeOf(issuer: string): string {
  return `meal-ticket-link ${issuer}`;
}

interface Secret {
  sealed: Buffer;
  secret: string;
}

async function secretOf(deps: Deps, { accountId, paymentTypeId, issuer }: LinkOf): Promise<Secret | undefined> {
  const sealed = await sealedSecretOf(deps.db, accountId, paymentTypeId);
  return sealed && { sealed, secret: await unseal(deps.db, purposeOf(issuer.name), sealed) };
}

/** A token that renews works once, and one that comes again ends the link: one caller renews, the others wait for what it gets. */
async function renewed(deps: Deps, link: LinkOf, before: Secret): Promise<Asked<Secret>> {
  const { accountId, paymentTypeId, issuer } = link;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await secretOf(deps, link);
    if (!now) return refused('link-invalid');
    if (!now.sealed.equals(before.sealed)) return { kind: 'done', value: now };
    if (await claimRenewal(deps.db, accountId, paymentTypeId, before.sealed, RENEWAL_SECONDS)) {
      const asked = await issuer.renewal!.renew(before.secret, deps.clock.now());
      if (isRefusedLink(asked)) return broken(deps, link, before);
      const secret = asked.kind === 'done' ? asked.value : undefined;
      const sealed = secret === undefined ? undefined : await seal(deps.db, purposeOf(issuer.name), secret);
      await endRenewal(deps.db, accountId, paymentTypeId, before.sealed, sealed);
      if (asked.kind !== 'done') return asked;
      return { kind: 'done', value: { sealed: sealed!, secret: asked.value } };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return noAnswer('another caller renews the tokens', true);
}

async function broken<T>(deps: Deps, { accountId, paymentTypeId }: LinkOf, { sealed }: Secret): Promise<Asked<T>> {
  await markBroken(deps.db, accountId, paymentTypeId, sealed, deps.clock.now());
  deps.log.info({ paymentTypeId }, 'an issuer of meal tickets refuses a link');
  return refused('link-invalid');
}

function isRefusedLink(asked: Asked<unknown>): boolean {
  return asked.kind === 'refused' && asked.code === 'link-invalid';
}

/** The issuer's accounts at a payment type. @returns undefined when the issuer is not set up */
export function linkOf(
  deps: Deps,
  accountId: number,
  type: { paymentTypeId: number; provider: string },
): LinkOf | undefined {
  const issuer = issuersOf(deps).get(type.provider);
  return issuer && { accountId, paymentTypeId: type.paymentTypeId, issuer };
}
