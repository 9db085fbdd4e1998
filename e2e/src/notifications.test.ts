import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { listenForPush } from './support/push.ts';

const enter = visits();

interface Settings {
  kinds: { kind: string; mail?: boolean; push: boolean }[];
  quiet?: { from: string; to: string };
}

it.each(['phone', 'desk'] as const)(
  'lets a customer choose what they are told of, and when not (%s)',
  async (device) => {
    const { page, context } = await enter(device);
    await logIn(context);
    const settings = () => callShop<Settings>(context, 'notification/detail');
    await callShop(context, 'notification/set-quiet', { from: '00:00', to: '00:00' });
    for (const channel of ['push', 'mail'])
      await callShop(context, 'notification/choose', { kind: 'voucher', channel, wanted: false });
    await page.goto('/profile/notifications', { waitUntil: 'networkidle' });

    await page.getByRole('switch', { name: /Sui dispositivi.*Buoni in scadenza/ }).click();
    await expect.poll(async () => (await settings()).kinds.find(({ kind }) => kind === 'voucher')?.push).toBe(true);
    await page.getByRole('switch', { name: /Per e-mail.*Buoni in scadenza/ }).click();
    await expect.poll(async () => (await settings()).kinds.find(({ kind }) => kind === 'voucher')?.mail).toBe(true);

    await page.getByRole('switch', { name: 'Ore di silenzio' }).click();
    await page.getByLabel('Dalle').fill('21:15');
    await page.getByRole('button', { name: 'Salva le ore' }).click();
    await expect.poll(async () => (await settings()).quiet).toEqual({ from: '21:15', to: '07:30' });
    // half under the shop's bar, where a page happens to stand, a switch is as small as what is seen of it
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);

    await page.getByRole('switch', { name: 'Ore di silenzio' }).click();
    await expect.poll(async () => (await settings()).quiet).toBeUndefined();
    for (const channel of ['mail', 'push']) {
      await callShop(context, 'notification/choose', { kind: 'voucher', channel, wanted: false });
    }
  },
);

it('shows what its push service brings', async () => {
  const { page, context } = await enter('desk', { worker: true });
  await page.goto('/faq');
  const { bring, shown } = await listenForPush(page, context);
  const sent = { title: 'Il furgone è partito', body: 'Arriva alle 18', path: '/profile/orders', tag: 'van-7' };
  await bring(JSON.stringify(sent));
  const { path, ...words } = sent;
  await expect.poll(shown).toEqual([{ ...words, data: path, icon: '/icons/icon-192.png' }]);
});
