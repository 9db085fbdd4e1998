/** "Pasta, riso e farine" → "pasta-riso-e-farine". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' e ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** FNV-1a: a steady number for a text, the same on every machine and at every run. */
export function numberOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

const STOPS =
  /^(\d|n\.$|(al|allo|alla|alle|ai|agli|all’.*|con|in|da|dal|del|della|dei|delle|dell’.*|d’.*|senza|per|a|e|ca\.)$|[A-ZÀ-Ü(+%])/;

/** The head of a product name, at most three words: "Penne rigate n. 41 di grano italiano" → "penne rigate". */
export function headOf(name: string): string {
  const words = name.split(/\s+/);
  const head: string[] = [words[0] ?? name];
  for (let at = 1; at < words.length && head.length < 3; at++) {
    const word = words[at] as string;
    if (word === 'di') {
      const next = words[at + 1];
      if (head.length === 1 && next && !STOPS.test(next) && next !== 'di') head.push('di', next);
      break;
    }
    if (STOPS.test(word)) break;
    head.push(word.replace(/,$/, ''));
  }
  return head.join(' ').toLowerCase().replace(/,/g, '');
}
