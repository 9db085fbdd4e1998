import { z } from 'zod';
import { isLoopbackUrl } from './loopback.ts';

/* Settings of the issuers of meal tickets. An issuer whose address is not set does not exist for this shop. */

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.issuer.example' });
const name = z.string().min(1).max(200);
const secret = z.string().min(16, { error: 'must have at least 16 characters' }).max(4000);

/** Issuers spoken to as in docs/meal-ticket-wire.md. */
export const wireIssuers = ['pluxee', 'pellegrini', 'upday'] as const;
export type WireIssuer = (typeof wireIssuers)[number];

export interface EdenredSettings {
  /** Sign-in and payment services, without a trailing slash. */
  ssoUrl: string;
  apiUrl: string;
  /** Of signing in. */
  clientId: string;
  clientSecret: string;
  /** Of paying. */
  paymentClientId: string;
  paymentClientSecret: string;
  /** The shop's number as a merchant. */
  mid: string;
  /** Of Ticket Restaurant; that of Ticket Compliments is the same with `-tc` after it. */
  tenant: string;
}

export interface WireSettings {
  /** Without a trailing slash. */
  url: string;
  /** The shop itself. */
  token: string;
}

export type MealTicketSettings = { edenred?: EdenredSettings } & Partial<Record<WireIssuer, WireSettings>>;

/** Their part of the environment. */
export const mealTicketEnvironment = {
  EDENRED_SSO_URL: address.optional(),
  EDENRED_API_URL: address.optional(),
  EDENRED_CLIENT_ID: name.optional(),
  EDENRED_CLIENT_SECRET: secret.optional(),
  EDENRED_PAYMENT_CLIENT_ID: name.optional(),
  EDENRED_PAYMENT_CLIENT_SECRET: secret.optional(),
  EDENRED_MID: name.optional(),
  EDENRED_TENANT: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be a tenant such as it-ben' })
    .optional(),
  PLUXEE_URL: address.optional(),
  PLUXEE_TOKEN: secret.optional(),
  PELLEGRINI_URL: address.optional(),
  PELLEGRINI_TOKEN: secret.optional(),
  UPDAY_URL: address.optional(),
  UPDAY_TOKEN: secret.optional(),
};

type Environment = z.output<z.ZodObject<typeof mealTicketEnvironment>>;
type Names = (keyof typeof mealTicketEnvironment)[];

const groups = ['EDENRED', ...wireIssuers.map((issuer) => issuer.toUpperCase())];
const namesOf = (group: string) =>
  (Object.keys(mealTicketEnvironment) as Names).filter((each) => each.startsWith(group));

/** @param env complete, as `mealTicketProblems` has found it */
export function readMealTicketSettings(env: Environment): MealTicketSettings {
  const settings: MealTicketSettings = {};
  if (env.EDENRED_API_URL !== undefined) {
    settings.edenred = {
      ssoUrl: bare(env.EDENRED_SSO_URL!),
      apiUrl: bare(env.EDENRED_API_URL),
      clientId: env.EDENRED_CLIENT_ID!,
      clientSecret: env.EDENRED_CLIENT_SECRET!,
      paymentClientId: env.EDENRED_PAYMENT_CLIENT_ID!,
      paymentClientSecret: env.EDENRED_PAYMENT_CLIENT_SECRET!,
      mid: env.EDENRED_MID!,
      tenant: env.EDENRED_TENANT!,
    };
  }
  for (const issuer of wireIssuers) {
    const group = issuer.toUpperCase() as 'PLUXEE' | 'PELLEGRINI' | 'UPDAY';
    const url = env[`${group}_URL`];
    if (url !== undefined) settings[issuer] = { url: bare(url), token: env[`${group}_TOKEN`]! };
  }
  return settings;
}

const bare = (url: string) => url.replace(/\/+$/, '');

type Given = Record<string, string | undefined>;

/** What is wrong at any shop: an issuer is set whole or not at all, and nothing of it goes over the network in clear. */
export function mealTicketProblems(given: Given): string[] {
  return groups.flatMap((group) => {
    const names = namesOf(group);
    const missing = names.filter((each) => !given[each]);
    if (missing.length === names.length) return [];
    return [
      ...missing.map((each) => `${each} is needed: the settings of an issuer of meal tickets go together`),
      ...names
        .filter((each) => isClear(given[each]))
        .map((each) => `${each} must be an https address: tickets are money`),
    ];
  });
}

/** What is wrong at a shop that customers reach: simulators and their secrets. */
export function publicMealTicketProblems(given: Given): string[] {
  return groups.flatMap(namesOf).flatMap((each) => {
    const value = given[each] ?? '';
    if (each.endsWith('_URL') && isLoopbackUrl(value))
      return [`${each} is an address of this machine, where only simulators answer: set the real one`];
    return /^sporta-.*demo/.test(value) ? [`${each} is a secret of the demo: set your own`] : [];
  });
}

const isClear = (value: string | undefined) => value?.startsWith('http:') === true && !isLoopbackUrl(value);
