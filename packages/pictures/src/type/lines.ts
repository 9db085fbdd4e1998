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
