import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const publicUrl = 'https://spesa.example';

it('makes addresses of the shop links, and no others', () => {
  const { html, text } = composeMail({
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
    publicUrl,
  });
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([publicUrl, `${publicUrl}/reset-password-request`]);
  expect(html).toContain('https://truffa.example &#60;b&#62;ti invita&#60;/b&#62;');
  expect(text).toContain(`${publicUrl}/reset-password-request.`);
});
