/** Postal codes as people write many of them: 20121, 20122, 20123 are "20121–20123". @param codes different ones, rising */
export function runsOf(codes: readonly string[]): string[] {
  const runs: [first: string, last: string][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && Number(code) === Number(run[1]) + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`));
}
