import type { Page } from 'playwright';

/** What has the focus, as it is called; nothing where the page itself has it. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() =>
    document.activeElement?.matches('a, button, input, [tabindex]') && document.activeElement !== document.body
      ? (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent?.trim() ?? '')
      : '',
  );
}

/** Presses Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const fits = (text: string) =>
    text.length < 120 && (typeof name === 'string' ? text === name || text.startsWith(name) : name.test(text));
  for (let presses = 0; presses < 400; presses++) {
    if (fits(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}
