import type { ShopFieldName } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { type SaidFields, shopFieldTable, WeakContrast } from './fields.ts';
import { lockSaid, readLogo, writeSaid } from './shop-settings.repo.ts';

export interface ShopChange {
  field: ShopFieldName;
  /** As it was seen. */
  before: string;
  after: string;
}

/**
 * Writes what is said of the shop differently, and in the log who said so.
 * @throws BusinessError `wrong-setting` or `weak-contrast` naming the field, `logo-not-found`, `changed-meanwhile`
 */
export async function saveShop(tx: Tx, actor: AuditActor, changes: readonly ShopChange[]): Promise<void> {
  const said = await lockSaid(tx);
  const wanted = changes
    .map((change) => ({ ...change, after: readField(change) }))
    .filter(({ field, after }) => after !== (said[field] ?? ''));
  const stale = wanted.find(({ field, before }) => before !== (said[field] ?? ''));
  if (stale) {
    const message = `Qualcun altro ha cambiato «${shopFieldTable[stale.field].label}» nel frattempo: guarda com’è adesso`;
    throw new BusinessError('changed-meanwhile', message, { field: stale.field });
  }
  const logo = wanted.find(({ field, after }) => field === 'logo' && after !== '');
  if (logo && !(await readLogo(tx, logo.after))) {
    throw new BusinessError('logo-not-found', 'Il logo non c’è più: caricalo di nuovo', { field: 'logo' });
  }
  assertCredited({ ...said, ...Object.fromEntries(wanted.map(({ field, after }) => [field, after])) });
  for (const { field, after } of wanted) await writeSaid(tx, field, after);
  if (wanted.length === 0) return;
  const side = (of: (change: ShopChange) => string) =>
    Object.fromEntries(wanted.map((change) => [change.field, of(change)]));
  await writeAudit(tx, actor, 'shop.save', {
    subject: { kind: 'shop', name: 'Il negozio' },
    before: side(({ field }) => said[field] ?? ''),
    after: side(({ after }) => after),
  });
}

/** Nobody's map is shown without saying whose it is. */
function assertCredited({ mapAddress, mapCredit }: SaidFields): void {
  if (!mapAddress || mapCredit) return;
  const message = `${shopFieldTable.mapCredit.label}: non può mancare, va scritto sulla mappa`;
  throw new BusinessError('wrong-setting', message, { field: 'mapCredit' });
}

/** @returns the text in its one form; empty: nothing is said */
function readField({ field, after }: ShopChange): string {
  if (after.trim() === '') return '';
  const { label, read } = shopFieldTable[field];
  try {
    return read(after);
  } catch (error) {
    const code = error instanceof WeakContrast ? 'weak-contrast' : 'wrong-setting';
    throw new BusinessError(code, `${label}: ${(error as Error).message}`, { field });
  }
}

/** What setup answers, written as if nobody had said otherwise meanwhile; it is nobody of the staff, so the log is silent. */
export async function saySetup(tx: Tx, said: SaidFields): Promise<void> {
  await lockSaid(tx);
  for (const [field, value] of Object.entries(said)) await writeSaid(tx, field as ShopFieldName, value);
}
