import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type ImportRecord, readImport } from './imports.repo.ts';

/** @throws BusinessError `import-not-found` */
export async function importOf(db: Db | Tx, importId: number, options: { lock?: boolean } = {}): Promise<ImportRecord> {
  const record = await readImport(db, importId, options);
  if (!record)
    throw new BusinessError('import-not-found', 'Non abbiamo trovato questa importazione', { field: 'import_id' });
  return record;
}

/** The import, held until the transaction ends, in one of these states. @throws BusinessError `import-not-found`, `import-busy` */
export async function importIn(tx: Tx, importId: number, states: readonly string[]): Promise<ImportRecord> {
  const record = await importOf(tx, importId, { lock: true });
  if (states.includes(record.state)) return record;
  throw new BusinessError('import-busy', whyNot[record.state] ?? 'In questo momento non si può');
}

const whyNot: Record<string, string> = {
  uploading: 'Il file non è ancora arrivato tutto',
  mapping: 'Prima controlla il file',
  checking: 'Il controllo del file è in corso: aspetta che finisca',
  mending: 'Le righe corrette sono in controllo: aspetta un momento',
  checked: 'Questa importazione non è ancora applicata',
  applying: 'L’importazione si sta applicando: aspetta che finisca',
  applied: 'Questa importazione è già applicata',
  pricing: 'I suoi prezzi stanno entrando in vigore: aspetta che finisca',
  undoing: 'L’importazione sta tornando indietro: aspetta che finisca',
  undone: 'Questa importazione è già tornata indietro',
  cancelled: 'Questa importazione è stata annullata',
};

/** Which column of the file a field comes from: `eans.0` from that of `eans`, `stock.milano` from that of all stores. */
export function columnFinder({ mapping }: Pick<ImportRecord, 'mapping'>): (field: string) => string | undefined {
  const columns = new Map(Object.entries(mapping?.fields ?? {}).map(([column, field]) => [field, column]));
  return (field) => {
    const parts = field.split('.');
    const everywhere = parts.with(Math.min(1, parts.length - 1), '*');
    const names = [parts, everywhere].flatMap((each) =>
      each.map((_, index) => each.slice(0, each.length - index).join('.')),
    );
    const named = names.map((name) => columns.get(name)).find((column) => column !== undefined);
    return named ?? (/^content/.test(field) ? (columns.get('content:g') ?? columns.get('content:ml')) : undefined);
  };
}
