/** How messages of the shop look; any module that writes to customers uses it. */
export { composeMail } from './compose-mail.ts';
export type { MailBlock, MailContent, MailLine, MailProduct, MailSender } from './mail-blocks.ts';
export { plainName, quotedName } from './plain-name.ts';
export { sendLetter } from './send-letter.ts';
