// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvents } from './event-stream.ts';

/* A browser's event source as its standard describes it: after an answer other than 200 it is closed and never tries again. */

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Source.all.push(this);
  }
  answers() {
    this.readyState = 1;
    this.onopen?.();
    this.says('hello');
  }
  says(kind: string, more: object = {}) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify({ kind, ...more }) }));
  }
  breaks() {
    this.readyState = 0;
    this.onerror?.();
  }
  isRefused() {
    this.readyState = Source.CLOSED;
    this.onerror?.();
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

const heard = vi.fn();
const back = vi.fn();
let end: () => void;
const latest = () => Source.all.at(-1) as Source;
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.all = [];
  heard.mockClear();
  back.mockClear();
  end = followEvents('/events', { onEvent: heard, onBack: back });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says what it hears, and reads nothing again while the server goes on greeting', () => {
  latest().answers();
  for (let beat = 0; beat < 20; beat++) {
    seconds(25);
    latest().says('hello');
  }
  latest().says('order', { id: 7 });
  expect(heard.mock.calls).toEqual([[{ kind: 'order', id: 7 }]]);
  expect(Source.all).toHaveLength(1);
  expect(back).not.toHaveBeenCalled();
});

it('begins anew where nothing was heard for a minute, though nothing broke, and says that there was a gap', () => {
  latest().answers();
  const silent = latest();
  seconds(66);
  expect(Source.all).toHaveLength(2);
  expect(silent.readyState).toBe(Source.CLOSED);
  latest().answers();
  expect(back).toHaveBeenCalledOnce();
});

it('notices what it slept through as soon as it is looked at', () => {
  latest().answers();
  // timers stand still in a tablet that sleeps
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Source.all).toHaveLength(2);
  latest().answers();
  expect(back).toHaveBeenCalledOnce();
});

it('asks again, each time later, where a proxy answers without a server behind', () => {
  latest().answers();
  latest().isRefused();
  seconds(5);
  expect(Source.all).toHaveLength(2);
  for (let tries = 0; tries < 10; tries++) {
    latest().isRefused();
    seconds(35);
  }
  expect(Source.all).toHaveLength(12);
  latest().isRefused();
  window.dispatchEvent(new Event('online'));
  expect(Source.all).toHaveLength(13);
  latest().answers();
  expect(back).toHaveBeenCalledOnce();
});

it('leaves a broken connection to the browser, which mends it, and says that there was a gap', () => {
  latest().answers();
  latest().breaks();
  seconds(4);
  latest().answers();
  expect(Source.all).toHaveLength(1);
  expect(back).toHaveBeenCalledOnce();
});

it('hears nothing more once it is ended', () => {
  latest().answers();
  end();
  seconds(600);
  expect(Source.all).toHaveLength(1);
});
