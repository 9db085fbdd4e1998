import { cacheNames, Serwist } from 'serwist';
import { handlingOf } from './handling.ts';
import { answers, changeSession, forget, forgetUnlessRemembered, pictures } from './kept.ts';
import { endSession, leave } from './leaving.ts';
import { answerNotifications } from './notifications.ts';
import { pageOf, SHELL } from './pages.ts';
import { isOfBuild, takeOver } from './take-over.ts';
import { waitingPage } from './waiting-page.ts';

/*
 * The worker of the shop: its program opens without a network, and its pages show what was last seen. What it does with which
 * address is in handling.ts. What else a worker does (notifications) has a file of its own, imported here.
 */

/** Files of this build, and the name of the build: `vite.worker.config.ts` writes them in. */
declare const BUILD: { files: string[]; name: string };

type Message =
  | { type: 'forget' | 'forget-unless-remembered' | 'leave' | 'take-over' }
  | { type: 'is-of-build'; program: string };

const serwist = new Serwist({
  precacheEntries: [
    // Names of files hold their content; the shell has the same address in every build.
    ...BUILD.files.map((url) => ({ url, revision: null })),
    { url: SHELL, revision: BUILD.name },
  ],
  // A new version waits until the pages of this one are closed, or the only one of them asks it to take over.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  // Files of the program lie in one cache and need nobody to decide: where the browser can, it takes them from there by itself, and thirty
  // of them do not wait for the worker to start and to answer each. What is not there comes from the network, as it would through the worker.
  requestRules: [
    {
      condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'GET' },
      source: { cacheName: cacheNames.precache },
    },
  ],
  disableDevLogs: true,
});

const shell = () => serwist.matchPrecache(SHELL);
const navigationOf = (event: unknown, request: Request) => ({
  request,
  preloadResponse: (event as { preloadResponse?: Promise<Response | undefined> }).preloadResponse,
});

const isHandled =
  (...kinds: string[]) =>
  ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    sameOrigin && kinds.includes(handlingOf(url, request));

serwist.registerCapture(isHandled('page'), ({ event, request }) =>
  pageOf(navigationOf(event, request), { shell, patient: false, endSession }),
);
serwist.registerCapture(isHandled('payment-page'), ({ event, request }) =>
  pageOf(navigationOf(event, request), { shell, patient: true, endSession }),
);
serwist.registerCapture(isHandled('way-back'), ({ event, request }) =>
  pageOf(navigationOf(event, request), { shell: async () => waitingPage(), patient: true, endSession }),
);
serwist.registerCapture(isHandled('answer'), async (asked) =>
  (await endSession()) === 'goes-on' ? Response.error() : answers.handle(asked),
);
serwist.registerCapture(isHandled('picture'), pictures);
for (const method of ['GET', 'POST'] as const) {
  serwist.registerCapture(isHandled('new-session'), ({ request }) => changeSession(request), method);
}
serwist.addEventListeners();
answerNotifications(globalThis as never);

/** @returns what a page is answered; undefined = the message is for somebody else */
function answer(message: Message, askedBy: string | undefined): Promise<unknown> | undefined {
  switch (message?.type) {
    case 'forget':
      return forget();
    case 'leave':
      return forget()
        .then(leave)
        .then(() => 'left');
    case 'forget-unless-remembered':
      return forgetUnlessRemembered();
    case 'take-over':
      return takeOver(globalThis as never, askedBy);
    case 'is-of-build':
      return Promise.resolve(isOfBuild(BUILD.files, message.program));
  }
}

addEventListener('message', (event: MessageEvent<Message>) => {
  const work = answer(event.data, (event.source as { id?: string } | null)?.id);
  if (!work) return;
  const done = work.then((said) => event.ports[0]?.postMessage(said ?? 'done'));
  (event as unknown as { waitUntil(done: Promise<unknown>): void }).waitUntil(done);
});
