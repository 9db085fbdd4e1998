import type { OldSession } from './leaving.ts';

/** The page that opens every address of the shop without a network: the program, and no data. */
export const SHELL = '/app-shell';

/** How long a network may take with a page before the app shell is shown, in milliseconds. */
const PATIENCE_MS = 6_000;

interface Navigation {
  request: Request;
  /** What the browser asked for while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
}

interface Options {
  shell: () => Promise<Response | undefined>;
  /** A payment is waited for, a slow one is not cut short. */
  patient: boolean;
  endSession: () => Promise<OldSession>;
}

/** A page as the server draws it; the app shell where there is no network. Pages are not kept: those of a person would stay behind. */
export async function pageOf(
  { request, preloadResponse }: Navigation,
  { shell, patient, endSession }: Options,
): Promise<Response> {
  const ask = async () => {
    const session = await endSession();
    if (session === 'goes-on') return undefined;
    // What the browser asked for by itself went out with the session of who left.
    return (session === 'none' ? await preloadResponse : undefined) ?? fetch(request);
  };
  const page = ask().catch(() => undefined);
  const inTime = patient ? await page : await Promise.race([page, pause(PATIENCE_MS)]);
  return inTime ?? (await shell()) ?? (await page) ?? Response.error();
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
