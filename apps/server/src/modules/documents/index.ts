export { barsOf, drawBars } from './bars.ts';
export { ibanText, transferRequest, transferText } from './iban-text.ts';
export { printable } from './look.ts';
export { renderDocument, renderSheets } from './make-pdf.ts';
export type { DocumentTable, ShopDocument } from './render-document.ts';
export type { PrintedSheet, SheetColumn, SheetRow } from './render-sheet.ts';
export { lookOf, sellerLines } from './seller-lines.ts';
export { wordmarkSvg } from './wordmark.ts';
