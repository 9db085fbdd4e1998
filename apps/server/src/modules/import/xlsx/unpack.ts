import yauzl from 'yauzl';
import { isOutOfProportion } from '../unpacked.ts';
import { SheetError } from './sheet-error.ts';

/** Files of a workbook: sheets, styles, pictures. */
const mostFiles = 10_000;
/** Bytes of all of them. */
const mostUnpacked = 1024 * 1024 * 1024;

/** The text of a file of the workbook, in pieces; undefined when there is none of this name. */
export type Workbook = (name: string) => AsyncIterable<string> | undefined;

/**
 * Opens a workbook, which is a ZIP of XML files. A file that unpacks to more than its ZIP says fails while it is read, so the
 * sizes the ZIP says can be relied on.
 * @throws SheetError `broken`, `too-large`
 */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const files = new Map<string, yauzl.Entry>();
  const zip = await yauzl
    .fromBufferPromise(bytes, { autoClose: false, validateEntrySizes: true })
    .catch((error) => Promise.reject(new SheetError('broken', error)));
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      const isBomb = unpacked > mostUnpacked || isOutOfProportion(unpacked, bytes.length);
      if (isBomb || files.size >= mostFiles) throw new SheetError('too-large');
      files.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', error);
  }
  return (name) => {
    const file = files.get(name);
    return file && unpack(zip, file);
  };
}

/** Opens a file when its reader begins: an open one that nobody reads yet would fail with nobody there to hear it. */
async function* unpack(zip: yauzl.ZipFile, file: yauzl.Entry): AsyncGenerator<string> {
  const stream = await zip.openReadStreamPromise(file);
  // the reader hears of it as well; one that has left must not end the process
  stream.on('error', () => {});
  yield* stream.setEncoding('utf8') as AsyncIterable<string>;
}
