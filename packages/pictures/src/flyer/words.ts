import type { FontKey } from '../type/fonts.ts';
import { widthAt1 } from '../type/outline.ts';

/** Breaks words into lines of at most `width` pixels; what is left over after the last line ends in "…". */
export function wrapped(words: string, font: FontKey, size: number, width: number, maxLines: number): string[] {
  const fits = (line: string) => widthAt1(line, font) * size <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer) || !line) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last.includes(' ') && !fits(`${last}…`)) last = last.slice(0, last.lastIndexOf(' '));
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}
