import { AnonymousPages } from './anonymous-pages.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { Notifications } from './db/listen.ts';
import type { Deps } from './deps.ts';
import type { Logger } from './log.ts';
import { createMailer } from './mail.ts';
import { createMetrics } from './metrics.ts';
import { ShopIdentity } from './shop-identity.ts';
import { Turns } from './turns.ts';

export interface OpenDeps extends Deps {
  /** Closes every connection. */
  close(): Promise<void>;
}

/** Opens what the modules share; nothing connects before it is used. */
export function createDeps(config: Config, databaseUrl: string, log: Logger, clock: Clock = systemClock): OpenDeps {
  const { databasePoolSize: poolSize, databaseDirectUrl: directUrl } = config;
  const { db, pool, close } = openDatabase(databaseUrl, { poolSize, pooled: directUrl !== undefined });
  const notifications = new Notifications(directUrl ?? databaseUrl, log);
  const shop = new ShopIdentity(config);
  const mail = createMailer(config, log, shop);
  const turns = new Turns();
  const metrics = createMetrics({ db, pool, turns }, { defaults: config.env !== 'test' });
  return {
    config,
    shop,
    db,
    pool,
    notifications,
    log,
    clock,
    mail,
    metrics,
    turns,
    sessionFacts: [],
    pages: new AnonymousPages(),
    async close() {
      mail.close();
      await notifications.close();
      await close();
    },
  };
}
