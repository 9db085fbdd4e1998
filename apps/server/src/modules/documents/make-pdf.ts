import { bytesFromThread } from '../../platform/in-thread.ts';
import type { ShopDocument } from './render-document.ts';
import type { PrintedSheet } from './render-sheet.ts';

/* PDFs are made beside the event loop: one of sixty lines takes some twenty milliseconds of it. */

/** Writes a document as PDF. The same content gives the same pages. */
export const renderDocument = (content: ShopDocument): Promise<Buffer> =>
  bytesFromThread(new URL('./render-document.ts', import.meta.url), 'renderDocument', content);

/** Writes sheets as one PDF on A4, each from a page of its own. */
export const renderSheets = (sheets: readonly [PrintedSheet, ...PrintedSheet[]]): Promise<Buffer> =>
  bytesFromThread(new URL('./render-sheet.ts', import.meta.url), 'renderSheets', sheets);
