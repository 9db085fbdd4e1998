import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeOutbox } from '../../../platform/outbox.ts';
import { GeocoderBusyError } from './geocoder.ts';
import { geocoderOf } from './geocoder-of.ts';
import { countFailure, findUnplaced, giveUp, listUnplaced, rest, takeTurn, writeAnswer } from './positions.repo.ts';

/** What the outbox carries (topic `addresses.locate`): no address, which is read when its turn comes. */
export interface LocateMessage {
  addressId: number;
  accountId: number;
}

/** Longest wait for a turn with a message in hand; who would wait longer comes back later. */
const LONGEST_WAIT_MS = 20_000;
/** Questions without an answer after which an address is left alone for a season: some two hours of trying. */
const MOST_FAILURES = 20;
/** Old addresses handed over at once: what the slowest pace does between two runs of the job. */
const BATCH = 250;

/** Lets an address be looked for after it was written, in the same transaction; nothing where the shop has no geocoder. */
export async function askForPosition(db: Db | Tx, config: Deps['config'], message: LocateMessage): Promise<void> {
  if (config.geocoder) await writeOutbox(db, 'addresses.locate', message);
}

/** Addresses that were typed before there was a geocoder, or where nobody announced it. */
export async function queueUnplaced({ db, config }: Deps): Promise<void> {
  if (!config.geocoder) return;
  for (const message of await listUnplaced(db, BATCH)) await askForPosition(db, config, message);
}

/**
 * Asks where an address is and writes it down. Asking twice does no harm: who is placed is asked about no more.
 * @throws when there is no answer yet; the outbox tries again
 */
export async function locateAddress({ addressId }: LocateMessage, deps: Deps): Promise<void> {
  const { db, config, log } = deps;
  if (!config.geocoder || !(await findUnplaced(db, addressId))) return;
  const turn = await takeTurn(db, config.geocoder.perSecond, LONGEST_WAIT_MS);
  if (turn === undefined) throw new Error('too many addresses wait for the geocoder');
  await wait(turn);
  const asked = await findUnplaced(db, addressId);
  if (!asked) return;
  try {
    const found = await geocoderOf(deps, config.geocoder).find(asked);
    await writeAnswer(db, { addressId, asked, found });
  } catch (error) {
    if (error instanceof GeocoderBusyError) await rest(db, error.pauseSeconds);
    if ((await countFailure(db, addressId)) >= MOST_FAILURES) {
      log.warn({ err: error, addressId }, 'an address is not on the map: the geocoder does not answer');
      return giveUp(db, addressId);
    }
    throw error;
  }
}
