import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, expectCompleted, holdFreeSlot, overMinimum } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Customers and companies as customer care and accounting use them. */

const visit = visits();

const list = (page: Page) => page.getByRole('table', { name: 'Clienti' });

/** Finds somebody in the list and opens their page. @param by what is searched, where others have their name */
async function openCustomer(page: Page, name: string, by = name): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).fill(by);
  const row = list(page).getByRole('link', { name });
  await expect.poll(() => list(page).locator('tbody tr[data-row]').count()).toBe(1);
  await row.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('customers', () => {
  it('are found, noted and given a certificate they hold', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await list(page).waitFor();
    await expectAccessible(page);
    await openCustomer(page, 'Paolo Bassi');
    await page.getByText('Speso in 12 mesi').waitFor();
    await expectAccessible(page);

    await page.getByLabel('Nuova nota').fill('Richiama sempre dopo le 18');
    await page.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await page.getByText('Richiama sempre dopo le 18').waitFor();

    await page.getByRole('button', { name: 'Dai un buono' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dai un buono' });
    await dialog.getByLabel('Valore').fill('21');
    await dialog.getByText('Puoi dare buoni fino a 20,00').waitFor();
    await dialog.getByLabel('Valore').fill('3,50');
    await dialog.getByLabel(/Perché/).fill('Ritardo di una consegna');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Dai un buono di 3,50/ }).click();
    const vouchers = page.getByRole('table', { name: 'Buoni' });
    await vouchers.getByText('Ritardo di una consegna').first().waitFor();
    await expectAccessible(page);

    // the latest is the one just given: a try before may have left others
    await vouchers
      .getByRole('button', { name: /^Ritira il buono/ })
      .first()
      .click();
    const back = page.getByRole('dialog', { name: /^Ritirare il buono/ });
    await back.getByLabel('Motivo, lo legge il cliente').fill('Dato due volte');
    await expectAccessible(page);
    await back.getByRole('button', { name: /^Ritira 3,50/ }).click();
    await page.getByText('Buono ritirato: gli abbiamo scritto').waitFor();
    await vouchers.getByText('Ritirato').first().waitFor();

    await page.getByRole('button', { name: /Anonimizza…/ }).click();
    const last = page.getByRole('dialog', { name: 'Anonimizzare Paolo Bassi?' });
    await last.getByLabel(/Scrivi BASSI/).fill('Rossi');
    expect(await last.getByRole('button', { name: /^(Anonimizza|Programma)/ }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await last.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: /Unisci a un altro/ }).click();
    await page.getByLabel('Cerca l’account che resta').fill('cucina@');
    await page.getByRole('button', { name: /Sara Neri/ }).click();
    await page.getByRole('button', { name: 'Unisci gli account' }).waitFor();
    await expectAccessible(page);
  });

  it('show their orders, addresses, cards, lists and who looked at them, each at an address of its own', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await openCustomer(page, 'Giulia Riva', 'cliente@sporta.example');
    const parts = page.getByRole('group', { name: 'Parti della scheda' });
    for (const [name, heading] of [
      [/^Ordini/, 'Ordini'],
      [/^Indirizzi/, 'Indirizzi'],
      [/^Pagamenti/, 'Pagamenti'],
      [/^Liste/, 'Liste'],
      [/^Registro/, 'Registro'],
    ] as const) {
      await parts.getByRole('button', { name }).click();
      await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
      await expectAccessible(page);
    }
    await page
      .getByRole('table', { name: 'Registro' })
      .getByText('Ha aperto la scheda di un cliente')
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('log');
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Registro' }).waitFor();
  });

  it('fit a phone, with targets for fingers', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await list(page).waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await openCustomer(page, 'Paolo Bassi');
    await page.getByText('Speso in 12 mesi').waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  it('are bought for: the shop says so on every page, offers the link alone, and leads back', async () => {
    const { page, context, refusals } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await openCustomer(page, 'Paolo Bassi');
    const customerPage = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Compra per il cliente' }).click();
    const bar = page.getByRole('complementary', { name: 'Acquisto per un cliente' });
    await bar.getByText(/Stai comprando per Paolo Bassi, fino alle/).waitFor();
    await callShop(context, 'cart/empty', {});
    // no page asks for what is the customer's alone
    for (const path of ['/', '/search?q=olio', '/checkout', '/profile', '/profile/orders', '/profile/purchased']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await bar.waitFor();
    }
    expect(refusals).toEqual([]);
    for (const { productId } of overMinimum(await buyable(context, 'q=olio'), 3, 4)) {
      await callShop(context, 'cart/add-item', { product_id: productId, quantity: 4 });
    }
    await holdFreeSlot(context);
    await page.goto('/checkout');
    await page
      .getByRole('button', { name: /^Concludi ordine/ })
      .filter({ visible: true })
      .waitFor();
    expect(await page.getByRole('button', { name: /rapido/i }).count()).toBe(0);
    await page.goto('/payment');
    await page.getByText('Paga il cliente, da un link').waitFor();
    await bar.waitFor();
    expect(await page.getByText('Nuova carta').count()).toBe(0);
    // nor the tickets of an account that is the customer's
    expect(await page.getByRole('heading', { name: 'Buoni pasto' }).count()).toBe(0);
    await expectAccessible(page);
    for (const width of [390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      await bar.getByRole('button', { name: 'Finisci e torna al Banco' }).click({ trial: true });
      await page
        .getByRole('button', { name: /^Ordina per \d/ })
        .last()
        .click({ trial: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // the page of the payment keeps the cart as it is
    await callShop(context, 'cart/unlock', {});
    await callShop(context, 'cart/empty', {});
    await callShop(context, 'timeslot/release', {});
    await bar.getByRole('button', { name: 'Finisci e torna al Banco' }).click();
    await page.waitForURL((url) => url.pathname === customerPage);
    await page.goto('/');
    expect(await bar.count()).toBe(0);
  });
});

async function openCompany(page: Page, as: string): Promise<void> {
  await signInStaff(page, as, '/banco/clienti?tab=company');
  await list(page).getByRole('link', { name: 'Paolo Bassi' }).click();
  await page.getByRole('link', { name: 'Trattoria Bassi S.r.l.' }).click();
  await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
}

describe('a company', () => {
  it('shows what it owes and how it pays; accounting changes that, and takes it back', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/clienti?tab=company');
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).waitFor();
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).click();
    await page.getByRole('link', { name: 'Trattoria Bassi S.r.l.' }).click();
    await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
    await page
      .locator('.client-head')
      .getByRole('link', { name: /^\d+ ordin[ei]/ })
      .waitFor();
    await page.getByRole('region', { name: 'Buoni' }).getByRole('heading', { name: 'Buoni e crediti' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Modifica come paga' }).click();
    const terms = page.getByRole('dialog', { name: 'Come paga' });
    await terms.getByLabel('Può pagare a scadenza, con bonifico').press('Space');
    await terms.getByLabel('Fido').fill('2500');
    await terms.getByLabel('Ordine massimo a scadenza').fill('0');
    await terms.getByText('Serve un importo in euro, più di zero').waitFor();
    await terms.getByLabel('Ordine massimo a scadenza').fill('1200');
    await terms.getByLabel(/^Una fattura al mese/).press('Space');
    await expectAccessible(page);
    await terms.getByRole('button', { name: 'Salva' }).click();
    await page.getByText(/di 2\.500,00/).waitFor();
    await page.getByText('1.200,00\u00a0€').waitFor();
    await page.getByText('Differita, una al mese').waitFor();
    await page
      .getByRole('region', { name: 'Da fatturare' })
      .getByText(/Niente/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annulla' }).last().click();
    await page.getByText('Paga al momento dell’ordine.').waitFor();
    await page.getByText('Una per ogni consegna').waitFor();
    expect(await page.getByText('Ordine massimo').count()).toBe(0);
    const due = page.getByRole('region', { name: 'Scadenze' });
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await due
        .getByRole('button', { name: /^Scarica \d{4}\/W/ })
        .first()
        .click();
      const copy = page.getByRole('menuitem', { name: 'PDF da leggere' });
      const file = await page.request.get((await copy.getAttribute('href')) as string);
      expect(file.headers()['content-type']).toBe('application/pdf');
      await page.keyboard.press('Escape');
      await copy.waitFor({ state: 'detached' });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Registra un incasso' }).click();
    const payment = page.getByRole('dialog', { name: 'Registra un incasso' });
    await payment.getByLabel('Importo').fill('999999');
    await payment.getByText(/Di questa fattura restano/).waitFor();
    await expectAccessible(page);
  });

  it('orders by telephone, and has its account helped, from its own page', async () => {
    const { page } = await visit('desk');
    await openCompany(page, 'assistenza@sporta.example');
    const acts = page.getByRole('region', { name: 'Azioni per l’account di Elena Bassi' });
    await acts.getByRole('button', { name: /Invia il cambio della password/ }).waitFor();
    await acts.getByRole('button', { name: /^Blocca gli ordini/ }).click();
    const block = page.getByRole('dialog', { name: 'Bloccare gli ordini?' });
    await block.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Dai un buono a Elena Bassi' }).click();
    const voucher = page.getByRole('dialog', { name: 'Dai un buono' });
    await voucher.getByLabel('Valore').fill('5');
    await expectAccessible(page);
    await voucher.getByRole('button', { name: 'Annulla' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Nuovo ordine' }).click();
    await page.getByRole('menuitem', { name: 'Per Paolo Bassi' }).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('menuitem', { name: 'Per Paolo Bassi' }).click();
    const bar = page.getByRole('complementary', { name: 'Acquisto per un cliente' });
    await bar.getByText(/Stai comprando per Paolo Bassi, fino alle/).waitFor();
    await bar.getByRole('button', { name: 'Finisci e torna al Banco' }).click();
    await page.getByRole('heading', { level: 1, name: /^Trattoria Bassi S\.r\.l\./ }).waitFor();
    await page.getByRole('button', { name: 'Nuovo ordine' }).waitFor();
  });

  it('has an order by telephone put on its account: cart, slot, payment when it is due, and the order back at the Banco', async () => {
    const books = await visit('desk');
    await openCompany(books.page, 'amministrazione@sporta.example');
    const companyId = Number(new URL(books.page.url()).pathname.split('/').at(-1));
    type Company = {
      terms: { paysByInvoice: boolean; creditLimit?: number; paymentDays: number; blockAfterDays: number };
    };
    const setTerms = async (change: object) => {
      const { company } = await callShop<{ company: Company & { versions: { terms: string } } }>(
        books.context,
        `staff/company?company_id=${companyId}`,
      );
      const { paysByInvoice, creditLimit, paymentDays, blockAfterDays } = company.terms;
      await callShop(books.context, 'staff/company/save-terms', {
        company_id: companyId,
        version: company.versions.terms,
        pays_by_invoice: paysByInvoice,
        credit_limit: creditLimit,
        payment_days: paymentDays,
        block_after_days: blockAfterDays,
        ...change,
      });
      return company.terms;
    };
    const before = await setTerms({ pays_by_invoice: true, credit_limit: 5000, block_after_days: 365 });

    const { page, context } = await visit('desk');
    await openCompany(page, 'assistenza@sporta.example');
    await page.getByRole('button', { name: 'Nuovo ordine' }).click();
    await page.getByRole('menuitem', { name: 'Per Elena Bassi' }).click();
    const bar = page.getByRole('complementary', { name: 'Acquisto per un cliente' });
    await bar.getByText(/Stai comprando per Elena Bassi, fino alle/).waitFor();
    await callShop(context, 'cart/unlock', {});
    await callShop(context, 'cart/empty', {});
    for (const { productId } of overMinimum(await buyable(context, 'q=olio'), 3, 4)) {
      await callShop(context, 'cart/add-item', { product_id: productId, quantity: 4 });
    }
    await holdFreeSlot(context, 30);
    await page.goto('/checkout');
    await bar.waitFor();
    await page.getByText(/^Intestata a/).waitFor();
    await page.goto('/payment');
    await page.getByText('Fattura a scadenza').click();
    await page.getByText('Si paga con la fattura, alla sua scadenza.').waitFor();
    await bar.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Ordina per \d/ }).click();
    const orderId = await expectCompleted(page);
    await bar.getByRole('button', { name: 'Finisci e torna al Banco' }).click();
    await page.getByRole('heading', { level: 1, name: /^Trattoria Bassi S\.r\.l\./ }).waitFor();
    const { order } = await callShop<{ order: { state: string; customer: { firstName: string } } }>(
      context,
      `staff/order?order_id=${orderId}`,
    );
    expect(order).toMatchObject({ state: 'confirmed' });

    await callShop(context, 'staff/order/cancel', { order_id: orderId, reason: 'Era una prova' });
    await setTerms({
      pays_by_invoice: before.paysByInvoice,
      credit_limit: before.creditLimit,
      block_after_days: before.blockAfterDays,
    });
  });

  it('opens nobody’s page with its own, until somebody’s data are asked for', async () => {
    const { page } = await visit('desk');
    await openCompany(page, 'assistenza@sporta.example');
    const opened: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/staff/customer')) opened.push(search);
    });
    await page.reload();
    const acts = page.getByRole('region', { name: 'Azioni per l’account di Elena Bassi' });
    await acts.getByRole('button', { name: /Invia il cambio della password/ }).waitFor();
    await page.getByRole('button', { name: 'Dai un buono a Elena Bassi' }).waitFor();
    expect(opened).toEqual([]);
    await acts.getByRole('button', { name: /Anonimizza…/ }).click();
    await page
      .getByRole('dialog', { name: 'Anonimizzare Elena Bassi?' })
      .getByLabel(/Scrivi BASSI/)
      .waitFor();
    await expect.poll(() => opened.length).toBe(1);
  });

  it('shows its people and its payments by themselves, at an address of their own', async () => {
    const { page } = await visit('phone');
    await openCompany(page, 'amministrazione@sporta.example');
    const parts = page.getByRole('group', { name: 'Parti della scheda' });
    await parts.getByRole('button', { name: /^Utenti \d/ }).click();
    await page.getByRole('table', { name: 'Utenti' }).getByRole('link', { name: 'Sara Neri' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Ultimi ordini' }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.reload();
    await page.getByRole('table', { name: 'Utenti' }).waitFor();
    for (const [tab, table] of [
      [/^Registro/, 'Registro'],
      [/^Ordini \d/, 'Ordini'],
    ] as const) {
      await parts.getByRole('button', { name: tab }).click();
      await page.getByRole('table', { name: table }).waitFor();
      await expectAccessible(page);
      await expectNoWider(page);
      expect(await smallTargets(page)).toEqual([]);
    }
    await parts.getByRole('button', { name: /^Scadenze \d/ }).click();
    await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
    await expectAccessible(page);
    await parts.getByRole('button', { name: 'Scheda' }).click();
    await page.getByRole('heading', { name: 'Ultimi ordini' }).waitFor();
  });

  it('shows its orders by person, state and time, its addresses and who looked at it', async () => {
    const { page } = await visit('desk');
    await openCompany(page, 'amministrazione@sporta.example');
    const parts = page.getByRole('group', { name: 'Parti della scheda' });
    await parts.getByRole('button', { name: /^Ordini/ }).click();
    const orders = page.getByRole('region', { name: 'Ordini' });
    await orders.getByRole('button', { name: 'Chi: Tutti' }).click();
    await page.getByRole('menuitemradio', { name: 'Sara Neri' }).click();
    await orders.getByRole('button', { name: 'Chi: Sara Neri' }).waitFor();
    await orders.getByRole('button', { name: 'Stato: Tutti' }).click();
    await page.getByRole('menuitemradio', { name: 'Annullati' }).click();
    await orders.getByRole('button', { name: 'Consegna: Tutti i giorni' }).click();
    await page.getByRole('menuitemradio', { name: 'Da 3 mesi fa' }).click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?tab=orders&person=\d+&state=cancelled&period=90$/);
    await expectAccessible(page);
    await page.reload();
    await orders.getByRole('button', { name: 'Chi: Sara Neri' }).waitFor();
    await parts.getByRole('button', { name: /^Indirizzi/ }).click();
    await page.getByRole('region', { name: 'Indirizzi' }).waitFor();
    await expectAccessible(page);
    await parts.getByRole('button', { name: 'Registro' }).click();
    await page
      .getByRole('table', { name: 'Registro' })
      .getByText('Ha aperto la scheda di un’azienda')
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  it('has its data changed by who keeps the books, and says what is wrong with them and who was faster', async () => {
    const { page, context } = await visit('desk');
    await openCompany(page, 'amministrazione@sporta.example');
    await page.getByRole('button', { name: 'Modifica i dati' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dati dell’azienda' });
    const vat = await dialog.getByLabel('Partita Iva').inputValue();
    await dialog.getByLabel('Partita Iva').fill('01234567890');
    await dialog.getByLabel('PEC').fill('bassi@pec.example');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect.poll(() => dialog.getByLabel('Partita Iva').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await dialog.getByLabel('Partita Iva').fill(vat);

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Modifica i dati' }).click();
    const theirs = other.getByRole('dialog', { name: 'Dati dell’azienda' });
    await theirs.getByLabel('PEC').fill('faster@pec.example');
    await theirs.getByRole('button', { name: 'Salva' }).click();
    await other.getByText('faster@pec.example').waitFor();
    await other.close();

    await dialog.getByRole('button', { name: 'Salva' }).click();
    await dialog.getByText(/Un collega ha cambiato questi dati/).waitFor();
    expect(await dialog.getByLabel('PEC').inputValue()).toBe('bassi@pec.example');
    await expectAccessible(page);
  });

  it('is not bought for by who keeps the books', async () => {
    const { page } = await visit('desk');
    await openCompany(page, 'amministrazione@sporta.example');
    await page.getByRole('button', { name: 'Modifica i dati' }).waitFor();
    expect(await page.getByRole('button', { name: 'Nuovo ordine' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Invia il cambio della password/ }).count()).toBe(0);
  });

  it('fits a phone', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/clienti?tab=company');
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).click();
    await page.getByRole('link', { name: 'Trattoria Bassi S.r.l.' }).click();
    await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
    await expectNoWider(page);
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
