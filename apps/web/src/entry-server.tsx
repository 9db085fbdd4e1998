import { readFileSync } from 'node:fs';
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { createServerApi } from './lib/api.ts';
import { createRouter, type DocumentAssets } from './router.tsx';

export interface RenderInput {
  /** Absolute address as the visitor typed it. */
  url: string;
  headers: Headers;
  cspNonce: string;
  /** Calls the shop in-process with the visitor's cookies. */
  fetchApi: typeof fetch;
  signal?: AbortSignal;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const assets = readAssets();

/** Renders one page of the shop to a complete HTML answer (or a redirect). */
export async function render(input: RenderInput): Promise<Response> {
  const request = new Request(input.url, { headers: input.headers, signal: input.signal });
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createRouter({
        api: createServerApi(input.fetchApi),
        origin: new URL(input.url).origin,
        nonce: input.cspNonce,
        assets,
      }),
  });
  return handle(defaultRenderHandler);
}

function readAssets(): DocumentAssets {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  );
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('The browser build has no entry: run the build again');
  const address = (file: string) => `/${file}`;
  return {
    script: address(entry.file),
    styles: (entry.css ?? []).map(address),
    preloads: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []).map(address),
  };
}
