import { type Client, createClient } from '@sporta/contract';

/** The typed client every feature calls the shop with; on the server `fetch` answers in-process, without a socket. */
export type Api = Client;

/** Sent to the server as `X-Ebsn-Client`: a cross-site form or link cannot set it (contract, section 1). */
const clientName = 'web';

export function createBrowserApi(): Api {
  return createClient({ clientName });
}

export function createServerApi(fetchApi: typeof fetch): Api {
  return createClient({ fetch: fetchApi, clientName });
}
