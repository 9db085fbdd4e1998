import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AnnouncerProvider, ConfirmProvider, ToastProvider } from '../src/index.ts';
import { Gallery } from './Gallery.tsx';
import './gallery.css';

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
createRoot(root).render(
  <StrictMode>
    <AnnouncerProvider>
      <ToastProvider>
        <ConfirmProvider>
          <Gallery />
        </ConfirmProvider>
      </ToastProvider>
    </AnnouncerProvider>
  </StrictMode>,
);
