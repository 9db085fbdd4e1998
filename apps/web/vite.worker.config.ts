import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
}

/** What no page needs to open without a network: the reader of bar codes is a megabyte. */
const TOO_HEAVY = /[.]wasm$/;

/** The worker, in one file, after the build whose files it keeps. */
export default defineConfig(() => {
  const text = readFileSync(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, Chunk>);
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const build = {
    files: [...files]
      .filter((file) => /[.](js|css|woff2)$/.test(file) && !TOO_HEAVY.test(file))
      .map((file) => `/${file}`)
      .sort(),
    name: createHash('sha256').update(text).digest('hex').slice(0, 16),
  };
  return {
    define: { BUILD: JSON.stringify(build), 'process.env.NODE_ENV': '"production"' },
    publicDir: false as const,
    build: {
      target: 'es2022',
      outDir: 'dist/client',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { entryFileNames: 'worker.js', format: 'iife' as const },
      },
    },
  };
});
