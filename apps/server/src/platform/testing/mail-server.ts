import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a mail server says or does instead of going on. */
export type Fault = string | ((socket: Socket) => void);

/** Faults by the command they answer; "." is the end of the letter. */
export type Faults = Partial<Record<'hello' | 'MAIL' | 'RCPT' | 'DATA' | '.', Fault>>;

export interface MailServer {
  url: string;
  /** Readers of the letters it took, in order. */
  taken: string[];
  /** May be changed while it runs. */
  faults: Faults;
  close(): Promise<void>;
}

/** A mail server on a socket (RFC 5321), with faults. */
export async function startMailServer(faults: Faults = {}): Promise<MailServer> {
  const state = { faults, taken: [] as string[] };
  const server = createServer((socket) => serve(socket, state));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, { url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
}

function serve(socket: Socket, state: Pick<MailServer, 'taken' | 'faults'>): void {
  let inLetter = false;
  let reader = '';
  /** @returns whether it went on */
  const say = (step: keyof Faults | undefined, text: string): boolean => {
    const fault = step === undefined ? undefined : state.faults[step];
    if (typeof fault === 'function') fault(socket);
    else socket.write(`${fault ?? text}\r\n`);
    return fault === undefined;
  };
  say('hello', '220 mx.posta.example');
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
      if (inLetter && line !== '.') continue;
      reader = /^RCPT TO:<(.+?)>/.exec(line)?.[1] ?? reader;
      if (line === 'DATA') inLetter = say('DATA', '354 go on');
      else if (line === '.') {
        inLetter = false;
        // the letter is its own before it says so, as a real one keeps it first
        if (state.faults['.'] === undefined || state.faults['.'] === hangUp) state.taken.push(reader);
        say('.', '250 taken');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say(/^(MAIL|RCPT)/.exec(line)?.[0] as 'MAIL' | 'RCPT' | undefined, '250 OK');
    }
  });
}

/** Answers nothing. */
export const silence: Fault = () => undefined;

/** Breaks the connection. */
export const hangUp: Fault = (socket) => socket.destroy();
