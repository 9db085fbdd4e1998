/** Looking at what is not published yet: read by the rooms that answer the shop's pages, below all of them. */
export { type ContentPreview, openPreview, previewOf, readPreview } from './content-preview.ts';
