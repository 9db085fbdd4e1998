import { endpoints } from '@sporta/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** Lists that open without a network, the first ones: more are seldom used. */
const MOST_LISTS = 5;

/** How long after the page is alive it is asked for once more, in milliseconds. */
const QUIET_MS = 2_000;

/**
 * A page that the server drew made no call that the worker could keep: what it shows is asked for once more, and beside it what
 * somebody opens the app for: home, departments, cart and lists.
 */
export async function keepSeen(api: Api, queryClient: QueryClient, isLoggedIn: boolean): Promise<void> {
  if (saysToSave()) return;
  // Parts of a page come alive one after the other: what they show is known when all of them are.
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const hash = 'w0d0t0';
  const quiet = () => undefined;
  await Promise.all([
    askAgain(queryClient),
    api.call(endpoints.session.test).catch(quiet),
    api.call(endpoints.content.homeView, { hash }).catch(quiet),
    api.call(endpoints.catalogue.categories, { filtered: true, hash }).catch(quiet),
  ]);
  if (!isLoggedIn) return;
  await api.call(endpoints.cart.view).catch(quiet);
  const lists = await api.call(endpoints.lists.list).catch(quiet);
  for (const { listId } of lists?.data.lists.slice(0, MOST_LISTS) ?? []) {
    await api.call(endpoints.lists.detail, { list_id: listId, hash }).catch(quiet);
  }
}

/** Asks once more for all that is on the screen. What is being asked for just now is waited for: a new call would end "Mostra altri". */
async function askAgain(queryClient: QueryClient): Promise<void> {
  const onScreen = { type: 'active' } as const;
  const busy = new Set(queryClient.getQueryCache().findAll({ ...onScreen, fetchStatus: 'fetching' }));
  await queryClient.refetchQueries(onScreen, { cancelRefetch: false });
  const predicate = (query: Query) => busy.has(query);
  await queryClient.refetchQueries({ ...onScreen, predicate }, { cancelRefetch: false });
}

/** Who pays by the megabyte is asked for no second copy. */
function saysToSave(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
