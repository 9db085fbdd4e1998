import { type Client, createClient } from '@sporta/contract';
import { fetchNoting } from './connection.ts';
import { previewHeaders } from './preview.ts';

/** The typed client every feature calls the shop with; on the server `fetch` answers in-process, without a socket. */
export type Api = Client;

/** Sent to the server as `X-Ebsn-Client`: a cross-site form or link cannot set it (contract, section 1). */
const clientName = 'web';

/** How long the shop waits for an answer on a poor network. An order waits for its payment provider too. */
const patience = { readMs: 20_000, changeMs: 45_000 };

export function createBrowserApi(): Api {
  return createClient({ fetch: fetchNoting, clientName, patience, headers: previewHeaders(location.search) });
}

export function createServerApi(fetchApi: typeof fetch, search = ''): Api {
  return createClient({ fetch: fetchApi, clientName, headers: previewHeaders(search) });
}
