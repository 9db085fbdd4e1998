import http2, { type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { outside } from '../../platform/outside.ts';

/** Longest time for one message. */
const TIMEOUT_MS = 10_000;
/** How long a line without messages stays open, in milliseconds. */
const IDLE_MS = 10 * 60_000;

export interface AppleAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The one line over which messages go to Apple, which counts lines opened again and again as an attack. HTTP/2 only. */
export class AppleLine {
  readonly #origin: string;
  #session: ClientHttp2Session | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @throws when the line is cut, or it took too long: the next message has a new line then */
  post(path: string, headers: OutgoingHttpHeaders, body: string): Promise<AppleAnswer> {
    return outside('Apple', TIMEOUT_MS, async (signal) => {
      const session = this.#open();
      try {
        return await exchange(session, { ':method': 'POST', ':path': path, ...headers }, body, signal);
      } catch (error) {
        this.#leave(session);
        throw error;
      }
    });
  }

  #open(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = http2.connect(this.#origin);
    // What is on its way hears of it by itself; an error that nobody listens to would end the server.
    session.on('error', () => this.#leave(session));
    session.on('goaway', () => this.#leave(session));
    session.on('close', () => this.#leave(session));
    session.setTimeout(IDLE_MS, () => this.#leave(session));
    // An idle line keeps no server from stopping.
    session.unref();
    this.#session = session;
    return session;
  }

  /** What is on its way over a line may still arrive; nothing new goes over it. */
  #leave(session: ClientHttp2Session): void {
    if (this.#session === session) this.#session = undefined;
    if (!session.closed) session.close();
  }
}

function exchange(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: string,
  signal: AbortSignal,
): Promise<AppleAnswer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers, { signal });
    let answered: IncomingHttpHeaders | undefined;
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (given) => {
      answered = given;
    });
    stream.on('data', (part: string) => {
      text += part;
    });
    stream.on('error', reject);
    stream.on('close', () => {
      const status = Number(answered?.[':status']);
      if (!answered || !status || !stream.readableEnded) reject(new Error('the line to Apple was cut'));
      else resolve({ status, headers: answered, text });
    });
    stream.end(body);
  });
}
