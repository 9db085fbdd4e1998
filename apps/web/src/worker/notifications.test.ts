import { expect, it } from 'vitest';
import { answerNotifications, closeNotifications } from './notifications.ts';

function worker() {
  const listeners = new Map<string, (event: never) => void>();
  const shown: [string, { data?: string }][] = [];
  const opened: string[] = [];
  answerNotifications({
    location: { origin: 'https://shop.example' } as Location,
    registration: {
      showNotification: async (title, options) => void shown.push([title, options]),
      getNotifications: async () => [],
    },
    clients: { openWindow: async (address) => opened.push(address) },
    addEventListener: (type, listener) => listeners.set(type, listener),
  });
  const tell = (type: string, event: object) =>
    listeners.get(type)?.({ waitUntil: () => undefined, ...event } as never);
  const click = (path: string) => tell('notificationclick', { notification: { data: path, close: () => undefined } });
  return { shown, opened, tell, click };
}

it('shows what the shop sends and opens the page it names, of this shop only', () => {
  const { shown, opened, tell, click } = worker();
  const told = { title: 'Il furgone è partito', body: 'Arriva alle 18', path: '/profile/orders/7', tag: 'van-7' };
  tell('push', { data: { json: () => told } });
  expect(shown).toEqual([[told.title, expect.objectContaining({ body: told.body, tag: 'van-7', data: told.path })]]);
  click('/profile/orders/7');
  click('https://other.example/');
  click('//other.example/');
  expect(opened).toEqual(['https://shop.example/profile/orders/7']);
});

it('takes away what is shown, when who was signed in leaves', async () => {
  const closed: number[] = [];
  const shown = [1, 2].map((id) => ({ close: () => closed.push(id) }));
  await closeNotifications({ registration: { showNotification: async () => {}, getNotifications: async () => shown } });
  expect(closed).toEqual([1, 2]);
});
