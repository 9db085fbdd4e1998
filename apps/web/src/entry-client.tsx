import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserApi } from './lib/api.ts';
import { createRouter } from './router.tsx';
import './styles.css';

const router = createRouter({ api: createBrowserApi(), origin: location.origin });

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
