import { isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { type Allowance, spend } from './budget.ts';
import type { Db } from './db/database.ts';
import { tooManyRequests } from './errors.ts';
import { isLoopbackPeer } from './loopback.ts';
import { hiddenKey } from './shop-secret.ts';

/*
 * One budget for every mail that a visitor can have sent: per mailbox, so that nobody's is filled by others, and per sender,
 * so that we are no means of writing to many. A mailbox that has had enough changes nothing in the answer, which would tell
 * what is known of it; a sender who has sent enough gets a refusal, whoever the mails were for.
 */

const hour = 3600;
/** The last one is kept for a new password: filling a mailbox must not shut its owner out. */
const perMailbox = { other: { atOnce: 4, everySeconds: 2 * hour }, reset: { atOnce: 5, everySeconds: 2 * hour } };
/** A company may invite thirty people in one go. */
const perAccount: Allowance = { atOnce: 30, everySeconds: 300 };
const perAddress: Allowance = { atOnce: 40, everySeconds: 60 };

export interface MailSender {
  ip: string;
  /** Undefined for who is not signed in. */
  accountId?: number | undefined;
}

/**
 * Whether a mail may go to an address, and that it has gone. Asked in the same way for addresses we do not know.
 * @throws HttpError 429 when who asks has had too many sent
 */
export async function mayMail(
  db: Db,
  { to, from, kind = 'other', now }: { to: string; from: MailSender; kind?: keyof typeof perMailbox; now: Date },
): Promise<boolean> {
  await chargeSender(db, from, now);
  return mayReach(db, to, now, kind);
}

/** Whether the mailbox takes one more, and that it has: for mails that follow from what somebody did before. */
export async function mayReach(
  db: Db,
  to: string,
  now: Date,
  kind: keyof typeof perMailbox = 'other',
): Promise<boolean> {
  return (await spend(db, await hiddenKey(db, 'mail-to', mailboxOf(to)), perMailbox[kind], now)) === 0;
}

async function chargeSender(db: Db, { ip, accountId }: MailSender, now: Date): Promise<void> {
  const keys: (readonly [key: Buffer, allowance: Allowance])[] = [];
  // this machine is exempt, as from the limit of requests
  if (!isLoopbackPeer(ip)) keys.push([await hiddenKey(db, 'mail-from-address', networkOf(ip)), perAddress]);
  if (accountId !== undefined) keys.push([await hiddenKey(db, 'mail-from-account', String(accountId)), perAccount]);
  for (const [key, allowance] of keys) {
    const wait = await spend(db, key, allowance, now);
    if (wait > 0) throw tooManyRequests(wait, 'Hai chiesto troppi messaggi in poco tempo. Riprova più tardi.');
  }
}

/** What arrives in one mailbox counts as one: case, `+labels`, the dots of Gmail, and other spellings of the same signs. */
export function mailboxOf(email: string): string {
  const [, typed = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.normalize('NFKC').trim().toLowerCase()) ?? [
    '',
    email.normalize('NFKC').trim().toLowerCase(),
  ];
  const host = domainToASCII(domain) || domain;
  const name = typed.replace(/\+.*$/s, '') || typed;
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Somebody with IPv6 has 2^64 addresses. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
