import { isIP } from 'node:net';

/** Which senders of X-Forwarded-For are believed: none, so many hops from the shop outwards, or those with these addresses. */
export type TrustedProxies = false | number | string[];

const furthestHop = 10;

/**
 * Reads TRUST_PROXY: `false`, a number of proxies, or their addresses and networks (`10.0.0.0/8`), separated by commas.
 * @returns a text that says what is wrong, for everything else; `true` would believe whatever a visitor writes
 */
export function readTrustedProxies(text: string): { proxies: TrustedProxies } | { problem: string } {
  const bare = text.trim().toLowerCase();
  if (['false', 'no', '0'].includes(bare)) return { proxies: false };
  if (['true', 'yes'].includes(bare))
    return {
      problem:
        'must say which proxies: their number (1 behind one nginx) or their addresses; "true" believes every visitor',
    };
  if (/^\d+$/.test(bare)) {
    const hops = Number(bare);
    return hops <= furthestHop ? { proxies: hops } : { problem: `must be at most ${furthestHop} proxies` };
  }
  const addresses = bare.split(',').map((each) => each.trim());
  const wrong = addresses.find((each) => !isAddressOrNetwork(each));
  if (wrong !== undefined)
    return { problem: 'must be false, a number of proxies, or addresses such as 127.0.0.1, 10.0.0.0/8' };
  return { proxies: addresses };
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // a network of every address would be "true" again
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** The same for Fastify, which asks of each sender, from the shop outwards (0 is who is connected), whether to believe it. */
export function trustIn(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
