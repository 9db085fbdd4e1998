import { askWorker } from '../../lib/ask-worker.ts';

/**
 * Goes to the newer version: to the store of the device where there is one, else the page is loaded again. The worker that waits takes
 * over before, unless another page is open: the network gives the new program all the same.
 * @param address of the store
 */
export async function updateNow(address: string | undefined): Promise<void> {
  if (address) {
    window.location.assign(address);
    return;
  }
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) await askWorker(registration.waiting, { type: 'take-over' });
  window.location.reload();
}
