import type { PaymentMark } from '@sporta/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './api.ts';
import type { DocumentAssets } from './document-assets.ts';
import type { WebSettings } from './web-settings.ts';

/** What every route is given to load and guard its page with. */
export interface RouterContext {
  queryClient: QueryClient;
  api: Api;
  /** Scheme and host of the shop as the visitor sees it, for canonical links and structured data. */
  origin: string;
  /** Known on the server only; the browser hydrates the document it was given. */
  assets: DocumentAssets | undefined;
  /** Known on the server only; in the browser `webSettings()` reads them off the page. */
  settings: WebSettings | undefined;
  /** Known on the server only: parts that a browser loads after the page, at hand to be drawn with it. */
  lateParts: { AcceptedMarks: ComponentType<{ drawn: readonly PaymentMark[] | undefined }> } | undefined;
}
