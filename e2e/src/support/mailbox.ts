import { expect } from 'vitest';
import { mailboxUrl } from './shop.ts';

export interface Mail {
  id: number;
  subject: string;
  text: string;
}

async function mailsTo(to?: string): Promise<Mail[]> {
  const asked = to === undefined ? '' : `?to=${encodeURIComponent(to.toLowerCase())}`;
  const answer = await fetch(`${mailboxUrl()}/api/messages${asked}`);
  return ((await answer.json()) as { messages: Mail[] }).messages;
}

/** The latest mail whose subject contains some words; waits until it is there. @param to whom it is written; default: anybody */
export async function mailAbout(subject: string, to?: string): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(
      async () => {
        mail = (await mailsTo(to)).find((each) => each.subject.includes(subject));
        return mail;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeDefined();
  return mail as Mail;
}

/**
 * The link in the latest mail to somebody whose subject contains some words; waits until it is there.
 * @param notThis a link of an earlier mail, which does not count
 */
export async function linkInMail(to: string, subject: string, notThis?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = (await mailsTo(to))
          .filter((mail) => mail.subject.includes(subject))
          .map((mail) => /https?:\/\/\S+\?\S+/.exec(mail.text)?.[0])
          .find((each) => each !== undefined && each !== notThis);
        return link;
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBeDefined();
  return link as string;
}
