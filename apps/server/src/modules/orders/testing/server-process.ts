import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Report, Request } from './killable-server.ts';

type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** For tests: a running `killable-server.ts`. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #reports = new Map<string, { stopped: boolean; steps: string[] }>();
  readonly #answers = new Map<number, () => void>();
  #lastId = 0;

  private constructor(environment: Record<string, string>) {
    this.#child = fork(path.join(import.meta.dirname, 'killable-server.ts'), [], {
      execArgv: [],
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#exited = new Promise((resolve) => this.#child.once('exit', () => resolve()));
  }

  /** Resolves when it serves. */
  static async start(environment: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(environment);
    await new Promise<void>((resolve, reject) => {
      server.#child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      server.#child.on('message', (report: Report) => {
        if (report.told === 'ready') resolve();
        else if (report.told === 'done') server.#answers.get(report.id)?.();
        else server.#reports.set(report.subject, { stopped: report.told === 'stopped', steps: report.steps });
      });
    });
    return server;
  }

  /** Asks and waits until it is done; what stops on its way is not waited for (`standing`). */
  ask(request: Asked): Promise<void> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#child.send({ id, ...request });
    });
  }

  /** Waits until a piece of work has stopped at its step, or went through. @returns its steps so far */
  async standing(subject: string): Promise<{ stopped: boolean; steps: string[] }> {
    const deadline = Date.now() + 15_000;
    for (;;) {
      const report = this.#reports.get(subject);
      if (report) return report;
      if (Date.now() > deadline) throw new Error(`"${subject}" neither stopped nor finished`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** SIGKILL: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
