/** The page that opens every address of the shop without a network: the program, and no data. */
export const SHELL = '/app-shell';

/** How long a network may take with a page before the app shell is shown, in milliseconds. */
const PATIENCE_MS = 6_000;

interface Navigation {
  request: Request;
  /** What the browser asked for while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
}

/**
 * A page as the server draws it; the app shell where there is no network. Pages are not kept: those of a person would stay behind.
 * @param options `patient`: a payment is waited for, a slow one is not cut short
 */
export async function pageOf(
  { request, preloadResponse }: Navigation,
  { shell, patient }: { shell: () => Promise<Response | undefined>; patient: boolean },
): Promise<Response> {
  const page = (async () => (await preloadResponse) ?? (await fetch(request)))().catch(() => undefined);
  const inTime = patient ? await page : await Promise.race([page, pause(PATIENCE_MS)]);
  return inTime ?? (await shell()) ?? (await page) ?? Response.error();
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
