import { type ChildProcess, execFile, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { leanArguments, leanEnvironment } from '@sporta/server/platform/lean-process.ts';

const here = (file: string) => path.join(import.meta.dirname, file);

/** A process of the bench that answers messages with messages, one at a time. */
export interface Child {
  url: string;
  ask<Answer>(message: object): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startChild(file: string, environment: Record<string, string> = {}): Promise<Child> {
  const child: ChildProcess = fork(here(file), [], {
    execArgv: ['--expose-gc', ...leanArguments],
    // dates and bytes stay what they are
    serialization: 'advanced',
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...leanEnvironment, ...environment },
  });
  const next = <Answer>() =>
    new Promise<Answer>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        resolve(answer as Answer);
      });
    });
  const { ready } = await next<{ ready: string }>();
  return {
    url: ready,
    ask<Answer>(message: object) {
      const answer = next<Answer>();
      child.send(message);
      return answer;
    },
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

export interface Load {
  perSecond: number;
  p99: number;
  failed: number;
}

/** Requests per second of a server, asked for `paths` in turn over ten connections. */
export const load = (url: string, paths: readonly string[], seconds: number) => loadBy({ url, paths, seconds });

/** Requests per second of a server, asked for each path once over ten connections. */
export const loadOnce = (url: string, paths: readonly string[]) => loadBy({ url, paths });

/** The paths go by a file: thousands of them are longer than a command may be. */
async function loadBy(task: object): Promise<Load> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sporta-load-'));
  try {
    const file = path.join(folder, 'task.json');
    await writeFile(file, JSON.stringify(task));
    const { stdout } = await promisify(execFile)(process.execPath, [here('load.ts'), file]);
    return JSON.parse(stdout) as Load;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
