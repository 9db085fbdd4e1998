import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, startEmbeddedPostgres } from '../db/embedded.ts';
import { migrateUp } from '../db/migrations.ts';

export const TEMPLATE = 'sporta_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `postgres` of the cluster of this run. */
    postgresUrl: string;
  }
}

/** One throw-away cluster per run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-test-'));
  // As root the server runs as another user, who must be able to enter.
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres(path.join(directory, 'postgres'), { throwAway: true });
  const stop = async () => {
    await server.stop();
    await rm(server.directory, { recursive: true, force: true });
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await createDatabase(server.urlOf('postgres'), TEMPLATE);
    await migrateUp(server.urlOf(TEMPLATE));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', server.urlOf('postgres'));
  return stop;
}
