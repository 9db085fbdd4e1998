import path from 'node:path';
import { freePort } from '@sporta/server/platform/free-port.ts';
import { DEMO_EDENRED, DEMO_STRIPE_ACCOUNT, DEMO_TOKENS } from '@sporta/simulators';
import { shopKey } from '@sporta/simulators/satispay/shop-key.ts';
import type { Part } from './part.ts';
import type { Wire } from './wire.ts';

export const providerNames = ['stripe', 'satispay', 'edenred', 'tickets'] as const;
/** `tickets`: Pellegrini, Pluxee and UpDay, which are one process. */
export type ProviderName = (typeof providerNames)[number];

/** What the shop of a storm of tenders takes besides cards of the bank. */
export interface Tenders {
  parts: Readonly<Record<ProviderName, Part>>;
  /** Where each answers, past every wire: customers' browsers, and whoever reads its books. */
  urls: Readonly<Record<ProviderName, string>>;
  /** Settings of a process of the shop, which reaches each provider by a wire of its own. */
  settingsFor(process: string): Promise<{ environment: Record<string, string>; insides: [string, string][] }>;
}

interface World {
  directory: string;
  /** The shop's public address. */
  shopUrl: string;
  start(name: string, environment: Record<string, string>): Part;
  wire(name: string, port: number): Promise<Wire>;
}

const TIMEOUT_SECONDS = '4';
const local = (port: number) => `http://127.0.0.1:${port}`;

/** Starts the providers; each is ready when its part says so. */
export async function startTenders({ directory, shopUrl, start, wire }: World): Promise<Tenders> {
  const keyFile = path.join(directory, 'shop-at-satispay.pem');
  const { keyId } = await shopKey(keyFile);
  const ports = {} as Record<ProviderName, number>;
  for (const name of providerNames) ports[name] = await freePort();
  const each = <T>(make: (name: ProviderName) => T) =>
    Object.fromEntries(providerNames.map((name) => [name, make(name)])) as Record<ProviderName, T>;
  const urls = each((name) => local(ports[name]));

  return {
    urls,
    parts: each((name) =>
      start(name, {
        NAME: name,
        PORT: String(ports[name]),
        STATE_FILE: path.join(directory, `${name}.json`),
        SHOP_URL: shopUrl,
        KEY_FILE: keyFile,
      }),
    ),
    async settingsFor(process) {
      const by = {} as Record<ProviderName, string>;
      for (const name of providerNames) by[name] = local((await wire(`${process} → ${name}`, ports[name])).port);
      return {
        environment: { ...environmentOf(by), SATISPAY_KEY_ID: keyId, SATISPAY_PRIVATE_KEY: keyFile },
        insides: providerNames.map((name) => [by[name], urls[name]]),
      };
    },
  };
}

function environmentOf(by: Record<ProviderName, string>): Record<string, string> {
  const { signIn, payment, tenants } = DEMO_EDENRED;
  return {
    STRIPE_SECRET_KEY: DEMO_STRIPE_ACCOUNT.secretKey,
    STRIPE_PUBLISHABLE_KEY: DEMO_STRIPE_ACCOUNT.publishableKey,
    STRIPE_WEBHOOK_SECRET: DEMO_STRIPE_ACCOUNT.webhookSecret,
    STRIPE_API_URL: by.stripe,
    STRIPE_JS_URL: `${by.stripe}/v3/`,
    STRIPE_TIMEOUT_SECONDS: TIMEOUT_SECONDS,
    SATISPAY_URL: by.satispay,
    SATISPAY_TIMEOUT_SECONDS: TIMEOUT_SECONDS,
    EDENRED_SSO_URL: `${by.edenred}/sso`,
    EDENRED_API_URL: `${by.edenred}/directpayment`,
    EDENRED_CLIENT_ID: signIn.id,
    EDENRED_CLIENT_SECRET: signIn.secret,
    EDENRED_PAYMENT_CLIENT_ID: payment.id,
    EDENRED_PAYMENT_CLIENT_SECRET: payment.secret,
    EDENRED_MID: payment.mid,
    EDENRED_TENANT: tenants.meals,
    ...Object.fromEntries(
      (['pellegrini', 'pluxee', 'upday'] as const).flatMap((issuer) => [
        [`${issuer.toUpperCase()}_URL`, `${by.tickets}/${issuer}`],
        [`${issuer.toUpperCase()}_TOKEN`, DEMO_TOKENS[issuer]],
      ]),
    ),
  };
}
