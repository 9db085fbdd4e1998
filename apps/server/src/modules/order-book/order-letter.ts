import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail.ts';
import { type MailBlock, sendLetter } from '../mails/index.ts';
import { findReader } from './letter-readers.repo.ts';
import type { OrderView } from './order-view.ts';

export interface Letter {
  subject: string;
  preview: string;
  title: string;
  blocks: MailBlock[];
}

/** Sends a message about an order to who placed it; nothing when the account is gone. */
export async function sendOrderLetter(
  deps: Deps,
  order: OrderView,
  letter: Letter,
  more: Pick<Mail, 'attachments'> = {},
): Promise<void> {
  const reader = await findReader(deps.db, order.accountId);
  if (!reader) return;
  const reason = `Ricevi questo messaggio per l’ordine ${order.orderNumber}.`;
  await sendLetter(deps, reader.email, { ...letter, reason }, more);
}

const instantFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "alle ore 9:05", as pages write hours. */
const shortHour = (text: string): string => text.replace('alle ore 0', 'alle ore ');

const datedFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "20 novembre 2026 alle ore 18:34" in shop time, for what is kept for years. */
export function datedText(instant: string): string {
  return shortHour(datedFormat.format(new Date(instant)));
}

/** "giovedì 20 novembre alle ore 18:34" in shop time. */
export function instantText(instant: string): string {
  return shortHour(instantFormat.format(new Date(instant)));
}
