import { expect, it } from 'vitest';
import { bytesFromThread, inThread } from './in-thread.ts';

const work = new URL('./testing/thread-work.ts', import.meta.url);

it('gives back what the function gives, dates and bytes too, and throws what it throws', async () => {
  expect((await bytesFromThread(work, 'bytesOf', 'tè')).toString()).toBe('tè');
  expect(await inThread(work, 'dayOf', new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  await expect(inThread(work, 'dayOf', '1970')).rejects.toThrow('no date');
  await expect(inThread(work, 'unknown')).rejects.toThrow();
});

it('works beside the event loop, one thing after the other', async () => {
  await inThread(work, 'busyFor', 1);
  let turns = 0;
  const counting = setInterval(() => turns++, 5);
  const done: string[] = [];
  const all = [120, 10].map(async (ms) => done.push((await inThread(work, 'busyFor', ms)) as string));
  await Promise.all(all);
  clearInterval(counting);
  expect(done).toEqual(['busy for 120', 'busy for 10']);
  expect(turns).toBeGreaterThan(5);
});

it('tells who waits that a thread broke off, and begins another', async () => {
  const ended = inThread(work, 'end');
  const behind = inThread(work, 'busyFor', 1);
  await expect(ended).rejects.toThrow('the thread ended with 3');
  await expect(behind).rejects.toThrow('the thread ended with 3');
  expect(await inThread(work, 'busyFor', 1)).toBe('busy for 1');
});
