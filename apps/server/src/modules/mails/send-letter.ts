import type { Deps } from '../../platform/deps.ts';
import { composeMail, type MailContent } from './compose-mail.ts';

/**
 * Writes a message of the shop and hands it to the mail server, from an outbox handler.
 * @throws when the mail server does not take it; the outbox tries again
 */
export async function sendLetter(
  deps: Pick<Deps, 'mail' | 'config'>,
  to: string,
  { unsubscribeUrl, ...content }: MailContent & { unsubscribeUrl?: string },
): Promise<void> {
  await deps.mail.send({ to, ...(unsubscribeUrl ? { unsubscribeUrl } : {}), ...composeMail(content, deps.config) });
}
