import { DESIGN_NAME } from '../../platform/shop-identity.ts';
import { sellerLines } from '../documents/index.ts';
import { type MailContent, type MailSender, THE_SHOP } from './mail-blocks.ts';
import { escapeHtml, toHtml } from './mail-html.ts';
import { toText } from './mail-text.ts';

/** A message of the shop as HTML and as plain text that says the same. */
export function composeMail(content: MailContent, sender: MailSender): { subject: string; html: string; text: string } {
  const foot = {
    reason: content.reason ?? `Ricevi questo messaggio perché riguarda il tuo account ${THE_SHOP}.`,
    seller: sellerText(sender),
  };
  const name = sender.seller.look?.name ?? DESIGN_NAME;
  const called = (text: string, asWritten = name) => text.replaceAll(THE_SHOP, () => asWritten);
  return {
    subject: called(content.subject),
    html: called(toHtml(content, sender, foot), escapeHtml(name)),
    text: called(toText(content, sender.publicUrl, foot)),
  };
}

/** "Sporta S.p.A., Via Tortona 31, 20144 Milano MI · P. IVA 12345670017 · REA MI-1234567 · Tel. 02 1234567". */
function sellerText({ seller }: MailSender): string {
  const [name, address, ...rest] = sellerLines(seller);
  return [`${name}, ${address}`, ...rest].join(' · ');
}
