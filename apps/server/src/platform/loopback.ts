import { isIPv4 } from 'node:net';

/** Whether a host name, as `URL` writes it, is this machine itself (RFC 6761, RFC 5735, RFC 4291); no other name counts. */
export function isLoopbackName(name: string): boolean {
  const bare = name.toLowerCase();
  return bare === 'localhost' || bare === '[::1]' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Whether an address is of this machine; what is no address is not. */
export function isLoopbackUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && isLoopbackName(parsed.hostname);
}

/** Whether the other end of a connection is this machine. */
export function isLoopbackPeer(address: string | undefined): boolean {
  return address !== undefined && isLoopbackName(address.replace(/^::ffff:/, ''));
}

/**
 * Where a page asked for under another name of this machine is: 127.0.0.1:3000 for a shop at localhost:3000. Browsers keep cookies by
 * name, so who pays would come back from the bank as a stranger.
 * @param host of the request, with its port
 * @param path with its query
 * @returns undefined where the names are the same, the ports differ (somebody forwards one), or either is not this machine
 */
export function sameShopElsewhere(publicUrl: string, host: string | undefined, path: string): string | undefined {
  const shop = URL.parse(publicUrl);
  const asked = host === undefined ? null : URL.parse(`${shop?.protocol}//${host}`);
  if (!shop || !asked || shop.hostname === asked.hostname || shop.port !== asked.port) return undefined;
  if (!isLoopbackName(shop.hostname) || !isLoopbackName(asked.hostname)) return undefined;
  // a path of two slashes must not become a host
  return `${shop.origin}/${path.replace(/^[/\\]+/, '')}`;
}
