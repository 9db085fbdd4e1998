import { awaitDatabase } from './db/await-database.ts';
import type { Deps } from './deps.ts';
import type { Module } from './module.ts';

/** Starts the modules in order. One that finds the database away is started again until it is back, so `start` must bear that. */
export async function startModules(deps: Deps, modules: readonly Module[]): Promise<void> {
  for (const module of modules) await awaitDatabase(deps.log, module.name, async () => module.start?.(deps));
}
