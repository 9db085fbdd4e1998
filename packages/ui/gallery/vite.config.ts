import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Pictures are served from the folder named by GALLERY_PICTURES; without it the cards show the grey placeholder. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: process.env.GALLERY_PICTURES ?? false,
  plugins: [react()],
  build: { outDir: fileURLToPath(new URL('../dist/gallery', import.meta.url)), emptyOutDir: true, copyPublicDir: true },
});
