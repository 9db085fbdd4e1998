/** The same name as in src/worker/worker.ts, which shows them without a network. */
const PICTURES = 'sporta.banco.pictures';

/** Keeps these pictures on the device and lets go of those of earlier work. What cannot be read is missing, no more. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PICTURES);
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).href));
  const have = (await cache.keys()).map(({ url }) => url);
  await Promise.all(have.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  const missing = [...wanted].filter((url) => !have.includes(url));
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}

/** Lets go of all of them. */
export async function forgetPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES);
}
