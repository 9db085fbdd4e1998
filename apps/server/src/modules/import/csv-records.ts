import { CsvError, parse } from 'csv-parse/sync';
import { type Line, longestLine } from './lines.ts';

export interface CsvRecord {
  /** Line on which the record begins. */
  line: number;
  /** Undefined when the record cannot be read; `problem` says why. */
  cells?: string[];
  problem?: string;
}

/** A quoted cell that is still open after so many lines, or so many characters, has lost its closing quote. */
const longestRecord = 500;

/**
 * CSV as RFC 4180 has it, also with `;` or tabs between the cells. csv-parse reads each record; the records are put together
 * here, because its stream cannot go on behind a quote that is never closed: all of the file behind it would be lost. A record
 * with a misplaced quote is reported and reading goes on with the next line, so that one bad line costs one row. Empty lines
 * are skipped.
 */
export async function* csvRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  let delimiter: string | undefined;
  /** Lines of a record whose quoted cell is still open. */
  let open: Line[] = [];
  const read = function* (line: Line): Generator<CsvRecord> {
    if (line.problem !== undefined) {
      yield* giveUp();
      yield { line: line.number, problem: line.problem };
      return;
    }
    if (open.length === 0 && line.text.trim() === '') return;
    delimiter ??= delimiterOf(line.text);
    open.push(line);
    const first = open[0]!;
    // an open cell is closed by a quote: other lines are only collected
    const outcome: Split =
      open.length > 1 && !line.text.includes('"')
        ? { open: true }
        : split(open.map((each) => each.text).join('\n'), delimiter);
    const length = open.reduce((sum, each) => sum + each.text.length, 0);
    if (outcome.open && open.length < longestRecord && length < longestLine) return;
    const others = open.slice(1);
    open = [];
    if (outcome.cells) yield { line: first.number, cells: outcome.cells };
    else {
      yield { line: first.number, problem: outcome.open ? 'a quote is opened and never closed' : outcome.problem! };
      for (const other of others) yield* read(other);
    }
  };
  /** What is still open will not be closed any more. */
  const giveUp = function* (): Generator<CsvRecord> {
    while (open.length > 0) {
      const [first, ...others] = open;
      open = [];
      yield { line: first!.number, problem: 'a quote is opened and never closed' };
      for (const other of others) yield* read(other);
    }
  };
  for await (const line of lines) yield* read(line);
  yield* giveUp();
}

/** What separates the names of the header: decided once, so that `1,99` may be a cell between semicolons. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

interface Split {
  cells?: string[];
  /** The text ends inside a quoted cell. */
  open?: boolean;
  problem?: string;
}

/** The cells of one record. Most lines hold no quote: they are cut at once, without a parser for each. */
function split(text: string, delimiter: string): Split {
  if (!text.includes('"')) return { cells: text.split(delimiter).map((cell) => cell.trim()) };
  try {
    return { cells: cellsOf(text, delimiter, { relaxed: false }) };
  } catch (error) {
    return explain(error, () => cellsOf(text, delimiter, { relaxed: true }));
  }
}

/** @throws CsvError. `relaxed`: a quote inside a cell without quotes around it is a sign like others, as in `TV 32"`. */
function cellsOf(text: string, delimiter: string, { relaxed }: { relaxed: boolean }): string[] {
  const records: string[][] = parse(text, {
    delimiter,
    record_delimiter: '\n',
    trim: true,
    relax_column_count: true,
    relax_quotes: relaxed,
  });
  return records[0]!.map((cell) => cell.trim());
}

function explain(error: unknown, relaxed?: () => string[]): Split {
  if (!(error instanceof CsvError)) throw error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return { open: true };
  if (error.code !== 'INVALID_OPENING_QUOTE' || !relaxed) {
    return { problem: 'text is behind a closing quote (a quote inside is written "")' };
  }
  try {
    return { cells: relaxed() };
  } catch (again) {
    return explain(again);
  }
}
