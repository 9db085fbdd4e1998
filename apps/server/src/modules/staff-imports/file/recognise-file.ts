import { createHash } from 'node:crypto';
import { BusinessError } from '../../../platform/errors.ts';
import { asUtf8, type Encoding, encodingOf, rowsOf } from '../../import/index.ts';

export interface FileFormat {
  kind: 'csv' | 'jsonl';
  encoding: Encoding;
  delimiter?: string;
  /** It came as an Excel workbook. */
  isSheet?: boolean;
}

export interface RecognisedFile {
  format: FileFormat;
  columns: { name: string; sample: string }[];
  /** The same for every file with the same columns. */
  layout: string;
}

/** Rows that are looked at to show an example of each column. */
const looked = 200;
const sampleLength = 60;
const cannot = (message: string) => new BusinessError('file-unreadable', message, { field: 'file' });

/**
 * Recognises encoding, format and columns of a file by its beginning.
 * @param isWhole whether the beginning is all of it
 * @param encoding of the whole file, if known: its beginning may have no letter that tells
 * @throws BusinessError `file-unreadable`, with what to do about it
 */
export async function recogniseFile(
  fileName: string,
  beginning: Buffer,
  isWhole: boolean,
  encoding: Encoding = encodingOf(beginning, isWhole),
): Promise<RecognisedFile> {
  refuseOthers(fileName, beginning);
  const [text] = await Array.fromAsync(asUtf8(one(beginning), encoding)).then((parts) => [
    Buffer.concat(parts).toString(),
  ]);
  const start = text!.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw cannot('Il file è vuoto');
  const kind = start.startsWith('{') ? 'jsonl' : 'csv';
  // the last line may be cut
  const whole = isWhole ? text! : text!.slice(0, text!.lastIndexOf('\n') + 1);
  const columns = await columnsOf(whole, kind);
  const names = columns.map(({ name }) => name.trim().toLowerCase()).sort();
  const delimiter = kind === 'csv' ? delimiterOf(start) : undefined;
  return {
    format: { kind, encoding, ...(delimiter ? { delimiter } : {}) },
    columns,
    layout: createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32),
  };
}

/** Files people take for a table, by how they begin. */
function refuseOthers(fileName: string, bytes: Buffer): void {
  const begins = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
  if (begins(0x50, 0x4b) || begins(0xd0, 0xcf) || /\.(xls|ods)$/i.test(fileName)) {
    throw cannot(
      'Questo foglio di calcolo non si legge: salvalo come Excel (.xlsx) senza password, oppure come “CSV UTF-8”',
    );
  }
  if (begins(0x1f, 0x8b)) throw cannot('Il file è compresso: estrailo e carica il CSV');
  if (begins(0x25, 0x50, 0x44, 0x46)) throw cannot('Questo è un PDF: serve una tabella, in CSV o JSON Lines');
  const isText = !bytes.subarray(0, 4000).includes(0) || begins(0xff, 0xfe);
  if (!isText) throw cannot('Questo file non è un testo: serve una tabella, in CSV o JSON Lines');
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function columnsOf(text: string, kind: FileFormat['kind']): Promise<RecognisedFile['columns']> {
  const samples = new Map<string, string>();
  let seen = 0;
  try {
    for await (const { value } of rowsOf(one(Buffer.from(text)), kind)) {
      for (const [name, cell] of Object.entries(value ?? {})) {
        if (name !== '' && !samples.get(name)) samples.set(name, sampleOf(cell));
      }
      if (++seen >= looked) break;
    }
  } catch (error) {
    const twice = /the column "(.*)" stands in the header twice/s.exec((error as Error).message)?.[1];
    throw cannot(
      twice
        ? `La colonna “${twice}” c’è due volte: dai a ognuna un nome suo`
        : 'La prima riga non si legge: devono esserci i nomi delle colonne',
    );
  }
  if (samples.size === 0) throw cannot('Sotto i nomi delle colonne non c’è nessuna riga');
  if (samples.size > 500) throw cannot('Ci sono più di 500 colonne');
  return [...samples].map(([name, sample]) => ({ name, sample }));
}

const sampleOf = (cell: unknown): string =>
  (typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '')).slice(0, sampleLength);

function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0]!.replace(/"[^"]*"/g, '');
  const count = (sign: string) => header.split(sign).length;
  return [';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
