/*
 * Keeps the program of the Banco on the device, so that its pages open without a network. What they show is kept by the pages
 * themselves (shared/offline); calls never pass through here. It imports nothing: a worker is one file.
 */

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(event: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(event: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Paths below /banco/, separated by spaces; the build writes them in. */
const files = '__FILES_OF_BUILD__'.split(' ');

const PAGE = '/banco';
/** Pictures of the goods to be prepared: pages put them in, see shared/offline/keep-pictures.ts. */
const PICTURES = 'sporta.banco.pictures';
const PROGRAM = 'sporta.banco.program';
/** How long a network may take with the page before the kept one is shown, in milliseconds. */
const PATIENCE_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepProgram().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && (pathname === PAGE || pathname.startsWith(`${PAGE}/`))) {
    event.respondWith(pageOf(request));
  } else if (pathname.startsWith(`${PAGE}/assets/`)) {
    event.respondWith(keptOr(PROGRAM, request));
  } else if (request.destination === 'image') {
    event.respondWith(keptOr(PICTURES, request));
  }
});

/** The whole build; files of the one before leave when all of this one are there. */
async function keepProgram(): Promise<void> {
  const cache = await caches.open(PROGRAM);
  const addresses = files.map((file) => new URL(`/banco/${file}`, worker.location.origin).href);
  const have = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(addresses.filter((address) => !have.has(address)));
  await keepPage(await fetch(PAGE, { cache: 'no-store' }));
  const page = new URL(PAGE, worker.location.origin).href;
  const wanted = new Set([...addresses, page]);
  await Promise.all([...have].filter((address) => !wanted.has(address)).map((address) => cache.delete(address)));
}

/** Keeps the page of the Banco, never that of the sign-in it may have been sent to. */
async function keepPage(answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected || answer.type !== 'basic') return;
  await (await caches.open(PROGRAM)).put(PAGE, answer);
}

/** The page from the network, which also knows who must sign in; the kept one when it does not answer. */
async function pageOf(request: Request): Promise<Response> {
  // A navigation cannot be given a signal of its own: what comes too late is not looked at.
  const answer = fetch(request).catch(() => undefined);
  const inTime = await Promise.race([answer, new Promise<undefined>((late) => setTimeout(late, PATIENCE_MS))]);
  if (inTime && inTime.status < 500) return inTime;
  return (await keptPage()) ?? (await answer) ?? Response.error();
}

const keptPage = () => caches.match(PAGE, { cacheName: PROGRAM });

async function keptOr(cacheName: string, request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}
