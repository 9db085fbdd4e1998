/**
 * Starts the outside world on this machine, prints one JSON line with the addresses, and runs until asked to stop
 * (SIGTERM, SIGINT, or the end of the parent process, when it was started with a channel to it).
 *
 * Environment, all optional: SIMULATOR_HOST, SIMULATOR_CARD_PORT, SIMULATOR_MAIL_HTTP_PORT, SIMULATOR_SMTP_PORT (0 or
 * absent = any free port; a port that is taken is replaced by a free one, and said so on stderr),
 * SIMULATOR_CARD_MERCHANT, SIMULATOR_CARD_SECRET, SIMULATOR_CARD_STATE_FILE; SIMULATOR_SATISPAY_PORT,
 * SIMULATOR_SATISPAY_STATE_FILE, SIMULATOR_SATISPAY_KEY_FILE (a private key of the shop, made when it is not there: its pair is
 * known to Satispay from the start); SIMULATOR_STRIPE_PORT, SIMULATOR_STRIPE_STATE_FILE, SIMULATOR_STRIPE_WEBHOOK_URL (where
 * events are sent). With SIMULATOR_IDP_REDIRECT_URI (where the shop takes the browser back) the identity
 * provider is started too, on SIMULATOR_IDP_PORT.
 *
 * SIMULATOR_EDENRED_REDIRECT_URIS (where the shop takes the browser back, separated by commas) starts Edenred, on
 * SIMULATOR_EDENRED_PORT; its books are kept in SIMULATOR_EDENRED_STATE_FILE. Pellegrini, Pluxee and UpDay are on
 * SIMULATOR_MEAL_TICKETS_PORT, with SIMULATOR_MEAL_TICKETS_STATE_FILE and SIMULATOR_MEAL_TICKETS_RETURN_ORIGINS.
 *
 * The exchange system of electronic invoices is on SIMULATOR_EXCHANGE_PORT, with SIMULATOR_EXCHANGE_STATE_FILE.
 *
 * The geocoder is on SIMULATOR_GEOCODER_PORT.
 *
 * SIMULATOR_SHOP_URL and SIMULATOR_SHOP_KEY (the shop's DEMO_KEY) let the mailbox have an order delivered.
 */
import { DEMO_MERCHANT, startCardGateway } from './card-gateway/start-card-gateway.ts';
import { settingsOf as edenredSettings, startEdenred } from './edenred/start-edenred.ts';
import { DEMO_EXCHANGE_TOKEN, startExchangeSystem } from './exchange-system/start-exchange-system.ts';
import { startGeocoder } from './geocoder/start-geocoder.ts';
import { DEMO_CLIENT, startIdentityProvider } from './identity-provider/start-identity-provider.ts';
import { startMailbox } from './mailbox/start-mailbox.ts';
import { settingsOf as mealTicketSettings, startMealTickets } from './meal-tickets/start-meal-tickets.ts';
import type { Simulator } from './platform/server.ts';
import { shopKey } from './satispay/shop-key.ts';
import { startSatispay } from './satispay/start-satispay.ts';
import { DEMO_STRIPE_ACCOUNT, startStripe } from './stripe/start-stripe.ts';

const { env } = process;
const host = env.SIMULATOR_HOST || '127.0.0.1';

/** The ports a simulator wants: those of the environment, then any. */
async function startOn<S extends Simulator>(names: string[], start: (...ports: number[]) => Promise<S>): Promise<S> {
  const ports = names.map(portFromEnvironment);
  try {
    return await start(...ports);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`${names.join(', ')}: port taken (${ports.join(', ')}), using another`);
    return start(...ports.map(() => 0));
  }
}

function portFromEnvironment(name: string): number {
  const text = env[name] || '0';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`${name} must be a port, it is "${text}"`);
  return port;
}

/** Delivers orders from the mailbox. */
const demoShop =
  env.SIMULATOR_SHOP_URL && env.SIMULATOR_SHOP_KEY
    ? { url: env.SIMULATOR_SHOP_URL, key: env.SIMULATOR_SHOP_KEY }
    : undefined;

const running: Simulator[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.allSettled(running.map((simulator) => simulator.close()));
  process.exit(code);
}

process.once('SIGTERM', () => stop(0));
process.once('SIGINT', () => stop(0));
process.once('disconnect', () => stop(0));

try {
  const card = await startOn(['SIMULATOR_CARD_PORT'], (port) =>
    startCardGateway({
      port,
      host,
      merchant: {
        alias: env.SIMULATOR_CARD_MERCHANT || DEMO_MERCHANT.alias,
        secret: env.SIMULATOR_CARD_SECRET || DEMO_MERCHANT.secret,
        name: DEMO_MERCHANT.name,
      },
      ...(env.SIMULATOR_CARD_STATE_FILE && { stateFile: env.SIMULATOR_CARD_STATE_FILE }),
    }),
  );
  running.push(card);
  const mailbox = await startOn(['SIMULATOR_MAIL_HTTP_PORT', 'SIMULATOR_SMTP_PORT'], (port, smtpPort) =>
    startMailbox({ port, smtpPort, host, ...(demoShop && { shop: demoShop }) }),
  );
  running.push(mailbox);
  const key = env.SIMULATOR_SATISPAY_KEY_FILE ? await shopKey(env.SIMULATOR_SATISPAY_KEY_FILE) : undefined;
  const satispay = await startOn(['SIMULATOR_SATISPAY_PORT'], (port) =>
    startSatispay({
      port,
      host,
      ...(key && { publicKeys: [key.publicKey] }),
      ...(env.SIMULATOR_SATISPAY_STATE_FILE && { stateFile: env.SIMULATOR_SATISPAY_STATE_FILE }),
    }),
  );
  running.push(satispay);
  const stripe = await startOn(['SIMULATOR_STRIPE_PORT'], (port) =>
    startStripe({
      port,
      host,
      ...(env.SIMULATOR_STRIPE_WEBHOOK_URL && { webhook: { url: env.SIMULATOR_STRIPE_WEBHOOK_URL } }),
      ...(env.SIMULATOR_STRIPE_STATE_FILE && { stateFile: env.SIMULATOR_STRIPE_STATE_FILE }),
    }),
  );
  running.push(stripe);
  const redirectUri = env.SIMULATOR_IDP_REDIRECT_URI;
  const identityProvider = redirectUri
    ? await startOn(['SIMULATOR_IDP_PORT'], (port) => startIdentityProvider({ port, host, redirectUri }))
    : undefined;
  if (identityProvider) running.push(identityProvider);
  const edenredReturns = env.SIMULATOR_EDENRED_REDIRECT_URIS?.split(',').filter(Boolean) ?? [];
  const playEdenred = (port: number) =>
    startEdenred({
      port,
      host,
      redirectUris: edenredReturns,
      ...(env.SIMULATOR_EDENRED_STATE_FILE && { stateFile: env.SIMULATOR_EDENRED_STATE_FILE }),
    });
  const edenred = edenredReturns.length > 0 ? await startOn(['SIMULATOR_EDENRED_PORT'], playEdenred) : undefined;
  if (edenred) running.push(edenred);
  const mealTickets = await startOn(['SIMULATOR_MEAL_TICKETS_PORT'], (port) =>
    startMealTickets({
      port,
      host,
      returnOrigins: env.SIMULATOR_MEAL_TICKETS_RETURN_ORIGINS?.split(',').filter(Boolean) ?? [],
      ...(env.SIMULATOR_MEAL_TICKETS_STATE_FILE && { stateFile: env.SIMULATOR_MEAL_TICKETS_STATE_FILE }),
    }),
  );
  running.push(mealTickets);
  const exchange = await startOn(['SIMULATOR_EXCHANGE_PORT'], (port) =>
    startExchangeSystem({
      port,
      host,
      ...(env.SIMULATOR_EXCHANGE_STATE_FILE && { stateFile: env.SIMULATOR_EXCHANGE_STATE_FILE }),
    }),
  );
  running.push(exchange);
  const geocoder = await startOn(['SIMULATOR_GEOCODER_PORT'], (port) => startGeocoder({ port, host }));
  running.push(geocoder);
  const addresses = {
    cardGatewayUrl: card.url,
    mailboxUrl: mailbox.url,
    smtpUrl: mailbox.smtpUrl,
    satispayUrl: satispay.url,
    ...(key && { satispayKeyId: key.keyId }),
    stripeUrl: stripe.url,
    stripeAccount: DEMO_STRIPE_ACCOUNT,
    ...(identityProvider && {
      identityProviderUrl: identityProvider.url,
      identityProviderClient: DEMO_CLIENT,
    }),
    exchangeUrl: exchange.url,
    exchangeToken: DEMO_EXCHANGE_TOKEN,
    geocoderUrl: geocoder.url,
    mealTicketsUrl: mealTickets.url,
    mealTicketSettings: mealTicketSettings(mealTickets),
    ...(edenred && { edenredUrl: edenred.url, edenredSettings: edenredSettings(edenred) }),
  };
  console.log(JSON.stringify(addresses));
  process.send?.(addresses);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
