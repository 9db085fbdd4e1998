import { defineCall } from '@sporta/contract/call.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { registerCall } from './http/register-call.ts';
import { createTestApp } from './testing/test-app.ts';

const slow = defineCall({
  method: 'GET',
  path: 'slow',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({ done: z.boolean() }),
});

it('finishes the requests in flight and takes no new ones', async () => {
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const order: string[] = [];
  const shop = await createTestApp([
    {
      name: 'slow',
      register: (app) =>
        registerCall(app, slow, async () => {
          arrived.resolve();
          await release.promise;
          order.push('answered');
          return { done: true };
        }),
      stop: () => {
        order.push('module stopped');
      },
    },
  ]);
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const inFlight = fetch(`${address}/ebsn/api/slow`);
  await arrived.promise;
  const closing = shop.app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(fetch(`${address}/health/ready`)).rejects.toThrow();
  release.resolve();
  expect(await (await inFlight).json()).toMatchObject({ data: { done: true } });
  await closing;
  expect(order).toEqual(['answered', 'module stopped']);
  await shop.close();
});
