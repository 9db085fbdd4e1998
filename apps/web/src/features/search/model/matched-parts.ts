/** A piece of a name, and whether it is what was typed. */
export interface NamePart {
  text: string;
  matched: boolean;
}

const marks = /[\u0300-\u036f]/g;

/** Lower case without accents, letter for letter, so that places in it are places in the name. */
function plain(text: string): string {
  return Array.from(text, (char) => {
    const base = char.normalize('NFD').replace(marks, '').toLowerCase();
    return base.length === char.length ? base : char;
  }).join('');
}

/** Cuts a name where the typed words begin words of it: "caffe mac" in "Caffè macinato". Accents and case do not matter. */
export function matchedParts(name: string, typed: string): NamePart[] {
  const words = plain(typed.normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: name, matched: false }];
  const whole = name.normalize('NFC');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'gu');
  const parts: NamePart[] = [];
  let from = 0;
  for (const { index, 0: found } of plain(whole).matchAll(pattern)) {
    if (index > from) parts.push({ text: whole.slice(from, index), matched: false });
    parts.push({ text: whole.slice(index, index + found.length), matched: true });
    from = index + found.length;
  }
  if (from < whole.length) parts.push({ text: whole.slice(from), matched: false });
  return parts;
}
