/**
 * Takes the pictures of the README from a running shop: `node_modules/.bin/node scripts/readme-pictures.ts [ADDRESS]`.
 * Needs the demo shop and Chromium, like the browser tests.
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { demoPassword } from '../apps/server/src/seed/seed-accounts.ts';
import { ensureChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.ts';

const shop = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const folder = inRoot('docs/images');

interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  scale: number;
}

async function take(browser: Browser, { name, path, width, height, scale }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const login = { login: 'cliente@sporta.example', password: demoPassword };
  await context.request.post(`${shop}/ebsn/api/auth/login`, { data: login, headers: { 'x-ebsn-client': 'web' } });
  const page = await context.newPage();
  await page.goto(shop + path, { waitUntil: 'load' });
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
  console.log(`${name}.png  ${path}`);
  await context.close();
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
} finally {
  await browser.close();
}
