/* Notifications that the shop sends to this device: shown, and opened where they point. */

interface Told {
  title: string;
  body: string;
  /** Page of the shop that it opens. */
  path: string;
  tag: string;
}

interface Worker {
  location: Location;
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<{ close(): void }[]>;
  };
  clients: { openWindow(address: string): Promise<unknown> };
  addEventListener(type: string, listener: (event: never) => void): void;
}

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

/** Takes away what is shown: it was for who was signed in. */
export async function closeNotifications({ registration }: Pick<Worker, 'registration'>): Promise<void> {
  for (const each of await registration.getNotifications()) each.close();
}

/** Adds the handlers to a worker. */
export function answerNotifications(worker: Worker): void {
  worker.addEventListener('push', (event: Extendable & { data: { json(): Told } }) => {
    const { title, body, tag, path } = event.data.json();
    const shown = worker.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: path });
    event.waitUntil(shown);
  });
  worker.addEventListener(
    'notificationclick',
    (event: Extendable & { notification: { data: string; close(): void } }) => {
      event.notification.close();
      const address = new URL(event.notification.data, worker.location.origin);
      // Only the shop itself is opened, whatever a message says.
      if (address.origin === worker.location.origin) event.waitUntil(worker.clients.openWindow(address.href));
    },
  );
}
