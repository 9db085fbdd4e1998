import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { hiddenKey } from '../../platform/shop-secret.ts';

/** How long a customer may take on the issuer's page. */
export const STATE_MINUTES = 10;

/** Pages a customer links an account from: they go back there. */
export const linkingPages = ['/payment', '/profile/payment-method'] as const;
export type LinkingPage = (typeof linkingPages)[number];

const stateText = z.object({
  accountId: z.number(),
  paymentTypeId: z.number(),
  page: z.enum(linkingPages),
  /** Milliseconds since 1970. */
  until: z.number(),
});

export interface LoginState {
  accountId: number;
  paymentTypeId: number;
  page: LinkingPage;
}

/** What travels to an issuer's page and back: whose link it is, signed, so that nobody is given the link of another. */
export async function signState(db: Db, state: LoginState, now: Date): Promise<string> {
  const until = now.getTime() + STATE_MINUTES * 60_000;
  const text = Buffer.from(JSON.stringify({ ...state, until })).toString('base64url');
  return `${text}.${(await signatureOf(db, text)).toString('base64url')}`;
}

/** @returns undefined for a state that is not ours, was changed, or is too old */
export async function readState(db: Db, state: string, now: Date): Promise<LoginState | undefined> {
  const [text = '', signature = ''] = state.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = await signatureOf(db, text);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  const read = stateText.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
  if (!read || read.until <= now.getTime()) return undefined;
  const { accountId, paymentTypeId, page } = read;
  return { accountId, paymentTypeId, page };
}

function signatureOf(db: Db, text: string): Promise<Buffer> {
  return hiddenKey(db, 'meal-ticket-state', text);
}

/**
 * The verifier of PKCE, made from who links what. Nothing has to be kept until the browser is back, and an app may hand in the
 * code alone: a code that somebody else was given does not fit this customer's verifier.
 */
export async function verifierOf(db: Db, accountId: number, what: string): Promise<string> {
  return (await hiddenKey(db, 'meal-ticket-verifier', String(accountId), what)).toString('base64url');
}
