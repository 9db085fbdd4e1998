import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

it('gives back what a process needs no more, and leaves no collector behind for others to call', async () => {
  const child = fork(path.resolve(import.meta.dirname, 'testing/process-gives-back.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [told] = await once(child, 'message');
  expect(told.after).toBeLessThan(told.before / 2);
  expect(told).toMatchObject({ kept: 100_000, collector: 'undefined' });
});
