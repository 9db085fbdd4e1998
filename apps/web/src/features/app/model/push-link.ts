/**
 * The page of the shop that a message leads to.
 * @returns undefined for what is no path of this shop, whatever a message says
 */
export function pageOfPush(path: string, origin: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
