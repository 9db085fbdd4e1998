import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { type Device, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';

const enter = visits();

describe.each<Device>(['desk', 'phone'])('recipes (%s)', (device) => {
  it('are listed by course, and open to visitors', async () => {
    const { page } = await enter(device);
    await page.goto('/ricette', { waitUntil: 'networkidle' });
    expect(await page.locator('.dish-card').count()).toBe(20);
    await expectAccessible(page);
    await expectNoWider(page);
    await page.getByRole('link', { name: /^Tiramisù/ }).click();
    await page.getByRole('link', { name: 'Accedi e metti nel carrello' }).waitFor();
  });
});
