import { StringDecoder } from 'node:string_decoder';

export interface Line {
  /** From 1. */
  number: number;
  /** Empty when `problem` says why it is not here. */
  text: string;
  problem?: string;
}

/** Characters; the longest real row, with texts and a drawn picture in it, has some ten thousand. */
export const longestLine = 1_000_000;

/**
 * Lines of a byte stream in UTF-8, without their ends (`\n` or `\r\n`) and without a byte order mark. Only these ends count:
 * U+2028 and the like may stand inside a text. Of a line beyond `longestLine` no more is kept than that it was too long.
 */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  let parts: string[] = [];
  let length = 0;
  const keep = (text: string) => {
    if (length <= longestLine) parts.push(text);
    length += text.length;
  };
  const end = (): Line => {
    const isTooLong = length > longestLine;
    const text = isTooLong ? '' : parts.join('');
    parts = [];
    length = 0;
    number++;
    return isTooLong
      ? { number, text, problem: `the line has more than ${longestLine} characters` }
      : line(number, text);
  };
  for await (const chunk of bytes) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    keep(first);
    for (const other of others) {
      yield end();
      keep(other);
    }
  }
  keep(decoder.end());
  if (length > 0) yield end();
}

function line(number: number, text: string): Line {
  const bare = number === 1 ? text.replace(/^\uFEFF/, '') : text;
  return { number, text: bare.endsWith('\r') ? bare.slice(0, -1) : bare };
}
