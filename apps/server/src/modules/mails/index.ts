/** How messages of the shop look; any module that writes to customers uses it. */
export { composeMail } from './compose-mail.ts';
export {
  type MailBlock,
  type MailContent,
  type MailLine,
  type MailProduct,
  type MailSender,
  THE_SHOP,
} from './mail-blocks.ts';
export { plainName, quotedName } from './plain-name.ts';
export { senderOf, sendLetter } from './send-letter.ts';
