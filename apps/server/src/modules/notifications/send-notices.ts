import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { sendLetter } from '../mails/index.ts';
import { buttonWords, noticeWords } from './notice-words.ts';
import { push } from './push.ts';
import { findNotices, readMail, readNotice, removeGoneDevice, takeMails, takeNotices } from './push-notices.repo.ts';

/** Notices of a minute: an order waits behind few of a product that thousands asked for. */
const PER_MINUTE = 300;

/** The job: finds what there is to say, and lets what may be said now leave by the outbox, for each device by itself. */
export async function queuePushes({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await findNotices(db, now);
  await withTransaction(db, async (tx) => {
    const taken = await takeNotices(tx, { now, minute: minuteInItaly(now), limit: PER_MINUTE });
    for (const message of taken) await writeOutbox(tx, 'notifications.push', message);
    for (const message of await takeMails(tx, { now, limit: PER_MINUTE })) {
      await writeOutbox(tx, 'notifications.mail', message);
    }
  });
}

/** Tells one mailbox. What is over by then is not said. */
export async function sendMail({ noticeId }: { noticeId: number }, deps: Deps): Promise<void> {
  const notice = await readMail(deps.db, noticeId);
  if (!notice || notice.endsAt <= deps.clock.now()) return;
  const { title, body } = noticeWords[notice.kind](notice.about);
  const { publicUrl } = deps.config;
  await sendLetter(deps, notice.email, {
    subject: title,
    preview: body,
    title,
    blocks: [
      { kind: 'text', text: body },
      { kind: 'button', label: buttonWords[notice.kind], url: `${publicUrl}${notice.path}` },
      {
        kind: 'small',
        text: `Non vuoi più questi messaggi? Scegli che cosa ricevere: ${publicUrl}/profile/notifications`,
      },
    ],
    reason: 'Ricevi questo messaggio perché l’hai chiesto nella pagina Avvisi del tuo profilo.',
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
  const { kind, about, path, subject, endsAt, address } = notice;
  const message = { ...noticeWords[kind](about), path, tag: `${kind}-${subject}` };
  const outcome = await push(deps, address, message, (endsAt.getTime() - now.getTime()) / 1000);
  if (outcome.kind === 'gone') await removeGoneDevice(deps.db, address.endpoint, outcome.since);
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
