/**
 * Splits a label into lines: at `|` where it is given, otherwise into two balanced lines when longer than `max`
 * characters.
 */
export function nameLines(label: string | undefined, max = 12): string[] {
  if (!label) return [];
  if (label.includes('|')) return label.split('|');
  if (label.length <= max || !label.includes(' ')) return [label];
  const words = label.split(' ');
  let best: { longest: number; lines: string[] } | undefined;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (!best || longest < best.longest) best = { longest, lines };
  }
  return best?.lines ?? [label];
}

interface Room {
  width: number;
  height: number;
  /** Largest size of the letters. */
  most: number;
  widthAt1: (line: string) => number;
}

/** One to three lines of a label, broken where the letters come out largest. */
export function fittedLines(
  label: string | undefined,
  { width, height, most, widthAt1 }: Room,
): { text: string[]; size: number } {
  const words = (label ?? '').replaceAll('|', ' ').split(' ').filter(Boolean);
  let best = { text: words.length ? [words.join(' ')] : [], size: 0, longest: Number.POSITIVE_INFINITY };
  const tried = (text: string[]) => {
    const longest = Math.max(...text.map(widthAt1), 0.01);
    const size = Math.min(most, height / text.length, width / longest);
    const even = text.length === best.text.length && size >= best.size && longest < best.longest;
    // a break must pay: the same size in fewer lines reads better
    if (even || size > best.size * 1.04) best = { text, size, longest };
  };
  const joined = (from: number, to?: number) => words.slice(from, to).join(' ');
  if (words.length) tried([joined(0)]);
  for (let i = 1; i < words.length; i++) {
    tried([joined(0, i), joined(i)]);
    for (let j = i + 1; j < words.length; j++) tried([joined(0, i), joined(i, j), joined(j)]);
  }
  return { text: best.text, size: best.size };
}
