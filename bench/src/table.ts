/** One line of the result. */
export interface Row {
  name: string;
  ours: string;
  against: string;
  /** Undefined: shown, not judged. */
  ratio?: number;
  bar?: { least: number } | { most: number };
  note?: string;
}

export function printTable(rows: readonly Row[]): void {
  const header = ['', 'ours', 'against', 'ratio', 'bar', ''];
  const lines = rows.map((row) => [
    row.name,
    row.ours,
    row.against,
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.bar === undefined ? '' : 'least' in row.bar ? `≥ ${row.bar.least}` : `≤ ${row.bar.most}`,
    [verdict(row), row.note].filter(Boolean).join(' · '),
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column]!.length)));
  for (const line of [header, ...lines]) {
    console.log(
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    );
  }
}

function verdict({ ratio, bar }: Row): string {
  if (ratio === undefined || bar === undefined) return '';
  return ('least' in bar ? ratio >= bar.least : ratio <= bar.most) ? 'pass' : 'MISSED';
}
