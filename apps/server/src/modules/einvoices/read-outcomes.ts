import { shopDay } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type EinvoiceState, lockFileByName, setState, writeOutcome } from './einvoices.repo.ts';
import type { Notification } from './exchange/exchange.ts';
import { exchangeOf } from './exchange/exchange-of.ts';
import { type NotifiedOutcome, type Outcome, readNotification } from './exchange/read-notification.ts';
import { sendAgainBy } from './terms.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

const stateOf: Record<Outcome, EinvoiceState> = { RC: 'delivered', MC: 'left-for-collection', NS: 'refused' };

/** "This name was used already": the first file of that name has an outcome of its own. */
const NAME_USED = '00002';

/** Job: reads what the exchange system says, and puts each notification away once it is written down. */
export async function readOutcomes(deps: Needs): Promise<void> {
  const exchange = exchangeOf(deps.config.einvoice);
  if (!exchange) return;
  for (const notification of await exchange.waiting()) {
    try {
      await readOne(deps, notification);
      await exchange.putAway(notification);
    } catch (error) {
      deps.log.error({ err: error, notification: notification.name }, 'a notification could not be read');
    }
  }
}

async function readOne(deps: Needs, { name, xml }: Notification): Promise<void> {
  const notified = readNotification(xml);
  if (!notified) deps.log.warn({ notification: name }, 'a notification of no known kind was put away');
  else if (!(await recordOutcome(deps, notified)))
    deps.log.warn({ notification: name }, 'a notification changed nothing');
}

/**
 * Writes an outcome down. The same one again changes nothing; a refusal never follows an acceptance, and what was left for
 * collection may still be delivered.
 * @returns whether it changed something
 */
export function recordOutcome({ db, clock }: Needs, notified: NotifiedOutcome): Promise<boolean> {
  const { outcome, fileName, sdiId, problems } = notified;
  if (outcome === 'NS' && problems.some(({ code }) => code === NAME_USED)) return Promise.resolve(false);
  return withTransaction(db, async (tx) => {
    const file = await lockFileByName(tx, fileName);
    const isNews = file && (file.outcome === null || (file.outcome === 'MC' && outcome === 'RC'));
    if (!isNews) return false;
    const now = clock.now();
    await writeOutcome(tx, file.fileId, { outcome, sdiId, problems, now });
    if (file.isLast) {
      const sendBy = outcome === 'NS' ? sendAgainBy(shopDay(now.getTime())) : undefined;
      await setState(tx, file.einvoiceId, { state: stateOf[outcome], problems, sendBy, now });
    }
    return true;
  });
}
