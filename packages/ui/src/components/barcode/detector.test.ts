import { afterEach, expect, it, vi } from 'vitest';
import { createDetector } from './detector.ts';

afterEach(() => vi.unstubAllGlobals());

/** In the words of the specification (section 5). */
const FORMATS = ['EAN_8', 'EAN_13', 'CODE_128', 'CODE_39', 'CODE_93', 'CODABAR', 'UPC_A', 'UPC_E'];

it('reads the barcodes of goods, and asks the browser for nothing else', async () => {
  const asked: string[][] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code', ...FORMATS.map((format) => format.toLowerCase())];
      constructor({ formats }: { formats: string[] }) {
        asked.push([...formats]);
      }
      detect = async () => [{ rawValue: '8001234567890' }];
    },
  );
  const detector = await createDetector();
  expect(asked).toEqual([FORMATS.map((format) => format.toLowerCase())]);
  expect(await detector.read({} as HTMLVideoElement)).toBe('8001234567890');
});
