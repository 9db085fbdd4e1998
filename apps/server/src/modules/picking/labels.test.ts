import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barsOf } from '../documents/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { crateCode } from './crates.ts';
import { renderLabels } from './labels.ts';

const crate = { crateId: 1234, orderId: 1, temperature: 'chilled', number: 2, bay: null } as const;

/** The bars as a scanner sees them: white around, three points for each module. */
function pictureOf(bars: readonly number[]) {
  const dots = [
    ...Array(30).fill(255),
    ...bars.flatMap((bar, index) => Array(bar * 3).fill(index % 2 === 0 ? 0 : 255)),
    ...Array(30).fill(255),
  ];
  const height = 60;
  const data = new Uint8ClampedArray(dots.length * height * 4);
  for (let row = 0; row < height; row++) {
    for (const [column, shade] of dots.entries())
      data.set([shade, shade, shade, 255], (row * dots.length + column) * 4);
  }
  return { data, width: dots.length, height, colorSpace: 'srgb' } as ImageData;
}

it('has bars a scanner reads as the code of the crate', async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
  const [read] = await readBarcodes(pictureOf(barsOf(crateCode(crate))), { formats: ['Code128'] });
  expect(read?.text).toBe('K00001234');
});

const order = {
  orderNumber: '26-118204',
  lastName: 'Colombo',
  firstName: 'Marta',
  slotDay: '2026-11-22',
  slotBegin: '18:00',
  slotEnd: '20:00',
  deliveryServiceId: 1,
  address: { address1: 'Via Savona', addressNumber: '58', stairway: 'A', floor: '3', doorbell: 'Colombo' },
} as unknown as OrderView;
const facts = { all: 4, stop: { round: 3, stop: 4 }, madeAt: new Date(0) };

it('has one page for each crate, 100 × 70 mm', async () => {
  const crates = [crate, { ...crate, crateId: 1235, number: 3 }];
  const pdf = (await renderLabels(order, crates, facts)).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf.match(/\/MediaBox \[0 0 283\.46\d* 198\.42\d*\]/g)).toHaveLength(2);
});

it('says which crate of how many, how cold, for whom and with which round; a long name stays on its line', async () => {
  const textOf = async (of: object) => {
    const pdf = await renderLabels({ ...order, ...of } as OrderView, [crate], facts);
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    expect(totalPages).toBe(1);
    return text;
  };
  const text = await textOf({});
  for (const part of [
    '2',
    '/ 4',
    'FRESCO',
    'Giro 3 · 4',
    'dom 22 nov, 18:00–20:00',
    'Colombo',
    'Via Savona 58, scala A, 3° piano',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('26-118204');
  expect(text).toContain('cassa K00001234');
  const long = 'Della Rovere di Montefeltro '.repeat(4);
  expect(await textOf({ lastName: long, address: { address1: long, addressNumber: '1' } })).toContain('26-118204');
  expect(await textOf({ deliveryServiceId: 2 })).toContain('Ritiro');
});
