/**
 * Takes the pictures of the README from a running shop: `node_modules/.bin/node scripts/readme-pictures.ts [ADDRESS]`.
 * Needs the demo shop and Chromium, like the browser tests.
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { demoPassword } from '../apps/server/src/seed/seed-accounts.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.ts';

const shop = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const folder = inRoot('docs/images');

interface Screen {
  width: number;
  height: number;
  scale: number;
}

interface Picture extends Screen {
  name: string;
  path: string;
}

async function take(browser: Browser, { name, path, ...screen }: Picture): Promise<void> {
  const context = await open(browser, screen);
  const login = { login: 'cliente@sporta.example', password: demoPassword };
  await context.request.post(`${shop}/ebsn/api/auth/login`, { data: login, headers: { 'x-ebsn-client': 'web' } });
  const page = await context.newPage();
  await page.goto(shop + path, { waitUntil: 'load' });
  await save(page, name);
  await context.close();
}

/** The day of a store, as its manager sees it. The living demo fills it. */
async function takeBanco(browser: Browser, name: string): Promise<void> {
  const context = await open(browser, desktop);
  const page = await context.newPage();
  await page.goto(`${shop}/banco`);
  await page.locator('input[name=email]').fill('responsabile@sporta.example');
  await page.locator('input[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('heading', { name: 'Fasce del giorno' }).waitFor();
  await save(page, name);
  await context.close();
}

function open(browser: Browser, { width, height, scale }: Screen): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
}

/** Waits until everything that can be seen is there, and keeps the picture. */
async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = ({ top, width }: DOMRect) => top < innerHeight && width > 0;
    const images = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
    const decoded = Promise.all(images.map((image) => image.decode().catch(() => {})));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, quality: 90, effort: 8 }).toFile(`${folder}/${name}.png`);
  console.log(`${name}.png  ${new URL(page.url()).pathname}`);
}

async function firstProduct(query: string): Promise<string> {
  const answer = await fetch(`${shop}/ebsn/api/products?q=${encodeURIComponent(query)}`);
  const { data } = (await answer.json()) as { data: { products: { slug: string }[] } };
  const [product] = data.products;
  if (!product) throw new Error(`the shop at ${shop} has no "${query}"`);
  return `/product/${product.slug}`;
}

await mkdir(folder, { recursive: true });
const desktop = { width: 1440, height: 1000, scale: 1 };
const phone = { width: 390, height: 844, scale: 1 };
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  await take(browser, { name: 'home-1440', path: '/', ...desktop });
  await take(browser, { name: 'product-390', path: await firstProduct('molino serra penne rigate'), ...phone });
  await take(browser, { name: 'search-390', path: '/search?q=latte', ...phone });
  await take(browser, { name: 'category-390', path: '/frutta-e-verdura', ...phone });
  await takeBanco(browser, 'banco-1440');
} finally {
  await browser.close();
}
