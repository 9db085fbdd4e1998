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
 * CSV as RFC 4180 has it, also with `;` or tabs between the cells. A record with a misplaced quote is reported and reading
 * goes on with the next line, so that one bad line costs one row. Empty lines are skipped.
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
    const outcome = split(open.map((each) => each.text).join('\n'), delimiter);
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

/** What stands between the names of the header: decided once, so that `1,99` may stand between semicolons. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

interface Split {
  cells?: string[];
  /** The text ends inside a quoted cell. */
  open?: boolean;
  problem?: string;
}

function split(text: string, delimiter: string): Split {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    while (text[at] === ' ') at++;
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? undefined : end).trim());
      if (end < 0) return { cells };
      at = end + 1;
      continue;
    }
    let cell = '';
    for (at++; ; at++) {
      const quote = text.indexOf('"', at);
      if (quote < 0) return { open: true };
      cell += text.slice(at, quote);
      at = quote + 1;
      if (text[at] !== '"') break;
      cell += '"';
    }
    while (text[at] === ' ') at++;
    cells.push(cell.trim());
    if (at === text.length) return { cells };
    if (text[at] !== delimiter) return { problem: 'text stands behind a closing quote (a quote inside is written "")' };
    at++;
  }
}
