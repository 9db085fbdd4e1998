import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const publicUrl = 'https://spesa.example';
const seller = { name: 'Bottega S.r.l.', address: 'Via Po 1, 10123 Torino TO', vatNumber: '12345670017', register: '' };
const sender = { publicUrl, seller };

it('makes addresses of the shop links, and no others', () => {
  const { html, text } = composeMail(
    {
      subject: 'Prova',
      preview: 'Prova',
      title: 'Prova',
      blocks: [
        { kind: 'small', text: `Scegline una qui: ${publicUrl}/reset-password-request.` },
        {
          kind: 'text',
          text: 'https://truffa.example <b>ti invita</b>, anche da https://spesa.example.truffa.example/x',
        },
      ],
    },
    sender,
  );
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([publicUrl, `${publicUrl}/reset-password-request`]);
  expect(html).toContain('https://truffa.example &#60;b&#62;ti invita&#60;/b&#62;');
  expect(text).toContain(`${publicUrl}/reset-password-request.`);
});

it('says at its foot who writes, as a company must in its letters', () => {
  const content = { subject: 'Prova', preview: 'Prova', title: 'Prova', blocks: [] };
  const register = 'Registro imprese di Torino, REA TO-1234567';
  const written = composeMail(content, { publicUrl, seller: { ...seller, register } });
  for (const body of [written.html, written.text]) {
    expect(body).toContain(`Bottega S.r.l., Via Po 1, 10123 Torino TO · P.IVA 12345670017 · ${register}`);
  }
  expect(composeMail(content, sender).text).toContain('P.IVA 12345670017\n');
});
