import type { Page } from 'playwright';

const password = 'Spesa-2026!';

/** Signs somebody of the staff in at the company’s identity provider, and waits for the Banco. */
export async function signInStaff(page: Page, email: string, path = '/banco'): Promise<void> {
  await page.goto(path);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/banco'));
}

/** A scanner that types: its keys come at once, without a click before, and end in Enter. */
export async function scanCode(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, 'Enter'],
  );
}
