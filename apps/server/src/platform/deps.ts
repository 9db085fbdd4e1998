import type pg from 'pg';
import type { AnonymousPages } from './anonymous-pages.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Notifications } from './db/listen.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { AnyFact } from './session-facts.ts';
import type { ShopIdentity } from './shop-identity.ts';
import type { Turns } from './turns.ts';

/** What every module may use; built once per process. */
export interface Deps {
  config: Config;
  /** Name, seller and look of the shop, as they are now. */
  shop: ShopIdentity;
  db: Db;
  /** For COPY and the like; statements go through `db`. */
  pool: pg.Pool;
  notifications: Notifications;
  log: Logger;
  clock: Clock;
  mail: Mailer;
  metrics: Metrics;
  /** Changes of one customer, by account id: few at once. */
  turns: Turns;
  /** What the modules of this app want to know of whoever calls; read with the session. */
  sessionFacts: readonly AnyFact[];
  /** Pages kept for visitors without a session. */
  pages: AnonymousPages;
}
