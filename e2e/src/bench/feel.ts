/**
 * `npm run bench:feel`: how the shop feels on a poor phone. Prints a table; it judges nothing, since a shared machine cannot be a bar.
 *
 * Interactions at a processor four times slower (Event Timing: from the finger to the next paint), frames while a list of 200 cards is
 * scrolled at six times slower, how far a list jumps when somebody comes back to it, and how soon a category is painted on the second
 * visit. `SHOP_URL` measures a running shop; otherwise one is started.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { ensureChromium } from '../../../scripts/lib/chromium.ts';
import { startStack } from '../../../scripts/lib/stack.ts';
import { fillCart } from './fill-cart.ts';
import { framesOf } from './frames.ts';
import { durationsOf, watchInteractions } from './interactions.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CARDS = 200;
/** What a household buys in a week. */
const LINES = 30;
/** What an office or a canteen has in its cart. */
const MANY_LINES = 150;
/** How fast a finger that looks for something moves a list. */
const SCROLL_PX_PER_S = 1500;
const SCROLL_PX = 12_000;
const CATEGORY = '/frutta-e-verdura';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'it-IT' } as const;

async function main(): Promise<void> {
  const own = process.env.SHOP_URL ? undefined : await startShop();
  const shop = process.env.SHOP_URL ?? own!.url;
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  const visit = async (use: (page: Page, context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ ...phone, baseURL: shop });
    await context.addInitScript(() => localStorage.setItem('sporta.popup-seen', '1'));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    try {
      await use(page, context);
    } finally {
      await context.close();
    }
  };
  try {
    await visit(measureInteractions);
    await visit(measureFullCart);
    await visit(measureScroll);
    await visit(measureReturn);
    // the first row is a phone of today, and says what of the others is the page and what the slow processor
    for (const phone of [{ rate: 1 }, { rate: 4 }, { rate: 4, slowNetwork: true }]) {
      await visit((page, context) => measureSecondVisit(page, context, phone));
    }
  } finally {
    await browser.close();
    await own?.stop();
  }
}

const say = (what: string, figures: string) => console.log(`${what.padEnd(44)} ${figures}`);
const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const middle = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value)} ms`;

async function slow(context: BrowserContext, page: Page, rate: number): Promise<CDPSession> {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate });
  return browser;
}

/** Opens a page and waits until it is alive and at rest, with what it fetches ahead: a press before that is followed as a link. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForTimeout(4000);
}

/** Add, open the cart, type in the search, open the filters: each in a page that is at rest. */
async function measureInteractions(page: Page, context: BrowserContext): Promise<void> {
  await fillCart(context.request, LINES);
  await watchInteractions(context);
  await slow(context, page, 4);
  const steps: Record<string, () => Promise<void>> = {
    add: async () => {
      const add = page.locator('article.card').getByRole('button', { name: /^Aggiungi/ });
      await add.first().tap();
    },
    'open the cart': () =>
      page
        .getByRole('link', { name: /Carrello/ })
        .last()
        .tap(),
    'type in the search': async () => {
      const box = page.getByRole('combobox', { name: 'Cerca nel negozio' }).filter({ visible: true });
      await box.first().tap();
      await page.keyboard.type('latte', { delay: 150 });
    },
    'open the filters': () =>
      page
        .getByRole('button', { name: /^Filtra/ })
        .first()
        .tap(),
  };
  for (const [name, step] of Object.entries(steps)) {
    await measureStep(name, page, () => arrive(page, CATEGORY), step);
  }
}

/** Takes one more and one less of a line in a cart of many. */
async function measureFullCart(page: Page, context: BrowserContext): Promise<void> {
  await fillCart(context.request, MANY_LINES);
  await watchInteractions(context);
  await slow(context, page, 4);
  const open = async () => {
    await arrive(page, '/checkout');
    await page.waitForFunction((lines) => document.querySelectorAll('li.cline').length >= lines, MANY_LINES);
    await page.waitForTimeout(2000);
  };
  const press = (label: string) => () => page.getByRole('button', { name: label }).first().tap();
  await measureStep(`one more, ${MANY_LINES} lines`, page, open, press('Uno in più'));
  await measureStep(`one less, ${MANY_LINES} lines`, page, open, press('Uno in meno'));
}

/** Opens a page again and again, does one thing in it, and says how long the slowest of its interactions took. */
async function measureStep(
  name: string,
  page: Page,
  open: () => Promise<void>,
  step: () => Promise<void>,
): Promise<void> {
  const worst: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await open();
    const before = (await durationsOf(page)).length;
    await step();
    await page.waitForTimeout(2500);
    const durations = (await durationsOf(page)).slice(before);
    // shorter than the least the browser notes, 16 ms
    worst.push(Math.max(8, ...durations));
  }
  say(`${name}, processor 4 times slower`, `middle ${ms(middle(worst))}, worst ${ms(Math.max(...worst))} of ${ROUNDS}`);
}

/** Asks for more of the list until so many cards stand in it; a list without them measures nothing. */
async function showCards(page: Page, count: number): Promise<void> {
  const cards = page.locator('article.card');
  const more = page.getByRole('link', { name: 'Mostra altri prodotti' });
  for (let shown = await cards.count(); shown < count; shown = await cards.count()) {
    if ((await more.count()) === 0) throw new Error(`the list ends after ${shown} cards: ${count} are to be scrolled`);
    await more.first().click();
    await page.waitForFunction((known) => document.querySelectorAll('article.card').length > known, shown);
  }
}

async function measureScroll(page: Page, context: BrowserContext): Promise<void> {
  await arrive(page, '/catalog');
  await showCards(page, CARDS);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1500);
  const browser = await slow(context, page, 6);
  const { frames, seconds, dropped, long, worstFrame } = await framesOf(page, browser, async () => {
    // a gesture of touch moves nothing in a browser that only plays a phone; a wheel is scrolled by the same compositor
    await browser.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -SCROLL_PX,
      speed: SCROLL_PX_PER_S,
      gestureSourceType: 'mouse',
    });
  });
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < SCROLL_PX - 100) throw new Error(`the list was scrolled by ${scrolled} px only`);
  say(
    `scroll ${CARDS} cards, processor 6 times slower`,
    `${Math.round(frames / seconds)} frames/s, ${dropped} dropped, ${long} long animation frames, the longest ${ms(worstFrame)}`,
  );
}

/** To a product far down and back: where its card stands then, and how much of the page moved by itself. */
async function measureReturn(page: Page, context: BrowserContext): Promise<void> {
  await arrive(page, '/catalog');
  await showCards(page, CARDS);
  await slow(context, page, 4);
  const link = page.locator('article.card').nth(120).locator('a[href^="/product/"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  const href = await link.getAttribute('href');
  const topOf = () =>
    page.evaluate((to) => document.querySelector(`article.card a[href="${to}"]`)?.getBoundingClientRect().top, href);
  const before = await topOf();
  await link.tap();
  await page.waitForURL(`**${href}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!each.hadRecentInput) seen.shift += each.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.goBack();
  await page.waitForTimeout(4000);
  const after = await topOf();
  const shift = await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? Number.NaN);
  say(
    'back to card 121 of the list',
    `stood at ${before?.toFixed(0)} px, stands at ${after?.toFixed(0)} px, shift ${shift.toFixed(3)}`,
  );
}

interface Phone {
  /** How many times slower its processor is. */
  rate: number;
  slowNetwork?: boolean;
}

async function measureSecondVisit(page: Page, context: BrowserContext, { rate, slowNetwork }: Phone): Promise<void> {
  await page.goto(CATEGORY, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(4000);
  const paints: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await context.newPage();
    const browser = await slow(context, again, rate);
    if (slowNetwork) {
      await browser.send('Network.enable');
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
    }
    await again.goto(CATEGORY, { waitUntil: 'load' });
    await again.waitForTimeout(1500);
    paints.push(
      await again.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
    await again.close();
  }
  say(
    `category again, ${rate} times slower${slowNetwork ? ', slow 4G' : ''}`,
    `first paint middle ${ms(middle(paints))}, worst ${ms(Math.max(...paints))}`,
  );
  // within the page: what was seen is in its memory
  await slow(context, page, rate);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.goto(CATEGORY, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    await page
      .getByRole('link', { name: /Sporta, vai alla home/ })
      .first()
      .tap();
    await page.waitForURL((url) => url.pathname === '/');
    await page.waitForTimeout(1500);
    taken.push(
      await page.evaluate(async () => {
        const from = performance.now();
        history.back();
        while (!document.querySelector('article.card') || location.pathname === '/') {
          await new Promise((go) => requestAnimationFrame(go));
        }
        return new Promise<number>((go) => requestAnimationFrame(() => setTimeout(() => go(performance.now() - from))));
      }),
    );
  }
  say(
    `category again within the page, ${rate} times slower`,
    `middle ${ms(middle(taken))}, worst ${ms(Math.max(...taken))}`,
  );
}

async function startShop(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-feel-'));
  // as root the database server runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  process.env.DATA_DIR = folder;
  process.env.PORT = '0';
  // a new shop draws all its pictures once, on a core of its own; measured is one that has, and visits draw what they miss
  process.env.PAINT_IN_ADVANCE ??= 'false';
  const stack = await startStack({ mode: 'production', say: console.log });
  return {
    url: stack.url,
    async stop() {
      await stack.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

await main();
