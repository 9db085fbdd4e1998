/** Load from a process of its own: `load.ts '{"url": …, "paths": […], "seconds": 2}'` prints requests per second as JSON. */
import { createRequire } from 'node:module';

interface Result {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<Result>;

const { url, paths, seconds } = JSON.parse(process.argv[2]!) as { url: string; paths: string[]; seconds: number };
const result = await autocannon({ url, connections: 10, duration: seconds, requests: paths.map((path) => ({ path })) });
console.log(
  JSON.stringify({
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);
