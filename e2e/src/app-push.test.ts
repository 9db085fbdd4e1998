import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { playDevice } from './support/device.ts';

/** Notifications of the app: the phone is played behind the bridge of the shell, the shop is real. */

const enter = visits();
const TOKEN = `telefono-di-prova:${'x'.repeat(120)}`;

interface Settings {
  devices: { endpoint: string }[];
}
type Visit = Awaited<ReturnType<typeof enter>>;
const tokens = async ({ context }: Visit) =>
  (await callShop<Settings>(context, 'notification/detail')).devices.map(({ endpoint }) => endpoint);

/** The shop in the shell, on a phone whose owner says yes. */
async function openPhone(login?: string) {
  const visit = await enter('phone');
  const device = await playDevice(visit.page);
  if (login) await logIn(visit.context, login);
  const open = async (path: string, permission = 'granted') => {
    await visit.page.goto(path);
    await expect.poll(() => device.askedFor('SplashScreen.hide')).toHaveLength(1);
    await device.answer('PushNotifications.checkPermissions', { receive: permission });
    await device.answer('PushNotifications.requestPermissions', { receive: 'granted' });
  };
  /** The system gives a token to whoever asked. */
  const giveToken = async (value: string) => {
    await expect
      .poll(() => device.askedFor('PushNotifications.register').then(({ length }) => length))
      .toBeGreaterThan(0);
    await expect.poll(() => device.say('PushNotifications.registration', { value })).toBeGreaterThan(0);
  };
  return { ...visit, device, open, giveToken };
}

it('tells the shop of the phone with one press, and of nothing before', async () => {
  const phone = await openPhone('cliente@sporta.example');
  await phone.open('/profile/notifications', 'prompt');
  const turnOn = phone.page.getByRole('button', { name: 'Attiva qui' });
  await turnOn.waitFor();
  expect(await phone.device.askedFor('PushNotifications.register')).toEqual([]);
  await expectAccessible(phone.page);
  await turnOn.tap();
  await phone.device.answer('PushNotifications.checkPermissions', { receive: 'granted' });
  await phone.giveToken(TOKEN);
  await expect.poll(() => tokens(phone)).toContain(TOKEN);
  await phone.giveToken(TOKEN);
  await phone.page.getByRole('button', { name: 'Disattiva qui' }).waitFor();

  await phone.page.getByRole('button', { name: 'Disattiva qui' }).tap();
  await expect.poll(() => tokens(phone)).not.toContain(TOKEN);
  await expect.poll(() => phone.device.askedFor('PushNotifications.unregister')).toHaveLength(1);
});

it('says what to do when the owner of the phone forbade them', async () => {
  const phone = await openPhone('cliente@sporta.example');
  await phone.page.addInitScript(() => {
    const { bridge } = window as unknown as { bridge: { answers: Record<string, unknown> } };
    bridge.answers['PushNotifications.checkPermissions'] = { receive: 'denied' };
  });
  await phone.open('/profile/notifications', 'denied');
  await phone.page.getByText('dalle impostazioni del telefono').waitFor();
  await expectAccessible(phone.page);
});

it('gives the phone back at sign-out, and the next account finds nothing turned on', async () => {
  const phone = await openPhone('cliente@sporta.example');
  const { page, context, device } = phone;
  await callShop(context, 'notification/subscribe-app', { service: 'fcm', token: TOKEN });
  await phone.open('/profile');
  await page.getByRole('button', { name: /^Esci/ }).first().tap();
  await expect.poll(() => device.askedFor('PushNotifications.removeAllDeliveredNotifications')).toHaveLength(1);
  await expect.poll(() => device.askedFor('PushNotifications.unregister')).toHaveLength(1);
  await logIn(context, 'cliente@sporta.example');
  expect(await tokens(phone)).not.toContain(TOKEN);
});

it('opens what a message leads to from a cold start: a page of another account or of nobody says what it is', async () => {
  const phone = await openPhone('cliente@sporta.example');
  const { page, device } = phone;
  await phone.open('/');
  const opened = (path: string) =>
    device.say('PushNotifications.pushNotificationActionPerformed', { notification: { data: { path } } });
  await expect.poll(() => opened('/profile/gifts')).toBe(1);
  await page.waitForURL('**/profile/gifts');
  await opened('https://evil.example/');
  await opened('//evil.example/');
  await opened('/profile/orders/999999');
  await page.waitForURL('**/profile/orders/999999');
  await page
    .getByRole('heading', { name: /non (c’è|esiste|trov)/i })
    .first()
    .waitFor();
  await expectAccessible(page);
  await opened('/product/caff%C3%A8-n°1"><b>');
  await page.waitForURL(/\/product\/caff/);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

it('asks who is not signed in to sign in first, and shows the order then', async () => {
  const phone = await openPhone();
  await phone.open('/');
  await expect
    .poll(() =>
      phone.device.say('PushNotifications.pushNotificationActionPerformed', {
        notification: { data: { path: '/profile/gifts' } },
      }),
    )
    .toBe(1);
  await phone.page.waitForURL(/\/login/);
  await phone.page
    .getByLabel(/e-mail/i)
    .first()
    .fill('cliente@sporta.example');
  await phone.page.getByLabel('Password', { exact: true }).fill('Spesa-2026!');
  await phone.page.locator('main').getByRole('button', { name: 'Accedi' }).first().tap();
  await phone.page.waitForURL('**/profile/gifts');
});
