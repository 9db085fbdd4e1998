/** What a text is written in; everything is read as UTF-8 afterwards. */
export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

export const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
};

/**
 * Recognises the encoding by its mark, else by whether the bytes are UTF-8. Windows-1252 holds Latin-1 and what Italian tills
 * and spreadsheets write.
 * @param isWhole false: the bytes end anywhere, perhaps inside a character
 */
export function encodingOf(bytes: Buffer, isWhole: boolean): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The encoding of a whole file: a file of UTF-8 with some broken lines is UTF-8, so that only those are lost; one where more
 * letters are broken than whole was never UTF-8.
 */
export async function mostLikelyEncoding(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8');
  let broken = 0;
  let whole = 0;
  let isFirst = true;
  for await (const chunk of bytes) {
    if (isFirst && encodingOf(chunk, false) === 'utf-16le') return 'utf-16le';
    isFirst = false;
    for (const [sign] of decoder.decode(chunk, { stream: true }).matchAll(/\P{ASCII}/gu)) {
      if (sign === '\uFFFD') broken++;
      else whole++;
    }
  }
  return broken > whole ? 'windows-1252' : 'utf-8';
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The same text in UTF-8. */
export async function* asUtf8(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    yield* bytes;
    return;
  }
  const decoder = new TextDecoder(encoding);
  let isFirst = true;
  for await (const chunk of bytes) {
    // tills put the mark of UTF-8 in front of what is none
    const rest = isFirst && chunk.subarray(0, 3).equals(utf8Mark) ? chunk.subarray(3) : chunk;
    isFirst = false;
    yield Buffer.from(decoder.decode(rest, { stream: true }));
  }
  yield Buffer.from(decoder.decode());
}
