import { inflateSync } from 'node:zlib';
import { brandColoursOf } from '@sporta/domain';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderDocument, type ShopDocument } from './index.ts';

const row = (index: number) => [
  `Prodotto ${index} con un nome lungo quanto basta per andare a capo due volte`,
  '4%',
  '1,00\u00a0€',
];

const paper = (rows: number): ShopDocument => ({
  title: 'Fattura 2026/W12',
  subtitle: 'Copia di cortesia',
  parties: [{ label: 'VENDITORE', lines: ['Sporta S.p.A.', 'Via Tortona 31'] }],
  facts: [['Data', '21/11/2026']],
  tables: [
    {
      columns: [
        { label: 'Prodotto', width: 195 },
        { label: 'IVA', width: 150, right: true },
        { label: 'Importo', width: 150, right: true },
      ],
      rows: Array.from({ length: rows }, (_, index) => row(index)),
      totals: [['TOTALE', '', `${rows},00\u00a0€`]],
    },
  ],
  notes: ['Una nota.'],
  madeAt: new Date('2026-11-21T10:00:00Z'),
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

it('takes as many pages as the rows need, and none without content', async () => {
  expect(pagesOf(await renderDocument(paper(5)))).toBe(1);
  // 19 points for a row of one line, 29 for one of two: 23 on the first page and 25 or 26 on the next ones
  expect(pagesOf(await renderDocument(paper(60)))).toBe(3);
  expect(pagesOf(await renderDocument({ ...paper(0), tables: [], notes: [] }))).toBe(1);
});

/** Lines of text on all pages: each is shown by an operator of its own. */
function linesOf(pdf: Buffer): number | undefined {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return drawn.join('\n').match(/TJ/g)?.length;
}

it('writes a large total on one line: over the empty cell before it, or smaller', async () => {
  const totalled = (...totals: string[]) => {
    const [table] = paper(1).tables;
    const columns = [
      { label: 'Documento', width: 287 },
      { label: 'Previsto', width: 70, right: true },
      { label: 'Pagato', width: 69, right: true },
      { label: 'Aperto', width: 69, right: true },
    ];
    return renderDocument({ ...paper(1), tables: [{ ...table!, columns, totals: [['TOTALE', ...totals]] }] });
  };
  const short = linesOf(await totalled('', '', '1,00\u00a0€'));
  expect(linesOf(await totalled('', '', '1.045.193,28 €'))).toBe(short);
  const three = linesOf(await totalled('1,00\u00a0€', '1,00\u00a0€', '1,00\u00a0€'));
  expect(linesOf(await totalled('45.193,28 €', '45.193,28 €', '145.193,28 €'))).toBe(three);
});

it('is the same to the byte for the same content', async () => {
  expect(await renderDocument(paper(30))).toEqual(await renderDocument(paper(30)));
});

it('writes names in letters the built-in fonts lack, and rows taller than a page, without failing', async () => {
  const odd = { ...paper(1), title: 'Ricevuta di Łukasz Đorđević 🛒 \u0000', notes: ['nota '.repeat(2000)] };
  odd.tables[0]!.rows.push(['parola '.repeat(900), '', '']);
  expect((await renderDocument(odd)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('is drawn in the colours and with the name or logo of the shop, on every page', async () => {
  const colours = brandColoursOf('#a3212b');
  const png = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();
  const logo = { logo: 'a', png, width: 300, height: 90, onWhite: false };
  const plain = await renderDocument(paper(60));
  const named = await renderDocument({ ...paper(60), look: { name: 'Bottega Rossi', colours, logo: undefined } });
  const drawn = await renderDocument({ ...paper(60), look: { name: 'Bottega Rossi', colours, logo } });
  expect([plain, named, drawn].map((pdf) => pdf.includes('(Bottega Rossi)'))).toEqual([false, true, true]);
  expect([plain, named, drawn].map((pdf) => pdf.includes('/Subtype /Image'))).toEqual([false, false, true]);
  // the room is the same whatever stands in the band
  expect([named, drawn].map(pagesOf)).toEqual([pagesOf(plain), pagesOf(plain)]);
  const long = { name: 'Antica bottega dei fratelli Rossi e figli', colours, logo: undefined };
  expect(pagesOf(await renderDocument({ ...paper(1), look: long }))).toBe(1);
});
