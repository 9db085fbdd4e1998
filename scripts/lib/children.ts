import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { leanArguments, leanEnvironment } from '../../apps/server/src/platform/lean-process.ts';
import { NODE, ROOT } from './paths.ts';

export interface Child {
  name: string;
  process: ChildProcess;
  /** Settles when the process ends; the text says how, for people. */
  ended: Promise<string>;
  /** SIGTERM, and SIGKILL after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

export interface ChildOptions {
  name: string;
  file: string;
  args?: string[];
  env?: Record<string, string>;
  /** Where its output goes; standard error also reaches the terminal. */
  logFile: string;
}

/**
 * Runs one of our TypeScript files with an IPC channel. It is in a process group of its own, so that Ctrl-C reaches only the
 * parent, which stops its children in order; when the parent is killed, the closed channel tells the child.
 */
export function startChild({ name, file, args = [], env = {}, logFile }: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(NODE, [...leanArguments, path.resolve(ROOT, file), ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...leanEnvironment, ...env },
  });
  child.stdout?.pipe(log);
  child.stderr?.on('data', (chunk: Buffer) => {
    log.write(chunk);
    process.stderr.write(chunk);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  return {
    name,
    process: child,
    ended,
    async stop(graceMs = 20_000) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Waits for the IPC message `{ ready: true }`. @throws when the process ends before. */
export function untilReady(child: Child): Promise<void> {
  return new Promise((resolve, reject) => {
    child.process.on('message', (message) => {
      if ((message as { ready?: boolean }).ready) resolve();
    });
    child.ended.then((how) => reject(new Error(`${child.name} ${how} before it was ready`)));
  });
}

/** First line of standard output. @throws when the process ends before. */
export function firstLine(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.process.stdout?.on('data', (chunk: Buffer) => {
      if (text.includes('\n')) return;
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.ended.then((how) => reject(new Error(`${child.name} ${how} before it said its addresses`)));
  });
}
