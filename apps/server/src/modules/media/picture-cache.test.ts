import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PictureCache } from './picture-cache.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-cache-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a picture wanted many times at once is made once, and never again', async () => {
  const cache = new PictureCache(directory);
  let made = 0;
  const make = async () => {
    made++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.from('picture');
  };
  const pictures = await Promise.all(Array.from({ length: 20 }, () => cache.get('a/b/1-240.webp', make)));
  expect(new Set(pictures.map(String))).toEqual(new Set(['picture']));
  expect(String(await new PictureCache(directory).get('a/b/1-240.webp', make))).toBe('picture');
  expect(made).toBe(1);
  expect(await readdir(path.join(directory, 'a/b'))).toEqual(['1-240.webp']);
});

test('a failure is not kept', async () => {
  const cache = new PictureCache(directory);
  const fails = () => Promise.reject(new Error('no paint'));
  await expect(cache.get('x/2.webp', fails)).rejects.toThrow('no paint');
  expect(await cache.has('x/2.webp')).toBe(false);
  expect(String(await cache.get('x/2.webp', async () => Buffer.from('second try')))).toBe('second try');
});

test('older versions are removed', async () => {
  const cache = new PictureCache(directory);
  for (const name of ['1-240.webp', '1-480.webp', '2-240.webp'])
    await cache.get(`p/${name}`, async () => Buffer.from(name));
  await cache.keepOnly('p', '2-');
  expect(await readdir(path.join(directory, 'p'))).toEqual(['2-240.webp']);
});
