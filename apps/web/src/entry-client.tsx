import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserApi } from './lib/api.ts';
import { lookNow, putLook } from './lib/look.ts';
import { createRouter } from './router.tsx';
import './styles.css';

/** Each step of the start is a task of its own: a finger that comes between waits for one of them, not for all. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // The shell of the worker has no script of its own to put it on.
  putLook(lookNow());
  await nextTask();
  const router = createRouter({ api: createBrowserApi(), origin: location.origin });
  await nextTask();
  // The worker opens pages without a network by a shell that no server has drawn anything into.
  if (document.documentElement.dataset.shell) {
    const { drawInShell } = await import('./entry-shell.tsx');
    return drawInShell(router);
  }
  // A transition is drawn in slices of a few milliseconds, and a press ends it at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
