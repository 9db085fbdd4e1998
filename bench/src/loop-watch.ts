import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;

/** How the event loop of a process went, in milliseconds. */
export interface LoopSeen {
  /** How late timers were: 99 of 100 of them were not later, and the latest. */
  p99: number;
  most: number;
  /** The longest turn in processor time of its thread: what it holds others up for, whatever else the machine does. */
  mostProcessor: number;
}

/** Watches the event loop of this process. @returns what was seen since the last look */
export function startLoopWatch(): () => LoopSeen {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = used();
  let mostProcessor = 0;
  // timers come once in a turn: what was used between two of them is one turn, or several that took less than its interval
  setInterval(() => {
    const now = used();
    mostProcessor = Math.max(mostProcessor, now - before);
    before = now;
  }, resolution).unref();
  return () => {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
    const seen = { p99: late(delay.percentile(99)), most: late(delay.max), mostProcessor };
    delay.reset();
    mostProcessor = 0;
    return seen;
  };
}
