import { StringDecoder } from 'node:string_decoder';

export interface Line {
  /** From 1. */
  number: number;
  text: string;
}

/**
 * Lines of a byte stream in UTF-8, without their ends (`\n` or `\r\n`) and without a byte order mark. Only these ends count:
 * U+2028 and the like may stand inside a text.
 */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  let rest = '';
  for await (const chunk of bytes) {
    const parts = (rest + decoder.write(chunk)).split('\n');
    rest = parts.pop()!;
    for (const part of parts) yield line(++number, part);
  }
  rest += decoder.end();
  if (rest !== '') yield line(++number, rest);
}

function line(number: number, text: string): Line {
  const bare = number === 1 ? text.replace(/^\uFEFF/, '') : text;
  return { number, text: bare.endsWith('\r') ? bare.slice(0, -1) : bare };
}
