import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Device, type Visit, visit } from './browser.ts';

/** What Chromium says on the console when there is no network. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503|Non riusciamo a raggiungere il negozio/;

/** A visitor with the worker of the shop, whose network goes away on purpose. */
export async function visitWithWorker(device: Device): Promise<Visit> {
  const visitor = await visit(device, { worker: true });
  const { page, faults } = visitor;
  page.on('console', (message) => {
    const last = faults.at(-1);
    if (message.type() === 'error' && last === message.text() && NO_NETWORK.test(last)) faults.pop();
  });
  return visitor;
}

/** Calls whose answers the device keeps, with what they were about: "cart/view", "category frutta-e-verdura". */
export function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('sporta.answers'))) return [];
    const kept = await (await caches.open('sporta.answers')).keys();
    const nameOf = ({ pathname, searchParams }: URL) => {
      const of =
        searchParams.get('slug') ?? searchParams.get('q') ?? (searchParams.has('parent_category_id') ? 'category' : '');
      return `${pathname.replace('/ebsn/api/', '')} ${of}`.trim();
    };
    return [...new Set(kept.map(({ url }) => nameOf(new URL(url))))].sort();
  });
}

/** The worker is there and has kept what the app is opened for. */
export async function whenKept(page: Page, ...calls: string[]): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptCalls(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(calls));
}
