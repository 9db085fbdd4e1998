import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { type PrintedSheet, renderSheet, renderSheets } from './render-sheet.ts';

const sheet = (rows: number): PrintedSheet => ({
  title: 'Lista 25-118206 · Colombo',
  subtitle: 'sab 22 nov, 18:00–20:00',
  code: '25-118206',
  columns: [
    { label: '', width: 22, kind: 'box' },
    { label: 'Prodotto', width: 275 },
    { label: 'Chiesti', width: 130, kind: 'right' },
    { label: 'Presi / kg', width: 100, kind: 'blank' },
  ],
  groups: [
    {
      title: 'Corsia 2 · Latticini',
      rows: Array.from({ length: rows }, (_, index) => ['', `Latte ${index + 1}\nNota: ben freddo`, '3', '']),
    },
  ],
  foot: ['Sostituzioni allo stesso prezzo o meno', ''],
  madeAt: new Date(0),
});

const pagesOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })).text;

it('has the heading of its table and its number on each page, and each row whole and once', async () => {
  const pages = await pagesOf(await renderSheet(sheet(60)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Prodotto');
    expect(page).toContain(`Pagina ${index + 1} di ${pages.length}`);
    // what is small stands on the page of what it belongs to
    expect(page.match(/Latte \d+/g)).toHaveLength(page.match(/Nota: ben freddo/g)!.length);
  }
  const rows = pages.flatMap((page) => page.match(/Latte \d+/g) ?? []);
  expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => `Latte ${index + 1}`));
  expect(pages.at(-1)).toContain('Sostituzioni allo stesso prezzo o meno');
});

it('fits one page when it is short, has its code in words, and is black on white', async () => {
  const pdf = await renderSheet(sheet(3));
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Pagina 1 di 1');
  expect(pages[0]).toContain('25-118206 ');
  expect(pdf.equals(await renderSheet(sheet(3)))).toBe(true);
});

it('draws an empty sheet and names no printer can write', async () => {
  const [page] = await pagesOf(await renderSheet({ ...sheet(0), title: 'Giro 1 · Jānis "il Rosso" 李' }));
  expect(page).toContain('Janis "il Rosso" ?');
});

it('begins each of several sheets on a page of its own, and numbers its pages by themselves', async () => {
  const pages = await pagesOf(await renderSheets([sheet(60), { ...sheet(2), title: 'Lista 25-118207 · Riva' }]));
  expect(pages.length).toBeGreaterThan(2);
  const last = pages.at(-1);
  expect(last).toContain('Lista 25-118207');
  expect(last).toContain('Pagina 1 di 1');
  expect(pages[0]).toContain(`Pagina 1 di ${pages.length - 1}`);
  for (const page of pages.slice(0, -1)) expect(page).not.toContain('25-118207');
});
