import path from 'node:path';
import type { Base } from './base.ts';
import { Cluster } from './cluster.ts';
import type { Logbook } from './logbook.ts';
import type { Drill } from './options.ts';
import { Pooler } from './pooler.ts';
import { StandbyPair } from './standby.ts';

/** Starts what the shop's data stand on. */
export function openBase(drill: Drill, directory: string, logbook: Logbook): Promise<Base> {
  switch (drill) {
    case 'alone':
      return Cluster.start(path.join(directory, 'postgres'));
    case 'standby':
      return StandbyPair.start(directory, logbook);
    case 'pgbouncer':
      return Pooler.start(directory);
  }
}
