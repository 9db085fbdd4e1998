import { createServer, type Server } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { DEMO_STRIPE_ACCOUNT, type Simulator, startStripe } from '@sporta/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, visit } from './support/browser.ts';

const { secretKey, publishableKey } = DEMO_STRIPE_ACCOUNT;
let stripe: Simulator;
let shop: Server;
let shopAt = '';

beforeAll(async () => {
  stripe = await startStripe();
  shop = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      // what a shop allows the real script, with the simulator in its place
      'content-security-policy': `default-src 'self'; script-src 'self' 'unsafe-inline' ${stripe.url}; frame-src ${stripe.url}; connect-src ${stripe.url}; style-src 'self' 'unsafe-inline'; img-src data:`,
    });
    response.end(page());
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopAt = `http://127.0.0.1:${(shop.address() as { port: number }).port}`;
});
afterAll(async () => {
  await closeBrowser();
  shop.closeAllConnections();
  shop.close();
  await stripe.close();
});

/** A shop in a page: its address says what it does. */
function page(): string {
  return `<!doctype html><html lang="it"><head><title>Negozio</title><link rel="icon" href="data:,"></head><body><main><h1>Paga</h1>
<div id="card"></div><button id="pay">Paga</button><p id="outcome" role="status"></p></main>
<script src="${stripe.url}/v3/"></script><script>
const asked = new URLSearchParams(location.search);
const clientSecret = asked.get('secret');
if (clientSecret) {
  const stripe = Stripe('${publishableKey}');
  const elements = stripe.elements({ clientSecret, locale: 'it' });
  const element = elements.create('payment');
  element.on('ready', () => { document.body.dataset.ready = 'yes'; });
  element.mount('#card');
  document.querySelector('#pay').onclick = async () => {
    const outcome = document.querySelector('#outcome');
    outcome.textContent = '';
    const { error } = await elements.submit();
    if (error) { outcome.textContent = error.code; return; }
    const confirm = clientSecret.startsWith('seti_') ? stripe.confirmSetup : stripe.confirmPayment;
    const result = await confirm({ elements, clientSecret, redirect: asked.get('redirect'), confirmParams: { return_url: location.origin + '/back' } });
    outcome.textContent = result.error ? result.error.message : (result.paymentIntent || result.setupIntent).status;
  };
}
</script></body></html>`;
}

// biome-ignore lint/suspicious/noExplicitAny: read field by field by the tests
async function api(path: string, fields?: Record<string, string>): Promise<any> {
  const headers = { authorization: `Bearer ${secretKey}` };
  const post = fields && { method: 'POST', body: new URLSearchParams(fields) };
  return (await fetch(`${stripe.url}/v1/${path}`, { headers, ...post })).json();
}
const hold = () => api('payment_intents', { amount: '3483', currency: 'eur', capture_method: 'manual' });
const statusOf = async (id: string) => (await api(`payment_intents/${id}`)).status;

async function payPage(secret: string, redirect = 'if_required') {
  const seen = await visit('phone', { notices: true });
  await seen.page.goto(`${shopAt}/?secret=${secret}&redirect=${redirect}`);
  await seen.page.locator('body[data-ready=yes]').waitFor();
  const card = seen.page.frameLocator('iframe[title^="Dati della carta"]');
  const pay = async (number: string) => {
    await card.getByLabel('Numero della carta').fill(number);
    await card.getByLabel('Scadenza').fill('1230');
    await card.getByLabel('CVC').fill('123');
    await seen.page.getByRole('button', { name: 'Paga' }).click();
  };
  const outcome = () => seen.page.locator('#outcome').textContent();
  return { ...seen, card, pay, outcome };
}

describe('the stand-in of Stripe.js', () => {
  it('has what loaders and wrappers look for', async () => {
    const { page: window, context } = await visit('desk', { notices: true });
    await window.goto(shopAt);
    const missing = await window.evaluate((key) => {
      // biome-ignore lint/suspicious/noExplicitAny: a global of the page
      const made = (globalThis as any).Stripe(key);
      return [
        'elements',
        'createToken',
        'createPaymentMethod',
        'confirmCardPayment',
        'confirmPayment',
        'confirmSetup',
        'handleNextAction',
        'retrievePaymentIntent',
        'retrieveSetupIntent',
        'registerAppInfo',
        '_registerWrapper',
      ].filter((name) => typeof made[name] !== 'function');
    }, publishableKey);
    expect(missing).toEqual([]);
    // biome-ignore lint/suspicious/noExplicitAny: a global of the page
    await expect(window.evaluate((key) => (globalThis as any).Stripe(key), secretKey)).rejects.toThrow(
      /publishable key/,
    );
    await context.close();
  });

  it('has a form that answers the page around it only, not itself', async () => {
    const { page: form, context } = await visit('desk', { notices: true });
    await form.goto(`${stripe.url}/v3/fields.html`);
    const heard = await form.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const names: string[] = [];
          addEventListener('message', ({ data }) => {
            names.push(data.stripe);
            if (data.stripe === 'first') postMessage({ stripe: 'last' });
            if (data.stripe === 'last') resolve(names);
          });
          postMessage({ stripe: 'submit', id: '1' });
          postMessage({ stripe: 'first' });
        }),
    );
    expect(heard).not.toContain('answer');
    expect(await form.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('says in Italian what is wrong with a card, and asks the bank nothing', async () => {
    const { id, client_secret } = await hold();
    const { page: window, card, outcome, context } = await payPage(client_secret);
    await window.getByRole('button', { name: 'Paga' }).click();
    await card.getByText('Scrivi il numero della carta.').waitFor();
    await expect.poll(outcome).toBe('incomplete_number');
    await card.getByLabel('Numero della carta').fill('4242424242424241');
    await window.getByRole('button', { name: 'Paga' }).click();
    await card.getByText('Il numero della carta non è valido.').waitFor();
    const { violations } = await new AxeBuilder({ page: window }).analyze();
    expect(violations.map((each) => each.id)).toEqual([]);
    expect(await statusOf(id)).toBe('requires_payment_method');
    await context.close();
  });

  it('pays, and goes back to the address of the shop', async () => {
    const { id, client_secret } = await hold();
    const { page: window, pay, faults, context } = await payPage(client_secret, 'always');
    await pay('4242424242424242');
    await window.waitForURL('**/back?**');
    expect(Object.fromEntries(new URL(window.url()).searchParams)).toEqual({
      payment_intent: id,
      payment_intent_client_secret: client_secret,
      redirect_status: 'succeeded',
    });
    expect(await statusOf(id)).toBe('requires_capture');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows the question of the bank over the page, and goes on by the answer', async () => {
    const { id, client_secret } = await hold();
    const { page: window, pay, outcome, context } = await payPage(client_secret);
    const bank = window.frameLocator('iframe[title="Conferma della banca"]');
    await pay('4000002760003184');
    await bank.getByRole('button', { name: 'Non sono stato io: rifiuta' }).click();
    await expect.poll(outcome).toContain('autenticare la carta');
    expect(await statusOf(id)).toBe('requires_payment_method');
    await pay('4000002760003184');
    await bank.getByRole('button', { name: 'Approva' }).click();
    await expect.poll(outcome).toBe('requires_capture');
    await context.close();
  });

  it('tells a refusal in Italian, and lets another card be tried', async () => {
    const { client_secret } = await hold();
    const { pay, outcome, context } = await payPage(client_secret);
    await pay('4000000000009995');
    await expect.poll(outcome).toBe('Fondi insufficienti sulla carta.');
    await pay('4242424242424242');
    await expect.poll(outcome).toBe('requires_capture');
    await context.close();
  });

  it('saves a card without paying', async () => {
    const customer = (await api('customers', { email: 'giulia@posta.example' })).id;
    const { client_secret } = await api('setup_intents', { customer });
    const { page: window, pay, outcome, context } = await payPage(client_secret);
    await pay('4000002500003155');
    await window.frameLocator('iframe[title="Conferma della banca"]').getByRole('button', { name: 'Approva' }).click();
    await expect.poll(outcome).toBe('succeeded');
    const { data } = await api(`payment_methods?customer=${customer}`);
    const off_session = { customer, payment_method: data[0].id, confirm: 'true', off_session: 'true' };
    expect(await api('payment_intents', { amount: '1000', currency: 'eur', ...off_session })).toMatchObject({
      status: 'succeeded',
    });
    await context.close();
  });
});
