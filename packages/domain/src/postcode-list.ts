/** What people write of many postal codes: "20121-20124, 20144". */
export interface PostcodeList {
  /** Each once, in order. */
  postcodes: string[];
  /** Pieces nobody can read, as they were written: "2014", "20150-20140". */
  wrong: string[];
}

/** The most codes from one to the other: a province has fewer, and a slip of a finger has more. */
const LONGEST = 500;

/** Reads codes and ranges, divided by commas, semicolons, blanks or new lines. */
export function readPostcodes(text: string): PostcodeList {
  const found = new Set<string>();
  const wrong: string[] = [];
  const pieces = text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  for (const piece of pieces) {
    const [, first, last = first] = /^(\d{5})(?:-(\d{5}))?$/.exec(piece) ?? [];
    const from = Number(first);
    const count = Number(last) - from;
    if (first === undefined || count < 0 || count >= LONGEST) wrong.push(piece);
    else for (let at = 0; at <= count; at++) found.add(String(from + at).padStart(5, '0'));
  }
  return { postcodes: [...found].sort(), wrong };
}

/** The same as people write it, as short as it goes: "20121–20124, 20144". */
export function writePostcodes(postcodes: readonly string[]): string {
  const runs: [string, string][] = [];
  for (const code of [...postcodes].sort()) {
    const run = runs.at(-1);
    if (run && Number(code) - Number(run[1]) <= 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}
