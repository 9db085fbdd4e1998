import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { rememberPayments } from '../../apps/server/src/living-demo/remember-payments.ts';
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts';
import { createDeps } from '../../apps/server/src/platform/create-deps.ts';
import { hasEmbeddedCluster, startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts';
import { migrateUp } from '../../apps/server/src/platform/db/migrations.ts';
import { reservePort } from '../../apps/server/src/platform/free-port.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { type Child, startChild, untilReady } from './children.ts';
import { keepRunning } from './keep-running.ts';
import { mealTicketSettings } from './meal-tickets.ts';
import {
  demoSettings,
  einvoiceSettings,
  geocoderSettings,
  satispaySettings,
  ssoSettings,
  startSimulators,
  stripeSettings,
} from './simulators.ts';
import { buildWeb } from './web-build.ts';
import { openEmpty, remember, rememberedFacts, type WhoseShop, whoseShop } from './whose-shop.ts';

export interface Stack {
  config: Config;
  url: string;
  shop: WhoseShop;
  /** What the customers' world is made of here, for the welcome text. */
  addresses: {
    shop: string;
    mailbox: string | undefined;
    cardGateway: string | undefined;
    stripe: string | undefined;
    satispay: string | undefined;
    edenred: string | undefined;
    mealTickets: string | undefined;
    exchange: string | undefined;
    /** Where staff work; they sign in with the identity provider, so there is none without it. */
    banco: string | undefined;
    database: 'embedded' | 'external';
  };
  /** Starts the server again, e.g. after a change of its sources. */
  restartServer(): Promise<void>;
  /** Stops everything, in order: server, simulators, database. */
  stop(): Promise<void>;
}

export interface StackOptions {
  /** `production` answers faster; `development` checks every answer against the contract. */
  mode: 'production' | 'development';
  say: (line: string) => void;
  /** Orders of today, people at work and weeks of trade, built beside the server once it is ready. */
  livingDemo?: boolean;
  /** Open a shop with nothing in it, and keep it so at later starts. */
  empty?: boolean;
  /** Where the shop keeps its data, instead of `DATA_DIR`. */
  dataDir?: string;
  /** Aborted: give up starting. */
  signal?: AbortSignal;
}

/**
 * What the environment says, before the stack adds what it starts itself: the shop's own address is one of those things, so
 * that it need not be given in production either.
 */
export function givenConfig(environment: NodeJS.ProcessEnv, mode: StackOptions['mode']): Config {
  return readConfig({
    ...environment,
    NODE_ENV: environment.NODE_ENV || mode,
    PUBLIC_URL: environment.PUBLIC_URL || 'http://localhost',
  });
}

/**
 * Brings up a whole shop: database, simulators of the outside world, demo data, web build, server. A part that dies afterwards
 * is started again.
 * @throws when a part cannot be started, or when `signal` is aborted meanwhile; what was started is stopped again
 */
export async function startStack({
  mode,
  say,
  dataDir,
  livingDemo,
  empty = false,
  signal,
}: StackOptions): Promise<Stack> {
  const given = givenConfig({ ...process.env, ...(dataDir ? { DATA_DIR: dataDir } : {}) }, mode);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = once(async () => {
    for (const step of stops.reverse()) await step();
  });

  try {
    await mkdir(given.dataDir, { recursive: true });
    // taken from now on: another start at the same moment must not choose it too
    const reserved = await reservePort(given.port, given.host);
    stops.push(() => reserved.release());
    const { port } = reserved;
    if (given.port !== 0 && port !== given.port) say(`Port ${given.port} is taken: using ${port} instead.`);

    const [databaseUrl, simulators] = await allOrNone(signal, (either) => [
      startDatabase(given, say, stops),
      startSimulators(given, port, say, stops),
      buildWeb(() => say('Building the web app (only when its sources changed)…'), either),
    ]);
    const env: Record<string, string> = {
      NODE_ENV: process.env.NODE_ENV || mode,
      PORT: String(port),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: given.dataDir,
      // two weeks to turn through, where nobody says how many days are open
      ...(process.env.SLOT_DAYS ? {} : { SLOT_DAYS: '14' }),
      ...(simulators.cardGatewayUrl && !given.cardGateway.url ? { CARD_GATEWAY_URL: simulators.cardGatewayUrl } : {}),
      ...(simulators.smtpUrl && !given.mail.smtpUrl ? { SMTP_URL: simulators.smtpUrl } : {}),
      ...ssoSettings(simulators),
      ...demoSettings(simulators, given),
      ...satispaySettings(simulators, given),
      ...mealTicketSettings(simulators),
      ...stripeSettings(simulators),
      ...einvoiceSettings(simulators),
      ...geocoderSettings(simulators),
      ...(simulators.mailboxUrl && !given.mail.smtpUrl ? { MAILBOX_URL: simulators.mailboxUrl } : {}),
    };
    const config = readConfig({ ...process.env, ...env });
    const migrated = await migrateUp(config.databaseDirectUrl ?? databaseUrl);
    if (migrated.length > 0) say(`Database brought up to date (${migrated.length} migrations).`);
    const shop = await openShop(config, empty, say);
    if (simulators.cardGatewayUrl && !given.cardGateway.url) await tellProviders(config);
    signal?.throwIfAborted();

    await reserved.release();
    const again = () => startServer(config, env);
    const server = keepRunning({ name: 'The server', first: await again(), again, say });
    stops.push(() => server.stop());
    // it needs the simulator of the card gateway: real money is no demo's
    if (livingDemo && shop === 'demo' && simulators.cardGatewayUrl && !given.cardGateway.url) {
      const life = startChild({
        name: 'The living demo',
        file: 'apps/server/src/living-demo.ts',
        env,
        logFile: path.join(config.dataDir, 'log', 'living-demo.log'),
      });
      stops.push(() => life.stop());
    }
    await writeFile(
      path.join(config.dataDir, 'addresses.json'),
      JSON.stringify({ shop: config.publicUrl, ...simulators }),
    );

    return {
      config,
      url: config.publicUrl,
      shop,
      addresses: {
        shop: config.publicUrl,
        mailbox: config.mail.mailboxUrl,
        cardGateway: config.cardGateway.url,
        stripe: simulators.stripeUrl,
        satispay: simulators.satispayUrl,
        edenred: simulators.edenredUrl,
        mealTickets: simulators.mealTicketsUrl,
        exchange: simulators.exchangeUrl,
        banco: config.sso ? `${config.publicUrl}/banco` : undefined,
        database: given.databaseUrl ? 'external' : 'embedded',
      },
      restartServer: () => server.restart(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs parts at once. When one fails, or `outer` is aborted, the others hear it by their signal and are waited for, so that
 * what they have begun can be stopped; then the first failure is thrown.
 */
async function allOrNone<T extends readonly Promise<unknown>[] | []>(
  outer: AbortSignal | undefined,
  begin: (signal: AbortSignal) => T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const failed = new AbortController();
  const parts = begin(outer ? AbortSignal.any([outer, failed.signal]) : failed.signal);
  let first: unknown;
  for (const part of parts) {
    part.catch((error: unknown) => {
      if (!failed.signal.aborted) first = error;
      failed.abort();
    });
  }
  const ended = await Promise.allSettled(parts);
  if (failed.signal.aborted) throw first;
  outer?.throwIfAborted();
  return ended.map((each) => (each as PromiseFulfilledResult<unknown>).value) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
}

async function startDatabase(
  config: Config,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  if (config.databaseUrl) {
    await tryDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const directory = path.join(config.dataDir, 'postgres');
  if (!hasEmbeddedCluster(directory)) say('Creating the embedded database…');
  const postgres = await startEmbeddedPostgres(directory);
  const kept = keepRunning({
    name: 'The embedded database',
    first: postgres,
    say,
    async again() {
      const next = await startEmbeddedPostgres(directory);
      if (next.url === postgres.url) return next;
      await next.stop();
      throw new Error('its port is taken');
    },
  });
  // First in the list of what to stop, so that it is the last to stop.
  stops.unshift(() => kept.stop());
  return postgres.url;
}

/** @throws with a sentence that says what to look at; the address itself may hold a password and is not printed. */
async function tryDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function startServer(config: Config, env: Record<string, string>): Promise<Child> {
  const server = startChild({
    name: 'The server',
    file: 'apps/server/src/main.ts',
    env,
    logFile: path.join(config.dataDir, 'log', 'server.log'),
  });
  await untilReady(server);
  return server;
}

/**
 * Settles once whose shop the database holds, and fills an empty one with the demo shop. `--empty`, `SEED_DEMO=false` and a public
 * address leave it empty; the first of them for good.
 */
async function openShop(config: Config, askedEmpty: boolean, say: (line: string) => void): Promise<WhoseShop> {
  const { databaseUrl } = config;
  if (!databaseUrl) return 'own';
  const deps = createDeps(config, databaseUrl, createLogger('warn'));
  try {
    const remembered = await rememberedFacts(deps.db);
    const mayBeDemo = process.env.SEED_DEMO !== 'false' && config.isDemo;
    const shop = whoseShop({ ...remembered, askedEmpty, mayBeDemo });
    if (askedEmpty) await openEmpty(deps.db);
    if (shop === 'demo' && !remembered.wasFilled) {
      say('Filling the demo shop (only the first time)…');
      // loaded only where it is used: a real shop carries no demo
      const { seedDemo } = await import('../../apps/server/src/seed.ts');
      await seedDemo(deps);
      await remember(deps.db, 'filled');
    }
    return shop;
  } finally {
    await deps.close();
  }
}

/** Tells our own simulators what the demo's past orders were paid with: they can then give that money back. */
async function tellProviders(config: Config): Promise<void> {
  if (!config.databaseUrl) return;
  const deps = createDeps(config, config.databaseUrl, createLogger('warn'));
  try {
    await rememberPayments(deps);
  } finally {
    await deps.close();
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
