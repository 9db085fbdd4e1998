/** How this device stands with notifications. */
export type DeviceState =
  /** It cannot have any: no worker, no push service. */
  | { kind: 'unable' }
  /** Its owner forbade them; only the settings of the browser or of the phone change that. */
  | { kind: 'forbidden'; by: 'browser' | 'phone' }
  | { kind: 'off' }
  | { kind: 'on'; endpoint: string };

/** How long the worker may take to start, in milliseconds: it starts when the page is first touched, or some seconds after it opened. */
const PATIENCE_MS = 15_000;

/** What the browser says of itself. @param registered addresses the shop sends to */
export async function readDevice(registered: readonly string[]): Promise<DeviceState> {
  if (!('Notification' in window) || !('PushManager' in window)) return { kind: 'unable' };
  const worker = await startedWorker();
  if (!worker) return { kind: 'unable' };
  if (Notification.permission === 'denied') return { kind: 'forbidden', by: 'browser' };
  const endpoint = (await worker.pushManager.getSubscription())?.endpoint;
  return endpoint && registered.includes(endpoint) ? { kind: 'on', endpoint } : { kind: 'off' };
}

/**
 * Asks the owner and then the browser's push service. An address that was given to another key, by a shop that lost its own, is
 * given back first.
 * @returns undefined when the owner said no
 */
export async function openDevice(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** The worker of the shop; undefined in a browser that does not start it. */
async function startedWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!navigator.serviceWorker) return undefined;
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS)),
  ]);
}

export async function closeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
