import sax from 'sax';
import { SheetError } from './sheet-error.ts';

export interface XmlReader {
  /** A tag opens. @param name without its namespace's prefix */
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  /** A piece of text. */
  text?: (text: string) => void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece; entities of its own are unknown, so none can swell.
 * @returns after each piece, for a reader that hands on what it found so far
 * @throws SheetError `broken`
 */
export async function* readXml(pieces: AsyncIterable<string>, reader: XmlReader): AsyncGenerator<void> {
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => reader.open(local(name), attributes as Record<string, string>);
  parser.onclosetag = (name) => reader.close?.(local(name));
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onerror = (error) => {
    throw new SheetError('broken', error);
  };
  try {
    for await (const piece of pieces) {
      parser.write(piece);
      yield;
    }
    parser.close();
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken', error);
  }
  yield;
}

/** Reads XML to its end; what is not there holds nothing. */
export async function readWhole(pieces: AsyncIterable<string> | undefined, reader: XmlReader): Promise<void> {
  if (!pieces) return;
  for await (const _ of readXml(pieces, reader));
}
