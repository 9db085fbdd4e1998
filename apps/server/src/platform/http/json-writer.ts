/** Largest that is kept for the next answers; a whole catalogue in one page is rare. */
const mostKept = 4 * 2 ** 20;
/** A character of JavaScript takes at most so many bytes of UTF-8. */
const widest = 3;
const comma = ','.charCodeAt(0);

/**
 * Puts an answer together from texts and ready bytes, in room that one answer leaves to the next: only the finished answer is
 * a buffer of its own. What is written must be taken before anything is awaited.
 */
export class JsonWriter {
  #room = Buffer.allocUnsafeSlow(64 * 1024);
  #length = 0;

  /** Bytes it holds, written or not. */
  get capacity(): number {
    return this.#room.length;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length;
  }

  /** Begins an answer; what was written and not taken is gone. */
  begin(): this {
    if (this.#room.length > mostKept) this.#room = Buffer.allocUnsafeSlow(mostKept);
    this.#length = 0;
    return this;
  }

  text(text: string): this {
    this.#reserve(text.length * widest);
    this.#length += this.#room.write(text, this.#length);
    return this;
  }

  bytes(bytes: Buffer): this {
    this.#reserve(bytes.length);
    this.#room.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** The members of an object that has some already, and its end. @param rest has at least one */
  membersAfter(rest: object): this {
    const at = this.#length;
    this.text(JSON.stringify(rest));
    this.#room[at] = comma;
    return this;
  }

  /** A character of ASCII. */
  byte(code: number): this {
    this.#reserve(1);
    this.#room[this.#length++] = code;
    return this;
  }

  /** Bytes of `bytes` from `from` up to `to`. */
  part(bytes: Buffer, from: number, to: number): this {
    this.#reserve(to - from);
    bytes.copy(this.#room, this.#length, from, to);
    this.#length += to - from;
    return this;
  }

  /** What was written, as bytes of its own. */
  taken(): Buffer {
    const taken = Buffer.allocUnsafeSlow(this.#length);
    this.#room.copy(taken, 0, 0, this.#length);
    return taken;
  }

  /** What was written, where it stands: true until the next answer begins. */
  lent(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#room.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(needed, this.#room.length * 2));
    this.#room.copy(wider, 0, 0, this.#length);
    this.#room = wider;
  }
}
