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

const NOISE =
  /\b(DOP|IGP|DOC|DOCG|IGT)\b|\bn\. \d+\b|\bin rete\b|\bdi grano italiano\b|\bitalian[aoei]\b|\d+ (lavaggi|veli)\b/g;

/** The short name printed on the pack, on at most two lines parted by `|`. */
export function labelOf(name: string): string {
  const words = name.replace(NOISE, '').replace(/\s+/g, ' ').trim().split(' ');
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(' ').length > 28) break;
    kept.push(word);
  }
  while (
    kept.length > 1 &&
    /^(di|da|al|alla|alle|ai|con|in|e|per|a|del|della|dei|delle|senza|all’|il)$/.test(kept.at(-1) ?? '')
  )
    kept.pop();
  const text = kept.join(' ');
  if (text.length <= 13 || kept.length < 2) return text;
  let best = 1;
  const imbalance = (cut: number) => Math.abs(kept.slice(0, cut).join(' ').length - kept.slice(cut).join(' ').length);
  for (let cut = 2; cut < kept.length; cut++) if (imbalance(cut) < imbalance(best)) best = cut;
  return `${kept.slice(0, best).join(' ')}|${kept.slice(best).join(' ')}`;
}
