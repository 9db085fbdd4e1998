/**
 * The calls of a page that shows what is not published yet say so by a header; the Banco puts the token into its address.
 * @param search of the address the page was opened at
 */
export function previewHeaders(search: string): Record<string, string> {
  const token = new URLSearchParams(search).get('anteprima');
  return token ? { 'X-Ebsn-Preview': token } : {};
}
