import { Readable } from 'node:stream';
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
  /** Delivers to the mail server or throws; `mailFate` says what is known of the mail then. Call it from an outbox handler, so that it is repeated when it fails. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** For one message, with its attachments, to a slow server. */
const LIMIT_MS = 25_000;

/**
 * SMTP when SMTP_URL is set. Without it mail cannot leave: sending throws, and the outbox keeps the message.
 * @param shop asked with every mail who it comes from
 */
export function createMailer(
  config: Config,
  log: Logger,
  shop: { readonly mailFrom: string } = { mailFrom: config.mail.from },
): Mailer {
  if (!config.mail.smtpUrl) {
    return {
      async send() {
        throw Object.assign(new Error('SMTP_URL is not set: mail cannot be sent'), { letterBegan: false });
      },
      close() {},
    };
  }
  // Options in the address win over these: a server that is slow on purpose can be given more.
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
  const transport = createTransport({ url: config.mail.smtpUrl, ...limits });
  transport.use('stream', ({ message, data }, done) => {
    const { onLetter } = data as { onLetter?: () => void };
    if (onLetter) message.processFunc((letter) => Readable.from(readLate(letter, onLetter)));
    done();
  });
  return {
    async send({ unsubscribeUrl, returnPath, ...mail }) {
      let letterBegan = false;
      const letter = {
        from: shop.mailFrom,
        ...mail,
        onLetter: () => {
          letterBegan = true;
        },
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
      try {
        await outside('the mail server', LIMIT_MS, (signal) => transport.sendMail({ ...letter, signal }));
      } catch (error) {
        throw Object.assign(error as Error, { letterBegan });
      }
      log.info({ subject: mail.subject }, 'mail sent');
    },
    close: () => transport.close(),
  };
}

/** Hands the letter on piece by piece; says so when the first is asked for: the server has taken sender and reader then. */
async function* readLate(letter: Readable, onLetter: () => void): AsyncGenerator<Buffer> {
  onLetter();
  yield* letter;
}
