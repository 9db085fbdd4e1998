import { expect, test } from 'vitest';
import { UploadProblem } from '../../shared/documents/index.ts';
import { inTime } from './in-time.ts';
import { MOST_PDF_BYTES, type OpenPdf, type Reading, readPages } from './read-pages.ts';

const pdf = (name: string, size = 10) => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  return Object.defineProperty(file, 'size', { value: size });
};

/** A reading whose PDFs have `pages` pages. */
function begin(pages: number, draw: OpenPdf['draw'] = async (page) => new Blob([`${page}`])) {
  const stop = new AbortController();
  const seen = { kept: [] as string[], counted: 0, closed: 0, stop };
  const reading: Reading = {
    room: 99,
    signal: stop.signal,
    open: async () => ({
      pages,
      draw,
      close: async () => {
        seen.closed += 1;
      },
    }),
    onCounted: (all) => {
      seen.counted = all;
    },
    keep: async (picture) => {
      seen.kept.push(await picture.text());
    },
  };
  return { reading, seen };
}

test('pages come one at a time, in the order of files and pages', async () => {
  const { reading, seen } = begin(2);
  const picture = new File(['picture'], 'ultima.png', { type: 'image/png' });
  await readPages([pdf('uno.pdf'), picture, pdf('due.pdf')], reading);
  expect(seen).toMatchObject({ kept: ['1', '2', 'picture', '1', '2'], counted: 5, closed: 2 });
});

test('too many pages and too heavy a file are said before anything is drawn', async () => {
  const drawn: number[] = [];
  const { reading, seen } = begin(60, async (page) => {
    drawn.push(page);
    return new Blob();
  });
  await expect(readPages([pdf('uno.pdf'), pdf('due.pdf')], reading)).rejects.toThrow(
    new UploadProblem('Un volantino ha al massimo 99 pagine: i file ne hanno 120, qui ne entrano ancora 99'),
  );
  expect(seen.closed).toBe(2);
  await expect(readPages([pdf('carta.pdf', MOST_PDF_BYTES + 1_000_000)], reading)).rejects.toThrow(
    new UploadProblem('Il PDF carta.pdf pesa 101 MB: al massimo 100 MB'),
  );
  expect(drawn).toEqual([]);
});

test('the pages before one that fails are kept; it is named', async () => {
  const { reading, seen } = begin(4, async (page) => {
    if (page === 3) throw new Error('bad stream');
    return new Blob([`${page}`]);
  });
  await expect(readPages([pdf('carta.pdf')], reading)).rejects.toThrow(
    new UploadProblem('La pagina 3 di carta.pdf non si disegna'),
  );
  expect(seen).toMatchObject({ kept: ['1', '2'], closed: 1 });
});

test('who stops keeps what is there and hears of no problem', async () => {
  const { reading, seen } = begin(4, (page) => {
    if (page < 3) return Promise.resolve(new Blob([`${page}`]));
    queueMicrotask(() => seen.stop.abort());
    return inTime(new Promise<Blob>(() => undefined), seen.stop.signal);
  });
  await readPages([pdf('carta.pdf')], reading);
  expect(seen).toMatchObject({ kept: ['1', '2'], closed: 1 });
});

test('a page that never ends is given up', async () => {
  const { signal } = new AbortController();
  await expect(inTime(new Promise(() => undefined), signal, 5)).rejects.toThrow('takes too long');
  expect(await inTime(Promise.resolve(3), signal, 5)).toBe(3);
});
