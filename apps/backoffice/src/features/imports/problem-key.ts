import type { ImportRowOnWire } from '@sporta/contract';

type Problem = ImportRowOnWire['problems'][number];

/**
 * Names a problem of a row by its column: when another one of the row is put right and the list is read again, the one that somebody is
 * just correcting stays the same.
 */
export function problemKey(line: number, problems: readonly Pick<Problem, 'column'>[], place: number): string {
  const column = problems[place]?.column ?? '';
  const before = problems.slice(0, place).filter((each) => each.column === column).length;
  return `${line} ${column} ${before}`;
}
