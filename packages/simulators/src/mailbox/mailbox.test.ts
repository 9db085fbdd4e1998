import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from './start-mailbox.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ keep: 4 });
});
afterAll(() => mailbox.close());

/** Speaks SMTP by hand, one command per answer. */
async function send(recipients: string[], message: string): Promise<void> {
  const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
  const commands = [
    'EHLO shop',
    'MAIL FROM:<spesa@sporta.example>',
    ...recipients.map((recipient) => `RCPT TO:<${recipient}>`),
    'DATA',
    `${message.replaceAll('\n', '\r\n')}\r\n.`,
    'QUIT',
  ];
  for await (const chunk of socket.setEncoding('utf8')) {
    // The last line of an answer has a space after its code.
    const status = /^(\d{3}) [^\n]*\n$/m.exec(chunk)?.[1];
    if (!status) continue;
    if (Number(status) >= 400) throw new Error(chunk);
    const command = commands.shift();
    if (command) socket.write(`${command}\r\n`);
  }
}

const plain = (subject: string) => `From: Sporta <spesa@sporta.example>
To: Giulia <giulia@sporta.example>
Subject: ${subject}

Ciao Giulia`;

const rich = `From: Sporta <spesa@sporta.example>
To: Giulia <giulia@sporta.example>
Subject: =?utf-8?B?${Buffer.from('Il tuo ordine è confermato').toString('base64')}?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="M"

--M
Content-Type: multipart/alternative; boundary="A"

--A
Content-Type: text/plain; charset=utf-8

Totale 12 euro
--A
Content-Type: text/html; charset=utf-8

<h1>Totale 12 euro</h1><script>alert(1)</script>
--A--
--M
Content-Type: application/pdf
Content-Disposition: attachment; filename="scontrino.pdf"
Content-Transfer-Encoding: base64

JVBERi0x
--M--`;

const read = async (path: string) => (await fetch(`${mailbox.url}${path}`)).json();

test('a message is kept for each recipient, decoded, with its attachments', async () => {
  await send(['Giulia@sporta.example', 'copia@sporta.example'], rich);
  const { messages } = await read('/api/messages?to=giulia@sporta.example');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    from: { name: 'Sporta', address: 'spesa@sporta.example' },
    to: ['giulia@sporta.example', 'copia@sporta.example'],
    subject: 'Il tuo ordine è confermato',
    text: expect.stringContaining('Totale 12 euro'),
    attachments: [{ name: 'scontrino.pdf', contentType: 'application/pdf', size: 6 }],
  });
  const attachment = await fetch(`${mailbox.url}${messages[0].attachments[0].url}`);
  expect(await attachment.text()).toBe('%PDF-1');
  expect((await read('/api/messages?to=nessuno@sporta.example')).messages).toEqual([]);
});

test('the page shows it; scripts of the message cannot run', async () => {
  const { messages } = await read('/api/messages');
  const page = await (await fetch(`${mailbox.url}/messages/${messages[0].id}`)).text();
  expect(page).toContain('Il tuo ordine è confermato');
  const shown = await fetch(`${mailbox.url}/messages/${messages[0].id}/html`);
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  );
  const list = await (await fetch(`${mailbox.url}/?cerca=${encodeURIComponent('ORDINE è')}`)).text();
  expect(list).toContain('1 messaggio');
});

test('old messages make room, and messages are deleted by recipient or all', async () => {
  for (const subject of ['<b>uno</b>', 'due', 'tre']) await send(['a@sporta.example'], plain(subject));
  await send(['b@sporta.example'], plain('quattro'));
  const { messages } = await read('/api/messages');
  expect(messages.map((message: { subject: string }) => message.subject)).toEqual([
    'quattro',
    'tre',
    'due',
    '<b>uno</b>',
  ]);
  expect(await (await fetch(mailbox.url)).text()).not.toContain('<b>uno');
  const remove = (query: string) => fetch(`${mailbox.url}/api/messages${query}`, { method: 'DELETE' });
  expect(await (await remove('?to=A@sporta.example')).json()).toEqual({ deleted: 3 });
  expect(await (await remove('')).json()).toEqual({ deleted: 1 });
  expect((await fetch(`${mailbox.url}/messages/1`)).status).toBe(404);
});
