import { defineCall } from '@sporta/contract/call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { collector } from '../collector.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { registerCall } from './register-call.ts';

const look = defineCall({
  method: 'GET',
  path: 'look',
  summary: 'Looks at its context',
  tag: 'test',
  access: 'anonymous',
  changesState: false,
  request: z.object({}),
  data: z.object({ at: z.number() }),
});

const requests: WeakRef<object>[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([
    {
      name: 'looked-at',
      register: (server) =>
        registerCall(server, look, (c) => {
          requests.push(new WeakRef(c.request.raw));
          return { at: c.now.getTime() };
        }),
    },
  ]);
});
afterAll(() => app.close());

it('lets a request go once it is answered, without the whole heap being gone through', async () => {
  // over the network: requests put in by hand are kept by what put them in
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  for (let n = 0; n < 100; n++) await (await fetch(`${address}/ebsn/api/look`)).json();
  const collect = collector();
  for (let n = 0; n < 3; n++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    // as happens many times a second: the whole heap is gone through once in minutes
    collect({ type: 'minor' });
  }
  const alive = requests.filter((request) => request.deref() !== undefined).length;
  expect(requests).toHaveLength(100);
  expect(alive).toBeLessThan(20);
});
