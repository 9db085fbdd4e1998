export { type DocumentTable, renderDocument, type ShopDocument } from './render-document.ts';
