import { useEffect, useState } from 'react';

/** What became of a square of the picture map; one that is awaited has no fate yet. */
type Fate = 'shown' | 'missing';

/** How long a square is awaited: a server that says nothing is as good as none. */
export const PATIENCE_MS = 6000;

/**
 * Which squares of a picture map came. One that does not come leaves a hole and nothing else; where most do not, the map is none.
 * A square may still come after its time.
 */
export function useShownSquares(keys: readonly string[]) {
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const end = (key: string, fate: Fate) => setFates((before) => new Map(before).set(key, fate));
  const all = keys.join(' ');
  useEffect(() => {
    const timer = setTimeout(
      () => setFates((before) => new Map([...all.split(' ').map((key) => [key, 'missing'] as const), ...before])),
      PATIENCE_MS,
    );
    return () => clearTimeout(timer);
  }, [all]);
  const missing = keys.filter((key) => fates.get(key) === 'missing').length;
  return {
    end,
    isShown: (key: string) => fates.get(key) === 'shown',
    mostAreMissing: keys.length > 0 && missing * 2 > keys.length,
  };
}
