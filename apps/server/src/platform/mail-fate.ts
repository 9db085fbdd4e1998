/**
 * What is known of a mail whose sending failed.
 *
 * - `no-such-mailbox`: its address does not exist, now and later
 * - `refused`: the server answered and did not take it; it may take it later
 * - `not-reached`: no server answered, and nothing of the letter left
 * - `unknown`: the letter left, or may have, and nobody said what became of it
 */
export type MailFate = 'no-such-mailbox' | 'refused' | 'not-reached' | 'unknown';

/** What the errors of `Mailer.send` carry. */
interface MailFailure {
  /** The answer of the server (RFC 5321), where it gave one. */
  responseCode?: number;
  response?: string;
  /** The command it answered. */
  command?: string;
  /** Whether the server had asked for the letter. */
  letterBegan?: boolean;
}

/** 421: it closes; it says so of itself, not of the mail. */
const CLOSES = 421;
const ABOUT_A_MAILBOX = [550, 551, 553];
/** Statuses about the address of the reader (RFC 3463); others, such as 5.7.1, tell of quotas, lists and rights of the sender. */
const NO_SUCH_ADDRESS = /^5\.1\.(?:0|1|2|3|4|5|6|9|10)$/;

/** @param error what `Mailer.send` threw */
export function mailFate(error: unknown): MailFate {
  const { responseCode, response = '', command = 'RCPT TO', letterBegan } = error as MailFailure;
  if (responseCode === undefined) return letterBegan === false ? 'not-reached' : 'unknown';
  if (responseCode === CLOSES && letterBegan === false) return 'not-reached';
  if (!ABOUT_A_MAILBOX.includes(responseCode)) return 'refused';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // a server without statuses says it of the reader alone where it is asked for the reader
  const isOfReader = status === undefined ? command === 'RCPT TO' : NO_SUCH_ADDRESS.test(status);
  return isOfReader ? 'no-such-mailbox' : 'refused';
}
