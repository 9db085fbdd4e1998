import path from 'node:path';
import type { Base } from './base.ts';
import { Cluster } from './cluster.ts';
import type { Logbook } from './logbook.ts';
import type { Drill } from './options.ts';

/** Starts what the shop's data stand on. */
export async function openBase(drill: Drill, directory: string, _logbook: Logbook): Promise<Base> {
  const folder = (name: string) => path.join(directory, name);
  if (drill !== 'alone') throw new Error('not yet');
  return Cluster.start(folder('postgres'));
}
