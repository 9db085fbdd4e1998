import { createHash, randomBytes } from 'node:crypto';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type MailSender, mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { sendLetter, THE_SHOP } from '../mails/index.ts';
import { askAgain, confirmByCode, deleteByCode, deleteUnconfirmed, renewCode } from './newsletter.repo.ts';

/**
 * What the outbox carries (topic `content.newsletter-mail`), where messages outlive subscriptions: no address. The code is made
 * while the mail is written.
 */
export interface NewsletterMail {
  subscriptionId: number;
}

/** Minutes before another mail goes to an address that has not confirmed yet, however much its mailbox may take. */
const MINUTES_BETWEEN_MAILS = 10;
/** Days a confirmation code is good. Leaving works as long as the subscription lasts. */
const CONFIRM_DAYS = 7;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Asks for the newsletter: nothing is sent before the owner of the address confirms (double opt-in). Always looks the same
 * from outside, so that it tells nobody who is subscribed. @throws HttpError 429
 */
export async function subscribe(
  db: Db,
  { email, from, now }: { email: string; from: MailSender; now: Date },
): Promise<void> {
  const address = email.trim().toLowerCase();
  const mayWrite = await mayMail(db, { to: address, from, now });
  await withTransaction(db, async (tx) => {
    const asked = { emailHash: hashOf(address), email: address, minutes: MINUTES_BETWEEN_MAILS, now };
    const subscriptionId = await askAgain(tx, asked);
    if (!mayWrite || subscriptionId === undefined) return;
    const mail: NewsletterMail = { subscriptionId };
    await writeOutbox(tx, 'content.newsletter-mail', mail);
  });
}

/** Writes the mail with a fresh code; does nothing for who has confirmed or is forgotten meanwhile. */
export async function sendNewsletterMail({ subscriptionId }: NewsletterMail, deps: Deps): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const email = await renewCode(deps.db, subscriptionId, hashOf(token));
  if (email === undefined) return;
  const { publicUrl } = deps.config;
  await sendLetter(deps, email, {
    subject: 'Conferma la tua iscrizione alla newsletter',
    preview: `Manca un tocco per ricevere le offerte di ${THE_SHOP}.`,
    title: 'Vuoi ricevere la newsletter?',
    blocks: [
      {
        kind: 'text',
        text: 'Qualcuno, speriamo tu, ha lasciato questo indirizzo per ricevere offerte, volantini e idee per la cucina. Una mail alla settimana, non di più.',
      },
      { kind: 'button', label: 'Conferma l’iscrizione', url: `${publicUrl}/newsletter?token=${token}` },
      {
        kind: 'small',
        text: `Il link vale ${CONFIRM_DAYS} giorni. Se non hai chiesto niente, ignora questo messaggio: senza conferma non ti scriveremo più.`,
      },
    ],
    reason: `Ricevi questo messaggio perché qualcuno ha indicato il tuo indirizzo per la newsletter di ${THE_SHOP}.`,
  });
}

/** @returns false when the code is not good (any more). Confirming twice is fine. */
export function confirm(db: Db, token: string, now: Date): Promise<boolean> {
  return confirmByCode(db, hashOf(token), CONFIRM_DAYS, now);
}

/** Ends a subscription and forgets the address. @returns false when the code belongs to nobody. */
export function unsubscribe(db: Db, token: string): Promise<boolean> {
  return deleteByCode(db, hashOf(token));
}

/** Forgets addresses nobody confirmed. */
export function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  return deleteUnconfirmed(db, CONFIRM_DAYS, now);
}
