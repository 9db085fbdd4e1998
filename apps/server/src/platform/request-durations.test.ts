import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestDurations } from './request-durations.ts';

it('writes the figures that the histogram of the library writes', async () => {
  const request = fc.record({
    route: fc.constantFrom('/ebsn/api/products', '/ebsn/api/cart "add"'),
    method: fc.constantFrom('GET', 'POST'),
    status: fc.constantFrom(200, 304, 500),
    seconds: fc.oneof(fc.constantFrom(0, 0.001, 0.0010001, 0.25, 10, 11), fc.double({ min: 0, max: 12, noNaN: true })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request), async (requests) => {
      const [ours, theirs] = [new Registry(), new Registry()];
      const durations = new RequestDurations(ours);
      const histogram = new Histogram({
        name: durations.name,
        help: durations.help,
        labelNames: ['route', 'method', 'status'],
        buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
        registers: [theirs],
      });
      for (const { route, method, status, seconds } of requests) {
        durations.observe(route, method, status, seconds);
        histogram.labels({ route, method, status }).observe(seconds);
      }
      const sorted = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
      expect(await sorted(ours)).toEqual(await sorted(theirs));
    }),
  );
});
