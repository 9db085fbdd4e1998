import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the worker finds the addresses of the files it keeps; written in by the build. */
const FILES_OF_BUILD = '__FILES_OF_BUILD__';

/** Writing texts and reading flyers is done at a desk: nearly a megabyte that pickers and drivers need not keep. */
const DESK_ONLY = /node_modules\/(@tiptap|prosemirror-|pdfjs-dist)/;

/** Tells the worker what this build is made of: pages that load late must open without a network too. */
const filesForWorker: Plugin = {
  name: 'files-for-worker',
  generateBundle(_options, bundle) {
    const worker = bundle['worker.js'];
    if (worker?.type !== 'chunk') return;
    // The reader of bar codes is a megabyte that few devices need.
    const files = Object.keys(bundle).filter((name) => {
      const file = bundle[name];
      const isForDesk = file?.type === 'chunk' && file.moduleIds.some((id) => DESK_ONLY.test(id));
      return /[.](js|css|woff2)$/.test(name) && name !== 'worker.js' && !isForDesk;
    });
    worker.code = worker.code.replace(FILES_OF_BUILD, files.sort().join(' '));
  },
};

// One build for the browser alone: the Banco is never rendered on the server. The server serves it below `base`.
export default defineConfig({
  base: '/banco/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    filesForWorker,
  ],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        // A worker keeps its address from build to build; all else is named by its content.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
