/** Longest list kept in an address, in characters. */
const MAX_LENGTH = 6000;

/** The list in the address: `/fast-search?q=latte, 2 passata`. Commas separate; inside a word they would split it. */
export function fastSearchHref(words: readonly string[]): string {
  const q = words.map((word) => word.replace(/[,;\n]+(?!\d)/g, ' ').trim()).join(', ');
  return `/fast-search?q=${encodeURIComponent(q.slice(0, MAX_LENGTH))}`;
}

export function readList(q: unknown): string {
  return typeof q === 'string' ? q.trim().slice(0, MAX_LENGTH) : '';
}

/** Whether a typed or pasted text is more than one thing, so that the server has to split it. */
export function looksLikeList(text: string): boolean {
  return /[\n;•]|,(?!\d)/.test(text) || text.trim().split(/\s+/).length > 4;
}
