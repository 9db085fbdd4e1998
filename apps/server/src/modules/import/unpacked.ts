import type { ReadStream } from 'node:fs';
import { Transform } from 'node:stream';

/** Price lists shrink to a tenth, very repetitive ones to a fiftieth; gzip can reach a thousandth. */
const highestRatio = 200;
/** Bytes; below it any ratio is harmless. */
const alwaysAllowed = 64 * 1024 * 1024;

/** Whether something unpacks to more than any list of products would. Bytes. */
export const isOutOfProportion = (unpacked: number, packed: number): boolean =>
  unpacked > alwaysAllowed && unpacked > packed * highestRatio;

/**
 * Passes on what was unpacked and fails once it is out of all proportion to what was read: a small file could else fill the
 * memory, or never end.
 */
export function inProportionTo(packed: ReadStream): Transform {
  let unpacked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      if (isOutOfProportion(unpacked, packed.bytesRead))
        done(new Error(`unpacked it is more than ${highestRatio} times as large, which no list of products is`));
      else done(null, chunk);
    },
  });
}
