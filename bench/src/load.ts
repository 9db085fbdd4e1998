/** Load from a process of its own: `load.ts task.json` prints requests per second as JSON. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Result {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  duration: number;
  non2xx: number;
  errors: number;
}
interface Client {
  setRequests(requests: { path: string }[]): void;
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<Result>;

/** Without `seconds` each path is asked for once. */
const { url, paths, seconds } = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as {
  url: string;
  paths: string[];
  seconds?: number;
};
const connections = 10;
const requests = paths.map((path) => ({ path }));
let connection = 0;
const started = performance.now();
const result = await autocannon({
  url,
  connections,
  ...(seconds === undefined
    ? {
        amount: paths.length,
        // each connection has paths of its own
        setupClient(client: Client) {
          const own = connection++;
          client.setRequests(requests.filter((_, index) => index % connections === own));
        },
      }
    : { duration: seconds, requests }),
});
const took = (performance.now() - started) / 1000;
console.log(
  JSON.stringify({
    perSecond: seconds === undefined ? result.requests.total / took : result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);
