import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import { outside } from './outside.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** RFC 8058: adds List-Unsubscribe with one click; newsletters only. */
  unsubscribeUrl?: string;
  /** Where reports go that it could not be delivered; without, to the sender. */
  returnPath?: string | undefined;
}

export interface Mailer {
  /** Delivers to the mail server or throws. Call it from an outbox handler, so that it is repeated when it fails. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** For one message, with its attachments, to a slow server. */
const LIMIT_MS = 25_000;

/** SMTP when SMTP_URL is set. Without it mail cannot leave: sending throws, and the outbox keeps the message. */
export function createMailer(config: Config, log: Logger): Mailer {
  if (!config.mail.smtpUrl) {
    return {
      async send() {
        throw new Error('SMTP_URL is not set: mail cannot be sent');
      },
      close() {},
    };
  }
  // Options in the address win over these: a server that is slow on purpose can be given more.
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
  const transport = createTransport({ url: config.mail.smtpUrl, ...limits }, { from: config.mail.from });
  return {
    async send({ unsubscribeUrl, returnPath, ...mail }) {
      const letter = {
        ...mail,
        ...(returnPath ? { envelope: { from: returnPath, to: mail.to } } : {}),
        // Text comes from customers too (names, notes): it must never be read as a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(unsubscribeUrl
          ? {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }
          : {}),
      };
      await outside('the mail server', LIMIT_MS, (signal) => transport.sendMail({ ...letter, signal }));
      log.info({ subject: mail.subject }, 'mail sent');
    },
    close: () => transport.close(),
  };
}
