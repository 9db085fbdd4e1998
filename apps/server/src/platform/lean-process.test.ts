import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanArguments, leanEnvironment } from './lean-process.ts';

it.each(['container/Dockerfile', 'systemd/sporta@.service', 'systemd/sporta-worker.service'])(
  'is what %s says',
  async (file) => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../../../deploy', file), 'utf8');
    for (const argument of leanArguments) expect(text).toContain(argument);
    for (const [name, value] of Object.entries(leanEnvironment)) expect(text).toContain(`${name}=${value}`);
  },
);
