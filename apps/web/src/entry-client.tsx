import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserApi } from './lib/api.ts';
import { lookNow, putLook } from './lib/look.ts';
import { createRouter } from './router.tsx';
import './styles.css';

const router = createRouter({ api: createBrowserApi(), origin: location.origin });

// The shell of the worker has no script of its own to put it on.
putLook(lookNow());

// The worker opens pages without a network by a shell that no server has drawn anything into.
if (document.documentElement.dataset.shell) {
  void import('./entry-shell.tsx').then(({ drawInShell }) => drawInShell(router));
} else {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
}
