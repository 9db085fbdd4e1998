import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** `minor` goes through new objects alone, `major` through the whole heap; everything stands still meanwhile. */
type Collect = (options: { type: 'minor' | 'major'; execution?: 'sync'; flavor?: 'last-resort' }) => void;

/** The collector of V8, for one caller: contexts that are made later get none. */
export function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
