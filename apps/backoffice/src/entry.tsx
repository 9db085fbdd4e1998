import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { ToastProvider } from '@sporta/ui/components/toast/ToastProvider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserApi } from './lib/api.ts';
import { createRouter } from './router.tsx';
import { keepProgram } from './shared/offline/index.ts';
import './styles.css';

const { router, queryClient } = createRouter(createBrowserApi());

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <AnnouncerProvider>
        <ToastProvider />
        <RouterProvider router={router} />
      </AnnouncerProvider>
    </QueryClientProvider>
  </StrictMode>,
);

keepProgram();
