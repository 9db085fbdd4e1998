import type { PickingFigures } from '@sporta/contract';
import type { WorkSums } from './figures.repo.ts';

/** Figures of the work of some people together; what nothing was done for is left out. */
export function figuresOf(rows: readonly WorkSums[]): PickingFigures {
  const sum = (value: (row: WorkSums) => number) => rows.reduce((total, row) => total + value(row), 0);
  const [lines, substituted, weighed] = [sum((r) => r.lines), sum((r) => r.substituted), sum((r) => r.weighed)];
  const hours = sum((r) => r.seconds) / 3600;
  return {
    orders: sum((r) => r.orders),
    lines,
    ...(hours > 0 ? { linesPerHour: rounded(lines / hours, 1) } : {}),
    ...(lines > 0
      ? {
          missing: rounded(sum((r) => r.missing) / lines, 4),
          substituted: rounded(substituted / lines, 4),
        }
      : {}),
    ...(substituted > 0 ? { accepted: rounded(1 - sum((r) => r.refused) / substituted, 4) } : {}),
    ...(weighed > 0 ? { weightDeviation: rounded(sum((r) => r.deviation) / weighed, 4) } : {}),
  };
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
