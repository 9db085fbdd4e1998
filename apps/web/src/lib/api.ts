import { createClient } from '@sporta/contract';

/** The typed client every feature calls the shop with; on the server `fetch` answers in-process, without a socket. */
export type Api = ReturnType<typeof createClient>;

/** Told to the server in `X-Ebsn-Client`: a cross-site form or link cannot set it (contract, section 1). */
const clientName = 'web';

export function createBrowserApi(): Api {
  return createClient({
    fetch: (input, init) => fetch(input, init),
    baseUrl: '/ebsn/api',
    headers: { 'X-Ebsn-Client': clientName },
  });
}

export function createServerApi(fetchApi: typeof fetch): Api {
  return createClient({ fetch: fetchApi, baseUrl: '/ebsn/api', headers: { 'X-Ebsn-Client': clientName } });
}
