/**
 * Addresses carry plain texts: `?q=123` is the text "123", not a number in quotes. Several values under one name keep the
 * last, as a hostile address must not change the type of a parameter; several `q` are one list of words (specification,
 * section 2: `/fast-search`).
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  const words = params.getAll('q');
  return { ...Object.fromEntries(params), ...(words.length > 1 ? { q: words.join(', ') } : {}) };
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Adds parameters to an address that may have some already. */
export function withSearch(href: string, search: object): string {
  const text = stringifySearch({ ...search });
  return text && href.includes('?') ? `${href}&${text.slice(1)}` : href + text;
}
