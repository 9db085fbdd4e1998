import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

it('has one page for each crate, 100 × 50 mm', async () => {
  const order = { orderNumber: '26-118204', slotDay: '2026-11-22', slotBegin: '18:00', slotEnd: '20:00' } as OrderView;
  const pdf = (await renderLabels(order, [crate, { ...crate, crateId: 1235, number: 3 }], new Date(0))).toString(
    'latin1',
  );
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf.match(/\/MediaBox \[0 0 283\.46\d* 141\.73\d*\]/g)).toHaveLength(2);
});
