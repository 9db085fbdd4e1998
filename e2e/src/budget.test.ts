import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shopUrl } from './support/shop.ts';

/** What a first visit may load, gzipped (engineering bars). */
const budgetBytes = 170 * 1024;

/**
 * Style sheets a page may bring, in bytes as they are read: a phone reads all of them before it paints anything. What only some pages are
 * drawn with has a sheet of its own (`apps/web/src/lib/sheets`).
 */
const sheetBudget: Record<string, number> = {
  '/': 102 * 1024,
  '/frutta-e-verdura': 94 * 1024,
  '/search?q=latte': 94 * 1024,
};

describe('style sheets', () => {
  for (const [path, most] of Object.entries(sheetBudget)) {
    it(`are at most ${most} bytes on ${path}`, async () => {
      const html = await (await fetch(`${shopUrl()}${path}`)).text();
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"/g)].map(([, href]) => href);
      const read = await Promise.all(sheets.map(async (href) => (await fetch(`${shopUrl()}${href}`)).arrayBuffer()));
      expect(sheets.length).toBeGreaterThan(0);
      expect(read.reduce((bytes, { byteLength }) => bytes + byteLength, 0)).toBeLessThanOrEqual(most);
    });
  }
});

describe('bundle budget', () => {
  for (const path of ['/', '/frutta-e-verdura', '/search?q=latte']) {
    it(`loads at most 170 kB of JavaScript on ${path}`, async () => {
      const html = await (await fetch(`${shopUrl()}${path}`)).text();
      const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file));
      let bytes = 0;
      for (const file of files) {
        const code = await (await fetch(`${shopUrl()}${file}`)).arrayBuffer();
        bytes += gzipSync(Buffer.from(code)).length;
      }
      expect(files.size).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(budgetBytes);
    });
  }
});
