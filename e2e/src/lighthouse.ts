/**
 * `npm run lighthouse`: scores of the pages that matter most, on a phone as Lighthouse simulates it. Prints a table and
 * ends with 1 when a page misses a bar of docs/how-to/develop.md.
 * `SHOP_URL` measures a running shop, e.g. behind a proxy; otherwise one is started for the time of the measurement.
 * What it simulates is a share of the machine's own speed: the last column is Lighthouse's index of it (an office computer has some 1,500
 * to 2,000), without which two scores cannot be compared.
 * `ONLY=home,product` measures these. `WITH_WORKER=yes` measures visits that find the worker of the shop, and what it keeps, on the device.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { startStack } from '../../scripts/lib/stack.ts';

const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const withWorker = process.env.WITH_WORKER === 'yes';
const only = process.env.ONLY?.split(',');
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];

async function main(): Promise<boolean> {
  const own = process.env.SHOP_URL ? undefined : await startShop();
  const shop = process.env.SHOP_URL ?? own!.url;
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  let good = true;
  try {
    for (const [name, page] of Object.entries(await pages(shop))) {
      if (only && !only.includes(name)) continue;
      // the first visit draws pictures that later visitors find ready
      await lighthouse(`${shop}${page}`, { port, logLevel: 'silent', onlyCategories: ['performance'] });
      if (withWorker) await startWorker(browser, `${shop}${page}`);
      const report = await measure(`${shop}${page}`, port);
      const scores = categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100));
      const missed = categories.filter((category, index) => scores[index]! < bars[category]);
      good &&= missed.length === 0;
      const metric = (id: string) => report.audits[id]?.displayValue ?? '';
      console.log(
        `${missed.length === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${categories.map((category, index) => `${category} ${scores[index]}`).join('  ')}  LCP ${metric('largest-contentful-paint')}  TBT ${metric('total-blocking-time')}  CLS ${metric('cumulative-layout-shift')}  machine ${Math.round(report.environment.benchmarkIndex)}`,
      );
      for (const category of missed) {
        const failing = (report.categories[category]?.auditRefs ?? []).filter(
          ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9,
        );
        for (const { id } of failing) console.log(`    ${category}: ${id} ${report.audits[id]?.displayValue ?? ''}`);
      }
    }
  } finally {
    await browser.close();
    await own?.stop();
  }
  return good;
}

/** A visit that leaves the worker of the shop behind, as Lighthouse will find it: both use the profile of the browser. */
async function startWorker(browser: Browser, url: string): Promise<void> {
  const cdp = await browser.newBrowserCDPSession();
  const { targetId } = await cdp.send('Target.createTarget', { url });
  // the worker starts by itself 8 s after the page is alive, and then takes the program
  await new Promise((resolve) => setTimeout(resolve, 25_000));
  await cdp.send('Target.closeTarget', { targetId });
}

/** The middle one of three reports by performance: whatever else the machine does shows in one of them. */
async function measure(url: string, port: number): Promise<Result> {
  const reports: Result[] = [];
  for (let n = 0; n < 3; n++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      // storage that is cleared takes the worker with it
      disableStorageReset: withWorker,
    });
    reports.push(result!.lhr);
  }
  const score = (report: Result) => report.categories.performance?.score ?? 0;
  return reports.sort((a, b) => score(a) - score(b))[1]!;
}

async function pages(shop: string): Promise<Record<string, string>> {
  const answer = await fetch(`${shop}/ebsn/api/products?promo=true&page_size=1`);
  const { data } = (await answer.json()) as {
    data: { products: { itemUrl: string; breadCrumbs: { slug: string }[] }[] };
  };
  const [product] = data.products;
  return {
    home: '/',
    category: `/${product?.breadCrumbs[0]?.slug ?? ''}`,
    product: product?.itemUrl ?? '/',
    search: '/search?q=latte',
    flyer: await newestFlyer(shop),
  };
}

async function newestFlyer(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/ebsn/api/leaflet/search`);
  const { data } = (await answer.json()) as { data: { leaflets: { slug: string }[] } };
  return `/volantini/${data.leaflets[0]?.slug ?? ''}`;
}

async function startShop(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-lighthouse-'));
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

process.exitCode = (await main()) ? 0 : 1;
