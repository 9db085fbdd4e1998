import { expect, it } from 'vitest';
import type { Deps } from './deps.ts';
import { createLogger } from './log.ts';
import { startModules } from './start-modules.ts';

const deps = { log: createLogger('silent') } as Deps;
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('a module that starts while the database is away is started again, and those after it wait', async () => {
  const started: string[] = [];
  let tries = 0;
  await startModules(deps, [
    {
      name: 'slots',
      async start() {
        tries += 1;
        if (tries === 1) throw away();
        started.push('slots');
      },
    },
    { name: 'nothing to start' },
    { name: 'orders', start: () => void started.push('orders') },
  ]);
  expect({ tries, started }).toEqual({ tries: 2, started: ['slots', 'orders'] });
});

it('a module that cannot start for another reason ends the start', async () => {
  const start = async () => {
    throw new Error('a bug');
  };
  await expect(startModules(deps, [{ name: 'slots', start }])).rejects.toThrow('a bug');
});
