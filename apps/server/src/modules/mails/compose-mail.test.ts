import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const publicUrl = 'https://spesa.example';
const seller = {
  name: 'Bottega S.r.l.',
  address: 'Via Po 1, 10123 Torino TO',
  vatNumber: '12345670017',
  register: '',
  phone: '',
  email: '',
  iban: '',
};
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
    expect(body).toContain(`Bottega S.r.l., Via Po 1, 10123 Torino TO · P. IVA 12345670017 · ${register}`);
  }
  expect(composeMail(content, sender).text).toContain('P. IVA 12345670017\n');
  const reached = composeMail(content, {
    publicUrl,
    seller: { ...seller, phone: '800 123 456', email: 'ciao@bottega.example' },
  });
  for (const body of [reached.html, reached.text]) expect(body).toContain(' · Tel. 800 123 456 · ciao@bottega.example');
});

it('keeps to what every mail program shows, and says the same in both forms', () => {
  const { html, text } = composeMail(
    {
      subject: 'Prova',
      preview: 'Prova',
      title: 'Prova',
      blocks: [
        { kind: 'heading', text: 'La <tua> spesa' },
        {
          kind: 'lines',
          lines: [
            { name: 'Riso & co', quantity: '2 pz', amount: '5,00 €', picture: `${publicUrl}/media/1.png` },
            { name: 'Sale', quantity: '1 pz', amount: 'Gratis' },
          ],
        },
        { kind: 'sums', rows: [['Spesa', '5,00 €']], total: ['TOTALE', '5,00 €'] },
        { kind: 'sums', rows: [['Carta', '5,00 €']] },
        { kind: 'facts', rows: [['Numero', '1']] },
        { kind: 'button', label: 'Vedi', url: publicUrl },
      ],
    },
    sender,
  );
  expect(html).not.toMatch(/display:\s*(flex|grid)|position:|<tua>|<svg|<script/);
  for (const [picture] of html.matchAll(/<img[^>]*>/g))
    expect(picture).toMatch(/ alt="[^"]*" width="\d+" height="\d+"/);
  expect(html).toMatch(/<meta name="color-scheme" content="light dark">/);
  expect(text).toContain('2 pz · Riso & co · 5,00 €\n1 pz · Sale · Gratis');
  expect(text).toContain('Spesa: 5,00 €\nTOTALE: 5,00 €\n\nCarta: 5,00 €\n\nNumero: 1');
  const shown = html.replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  for (const words of ['La <tua> spesa', 'Riso & co', '2 pz', 'Gratis', 'TOTALE']) expect(shown).toContain(words);
});

it('arrives whole with two hundred lines: Gmail cuts off what is behind 102 kB', () => {
  const name = 'Società & Figli «Ómegna» – spaghettoni '.padEnd(160, 'à');
  const lines = Array.from({ length: 200 }, (_, i) => ({
    name: `${i} ${name}`,
    quantity: '12 pz',
    amount: 'ca. 1.234,56\u00a0€',
    picture: `${publicUrl}/media/product/${i}/120.png`,
  }));
  const written = (count: number) =>
    composeMail(
      {
        subject: 'Prova',
        preview: 'Prova',
        title: 'Prova',
        blocks: [
          { kind: 'lines', lines: lines.slice(0, count) },
          { kind: 'small', text: 'Condizioni. '.repeat(500) },
        ],
      },
      sender,
    );
  const { html, text } = written(200);
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  for (const { name: each } of lines) {
    expect(text).toContain(each);
    expect(html).toContain(each.replace('&', '&#38;'));
  }
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(written(40).html.match(/<img /g)).toHaveLength(41);
});
