import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { createMailer } from './mail.ts';

/** A mail server that takes everything and remembers what it was told. */
const heard: string[] = [];
const server = createServer((socket) => {
  let inLetter = false;
  const say = (text: string) => socket.write(`${text}\r\n`);
  say('220 mx.posta.example');
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
      heard.push(line);
      if (inLetter && line !== '.') continue;
      if (line === 'DATA') say('354 go on');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('250 OK');
      inLetter = line === 'DATA';
    }
  });
  socket.on('error', () => undefined);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  heard.length = 0;
});

async function send(returnPath?: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Sporta <spesa@sporta.example>' });
  const mailer = createMailer(config, createLogger('silent'));
  await mailer.send({ to: 'anna@posta.example', subject: 'Ciao', text: 'Ciao!', returnPath });
  mailer.close();
}
const commands = () => heard.filter((line) => /^(MAIL FROM|RCPT TO|From:|To:)/.test(line));

it('lets a letter come back to an address of its own, which its reader does not see', async () => {
  await send('rimbalzi+7.ab@sporta.example');
  expect(commands()).toEqual([
    expect.stringMatching(/^MAIL FROM:<rimbalzi\+7\.ab@sporta\.example>/),
    expect.stringMatching(/^RCPT TO:<anna@posta\.example>/),
    'From: Sporta <spesa@sporta.example>',
    'To: anna@posta.example',
  ]);
});

it('lets it come back to the sender where there is none', async () => {
  await send();
  expect(commands()[0]).toMatch(/^MAIL FROM:<spesa@sporta\.example>/);
});
