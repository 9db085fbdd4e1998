/**
 * Asks for light things in a process of its own, one each twenty milliseconds whether the last one is answered or not: who asked only
 * after an answer would ask least while the server is busy, and not notice.
 */
import { exchange } from '../shop.ts';
import { type LightCall, type Seen, summed } from './seen.ts';

const everyMs = 20;

type Order = { ask: 'begin'; calls: LightCall[] } | { ask: 'end' };

let times: number[] = [];
let failed = 0;
let going: NodeJS.Timeout | undefined;
let underWay: Promise<void>[] = [];

async function ask({ url, headers }: LightCall, due: number): Promise<void> {
  try {
    await exchange(url, { headers });
    times.push(performance.now() - due);
  } catch (error) {
    if (failed++ === 0) console.error(error);
  }
}

function begin(calls: LightCall[]): void {
  times = [];
  failed = 0;
  underWay = [];
  let asked = 0;
  const start = performance.now();
  going = setInterval(() => {
    // a timer that came late asks for what it owes, and counts from when it was due
    while (start + asked * everyMs <= performance.now()) {
      underWay.push(ask(calls[asked % calls.length]!, start + asked * everyMs));
      asked++;
    }
  }, everyMs / 2);
}

process.on('message', async (order: Order) => {
  if (order.ask === 'begin') begin(order.calls);
  else {
    clearInterval(going);
    await Promise.all(underWay);
  }
  tell(order.ask === 'begin' ? { begun: true } : { seen: summed(times, failed) });
});
process.on('disconnect', () => process.exit(0));
const tell = (message: { ready: string } | { begun: true } | { seen: Seen }) => process.send?.(message);
tell({ ready: '' });
