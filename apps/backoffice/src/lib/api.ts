import { type Client, createClient } from '@sporta/contract';

/** The typed client every room of the Banco calls the shop with. */
export type Api = Client;

/** Sent as `X-Ebsn-Client`: a form or link of another site cannot set it. */
export const createBrowserApi = (): Api => createClient({ clientName: 'banco' });
