import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail.ts';
import { composeMail } from './compose-mail.ts';
import type { MailContent, MailSender } from './mail-blocks.ts';

/**
 * Writes a message of the shop and hands it to the mail server, from an outbox handler.
 * @throws when the mail server does not take it; the outbox tries again
 */
export async function sendLetter(
  deps: Pick<Deps, 'mail' | 'config' | 'shop'>,
  to: string,
  content: MailContent,
  more: Pick<Mail, 'attachments' | 'unsubscribeUrl'> = {},
): Promise<void> {
  await deps.mail.send({ to, ...composeMail(content, senderOf(deps)), ...more });
}

/** Who a message of the shop comes from, as the shop is now. */
export const senderOf = ({ config, shop }: Pick<Deps, 'config' | 'shop'>): MailSender => ({
  publicUrl: config.publicUrl,
  seller: shop.seller,
});
