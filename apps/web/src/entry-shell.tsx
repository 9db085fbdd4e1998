import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetAfterClosing } from './lib/device.ts';
import type { createRouter } from './router.tsx';

/** Draws a page that no server has drawn: its data comes from the worker, which has what was last seen. */
export async function drawInShell(router: ReturnType<typeof createRouter>): Promise<void> {
  await forgetAfterClosing();
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
