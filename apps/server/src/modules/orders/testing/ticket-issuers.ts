import { DEMO_EDENRED, DEMO_TOKENS, type Simulator, startEdenred, startMealTickets } from '@sporta/simulators';
import type { MealTicketSettings, WireIssuer } from '../../../platform/meal-ticket-settings.ts';
import type { TestClient } from '../../../platform/testing/test-app.ts';

/* For tests: the four issuers of meal tickets over HTTP, and a customer's browser and phone on their pages. */

const PASSWORD = 'Buoni-2026!';

export interface TicketIssuers {
  settings: MealTicketSettings;
  urls: { edenred: string; mealTickets: string };
  /** Of Edenred's simulator, or of that of the others (`/pluxee/holders` …). */
  edenred(path: string, body?: object): Promise<Answer>;
  others(path: string, body?: object): Promise<Answer>;
  /** Whatever goes wrong next; nothing does afterwards. */
  noBadDays(): Promise<void>;
  /** Signs in on the page a login address leads to. @returns where the browser is sent back to */
  signIn(loginUrl: string, username?: string): Promise<URL>;
  giveUp(loginUrl: string): Promise<URL>;
  confirmInApp(username?: string): Promise<void>;
  refuseInApp(): Promise<void>;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, whatever they are
type Answer = any;

export async function startTicketIssuers(publicUrl: string): Promise<TicketIssuers> {
  const back = `${publicUrl}/meal-ticket/edenred/callback`;
  const edenred = await startEdenred({ redirectUris: [back, `${back}-tc`] });
  const others = await startMealTickets({ returnOrigins: [publicUrl] });
  const { signIn, payment, tenants } = DEMO_EDENRED;
  const wire = (name: WireIssuer) => ({ url: `${others.url}/${name}`, token: DEMO_TOKENS[name] });
  const pendingLink = async () => (await control(others, '/upday/links')).pending[0].id as string;

  return {
    settings: {
      edenred: {
        ssoUrl: edenred.ssoUrl,
        apiUrl: edenred.apiUrl,
        clientId: signIn.id,
        clientSecret: signIn.secret,
        paymentClientId: payment.id,
        paymentClientSecret: payment.secret,
        mid: payment.mid,
        tenant: tenants.meals,
      },
      pluxee: wire('pluxee'),
      pellegrini: wire('pellegrini'),
      upday: wire('upday'),
    },
    urls: { edenred: edenred.url, mealTickets: others.url },
    edenred: (path, body) => control(edenred, path, body),
    others: (path, body) => control(others, path, body),
    async noBadDays() {
      for (const { url } of [edenred, others]) await fetch(`${url}/control/bad-days`, { method: 'DELETE' });
    },
    async signIn(loginUrl, username = 'giulia') {
      const page = await opened(loginUrl);
      return press(page, { username, password: PASSWORD, fine: 'torna' });
    },
    giveUp: async (loginUrl) => press(`${await opened(loginUrl)}/annulla`, {}),
    async confirmInApp(username = 'giulia') {
      await press(`${others.url}/upday/app/${await pendingLink()}/conferma`, { username });
    },
    async refuseInApp() {
      await press(`${others.url}/upday/app/${await pendingLink()}/rifiuta`, {});
    },
    async close() {
      await edenred.close();
      await others.close();
    },
  };
}

async function control({ url }: Simulator, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${url}/control${path}`, {
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`control${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Follows an address to the page it ends on. */
async function opened(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location');
  return location ? opened(new URL(location, url).href) : url;
}

async function press(url: string, fields: Record<string, string>): Promise<URL> {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
  return new URL(location, url);
}

/** Links accounts in the way of each issuer, through the shop's own calls. */
export async function linkAccount(
  issuers: TicketIssuers,
  client: TestClient,
  issuer: 'edenred' | 'pluxee' | 'pellegrini' | 'upday',
  username = 'giulia',
): Promise<void> {
  const ok = async (asked: ReturnType<TestClient['post']>) => {
    const answer = await asked;
    if (answer.response.status !== 0) throw new Error(answer.http.body.slice(0, 400));
    return answer.data;
  };
  if (issuer === 'edenred') {
    const { mealTicket } = await ok(client.get('meal-ticket/edenred/detail'));
    const { searchParams } = await issuers.signIn(mealTicket.loginUrl, username);
    await ok(client.post('meal-ticket/edenred/mobile-callback', Object.fromEntries(searchParams)));
  } else if (issuer === 'pellegrini') {
    await ok(client.post('meal-ticket/pellegrini/login', { user: username, pwd: PASSWORD }));
  } else if (issuer === 'upday') {
    await ok(client.post('meal-ticket/upday/login'));
    await issuers.confirmInApp(username);
    await ok(client.post('meal-ticket/upday/login'));
  } else {
    const { mealTicket } = await ok(client.get('meal-ticket/pluxee/detail'));
    const page = await client.page(mealTicket.loginUrl);
    const back = await issuers.signIn(String(page.headers.location), username);
    await client.page(back.href);
  }
}
