import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shopUrl } from './support/shop.ts';

/** What a first visit may load, gzipped (engineering bars). */
const budgetBytes = 170 * 1024;

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
