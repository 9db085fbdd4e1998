/** How messages of the shop look; any module that writes to customers uses it. */
export { composeMail, type MailBlock, type MailContent, type MailProduct, type MailSender } from './compose-mail.ts';
export { plainName, quotedName } from './plain-name.ts';
export { sendLetter } from './send-letter.ts';
