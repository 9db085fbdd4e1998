import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { BlockList } from 'node:net';
import path from 'node:path';
import { outside } from '../../platform/outside.ts';

const MAX_BYTES = 10_000_000;
const TIMEOUT_MS = 10_000;

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv6');
}

/**
 * The photo a product names: an https address, or the name of a file in the folder of photos.
 * @throws Error when it cannot be had: unknown file, address inside our own network, answer that is no picture or is
 * larger than 10 MB.
 */
export async function readShopPhoto(address: string, folder: string): Promise<Buffer> {
  if (!/^[a-z]+:/i.test(address)) return readFile(inside(folder, address));
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error('photos come from https addresses only');
  return outside('the photo of a product', TIMEOUT_MS, (signal) => fetchPhoto(url, signal));
}

async function fetchPhoto(url: URL, signal: AbortSignal): Promise<Buffer> {
  await assertPublic(url.hostname);
  const answer = await fetch(url, { redirect: 'error', signal });
  if (!answer.ok || !answer.body) throw new Error(`the photo answers ${answer.status}`);
  if (!answer.headers.get('content-type')?.startsWith('image/')) throw new Error('the address holds no picture');
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error('the photo is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep)) throw new Error('the photo lies outside its folder');
  return file;
}

/** An import file must not make the server read what only it can reach. */
async function assertPublic(host: string): Promise<void> {
  const addresses = await lookup(host.replace(/^\[|\]$/g, ''), { all: true });
  for (const { address, family } of addresses) {
    const plain = address.replace(/^::ffff:/i, '');
    const kind = family === 4 || plain !== address ? 'ipv4' : 'ipv6';
    if (ownNetworks.check(plain, kind)) throw new Error('the address is inside our own network');
  }
}
