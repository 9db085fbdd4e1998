import { readFileSync } from 'node:fs';
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { AcceptedMarks } from './features/shell/server.ts';
import { createServerApi } from './lib/api.ts';
import { appShell } from './lib/app-shell.ts';
import { readAssets, sheetsOf } from './lib/document-assets.ts';
import { serveShopName } from './lib/shop-name.ts';
import type { WebSettings } from './lib/web-settings.ts';
import { createRouter } from './router.tsx';

export interface RenderInput {
  /** Absolute address as the visitor typed it. */
  url: string;
  headers: Headers;
  cspNonce: string;
  settings: WebSettings;
  /** Calls the shop in-process with the visitor's cookies. */
  fetchApi: typeof fetch;
  signal?: AbortSignal;
}

const assets = readAssets(JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8')));

/** Renders one page of the shop to a complete HTML answer (or a redirect). */
export async function render(input: RenderInput): Promise<Response> {
  serveShopName(input.settings.shopName);
  const request = new Request(input.url, { headers: input.headers, signal: input.signal });
  const router = createRouter({
    api: createServerApi(input.fetchApi, new URL(input.url).search),
    origin: new URL(input.url).origin,
    nonce: input.cspNonce,
    assets,
    settings: input.settings,
    lateParts: { AcceptedMarks },
  });
  const handle = createRequestHandler({ request, createRouter: () => router });
  const page = await handle(defaultRenderHandler);
  const routeIds = router.state.matches.map(({ routeId }) => routeId);
  page.headers.append('link', sheetsAhead(sheetsOf(assets, routeIds), input.settings));
  return page;
}

/** A browser asks for the style sheets while it makes room for the page: at the latest when it reads the head, which a slow phone begins late. */
const sheetsAhead = (sheets: string[], { brandSheet }: WebSettings): string =>
  [...sheets, ...(brandSheet ? [brandSheet] : [])].map((href) => `<${href}>; rel=preload; as=style`).join(', ');

/** The page without data that the worker keeps on a device: it opens every address where there is no network. */
export function shell(settings: WebSettings): string {
  return appShell(assets, settings);
}
