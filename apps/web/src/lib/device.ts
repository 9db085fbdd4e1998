import { askWorker } from './ask-worker.ts';

/* What the device keeps of a person, seen from the page. The worker keeps it (src/worker/kept.ts). */

type Order = 'forget' | 'forget-unless-remembered';

/** Lives as long as the browser: a session that is not to be remembered ends with it too. */
const HERE = 'sporta.here';

/** Whom the device keeps things for; absent = nobody. */
const OWNER = 'sporta.kept-for';

/** Asks the worker of this page and waits until it has done so; without a worker there is nothing kept. */
async function ask(type: Order): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) await askWorker(worker, { type });
}

/** Once calls of this page pass through the worker. Never without one. */
export function whenWorkerAnswers(): Promise<void> {
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (!serviceWorker || serviceWorker.controller) return serviceWorker && resolve();
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Before the first page of a browser that was closed: who did not ask to be remembered is forgotten. */
export async function forgetAfterClosing(): Promise<void> {
  if (!document.cookie.includes(`${HERE}=`)) await ask('forget-unless-remembered');
}

/** Keeps the device to one person. @param userId 0 = nobody is logged in */
export async function keepFor(userId: number): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser yet
  if (userId !== 0) document.cookie = `${HERE}=1; path=/; samesite=lax`;
  if (ownerOfDevice() === userId) return;
  // The name goes first: a page that is closed in between forgets again.
  writeOwner(0);
  await ask('forget');
  writeOwner(userId);
}

/** @returns 0 = nobody, also where the browser has taken away what was written */
export function ownerOfDevice(): number {
  try {
    return Number(localStorage.getItem(OWNER)) || 0;
  } catch {
    return 0;
  }
}

function writeOwner(userId: number): void {
  try {
    if (userId === 0) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, String(userId));
  } catch {
    // A browser that keeps nothing needs no name for whom.
  }
}
