import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parse as parseCsv } from 'csv-parse';
import { nestColumns } from './csv-columns.ts';

/** A row as it stands in the file, before validation. */
export interface RawRow {
  /** Line of the file, from 1. */
  line: number;
  /** Undefined when the line cannot be read at all; `problem` says why. */
  value?: Record<string, unknown>;
  problem?: string;
}

/** Reads JSON Lines (`.jsonl`, `.ndjson`, `.json`) or CSV (`.csv`), also gzipped (`.gz`), row by row. */
export async function* readRows(file: string): AsyncGenerator<RawRow> {
  const gzipped = extname(file) === '.gz';
  const kind = extname(gzipped ? file.slice(0, -3) : file);
  const source = createReadStream(file);
  const text = gzipped ? source.pipe(createGunzip()) : source;
  // a broken source must reach the reader, whichever stream it breaks
  source.on('error', (error) => text.destroy(error));
  if (kind === '.csv') yield* readCsv(text);
  else if (['.jsonl', '.ndjson', '.json'].includes(kind)) yield* readJsonLines(text);
  else throw new Error(`"${file}" has an unknown ending: use .jsonl, .csv or either with .gz`);
}

async function* readJsonLines(text: NodeJS.ReadableStream): AsyncGenerator<RawRow> {
  let line = 0;
  for await (const content of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    const trimmed = line === 1 ? content.replace(/^\uFEFF/, '').trim() : content.trim();
    if (trimmed === '') continue;
    try {
      const value: unknown = JSON.parse(trimmed);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        yield { line, problem: 'the line is not a JSON object' };
      } else {
        yield { line, value: value as Record<string, unknown> };
      }
    } catch (error) {
      yield { line, problem: `the line is not valid JSON: ${(error as Error).message}` };
    }
  }
}

async function* readCsv(text: NodeJS.ReadableStream): AsyncGenerator<RawRow> {
  const parser = parseCsv({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    delimiter: [',', ';', '\t'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  for await (const { record, info } of parser) {
    if (info.error) yield { line: info.lines, problem: `the number of columns is not that of the header` };
    else yield { line: info.lines, value: nestColumns(record) };
  }
}
