/**
 * Addresses of the Banco carry plain texts: `?slot=12` is the text "12". An absent or empty filter leaves no trace, so that two
 * views with the same filters have the same address.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Address of a page of the Banco. @param path below `/banco`, e.g. `/ordini` */
export const hrefOf = (path: string, search: object = {}): string =>
  `/banco${path === '/' ? '' : path}${stringifySearch({ ...search })}`;
