import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { noticeWords } from './notice-words.ts';
import { findNotices, readNotice, removeGoneDevice, takeNotices } from './push-notices.repo.ts';
import { push } from './push-service.ts';

/** Notices of a minute: an order waits behind few of a product that thousands asked for. */
const PER_MINUTE = 300;

/** The job: finds what there is to say, and lets what may be said now leave by the outbox, for each device by itself. */
export async function queuePushes({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await findNotices(db, now);
  await withTransaction(db, async (tx) => {
    const taken = await takeNotices(tx, { now, minute: minuteInItaly(now), limit: PER_MINUTE });
    for (const message of taken) await writeOutbox(tx, 'notifications.push', message);
  });
}

/** Tells one device, and forgets it when its push service knows it no more. What is over by then is not said. */
export async function sendPush(
  { noticeId, deviceId }: { noticeId: number; deviceId: number },
  deps: Deps,
): Promise<void> {
  const notice = await readNotice(deps.db, noticeId, deviceId);
  const now = deps.clock.now();
  if (!notice || notice.endsAt <= now) return;
  const { kind, about, path, subject, endsAt, ...address } = notice;
  const message = { ...noticeWords[kind](about), path, tag: `${kind}-${subject}` };
  const outcome = await push(deps, address, message, (endsAt.getTime() - now.getTime()) / 1000);
  if (outcome === 'gone') await removeGoneDevice(deps.db, address.endpoint);
}

const italy = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function minuteInItaly(at: Date): number {
  const [hours, minutes] = italy.format(at).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
