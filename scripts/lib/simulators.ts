import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { type Child, firstLine, startChild } from './children.ts';
import { keepRunning } from './keep-running.ts';
import { type MealTicketAddresses, mealTicketEnvironment } from './meal-tickets.ts';

/** Lets the mailbox have orders delivered; another one with each start. */
const demoKey = randomBytes(24).toString('hex');

export interface SimulatorAddresses extends MealTicketAddresses {
  cardGatewayUrl?: string;
  mailboxUrl?: string;
  smtpUrl?: string;
  satispayUrl?: string;
  satispayKeyId?: string;
  stripeUrl?: string;
  stripeAccount?: { secretKey: string; publishableKey: string; webhookSecret: string };
  exchangeUrl?: string;
  exchangeToken?: string;
  geocoderUrl?: string;
  identityProviderUrl?: string;
  identityProviderClient?: { clientId: string; clientSecret: string };
}

/**
 * Card gateway, mailbox, identity provider, Satispay, Stripe, issuers of meal tickets, the exchange system of electronic invoices and
 * a geocoder of our own, unless the environment names a real gateway and mail server. They get the ports after the shop's, so that their addresses stay the same from one start to
 * the next; taken ones are replaced. A shop at a public address gets none: everybody knows their secrets.
 */
export async function startSimulators(
  config: Config,
  shopPort: number,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<SimulatorAddresses> {
  if (!config.isDemo || (config.cardGateway.url && config.mail.smtpUrl)) return {};
  const portAfter = (distance: number) => String(shopPort + distance <= 65_535 ? shopPort + distance : 0);
  const begin = async () => {
    const child = startSimulatorProcess(config, shopPort, portAfter);
    return { child, line: await firstLine(child) };
  };
  const { child, line } = await begin();
  const kept = keepRunning({
    name: child.name,
    first: child,
    say,
    async again() {
      const next = await begin();
      if (next.line === line) return next.child;
      await next.child.stop(5_000);
      throw new Error('their ports are taken');
    },
  });
  stops.push(() => kept.stop());
  return JSON.parse(line) as SimulatorAddresses;
}

function startSimulatorProcess(config: Config, shopPort: number, portAfter: (distance: number) => string): Child {
  const shop = process.env.PUBLIC_URL?.replace(/\/+$/, '') || `http://localhost:${shopPort}`;
  return startChild({
    name: 'The simulators',
    file: 'packages/simulators/src/main.ts',
    env: {
      SIMULATOR_CARD_PORT: portAfter(1),
      SIMULATOR_MAIL_HTTP_PORT: portAfter(2),
      SIMULATOR_SMTP_PORT: portAfter(3),
      SIMULATOR_SHOP_URL: `http://localhost:${shopPort}`,
      SIMULATOR_SHOP_KEY: demoKey,
      SIMULATOR_CARD_MERCHANT: config.cardGateway.merchant,
      SIMULATOR_CARD_SECRET: config.cardGateway.secret,
      SIMULATOR_CARD_STATE_FILE: path.join(config.dataDir, 'card-gateway.json'),
      SIMULATOR_SATISPAY_PORT: portAfter(5),
      SIMULATOR_SATISPAY_STATE_FILE: path.join(config.dataDir, 'satispay.json'),
      SIMULATOR_SATISPAY_KEY_FILE: satispayKeyFile(config),
      SIMULATOR_STRIPE_PORT: portAfter(6),
      SIMULATOR_STRIPE_STATE_FILE: path.join(config.dataDir, 'stripe.json'),
      SIMULATOR_STRIPE_WEBHOOK_URL: `${shop}/ebsn/api/payment-notify/stripe`,
      ...(config.sso
        ? {}
        : {
            SIMULATOR_IDP_PORT: portAfter(4),
            SIMULATOR_IDP_REDIRECT_URI: `${shop}/ebsn/api/auth/sso-callback`,
          }),
      ...mealTicketEnvironment(config, shop, portAfter),
      SIMULATOR_EXCHANGE_PORT: portAfter(9),
      SIMULATOR_GEOCODER_PORT: portAfter(10),
      SIMULATOR_EXCHANGE_STATE_FILE: path.join(config.dataDir, 'exchange-system.json'),
    },
    logFile: path.join(config.dataDir, 'log', 'simulators.log'),
  });
}

/** The settings the server gets for the identity provider. */
export function ssoSettings({
  identityProviderUrl,
  identityProviderClient,
}: SimulatorAddresses): Record<string, string> {
  if (!identityProviderUrl || !identityProviderClient) return {};
  return {
    SSO_ISSUER: identityProviderUrl,
    SSO_CLIENT_ID: identityProviderClient.clientId,
    SSO_CLIENT_SECRET: identityProviderClient.clientSecret,
  };
}

/** The settings the server gets for the button of the mailbox. */
export function demoSettings({ mailboxUrl }: SimulatorAddresses, config: Config): Record<string, string> {
  return mailboxUrl && config.isDemo ? { DEMO_KEY: demoKey } : {};
}

/** The settings the server gets for Satispay, unless the environment names a real one. */
export function satispaySettings(
  { satispayUrl, satispayKeyId }: SimulatorAddresses,
  config: Config,
): Record<string, string> {
  if (!satispayUrl || !satispayKeyId || process.env.SATISPAY_URL) return {};
  return { SATISPAY_URL: satispayUrl, SATISPAY_KEY_ID: satispayKeyId, SATISPAY_PRIVATE_KEY: satispayKeyFile(config) };
}

/** The settings the server gets for Stripe, unless the environment names a real account. */
export function stripeSettings({ stripeUrl, stripeAccount }: SimulatorAddresses): Record<string, string> {
  if (!stripeUrl || !stripeAccount || process.env.STRIPE_SECRET_KEY) return {};
  return {
    STRIPE_API_URL: stripeUrl,
    STRIPE_JS_URL: `${stripeUrl}/v3/`,
    STRIPE_SECRET_KEY: stripeAccount.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripeAccount.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
  };
}

/** The settings the server gets for the exchange system of electronic invoices, unless the environment names a way to the real one. */
export function einvoiceSettings({ exchangeUrl, exchangeToken }: SimulatorAddresses): Record<string, string> {
  if (!exchangeUrl || !exchangeToken || process.env.EINVOICE_URL || process.env.EINVOICE_FOLDER) return {};
  return { EINVOICE_URL: exchangeUrl, EINVOICE_TOKEN: exchangeToken };
}

/** The settings the server gets for the geocoder, unless the environment names one. */
export function geocoderSettings({ geocoderUrl }: SimulatorAddresses): Record<string, string> {
  if (!geocoderUrl || process.env.GEOCODER_URL) return {};
  return { GEOCODER_URL: geocoderUrl, GEOCODER_PER_SECOND: '20' };
}

function satispayKeyFile(config: Config): string {
  return path.join(config.dataDir, 'satispay-key.pem');
}
