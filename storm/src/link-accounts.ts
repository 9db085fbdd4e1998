import type { Chance } from './chance.ts';
import type { Person } from './goods.ts';
import type { Stage } from './stage.ts';
import type { Tenders } from './tenders.ts';
import { pause } from './wait.ts';

/* Meal-ticket accounts, linked in fair weather, in the way of each issuer and through the shop's own calls. */

const PASSWORD = 'Buoni-2026!';
const issuers = ['edenred', 'pluxee', 'pellegrini', 'upday'] as const;
type Issuer = (typeof issuers)[number];
const people = ['giulia', 'marco'] as const;
/** Enough for everybody; many faces, so that amounts differ. */
const tickets = [529, 600, 700, 800, 1000].map((faceValueCents) => ({ faceValueCents, count: 1000 }));
const limits = { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] };

/** Two thirds of the people link one to three accounts. @returns how many were linked */
export async function linkAccounts(stage: Stage, customers: readonly Person[], chance: Chance): Promise<number> {
  const { tenders } = stage;
  if (!tenders) return 0;
  await fillBooks(tenders);
  let linked = 0;
  for (const person of customers) {
    if (!chance.happens(0.66)) continue;
    const first = chance.whole(0, issuers.length - 1);
    for (let n = chance.whole(1, 3); n > 0; n--) {
      const [issuer, username] = [issuers[(first + n) % issuers.length]!, chance.one(people)];
      await patiently(() => link(new Visitor(stage, person), tenders, issuer, username));
      linked += 1;
    }
  }
  return linked;
}

/** A machine that stalls lets a time limit of the shop pass even in fair weather: a person would try again. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let triesLeft = 2; ; triesLeft--) {
    try {
      return await work();
    } catch (error) {
      if (triesLeft === 0) throw error;
      await pause(2_000);
    }
  }
}

async function fillBooks({ urls }: Tenders): Promise<void> {
  for (const name of people) {
    const holder = { tickets, limits };
    await post(`${urls.edenred}/control/holders`, { holder: `it-demo:${name}`, ...holder });
    for (const issuer of ['pluxee', 'pellegrini', 'upday']) {
      await post(`${urls.tickets}/control/${issuer}/holders`, { holder: name, ...holder });
    }
  }
}

async function link(visitor: Visitor, { urls }: Tenders, issuer: Issuer, username: string): Promise<void> {
  switch (issuer) {
    case 'edenred': {
      const { mealTicket } = await visitor.call('meal-ticket/edenred/detail');
      const back = await signIn(visitor, mealTicket.loginUrl, username);
      await visitor.call('meal-ticket/edenred/mobile-callback', Object.fromEntries(new URL(back).searchParams));
      return;
    }
    case 'pluxee': {
      const { mealTicket } = await visitor.call('meal-ticket/pluxee/detail');
      await visitor.open(await signIn(visitor, mealTicket.loginUrl, username));
      return;
    }
    case 'pellegrini':
      await visitor.call('meal-ticket/pellegrini/login', { user: username, pwd: PASSWORD });
      return;
    case 'upday': {
      await visitor.call('meal-ticket/upday/login', {});
      const { pending } = await (await fetch(`${urls.tickets}/control/upday/links`)).json();
      await visitor.open(`${urls.tickets}/upday/app/${pending[0].id}/conferma`, { username });
      await visitor.call('meal-ticket/upday/login', {});
    }
  }
}

/** Signs in on the page a login address leads to. @returns where the browser is sent back to */
async function signIn(visitor: Visitor, loginUrl: string, username: string): Promise<string> {
  let page = loginUrl;
  for (let next = await visitor.open(page); next; next = await visitor.open(page)) page = next;
  return (await visitor.open(page, { username, password: PASSWORD, fine: 'torna' }))!;
}

/** A browser in fair weather: what goes wrong is a fault of the storm. */
class Visitor {
  readonly #stage: Stage;
  readonly #headers: Record<string, string>;

  constructor(stage: Stage, { token }: Person) {
    this.#stage = stage;
    this.#headers = { 'x-ebsn-account': token, 'x-ebsn-client': 'storm' };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the storm reads a handful of fields of many answers
  async call(path: string, body?: object): Promise<any> {
    const url = `${this.#stage.shopUrl}/ebsn/api/${path}`;
    const response = body ? await post(url, body, this.#headers) : await fetch(url, { headers: this.#headers });
    const envelope = (await response.json()) as { response: { status: number }; data: unknown };
    if (envelope.response.status !== 0) throw new Error(`${path}: ${JSON.stringify(envelope.response)}`);
    return envelope.data;
  }

  /** Opens a page of the shop or of an issuer. @returns where it leads, if anywhere */
  async open(address: string, form?: Record<string, string>): Promise<string | undefined> {
    const url = this.#stage.outside(address);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: url.startsWith(this.#stage.shopUrl) ? this.#headers : {},
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    await response.body?.cancel();
    if (response.status >= 400) throw new Error(`${address}: ${response.status}`);
    const location = response.headers.get('location');
    return location ? new URL(location, url).href : undefined;
  }
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
