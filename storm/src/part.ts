import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { leanArguments, leanEnvironment } from '@sporta/server/platform/lean-process.ts';
import { pause } from './wait.ts';

export interface PartOptions {
  name: string;
  /** Absolute. */
  file: string;
  environment: Record<string, string>;
  logFile: string;
}

/** A process of the shop, started again whenever it ends, as systemd or a container engine would. */
export class Part {
  readonly name: string;
  /** How it ended when nobody had killed it. */
  readonly ownDeaths: string[] = [];
  /** How many times it was started. */
  starts = 0;
  #child: ChildProcess | undefined;
  #ready = false;
  #wanted = true;
  #killed = false;
  #ended: Promise<unknown> = Promise.resolve();
  readonly #options: PartOptions;

  constructor(options: PartOptions) {
    this.name = options.name;
    this.#options = options;
    this.#start();
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Ends it without a word; it comes back by itself. */
  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void {
    this.#killed = true;
    this.#child?.kill(signal);
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    this.kill();
    await this.#ended;
  }

  #start(): void {
    const { file, environment, logFile } = this.#options;
    this.starts += 1;
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = fork(file, [], {
      execArgv: leanArguments,
      env: { PATH: process.env.PATH ?? '', ...leanEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    // every part says so once, and the simulators say their addresses
    child.once('message', () => {
      this.#ready = true;
    });
    this.#killed = false;
    this.#child = child;
    this.#ended = new Promise<void>((resolve) => {
      child.once('exit', async (code, signal) => {
        this.#ready = false;
        log.end();
        if (!this.#killed && this.#wanted) this.ownDeaths.push(signal ?? `code ${code}`);
        resolve();
        await pause(500);
        if (this.#wanted) this.#start();
      });
    });
  }
}
