/** Tags an editor may add or leave out without anything being lost. */
const wrappers = new Set(['p', 'tbody', 'thead', 'colgroup', 'col', 'br']);

/** Whether a text has, as the editor writes it, every heading, list, table, link and picture it had. */
export function keepsAll(before: string, after: string): boolean {
  const left = countTags(after);
  return [...countTags(before)].every(([tag, count]) => (left.get(tag) ?? 0) >= count);
}

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) {
    const name = tag.toLowerCase();
    if (!wrappers.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
