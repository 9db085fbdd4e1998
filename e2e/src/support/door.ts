import type { Page } from 'playwright';
import { expect } from 'vitest';

/* What hands do at a door, on the phone of a driver. */

export const crates = (page: Page) => page.getByRole('button', { name: /^Cassa \d/ });
export const deliver = (page: Page) => page.getByRole('button', { name: 'Consegnato', exact: true });

/** Hands over each crate that is still on the van. */
export async function handOver(page: Page): Promise<void> {
  const count = await crates(page).count();
  for (let index = 0; index < count; index++) {
    const crate = crates(page).nth(index);
    if ((await crate.getAttribute('aria-pressed')) !== 'true') await crate.click();
    await expect.poll(() => crate.getAttribute('aria-pressed')).toBe('true');
  }
}

/** A hand writes a wave. */
export async function sign(page: Page): Promise<void> {
  const pad = page.locator('.dv-pad svg');
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is nowhere to sign');
  await page.mouse.move(box.x + 40, box.y + 70);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(box.x + 40 + step * 15, box.y + 70 + (step % 2 ? 20 : -20));
  }
  await page.mouse.up();
  await page.getByRole('img', { name: 'Firma del cliente' }).waitFor();
}
