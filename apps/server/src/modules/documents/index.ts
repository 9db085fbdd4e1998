export { barsOf, drawBars } from './bars.ts';
export { ibanText } from './iban-text.ts';
export { printable } from './look.ts';
export { type DocumentTable, renderDocument, type ShopDocument } from './render-document.ts';
export { type PrintedSheet, renderSheet, renderSheets, type SheetColumn, type SheetRow } from './render-sheet.ts';
export { sellerLines } from './seller-lines.ts';
export { wordmarkSvg } from './wordmark.ts';
