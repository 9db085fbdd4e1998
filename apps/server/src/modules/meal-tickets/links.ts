import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { refreshBalance } from './balances.ts';
import type { NewLink } from './issuer.ts';
import { issuersOf } from './issuers/index.ts';
import { purposeOf } from './link-access.ts';
import { removeLink, removeLogin, sealedSecretsOf, writeLink } from './links.repo.ts';
import { deselectEverywhere } from './selection.repo.ts';

export interface IssuerType {
  paymentTypeId: number;
  provider: string;
}

/** The message that has a link ended at its issuer; it names nobody. */
export const REVOKE_TOPIC = 'meal-ticket.revoke';
export interface RevokeMessage {
  issuer: string;
  /** Sealed, in base 64. */
  secret: string;
}

/** Keeps an account that was just linked, and asks what it holds. One linked before is ended at the issuer. */
export async function keepLink(deps: Deps, accountId: number, type: IssuerType, link: NewLink): Promise<void> {
  const secret = await seal(deps.db, purposeOf(type.provider), link.secret);
  const { paymentTypeId } = type;
  await withTransaction(deps.db, async (tx) => {
    const row = { accountId, paymentTypeId, account: link.account, secret, now: deps.clock.now() };
    await revokeLater(tx, type.provider, await writeLink(tx, row));
    await removeLogin(tx, accountId, paymentTypeId);
  });
  await refreshBalance(deps, accountId, type);
}

/** Forgets a link here, and has it ended at the issuer. One that is not there is no error. */
export async function unlink(deps: Deps, accountId: number, { paymentTypeId, provider }: IssuerType): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await revokeLater(tx, provider, await removeLink(tx, accountId, paymentTypeId));
    await removeLogin(tx, accountId, paymentTypeId);
    await deselectEverywhere(tx, accountId, paymentTypeId);
  });
}

/** Ends every link of a person who is forgotten. To be called before the account's rows go. */
export async function revokeAllLater(tx: Tx, accountId: number): Promise<void> {
  const links = await sealedSecretsOf(tx, accountId);
  for (const { provider, secret } of links) await revokeLater(tx, provider, secret);
}

async function revokeLater(tx: Tx, issuer: string, sealed: Buffer | undefined): Promise<void> {
  if (!sealed) return;
  await writeOutbox(tx, REVOKE_TOPIC, { issuer, secret: sealed.toString('base64') } satisfies RevokeMessage);
}

/** Ends a link at its issuer. @throws when it does not answer: the outbox repeats it */
export async function revokeAtIssuer(deps: Deps, { issuer: name, secret }: RevokeMessage): Promise<void> {
  const issuer = issuersOf(deps).get(name);
  if (!issuer) return;
  const asked = await issuer.revoke(await unseal(deps.db, purposeOf(name), Buffer.from(secret, 'base64')));
  if (asked.kind === 'no-answer') throw new Error(`${name} did not end a link: ${asked.detail}`);
  if (asked.kind === 'refused') deps.log.warn({ issuer: name, code: asked.code }, 'a link could not be ended');
}
