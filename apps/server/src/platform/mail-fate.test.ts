import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { createMailer } from './mail.ts';
import { mailFate } from './mail-fate.ts';
import { type Faults, hangUp, type MailServer, silence, startMailServer } from './testing/mail-server.ts';

const servers: MailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function faulty(faults: Faults): Promise<MailServer> {
  const server = await startMailServer(faults);
  servers.push(server);
  return server;
}

async function fateAt(url: string | undefined): Promise<string> {
  const config = readConfig({ ...(url ? { SMTP_URL: url } : {}), MAIL_FROM: 'Sporta <spesa@sporta.example>' });
  const mailer = createMailer(config, createLogger('silent'));
  try {
    await mailer.send({ to: 'anna@posta.example', subject: 'Ciao', text: 'Ciao!' });
    return 'sent';
  } catch (error) {
    return mailFate(error);
  } finally {
    mailer.close();
  }
}
const fateWith = async (faults: Faults) => fateAt((await faulty(faults)).url);

it('of a letter a server took, and of one that never met a server', async () => {
  const { url, taken } = await faulty({});
  expect(await fateAt(url)).toBe('sent');
  expect(taken).toEqual(['anna@posta.example']);
  expect(await fateAt(undefined)).toBe('not-reached');
  expect(await fateAt('smtp://127.0.0.1:1')).toBe('not-reached');
});

it('is that it may go again, where the connection broke before the letter was asked for', async () => {
  expect(await fateWith({ hello: hangUp })).toBe('not-reached');
  expect(await fateAt(`${(await faulty({ hello: silence })).url}?greetingTimeout=200`)).toBe('not-reached');
  expect(await fateWith({ MAIL: hangUp })).toBe('not-reached');
  expect(await fateWith({ RCPT: '421 4.3.2 shutting down' })).toBe('not-reached');
  expect(await fateAt(`${(await faulty({ DATA: silence })).url}?socketTimeout=200`)).toBe('not-reached');
});

it('is not known where it broke after the letter: a second one could be one too many', async () => {
  expect(await fateWith({ '.': hangUp })).toBe('unknown');
  expect(await fateAt(`${(await faulty({ '.': silence })).url}?socketTimeout=200`)).toBe('unknown');
});

it('ends an address only where the server speaks of the address', async () => {
  expect(await fateWith({ RCPT: '550 no such user' })).toBe('no-such-mailbox');
  expect(await fateWith({ RCPT: '550 5.1.1 no such user' })).toBe('no-such-mailbox');
  expect(await fateWith({ '.': '550 5.1.1 no such user' })).toBe('no-such-mailbox');
  // of our quota, our reputation, our rights, our own address
  expect(await fateWith({ MAIL: '550 daily quota exceeded' })).toBe('refused');
  expect(await fateWith({ RCPT: '550 5.4.5 daily user sending quota exceeded' })).toBe('refused');
  expect(await fateWith({ RCPT: '550 5.7.1 relaying denied' })).toBe('refused');
  expect(await fateWith({ RCPT: '550 5.1.8 sender address has no mailbox' })).toBe('refused');
  expect(await fateWith({ '.': '550 looks like a nuisance' })).toBe('refused');
  expect(await fateWith({ RCPT: '452 4.2.2 mailbox full' })).toBe('refused');
  expect(await fateWith({ '.': '421 4.7.0 too many letters' })).toBe('refused');
});
