import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { type SizedCache, showCache } from '../../../platform/shown-caches.ts';

const pageBytes = 2 ** 20;
/** Length of a text, before it. */
const headBytes = 2;

/**
 * Room for texts of all views of this process, taken a page at a time. When it is full it is emptied at once: texts are made
 * again sooner than it could be told which of them nobody asks for, and no text costs an object of its own.
 */
export class TextRoom implements SizedCache {
  readonly maxSize: number;
  /** Another one: what was kept before is gone. */
  edition = 0;
  size = 0;
  readonly #pages: Buffer[] = [];
  #used = 0;

  constructor(maxBytes: number) {
    this.maxSize = Math.ceil(maxBytes / pageBytes) * pageBytes;
  }

  /** Bytes of all pages taken so far: they are not given back. */
  get calculatedSize(): number {
    return this.#pages.length * pageBytes;
  }

  /** Keeps a text. @returns where it is, above 0; 0 = it is too long to be kept */
  keep(text: string): number {
    const length = Buffer.byteLength(text);
    if (length > 0xffff) return 0;
    const needed = headBytes + length;
    if ((this.#used % pageBytes) + needed > pageBytes) this.#used = Math.ceil(this.#used / pageBytes) * pageBytes;
    if (this.#used >= this.maxSize) {
      this.edition++;
      this.size = 0;
      this.#used = 0;
    }
    const at = this.#used;
    const number = Math.floor(at / pageBytes);
    const page = this.#pages[number] ?? Buffer.allocUnsafeSlow(pageBytes);
    this.#pages[number] = page;
    page.writeUInt16LE(length, at % pageBytes);
    page.write(text, (at % pageBytes) + headBytes);
    this.#used += needed;
    this.size++;
    return at + 1;
  }

  /** Writes the text that is kept there, but for its last `less` bytes. */
  write(at: number, writer: JsonWriter, less = 0): void {
    const page = this.#pages[Math.floor((at - 1) / pageBytes)]!;
    const from = (at - 1) % pageBytes;
    const length = page[from]! + 256 * page[from + 1]!;
    writer.part(page, from + headBytes, from + headBytes + length - less);
  }
}

const room = showCache('shop_texts', new TextRoom(16 * 2 ** 20));

/** Texts of one view by slot, in the room of all of them. */
export class ShopTexts {
  readonly #room: TextRoom;
  #edition = -1;
  /** Place in the room by slot, 0 = none. */
  #places = new Int32Array(0);

  constructor(texts = room) {
    this.#room = texts;
  }

  /** What is kept of this slot is no longer true. */
  forget(slot: number): void {
    if (slot < this.#places.length) this.#places[slot] = 0;
  }

  /**
   * Writes the text of a slot, kept or made now, but for its last `less` bytes.
   * @param slots so many there are
   */
  write(slot: number, slots: number, make: (slot: number) => string, writer: JsonWriter, less = 0): void {
    const place = this.keep(slot, slots, make);
    if (place > 0) {
      this.#room.write(place, writer, less);
      return;
    }
    const text = make(slot);
    writer.text(text.slice(0, text.length - less));
  }

  /** Keeps the text of a slot ahead. @returns its place in the room, 0 = it is too long to be kept */
  keep(slot: number, slots: number, make: (slot: number) => string): number {
    if (this.#edition !== this.#room.edition || slot >= this.#places.length) this.#begin(slots);
    const place = this.#places[slot]!;
    if (place > 0) return place;
    const kept = this.#room.keep(make(slot));
    // the room may have been emptied for it
    if (this.#edition !== this.#room.edition) this.#begin(slots);
    this.#places[slot] = kept;
    return kept;
  }

  /** Forgets everything, with places for so many slots. */
  #begin(slots: number): void {
    if (this.#places.length < slots) this.#places = new Int32Array(slots);
    else this.#places.fill(0);
    this.#edition = this.#room.edition;
  }
}
