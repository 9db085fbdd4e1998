import { Readable } from 'node:stream';
import { calls, pageOf } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { PlainAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { workbookType } from '../../platform/http/workbook.ts';
import { pictureOf, readProductRows } from '../catalogue/index.ts';
import { catalogueAsCsv, catalogueAsLines, catalogueAsWorkbook, type Department } from '../import/index.ts';
import { appendPart, beginImport, readFile } from './bring-file.ts';
import { applyByStaff, cancelByStaff, checkByStaff, mendByStaff, undoByStaff } from './decide.ts';
import { errorsFile } from './errors-file.ts';
import { importFields } from './file/field-names.ts';
import { type ImportRowRecord, readImportRows } from './import-rows.repo.ts';
import { importToWire, rowToWire } from './import-to-wire.ts';
import { readDepartmentNames, readImports, readStores } from './imports.repo.ts';
import { matchDepartments } from './match-departments.ts';
import { columnFinder, importOf } from './one-import.ts';
import { plansMetBy } from './plans-met.ts';
import { startWork } from './work/start-work.ts';

/** Half a mebibyte as base64, with what is around it. */
const partBody = 800_000;
/** Pieces a minute: 100 MB and as much again for pieces that are sent twice. */
const partLimit = { max: 600, windowSeconds: 60 };

/** Addresses of the pictures of products, by their ids. */
async function thumbsOf(deps: Deps, rows: readonly ImportRowRecord[]): Promise<Map<number | null, string>> {
  const ids = rows.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const products = await readProductRows(deps, ids);
  return new Map(products.map((product) => [product.productId, pictureOf(product).thumb]));
}

/** The whole catalogue, written as it is read. */
const catalogueFiles = {
  csv: { type: 'text/csv; charset=utf-8', open: (pool: Pool) => Readable.from(catalogueAsCsv(pool)) },
  xlsx: { type: workbookType, open: catalogueAsWorkbook },
  jsonl: { type: 'application/x-ndjson; charset=utf-8', open: (pool: Pool) => Readable.from(catalogueAsLines(pool)) },
};

export function registerStaffImportRoutes(app: FastifyInstance): void {
  const { staffImports } = calls;

  registerCall(app, staffImports.list, async (c) => {
    const { page, page_size: pageSize } = c.input;
    const { imports, total } = await readImports(c.db, { limit: pageSize, offset: (page - 1) * pageSize });
    return { page: pageOf(total, page, pageSize), imports: imports.map((record) => importToWire(record)) };
  });

  registerCall(app, staffImports.detail, async (c) => {
    const record = await importOf(c.db, c.input.import_id);
    const plansMet = await plansMetBy(c.db, record);
    return { import: importToWire(record), fields: importFields(await readStores(c.db)), plansMet };
  });

  registerCall(app, staffImports.begin, async (c) => ({
    import: importToWire(await beginImport(c, c.input.file_name, c.input.bytes)),
  }));

  registerCall(
    app,
    staffImports.append,
    async (c) => ({ parts: await appendPart(c.db, c.input.import_id, c.input.part, c.input.data) }),
    { bodyLimit: partBody, rateLimit: partLimit },
  );

  registerCall(app, staffImports.read, async (c) => ({ import: importToWire(await readFile(c, c.input.import_id)) }));

  registerCall(app, staffImports.departments, (c) => matchDepartments(c.db, c.input.import_id, c.input.column), {
    rateLimit: { max: 60, windowSeconds: 60 },
  });

  registerCall(app, staffImports.check, async (c) => {
    const record = await withTransaction(c.db, (tx) => checkByStaff(tx, c.input.import_id, c.input.mapping, c.now));
    void startWork(c.deps, record.importId);
    return { import: importToWire(record) };
  });

  registerCall(app, staffImports.rows, async (c) => {
    const { import_id: importId, view, group, page, page_size: pageSize } = c.input;
    const record = await importOf(c.db, importId);
    const [stores, departments] = [await readStores(c.db), await readDepartmentNames(c.db)];
    for (const { path, name } of (record.counts.departments ?? []) as Department[]) departments.set(path, name);
    const found = await readImportRows(c.db, importId, view, { group, limit: pageSize, offset: (page - 1) * pageSize });
    const thumbs = await thumbsOf(c.deps, view === 'error' ? [] : found);
    const { counts, errorGroups } = importToWire(record);
    const inGroup = view === 'error' && group ? errorGroups[group] : undefined;
    const total = inGroup ?? (view === 'big-price' ? counts.bigPrice : counts[view]);
    const words = { columnOf: columnFinder(record), fields: record.mapping?.fields ?? {}, stores, departments };
    return {
      page: pageOf(total, page, pageSize),
      rows: found.map((row) => rowToWire(row, words, thumbs.get(row.productId))),
    };
  });

  registerCall(app, staffImports.mend, async (c) => {
    const { import_id: importId, line, column, value } = c.input;
    const record = await withTransaction(c.db, (tx) => mendByStaff(tx, importId, { line, column, value }));
    void startWork(c.deps, importId);
    return { import: importToWire(record) };
  });

  registerCall(app, staffImports.errorsFile, async (c) =>
    errorsFile(c.db, await importOf(c.db, c.input.import_id), c.input.format),
  );

  registerCall(app, staffImports.apply, async (c) => {
    const { import_id: importId, suspend_missing: suspendMissing, prices_from: from } = c.input;
    const how = { suspendMissing, pricesFrom: from === undefined ? null : new Date(from) };
    const { record, begun } = await withTransaction(c.db, (tx) => applyByStaff(tx, c, importId, how));
    if (begun) void startWork(c.deps, importId);
    return { import: importToWire(record) };
  });

  registerCall(app, staffImports.cancel, async (c) => ({
    import: importToWire(await withTransaction(c.db, (tx) => cancelByStaff(tx, c.input.import_id))),
  }));

  registerCall(app, staffImports.undo, async (c) => {
    const { record, begun } = await withTransaction(c.db, (tx) => undoByStaff(tx, c, c.input.import_id));
    if (begun) void startWork(c.deps, record.importId);
    return { import: importToWire(record) };
  });

  registerCall(app, staffImports.exportFile, async (c) => {
    const { format } = c.input;
    const { type, open } = catalogueFiles[format];
    return new PlainAnswer(
      200,
      { 'content-type': type, 'content-disposition': `attachment; filename="catalogo.${format}"` },
      await open(c.deps.pool),
    );
  });

  registerCall(app, staffImports.template, (c) =>
    tableFile(
      c.input.format,
      'modello-importazione',
      ['code', 'name', 'brand', 'description', 'eans', 'categories', 'price', 'vat', 'stock.*'],
      [['1001', 'Penne rigate', 'Marca', '500 g', '', 'Pasta', 1.19, 4, 20]],
    ),
  );
}
