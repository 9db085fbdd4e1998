import type { Deps } from '../../platform/deps.ts';
import type { CatalogueStore } from './snapshot/catalogue-store.ts';

/** Even if a notice is lost, a change is seen after this long. */
const pollMs = 5_000;

/** Keeps the store true to the database until the returned function is called: NOTIFY as the hint, a poll as the truth. */
export async function followChanges(
  deps: Pick<Deps, 'notifications' | 'log'>,
  store: CatalogueStore,
): Promise<() => void> {
  const refresh = () => {
    store.refresh().catch((error: unknown) => deps.log.error({ err: error }, 'catalogue refresh failed'));
  };
  const unlisten = await deps.notifications.on('catalogue', refresh);
  const poll = setInterval(refresh, pollMs);
  // what happened between reading the catalogue and listening
  refresh();
  return () => {
    clearInterval(poll);
    unlisten();
  };
}
