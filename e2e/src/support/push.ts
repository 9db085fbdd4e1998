import type { BrowserContext, Page } from 'playwright';
import { shopUrl } from './shop.ts';

interface Inside {
  shown: Shown[];
  registration: { showNotification: unknown };
}

export interface Shown {
  title: string;
  body: string;
  tag: string;
  /** The page it opens. */
  data: string;
  icon: string;
}

/**
 * Lets a browser be told by its push service. A browser without a screen is never allowed to notify: what the worker of the shop shows is
 * written down instead.
 */
export async function listenForPush(page: Page, context: BrowserContext) {
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${shopUrl()}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker here');
  await worker.evaluate(() => {
    const inside = globalThis as unknown as Inside;
    inside.shown = [];
    inside.registration.showNotification = async (title: string, options: Omit<Shown, 'title'>) =>
      void inside.shown.push({ title, ...options });
  });
  return {
    /** The push service brings a message. */
    bring: (data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin: shopUrl(), registrationId, data }),
    shown: () => worker.evaluate(() => (globalThis as unknown as Inside).shown),
  };
}
