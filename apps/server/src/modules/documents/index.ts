export { barsOf, drawBars } from './bars.ts';
export { type DocumentTable, renderDocument, type ShopDocument } from './render-document.ts';
export { type PrintedSheet, renderSheet, type SheetColumn, type SheetRow } from './render-sheet.ts';
