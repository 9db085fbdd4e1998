import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { PainterAnswer, PainterRequest, PictureJob } from './picture-job.ts';

const PROCESS = path.join(import.meta.dirname, 'painter-process.ts');
const MAX_AT_ONCE = 2;
/** Drawing leaves much to collect: a small heap keeps the process a third smaller for a twentieth of its speed. */
const LEAN = ['--max-old-space-size=224', '--max-semi-space-size=2'];
const IDLE_MS = 60_000;
/** A drawing that takes longer is stuck. */
const TIMEOUT_MS = 30_000;

interface Waiting {
  job: PictureJob;
  resolve(picture: Buffer): void;
  reject(error: Error): void;
}

/**
 * Hands pictures to a painter process, two at a time; pictures somebody waits for go before those made in advance. The
 * process starts with the first picture, ends after a quiet minute, and gets a successor when it dies.
 */
export class Painter {
  readonly #urgent: Waiting[] = [];
  readonly #inAdvance: Waiting[] = [];
  readonly #underWay = new Map<number, Waiting & { timer: NodeJS.Timeout }>();
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #stopped = false;

  /** Whether somebody is waiting for a picture now. */
  get busy(): boolean {
    return this.#urgent.length > 0 || this.#underWay.size > 0;
  }

  /** @throws Error when the subject cannot be drawn, or when the server is stopping. */
  paint(job: PictureJob, { inAdvance = false } = {}): Promise<Buffer> {
    if (this.#stopped) return Promise.reject(new Error('the painter has stopped'));
    return new Promise((resolve, reject) => {
      (inAdvance ? this.#inAdvance : this.#urgent).push({ job, resolve, reject });
      this.#next();
    });
  }

  /** What is under way or waiting fails. */
  stop(): void {
    this.#stopped = true;
    const waiting = [...this.#urgent.splice(0), ...this.#inAdvance.splice(0)];
    for (const { reject } of waiting) reject(new Error('the painter has stopped'));
    this.#end('the painter has stopped');
  }

  #next(): void {
    while (this.#underWay.size < MAX_AT_ONCE) {
      const waiting = this.#urgent.shift() ?? this.#inAdvance.shift();
      if (!waiting) break;
      clearTimeout(this.#idle);
      const id = ++this.#lastId;
      const timer = setTimeout(() => this.#end('the painter took too long'), TIMEOUT_MS);
      this.#underWay.set(id, { ...waiting, timer });
      this.#running().send({ id, ...waiting.job } satisfies PainterRequest);
    }
    if (this.#underWay.size === 0 && this.#process) {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.#end('idle'), IDLE_MS).unref();
    }
  }

  #running(): ChildProcess {
    if (this.#process) return this.#process;
    const started = fork(PROCESS, {
      serialization: 'advanced',
      execArgv: LEAN,
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (message: PainterAnswer) => this.#take(message));
    const gone = () => {
      if (this.#process === started) this.#end('the painter died');
    };
    started.on('exit', gone);
    started.on('error', gone);
    this.#process = started;
    return started;
  }

  #take(message: PainterAnswer): void {
    const waiting = this.#underWay.get(message.id);
    if (!waiting) return;
    this.#underWay.delete(message.id);
    clearTimeout(waiting.timer);
    if ('picture' in message) waiting.resolve(Buffer.from(message.picture));
    else waiting.reject(new Error(message.problem));
    this.#next();
  }

  #end(reason: string): void {
    clearTimeout(this.#idle);
    const ended = this.#process;
    this.#process = undefined;
    ended?.kill('SIGKILL');
    const lost = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject, timer } of lost) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    if (!this.#stopped) this.#next();
  }
}
