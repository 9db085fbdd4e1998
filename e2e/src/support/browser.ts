import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { ensureHeadlessChromium } from '../../../scripts/lib/chromium.ts';
import { shopUrl } from './shop.ts';

/** A desk and a phone, as the design draws them. */
export const devices = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
export type Device = keyof typeof devices;

/** How long a page may take for something to be there. The machines of a CI are shared, and stall for tens of seconds now and then. */
const PATIENCE_MS = process.env.CI ? 40_000 : 15_000;

let browser: Browser | undefined;

/** @param textSize of the first visit of a test file: the browser keeps it */
async function openBrowser(textSize: number): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: ensureHeadlessChromium(console.log),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of tests live for seconds: to make their programs fast costs more than it brings.
      '--js-flags=--no-turbofan --no-maglev',
      `--blink-settings=defaultFontSize=${textSize}`,
    ],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors of scripts and of the content security policy; a test ends with none. */
  faults: string[];
  /** What the shop refused or could not find: status, path and answer. */
  refusals: string[];
}

/**
 * Visits for the tests of a file: closed after each test, and without errors of scripts or of the content security policy.
 * @param always what all of them have
 * @returns `visit` for them; a test may have several visitors
 */
export function visits(always: VisitOptions = {}): typeof visit {
  const visitors: Visit[] = [];
  afterEach(async ({ task }) => {
    const gone = visitors.splice(0);
    const seen = task.result?.state === 'fail' ? await Promise.all(gone.map(whatIsSeen)) : [];
    await Promise.all(gone.map(({ context }) => context.close()));
    if (seen.length > 0) throw new Error(`What the visitors of the failed test saw:\n${seen.join('\n')}`);
    const refused = gone.flatMap(({ refusals }) => refusals);
    expect(
      gone.flatMap(({ faults }) => faults),
      `the shop refused:\n${refused.join('\n')}`,
    ).toEqual([]);
  });
  afterAll(closeBrowser);
  return async (device, options) => {
    const visitor = await visit(device, { ...always, ...options });
    visitors.push(visitor);
    return visitor;
  };
}

interface VisitOptions {
  javaScript?: boolean;
  /** Shows the notice of the day. */
  notices?: boolean;
  /** Lets the worker of the shop start: what it answers passes by `page.route`. */
  worker?: boolean;
  /** Size of text set in the browser, in pixels, instead of 16: the same for all visits of a test file. */
  textSize?: number;
}

/** A new visitor with empty storage; unless `notices` are asked for, one who has read the notice of the day. */
export async function visit(device: Device, options: VisitOptions = {}): Promise<Visit> {
  const context = await (await openBrowser(options.textSize ?? 16)).newContext({
    ...devices[device],
    baseURL: shopUrl(),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    javaScriptEnabled: options.javaScript ?? true,
  });
  if (!options.notices) await markNoticeRead(context);
  if (!options.worker) await keepWorkerOut(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // A page that is not there answers 404, the one for a shop that is down 503, and Chromium says so on the console.
    const isDownPage = new URL(message.location().url || shopUrl()).pathname === '/service-down';
    if (!/status of 404/.test(message.text()) && !isDownPage) faults.push(message.text());
  });
  const refusals: string[] = [];
  page.on('response', async (answer) => {
    if (answer.status() < 400) return;
    const refusal = refusals.push(`${answer.status()} ${new URL(answer.url()).pathname}`) - 1;
    refusals[refusal] += ` ${(await answer.text().catch(() => '')).slice(0, 300)}`;
  });
  return { page, context, faults, refusals };
}

/** Where a visitor is, what the page says there and what the shop refused: why a test failed on a machine nobody can look at. */
async function whatIsSeen({ page, faults, refusals }: Visit): Promise<string> {
  const parts = await page.locator('main, [role=dialog], [role=alertdialog], .toast').all();
  const said = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5_000 }).catch(String)));
  return [`at ${page.url()}`, ...faults, ...refusals.slice(-5), ...said.map((text) => text.slice(0, 3_000))].join('\n');
}

/** The notice comes in a quiet moment, which a slow machine may give in the middle of a test about something else. */
async function markNoticeRead(context: BrowserContext): Promise<void> {
  const { popup } = await callShop<{ popup?: { popupId: number } }>(context, 'popup/view');
  if (!popup) return;
  await context.addInitScript((id) => {
    // A page that is not there yet has no storage, nor has a bank's page in a frame.
    if (window === window.top && location.protocol.startsWith('http')) localStorage.setItem('sporta.popup-seen', id);
  }, String(popup.popupId));
}

/** The Banco's worker, which is registered at another address, starts all the same. */
async function keepWorkerOut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // a sandboxed frame has no origin, and may not even ask for workers
    if (window.origin === 'null' || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (address, options) =>
      address === '/worker.js' ? Promise.reject(new Error('no worker here')) : register(address, options);
  });
}

/** Opens a page. A dialog that has just closed takes its step back in the history, which may cut a first try short. */
export async function go(page: Page, path: string): Promise<void> {
  const open = () => page.goto(path, { waitUntil: 'networkidle' });
  await open().catch((error: Error) => (error.message.includes('ERR_ABORTED') ? open() : Promise.reject(error)));
}

/** A call to the shop as its own pages make it, with the session of the context. */
export async function callShop<T>(context: BrowserContext, path: string, body?: object): Promise<T> {
  const url = `${shopUrl()}/ebsn/api/${path}`;
  const headers = { 'x-ebsn-client': 'web' };
  const answer = await (body
    ? context.request.post(url, { headers, data: body })
    : context.request.get(url, { headers }));
  const { response, data } = await answer.json();
  if (response.status !== 0) throw new Error(`${path}: ${JSON.stringify(response.errors)}`);
  return data;
}

export async function logIn(context: BrowserContext, login = 'cliente@sporta.example'): Promise<void> {
  await callShop(context, 'auth/login', { login, password: 'Spesa-2026!' });
}
