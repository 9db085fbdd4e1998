export { type ImportOptions, type ImportReport, importCatalogue } from './import-catalogue.ts';
export { readMapping } from './mapping.ts';
export { type RawRow, readRows } from './read-rows.ts';
