import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, logIn, type Visit, visit, visits } from './support/browser.ts';
import { linkInMail } from './support/mailbox.ts';

const enter = visits();

type Page = Visit['page'];

const password = 'pentola-rossa-42';
/** An address nobody has used, also when the shop has run these tests before. */
const freshEmail = (name: string) => `${name}.${process.pid}.${Date.now().toString(36)}@posta.example`;

const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** Until the program of the page answers for something the server has drawn. */
const takenOver = (target: Locator) =>
  expect
    .poll(() =>
      // a page that is just being replaced may never answer: asked again, the next one does
      target.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')), undefined, {
        timeout: 5_000,
      }),
    )
    .toBe(true);

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await takenOver(button);
  await button.click();
}

/** Ticks a box as people do, by its words. */
const tick = (page: Page, words: RegExp) =>
  page.locator('label', { has: page.getByRole('checkbox', { name: words, checked: false }) }).click();

/** The field that has the focus, by its label. */
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? '') : '';
  });

/** What has the focus and is no field, by its words. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Makes a customer as the registration would, without walking its pages. */
async function registered({ context }: Visit, email: string, more: object = {}): Promise<void> {
  const { disclaimers } = await callShop<{ disclaimers: { disclaimerId: number }[] }>(
    context,
    'registration-disclaimer/list',
  );
  await callShop(context, 'registration/register_user', {
    e_mail: email,
    password,
    first_name: 'Nina',
    last_name: 'Neri',
    disclaimers: disclaimers.map(({ disclaimerId }) => ({ disclaimer_id: disclaimerId, accepted: true })),
    ...more,
  });
  const link = new URL(await linkInMail(email, 'Conferma la tua e-mail'));
  await callShop(context, 'registration/registration_confirm', Object.fromEntries(link.searchParams));
}

async function logInByPage(page: Page, login: string, secret = password): Promise<void> {
  await field(page, 'E-mail o nome utente').fill(login);
  await field(page, 'Password').fill(secret);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

async function typePlace(page: Page, within = page.locator('form')): Promise<void> {
  await within.getByLabel('Indirizzo', { exact: true }).last().fill('Via Tortona');
  await within.getByLabel('Numero', { exact: true }).last().fill('31');
  await within.getByLabel('CAP', { exact: true }).last().fill('20144');
  await within.getByLabel('Città', { exact: true }).last().fill('Milano');
  await within.getByLabel('Provincia', { exact: true }).last().fill('MI');
}

/** Eleven digits with their check digit, another one each time. */
function freshVatNumber(): string {
  const digits = `${String(Date.now()).slice(-7)}015`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe.each<Device>(['desk', 'phone'])('getting in on a %s', (device) => {
  it('registers a household, confirms by mail, logs in, changes the password and logs out', async () => {
    const { page } = await enter(device);
    const email = freshEmail('giulia');
    await page.goto('/registration-user');
    // what is missing is named, and the first of it has the focus
    await field(page, 'Nome').fill('Giulia');
    await field(page, 'E-mail').fill('giulia');
    await press(page, /Continua/);
    await page.getByText('*Campo obbligatorio').first().waitFor();
    expect(await focusedLabel(page)).toBe('Cognome');
    await page.getByText('Serve un indirizzo come nome@posta.example').waitFor();
    await expectAccessible(page);
    await field(page, 'Cognome').fill('Riva');
    await field(page, 'E-mail').fill(email);
    // a reload loses nothing but the password, and says so
    await page.reload();
    await page.getByText('Solo la password va scritta di nuovo').waitFor();
    expect(await field(page, 'Cognome').inputValue()).toBe('Riva');
    expect(await field(page, 'E-mail').inputValue()).toBe(email);
    await expectAccessible(page);
    await field(page, 'Password').fill('12345678');
    await press(page, /Continua/);

    await heading(page, 'Dove ti portiamo la spesa?');
    await typePlace(page);
    await page.getByText('Arriviamo da te!').waitFor();
    await field(page, 'Cellulare').fill('333 12');
    await press(page, /Continua/);
    await expect.poll(() => focusedLabel(page)).toBe('Cellulare');
    await expectAccessible(page);
    await field(page, 'Cellulare').fill('333 1234567');
    await press(page, /Continua/);

    await heading(page, 'Ancora due cose');
    await page.getByLabel(/^Codice fiscale/).fill('RVIGLI88M41F205I');
    await press(page, 'Crea l’account');
    expect(await page.getByText('*Campo obbligatorio').count()).toBe(2);
    await expectAccessible(page);
    await tick(page, /condizioni di vendita/);
    await tick(page, /informativa privacy/);
    await press(page, 'Crea l’account');
    // the server refuses the password everybody tries: back to its step, with everything else still there
    await heading(page, 'Ciao! Come ti chiami?');
    await expect.poll(() => focusedLabel(page)).toBe('Password');
    expect(await field(page, 'E-mail').inputValue()).toBe(email);
    await field(page, 'Password').fill(password);
    await press(page, /Continua/);
    expect(await field(page, 'Indirizzo').inputValue()).toBe('Via Tortona');
    await press(page, /Continua/);
    await press(page, 'Crea l’account');

    await page.waitForURL(/\/registration-completed/);
    await page.getByText(email).waitFor();
    await page.getByText('Il buono da 5 €').waitFor();
    await expectAccessible(page);
    const link = await linkInMail(email, 'Conferma la tua e-mail');
    await press(page, 'Manda di nuovo');
    await page.getByText('guarda anche nella posta indesiderata').waitFor();
    await page.goto(await linkInMail(email, 'Conferma la tua e-mail', link));
    await heading(page, 'Conferma la tua e-mail');
    await expectAccessible(page);
    await field(page, 'Password').fill('non è questa');
    await press(page, 'Conferma ed entra');
    await page.getByText('non è corretta').waitFor();
    await expectAccessible(page);
    await field(page, 'Password').fill(password);
    await press(page, 'Conferma ed entra');
    await page.waitForURL((url) => url.pathname === '/');
    // what the page still asks for, sooner or later, would be refused, as it should be, and the console would say so
    await page.goto('about:blank');
    await callShop(page.context(), 'auth/logout', {});

    await page.goto('/profile/update-password');
    await page.waitForURL(/\/login/);
    await page.getByText('Dopo ti riportiamo dov’eri').waitFor();
    await logInByPage(page, email, 'sbagliata-di-certo');
    await page.getByRole('alert').first().waitFor();
    expect(await field(page, 'E-mail o nome utente').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('sbagliata-di-certo');
    expect(await focusedLabel(page)).toBe('Password');
    await expectAccessible(page);
    await logInByPage(page, email);

    await page.waitForURL((url) => url.pathname === '/profile/update-password');
    await page.getByText('Questo dispositivo', { exact: true }).waitFor();
    await expectAccessible(page);
    // a second device is signed out from this one
    const elsewhere = await visit(device);
    const lost = await visit(device);
    for (const { context } of [elsewhere, lost]) await callShop(context, 'auth/login', { login: email, password });
    await page.reload();
    const others = page.locator('.devices').getByRole('button');
    await others.nth(1).waitFor();
    await others.first().click();
    await expect.poll(() => others.count()).toBe(1);
    await expect.poll(() => focusedText(page)).toBe('Dispositivi collegati');
    const known = await Promise.all(
      [elsewhere, lost].map(({ context }) => callShop<{ authenticated: boolean }>(context, 'auth/test')),
    );
    expect(known.map(({ authenticated }) => authenticated).sort()).toEqual([false, true]);
    await lost.context.close();
    await press(page, /^Esci da tutti gli altri/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
    await page.getByText('Sei collegato solo da qui.').waitFor();
    const answer = await elsewhere.context.request.get('/ebsn/api/registration/user_detail');
    expect(answer.status()).toBe(419);
    await elsewhere.context.close();
    await field(page, 'Password attuale').fill('non-questa');
    await field(page, 'Nuova password').fill('finestra-verde-17');
    await press(page, 'Cambia la password');
    await expect.poll(() => focusedLabel(page)).toBe('Password attuale');
    expect(await field(page, 'Nuova password').inputValue()).toBe('finestra-verde-17');
    await field(page, 'Password attuale').fill(password);
    await press(page, 'Cambia la password');
    await page.getByText('Password cambiata.').waitFor();

    await page.goto('/profile', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await logInByPage(page, email, 'finestra-verde-17');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('logs out to the home page, also while a page still asks for things', async () => {
    const { page, context } = await enter(device);
    await logIn(context);
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await page.route('**/giftcertificate/list*', async (route) => {
      await left;
      await route.continue().catch(() => {}); // the page has given it up
    });
    await page.goto('/profile');
    await press(page, /^Esci$/);
    await page.waitForURL((url) => url.pathname === '/');
    leave();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('registers a company with several places', async () => {
    const { page, context } = await enter(device);
    const email = freshEmail('azienda');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Apri un account aziendale' }).click();
    await page.waitForURL(/\/registration-user/);
    await field(page, 'Nome').fill('Ugo');
    await field(page, 'Cognome').fill('Bassi');
    await field(page, 'E-mail').fill(email);
    await field(page, 'Password').fill(password);
    await press(page, /Continua/);
    await heading(page, 'Dove ti portiamo la spesa?');
    expect(await page.getByRole('radio', { name: 'Azienda' }).isChecked()).toBe(true);
    await typePlace(page);
    await field(page, 'Telefono').fill('02 1234567');
    await press(page, 'Aggiungi un altro indirizzo');
    const second = page.getByRole('group', { name: 'Sede 2' });
    await expect.poll(() => focusedLabel(page)).toBe('Nome dell’indirizzo');
    await press(page, /Continua/);
    await expect.poll(() => focusedLabel(page)).toBe('Indirizzo');
    await typePlace(page, second);
    // a place the shop does not reach yet: the visitor may ask for a notice
    await second.getByLabel('CAP', { exact: true }).fill('90133');
    await second.getByRole('button', { name: 'Avvisami quando arrivate' }).click();
    await second.getByText('Ti scriviamo appena').waitFor();
    await expectAccessible(page);
    await press(page, /Continua/);

    await heading(page, 'I dati dell’azienda');
    await field(page, 'Ragione sociale').fill('Trattoria Bassi srl');
    await field(page, 'Partita IVA').fill('12345678900');
    await press(page, 'Crea l’account');
    await expect.poll(() => focusedLabel(page)).toBe('Partita IVA');
    await page.getByText('Serve il codice destinatario o la PEC').waitFor();
    const vatNumber = freshVatNumber();
    await field(page, 'Partita IVA').fill(vatNumber);
    await field(page, 'PEC').fill('bassi@pec.example');
    await page.getByText('Serve il codice destinatario o la PEC').waitFor({ state: 'hidden' });
    await tick(page, /sede legale/);
    await typePlace(page, page.getByRole('group', { name: 'Sede legale' }));
    await tick(page, /condizioni di vendita/);
    await tick(page, /informativa privacy/);
    await expectAccessible(page);
    // the browser's back button goes one step back, and forward again; nothing is lost
    await page.goBack();
    await heading(page, 'Dove ti portiamo la spesa?');
    expect(await second.getByLabel('Indirizzo', { exact: true }).inputValue()).toBe('Via Tortona');
    await page.goForward();
    await press(page, 'Crea l’account');
    await page.waitForURL(/\/registration-completed/);
    // the welcome voucher is for households
    await page.getByText(email).waitFor();
    expect(await page.getByText('Il buono da 5 €').count()).toBe(0);

    await page.goto(await linkInMail(email, 'Conferma la tua e-mail'));
    await field(page, 'Password').fill(password);
    await press(page, 'Conferma ed entra');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile/addresses');
    await heading(page, 'Sede 2');
    await expectAccessible(page);
    await page.goto('/profile/profile-update');
    await page.getByText(vatNumber).first().waitFor();
    await expectAccessible(page);
    await page.goto('/profile/billing');
    await heading(page, 'Trattoria Bassi srl');
    await expectAccessible(page);

    // the first of a company is its master: a colleague joins by invitation
    const colleague = freshEmail('cuoca');
    await callShop(context, 'company/invite', { email: colleague });
    const invitation = await linkInMail(colleague, 'ti invita');
    await page.goto(invitation);
    await heading(page, 'L’invito è per un’altra persona');
    await expectAccessible(page);
    await press(page, /Esci e continua/);
    await heading(page, /Fai la spesa per Trattoria Bassi/);
    await field(page, 'Nome').fill('Ada');
    await press(page, /Entra in/);
    await expect.poll(() => focusedLabel(page)).toBe('Cognome');
    await expectAccessible(page);
    await field(page, 'Cognome').fill('Neri');
    await field(page, 'Password').fill(password);
    await tick(page, /condizioni di vendita/);
    await tick(page, /informativa privacy/);
    await press(page, /Entra in/);
    await page.waitForURL((url) => url.pathname === '/');
    const { user } = await callShop<{ user: { firstName: string; company?: { name: string } } }>(
      context,
      'registration/user_detail',
    );
    expect(user).toMatchObject({ firstName: 'Ada', company: { name: 'Trattoria Bassi srl' } });
    // an invitation is good once
    await page.goto(invitation);
    await heading(page, 'Questo invito non vale più');
    await expectAccessible(page);
  });

  it('lets who has an account of their own join a company, after logging in', async () => {
    const visited = await enter(device);
    const { page, context } = visited;
    const email = freshEmail('socio');
    await registered(visited, email);
    await logIn(context, 'direzione@sporta.example');
    await callShop(context, 'company/invite', { email });
    await callShop(context, 'auth/logout', {});
    await page.goto(await linkInMail(email, 'ti invita'));
    await page.getByRole('link', { name: 'Accedi e accetta' }).click();
    await page.waitForURL(/\/login/);
    await logInByPage(page, email);
    await heading(page, /Vuoi fare la spesa per/);
    await expectAccessible(page);
    await press(page, /Entra in/);
    await page.waitForURL((url) => url.pathname === '/');
    const { user } = await callShop<{ user: { company?: { name: string }; master: boolean } }>(
      context,
      'registration/user_detail',
    );
    expect(user.company?.name).toBeTruthy();
    expect(user.master).toBe(false);
  });

  it('sets a new password in place of the forgotten one', async () => {
    const visited = await enter(device);
    const { page } = visited;
    const email = freshEmail('smemorata');
    await registered(visited, email);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await press(page, 'Mandami il collegamento');
    await expect.poll(() => focusedLabel(page)).toBe('E-mail o nome utente');
    await expectAccessible(page);
    await field(page, 'E-mail o nome utente').fill(email);
    await press(page, 'Mandami il collegamento');
    await page.waitForURL(/\/reset-password-sent/);
    await page.getByText(email).waitFor();
    await expectAccessible(page);
    const link = await linkInMail(email, 'Scegli una nuova password');
    await page.goto(link);
    await heading(page, 'Scegli la nuova password');
    await field(page, 'Nuova password').fill('12345678');
    await press(page, 'Salva la password');
    await expect.poll(() => focusedLabel(page)).toBe('Nuova password');
    await expectAccessible(page);
    await field(page, 'Nuova password').fill('lampada-gialla-9');
    await press(page, 'Salva la password');
    await page.waitForURL(/\/reset-password-completed/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Accedi' }).click();
    await logInByPage(page, email, 'lampada-gialla-9');
    await page.waitForURL((url) => url.pathname === '/');
    // the link is good once
    await page.goto(link);
    await heading(page, 'Il collegamento non vale più');
    await expectAccessible(page);
  });

  it('changes what the profile says, and the e-mail address', async () => {
    const visited = await enter(device);
    const { page, context } = visited;
    const email = freshEmail('nina');
    await registered(visited, email);
    await callShop(context, 'auth/login', { login: email, password });
    await page.goto('/profile/profile-update');
    await field(page, 'Cognome').fill('Verdi');
    await field(page, 'Codice fiscale').fill('RVIGLI88M41F205Z');
    await press(page, 'Salva');
    await expect.poll(() => focusedLabel(page)).toBe('Codice fiscale');
    expect(await field(page, 'Cognome').inputValue()).toBe('Verdi');
    await expectAccessible(page);
    await field(page, 'Codice fiscale').fill('RVIGLI88M41F205I');
    await press(page, 'Salva');
    await page.getByText('Dati salvati').waitFor();
    await page.reload();
    await expect.poll(() => field(page, 'Cognome').inputValue()).toBe('Verdi');

    // what is taken out is forgotten
    await takenOver(field(page, 'Codice fiscale'));
    await field(page, 'Codice fiscale').fill('');
    await press(page, 'Salva');
    await page.getByText('Dati salvati').waitFor();
    const { user: saved } = await callShop<{ user: { fiscalCode?: string; lastName: string } }>(
      context,
      'registration/user_detail',
    );
    expect([saved.fiscalCode, saved.lastName]).toEqual([undefined, 'Verdi']);

    await page.goto('/profile/billing');
    await press(page, 'Nuovo intestatario');
    await press(page, 'Salva');
    await expect.poll(() => focusedLabel(page)).toBe('Nome');
    await expectAccessible(page);
    // also where the fields above came after those below
    await page.getByText('Azienda', { exact: true }).click();
    await press(page, 'Salva');
    await expect.poll(() => focusedLabel(page)).toBe('Ragione sociale');
    await page.getByText('Persona', { exact: true }).click();
    await field(page, 'Nome').fill('Nina');
    await field(page, 'Cognome').fill('Verdi');
    await field(page, 'Codice fiscale').fill('RVIGLI88M41F205I');
    await typePlace(page);
    await press(page, 'Salva');
    await heading(page, 'Nina Verdi');
    await expect.poll(() => focusedText(page)).toBe('Fatturazione');
    await changeHolders(page);

    await page.goto('/profile/consents');
    const marketing = page.getByRole('switch', { name: /offerte e volantini/ });
    await takenOver(marketing);
    await marketing.click();
    await page.getByText('Risposta registrata').waitFor();
    await expectAccessible(page);
    await page.reload();
    await marketing.waitFor();
    expect(await marketing.isChecked()).toBe(false);

    const newEmail = freshEmail('nuova');
    await page.goto('/profile/update-password');
    await field(page, 'Nuova e-mail').fill(newEmail);
    await press(page, 'Cambia l’e-mail');
    await expect.poll(() => focusedLabel(page)).toBe('La tua password');
    await field(page, 'La tua password').fill('non è questa');
    await press(page, 'Cambia l’e-mail');
    await page.getByText('non è corretta').waitFor();
    await field(page, 'La tua password').fill(password);
    await press(page, 'Cambia l’e-mail');
    await page.getByText(`Controlla la posta di ${newEmail}`).waitFor();
    // the link is opened where nobody is signed in: the change is confirmed after the login
    const link = await linkInMail(newEmail, 'Conferma la nuova e-mail');
    await callShop(context, 'auth/logout', {});
    await page.goto(link);
    await page.waitForURL(/\/login/);
    await logInByPage(page, email);
    await page.waitForURL(/\/profile\/email-updated/);
    await expectAccessible(page);
    const { user } = await callShop<{ user: { email: string } }>(context, 'registration/user_detail');
    expect(user.email).toBe(newEmail);

    // the earlier mailbox gets a notice, and takes the account back
    await page.goto(await linkInMail(email, 'è cambiata'));
    await heading(page, 'Rimetti il tuo indirizzo');
    await expectAccessible(page);
    await press(page, 'Rimetti il mio indirizzo');
    await heading(page, 'Scegli la nuova password');
    await field(page, 'Nuova password').fill('lampada-gialla-9');
    await press(page, 'Salva la password');
    await page.waitForURL(/\/reset-password-completed/);
    await page.goto('/login');
    await logInByPage(page, email, 'lampada-gialla-9');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('subscribes to the newsletter from the foot of the page, after a mail', async () => {
    const { page } = await enter(device);
    const email = freshEmail('lettrice');
    await page.goto('/faq');
    const box = page.getByLabel('E-mail per la newsletter');
    await takenOver(box);
    await box.fill('lettrice');
    await box.press('Enter');
    await page.getByText('Scrivi un indirizzo e-mail valido').waitFor();
    await box.fill(email);
    await box.press('Enter');
    await page.waitForURL(/\/newsletter\?email=/);
    expect(await field(page, 'La tua e-mail').first().inputValue()).toBe(email);
    await expectAccessible(page);
    await press(page, 'Iscriviti alla newsletter');
    await heading(page, 'Controlla la posta');
    await page.goto(await linkInMail(email, 'newsletter'));
    await heading(page, 'Iscrizione confermata');
    await expectAccessible(page);
  });

  it('takes its data away, and is forgotten after a mail', async () => {
    const visited = await enter(device);
    const { page, context } = visited;
    const email = freshEmail('addio');
    await registered(visited, email);
    await callShop(context, 'auth/login', { login: email, password });
    await page.goto('/profile/privacy');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await press(page, 'Scarica il file');
    expect((await download).suggestedFilename()).toBe('sporta-i-miei-dati.json');
    await press(page, 'Cancella il mio account');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
    await page.getByText('Controlla la posta.').waitFor();
    await page.goto(await linkInMail(email, 'Conferma la cancellazione'));
    await press(page, 'Cancella per sempre');
    await page.getByText('Conferma di aver capito').waitFor();
    await expectAccessible(page);
    await tick(page, /non si torna indietro/);
    await press(page, 'Cancella per sempre');
    await page.waitForURL(/\/profile\/account-removed/);
    await expectAccessible(page);
    await page.goto('/login');
    await logInByPage(page, email);
    await page.getByRole('alert').first().waitFor();
  });
});

it('opens the menu of the account without a fault, and gives the focus back', async () => {
  const { page, context } = await enter('desk');
  await logIn(context);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Il tuo profilo' });
  await takenOver(button);
  await button.click();
  await page.getByRole('menuitem', { name: 'Esci' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
});

/** Changes the only holder of invoices, makes a second one the main one, and removes it again. */
async function changeHolders(page: Page): Promise<void> {
  const main = () =>
    page
      .locator('.address-card', { hasText: /Principale/ })
      .getByRole('heading')
      .textContent();
  await press(page, 'Modifica Nina Verdi');
  expect(await field(page, 'Codice fiscale').inputValue()).toBe('RVIGLI88M41F205I');
  await field(page, 'Nome').fill('Nina Maria');
  await press(page, 'Salva');
  await heading(page, 'Nina Maria Verdi');
  await press(page, 'Nuovo intestatario');
  await field(page, 'Nome').fill('Ugo');
  await field(page, 'Cognome').fill('Neri');
  await field(page, 'Codice fiscale').fill('RVIGLI88M41F205I');
  await typePlace(page);
  await press(page, 'Salva');
  await heading(page, 'Ugo Neri');
  expect(await main()).toBe('Nina Maria Verdi');
  await press(page, 'Usa come principale Ugo Neri');
  await expect.poll(main).toBe('Ugo Neri');
  await expectAccessible(page);
  await press(page, 'Elimina Ugo Neri');
  await page.getByText('Il principale diventa Nina Maria Verdi.').waitFor();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await expect.poll(main).toBe('Nina Maria Verdi');
  // the window that was closed goes back in the history in its own time, and would call back an address typed before
  await page.waitForFunction(() => !window.history.state?.sportaOverlays?.length);
}
