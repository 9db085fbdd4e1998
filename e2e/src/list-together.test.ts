import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, closeBrowser, type Device, devices, logIn, type Visit, visit } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable } from './support/purchase.ts';

/** Two people keep one list, each on their own device. */

const open: Visit[] = [];
afterEach(async () => {
  const faults = open.flatMap((each) => each.faults);
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
  expect(faults).toEqual([]);
});
afterAll(closeBrowser);

async function person(device: Device, login: string): Promise<Visit> {
  const visitor = await visit(device);
  open.push(visitor);
  await logIn(visitor.context, login);
  return visitor;
}

describe.each(Object.keys(devices) as Device[])('a list two people keep (%s)', (device) => {
  it('is joined by its link, filled from both sides, and left', async () => {
    const paolo = await person(device, 'cliente@sporta.example');
    const other = await person(device, 'direzione@sporta.example');
    const [first, second] = await buyable(paolo.context, 'q=pasta');
    const name = `Casa al mare ${device}`;
    const { list } = await callShop<{ list: { listId: number } }>(paolo.context, 'list/insert', {
      name,
      items: [{ product_id: first!.productId, quantity: 1 }],
    });
    const address = `/profile/lists/${list.listId}`;

    await paolo.page.goto(address);
    await paolo.page.getByRole('button', { name: 'Condividi', exact: true }).click();
    await paolo.page.getByRole('button', { name: 'Sì, crea il collegamento' }).click();
    const dialog = paolo.page.getByRole('dialog');
    await dialog.getByText('Fatela insieme').click();
    await expect.poll(() => dialog.getByRole('switch').isChecked()).toBe(true);
    await expectAccessible(paolo.page);
    await expectNoWider(paolo.page);
    const link = await dialog.getByLabel('Indirizzo della lista').inputValue();
    await paolo.page.keyboard.press('Escape');

    await other.page.goto(new URL(link).pathname);
    await other.page.getByRole('button', { name: 'Partecipa alla lista' }).click();
    await other.page.waitForURL(`**${address}`);
    await other.page.getByRole('button', { name: 'Esci dalla lista' }).waitFor();
    await expectAccessible(other.page);
    await expectNoWider(other.page);

    // what one puts in stands on the other's page without a touch, with who put it in
    await callShop(other.context, 'list/add-product', { list_id: list.listId, product_id: second!.productId });
    const panel = paolo.page.getByRole('region', { name });
    await panel.getByText(second!.name).first().waitFor();
    await panel.getByText(/^da /).waitFor();
    await panel.getByText(/La fate insieme: tu/).waitFor();

    await other.page.getByRole('button', { name: 'Esci dalla lista' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
    await other.page.getByText(`Non fai più parte di “${name}”`).waitFor();
    await expect.poll(() => panel.getByText(/La fate insieme/).count()).toBe(0);
    await callShop(paolo.context, 'list/delete', { list_id: list.listId });
  });
});
