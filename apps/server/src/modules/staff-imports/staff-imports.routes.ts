import { Readable } from 'node:stream';
import { calls, pageOf } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { withTransaction } from '../../platform/db/database.ts';
import { PlainAnswer } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { workbookType } from '../../platform/http/workbook.ts';
import { catalogueAsCsv, catalogueAsLines, catalogueAsWorkbook } from '../import/index.ts';
import { appendPart, beginImport, readFile } from './bring-file.ts';
import { applyByStaff, cancelByStaff, checkByStaff, mendByStaff, undoByStaff } from './decide.ts';
import { errorsFile } from './errors-file.ts';
import { importFields } from './file/field-names.ts';
import { readImportRows } from './import-rows.repo.ts';
import { importToWire, rowToWire } from './import-to-wire.ts';
import { readImports, readStores } from './imports.repo.ts';
import { columnFinder, importOf } from './one-import.ts';
import { startWork } from './work/start-work.ts';

/** Half a mebibyte as base64, with what is around it. */
const partBody = 800_000;
/** Pieces a minute: 100 MB and as much again for pieces that are sent twice. */
const partLimit = { max: 600, windowSeconds: 60 };

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
    return { import: importToWire(record), fields: importFields(await readStores(c.db)) };
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

  registerCall(app, staffImports.check, async (c) => {
    const record = await withTransaction(c.db, (tx) => checkByStaff(tx, c.input.import_id, c.input.mapping, c.now));
    void startWork(c.deps, record.importId);
    return { import: importToWire(record) };
  });

  registerCall(app, staffImports.rows, async (c) => {
    const { import_id: importId, view, page, page_size: pageSize } = c.input;
    const record = await importOf(c.db, importId);
    const stores = await readStores(c.db);
    const rows = await readImportRows(c.db, importId, view, { limit: pageSize, offset: (page - 1) * pageSize });
    const { counts } = importToWire(record);
    const total = view === 'big-price' ? counts.bigPrice : counts[view];
    const columnOf = columnFinder(record);
    return { page: pageOf(total, page, pageSize), rows: rows.map((row) => rowToWire(row, columnOf, stores)) };
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
    const { import_id: importId, suspend_missing: suspendMissing } = c.input;
    const { record, begun } = await withTransaction(c.db, (tx) => applyByStaff(tx, c, importId, suspendMissing));
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
