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
