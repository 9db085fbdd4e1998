import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findFileToSend, findForgottenFiles, markSent } from './einvoices.repo.ts';
import { exchangeOf } from './exchange/exchange-of.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Hands a file over to the exchange system; one that was sent is not sent again. Without a way it waits. */
export async function sendFile({ db, clock, config }: Needs, fileId: number): Promise<void> {
  const exchange = exchangeOf(config.einvoice);
  const file = exchange && (await findFileToSend(db, fileId));
  if (!file) return;
  const { sdiId } = await exchange.send(file);
  await markSent(db, fileId, sdiId, clock.now());
}

/** Job: sends what was written while the settings named no way. */
export async function sendForgottenFiles({ db, config }: Needs): Promise<void> {
  if (!config.einvoice) return;
  for (const fileId of await findForgottenFiles(db)) await writeOutbox(db, 'einvoice.send', { fileId });
}
