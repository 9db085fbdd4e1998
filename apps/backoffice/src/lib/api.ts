import { type Client, createClient } from '@sporta/contract';

/** The typed client every room of the Banco calls the shop with. */
export type Api = Client;

/** How long the Banco waits for an answer: imports, reports and plans of rounds take the server a while. */
const patience = { readMs: 60_000, changeMs: 120_000 };

/** Sent as `X-Ebsn-Client`: a form or link of another site cannot set it. */
export const createBrowserApi = (): Api => createClient({ clientName: 'banco', patience });
