import { expect, it } from 'vitest';
import { isOfBuild, takeOver } from './take-over.ts';

function worker(...paths: string[]) {
  const asked: string[] = [];
  const windows = paths.map((path, index) => ({ id: `page-${index}`, url: `https://shop.example${path}` }));
  return {
    asked,
    clients: { matchAll: async () => windows },
    skipWaiting: async () => void asked.push('skip'),
  };
}

it('takes over for the only page of the shop; a page of the Banco is none of it', async () => {
  const alone = worker('/', '/banco/ordini', '/banco');
  expect(await takeOver(alone, 'page-0')).toBe(true);
  expect(alone.asked).toEqual(['skip']);
});

it('waits while another page is open, which may be paying', async () => {
  const beside = worker('/', '/payment');
  expect(await takeOver(beside, 'page-0')).toBe(false);
  expect(await takeOver(worker('/bancone'), 'page-7')).toBe(false);
  expect(beside.asked).toEqual([]);
});

it('knows the pages of its own build by their program', () => {
  const files = ['/assets/entry-a1.js', '/assets/style-b2.css'];
  expect(isOfBuild(files, '/assets/entry-a1.js')).toBe(true);
  expect(isOfBuild(files, '/assets/entry-00.js')).toBe(false);
});
