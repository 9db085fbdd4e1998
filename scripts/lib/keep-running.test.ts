import { expect, it } from 'vitest';
import { keepRunning, type Part } from './keep-running.ts';

interface Stand extends Part {
  die(how: string): void;
  stopped: boolean;
}

function part(): Stand {
  const ended = Promise.withResolvers<string>();
  const stand: Stand = {
    ended: ended.promise,
    stopped: false,
    die: ended.resolve,
    async stop() {
      stand.stopped = true;
      ended.resolve('ended by SIGTERM');
    },
  };
  return stand;
}

function keep(again: (started: Stand[]) => Stand) {
  const started = [part()];
  const lines: string[] = [];
  const kept = keepRunning({
    name: 'The server',
    first: started[0]!,
    firstPauseMs: 5,
    say: (line) => lines.push(line),
    again: async () => {
      const next = again(started);
      started.push(next);
      return next;
    },
  });
  return { kept, started, lines };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2));
};

it('starts a part that died again, each time, and says so', async () => {
  const { kept, started, lines } = keep(part);
  started[0]!.die('ended by SIGKILL');
  await until(() => started.length === 2);
  await until(() => lines.length === 2);
  started[1]!.die('ended with code 1');
  await until(() => started.length === 3);
  await until(() => lines.length === 4);
  expect(lines).toEqual([
    'The server ended by SIGKILL: starting again in 1 s.',
    'The server: running again.',
    'The server ended with code 1: starting again in 1 s.',
    'The server: running again.',
  ]);
  await kept.stop();
  expect(started[2]!.stopped).toBe(true);
  expect(started).toHaveLength(3);
});

it('goes on trying when it cannot be started', async () => {
  let tries = 0;
  const { kept, started, lines } = keep(() => {
    if (++tries < 3) throw new Error('the port is taken');
    return part();
  });
  started[0]!.die('ended with code 1');
  await until(() => lines.includes('The server: running again.'));
  expect(lines.filter((line) => line.includes('could not be started (the port is taken)'))).toHaveLength(2);
  await kept.stop();
});

it('leaves alone what was stopped, also while it waits to start it again', async () => {
  const { kept, started, lines } = keep(part);
  started[0]!.die('ended by SIGKILL');
  await until(() => lines.length === 1);
  await kept.stop();
  expect(started.length).toBe(1);
});

it('stops a part that was just being started', async () => {
  const { kept, started } = keep(part);
  started[0]!.die('ended by SIGKILL');
  await until(() => started.length === 2);
  await kept.stop();
  expect(started[1]!.stopped).toBe(true);
});

it('watches a part that was restarted on purpose, and no longer the one before', async () => {
  const { kept, started, lines } = keep(part);
  await kept.restart();
  expect(started[0]!.stopped).toBe(true);
  expect(lines).toEqual([]);
  started[1]!.die('ended by SIGKILL');
  await until(() => started.length === 3);
  await kept.stop();
});
