import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { answerToThisMachine, listen, originOf, type Simulator } from '../platform/server.ts';
import type { DemoShop } from './deliver-order.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { MessageStore } from './message-store.ts';

const STYLE = readFileSync(new URL('../platform/page.css', import.meta.url), 'utf8');
const LARGEST_MESSAGE_BYTES = 25 * 1024 * 1024;

export interface MailboxOptions {
  /** Of the pages and the JSON; 0 (default) = any free port. */
  port?: number;
  /** Of the mail server; 0 (default) = any free port. */
  smtpPort?: number;
  /** Default `127.0.0.1`. */
  host?: string;
  /** Messages kept, default 500. */
  keep?: number;
  /** The shop that delivers an order when somebody asks for it on the page of its confirmation. */
  shop?: DemoShop;
}

export interface Mailbox extends Simulator {
  /** e.g. `smtp://127.0.0.1:1025`. */
  smtpUrl: string;
}

/**
 * A mail server that accepts everything, delivers nothing and shows it on a page.
 * @throws when a port is taken.
 */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const host = options.host ?? '127.0.0.1';
  const store = new MessageStore(options.keep ?? 500);

  const smtp = new SMTPServer({
    authOptional: true,
    // The sender is on the same machine, and there is no certificate worth believing.
    disabledCommands: ['STARTTLS'],
    size: LARGEST_MESSAGE_BYTES,
    logger: false,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      stream
        .toArray()
        .then((chunks: Buffer[]) => store.add(Buffer.concat(chunks), recipients))
        .then(() => done(), done);
    },
  });
  // A client that drops the connection is no concern of ours; a port that is taken is.
  const smtpPort = await new Promise<number>((resolve, reject) => {
    smtp.once('error', reject);
    const server = smtp.listen(options.smtpPort ?? 0, host, () => {
      smtp.off('error', reject);
      smtp.on('error', () => undefined);
      resolve((server.address() as { port: number }).port);
    });
  });
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));

  const app = fastify({ forceCloseConnections: true });
  answerToThisMachine(app, host);
  await app.register(formbody);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  mailboxRoutes(app, store, options.shop);
  try {
    const url = await listen(app, { host, port: options.port });
    return {
      url,
      smtpUrl: originOf(host, smtpPort, 'smtp'),
      async close() {
        await Promise.all([app.close(), closeSmtp()]);
      },
    };
  } catch (error) {
    await closeSmtp();
    throw error;
  }
}
