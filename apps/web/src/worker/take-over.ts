/* A worker of a newer build waits for the pages of the one before. These are the two things a page may ask it meanwhile. */

interface Window {
  id: string;
  url: string;
}

interface Waiting {
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]> };
  skipWaiting(): Promise<void>;
}

/**
 * Takes over, unless another page of the shop is open: it may still need files of its own build, in the middle of an order.
 * @param askedBy id of the page that asks
 * @returns whether it took over
 */
export async function takeOver(worker: Waiting, askedBy: string | undefined): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ id, url }) => id !== askedBy && !isBanco(url))) return false;
  await worker.skipWaiting();
  return true;
}

/** Whether a page that runs a program is of this build. @param program address of the program */
export function isOfBuild(files: readonly string[], program: string): boolean {
  return files.includes(program);
}

/** The Banco has a worker of its own. */
function isBanco(url: string): boolean {
  return /^\/banco(\/|$)/.test(new URL(url).pathname);
}
