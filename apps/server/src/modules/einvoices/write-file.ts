import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { insertFile, nextFileNumber } from './einvoices.repo.ts';
import type { Fattura } from './fattura/fattura.ts';
import { writeFattura } from './fattura/write-fattura.ts';
import { fileNameOf, progressiveOf } from './file-name.ts';

/** Writes a new file of a document, which is sent after the transaction. */
export async function writeFile(
  tx: Tx,
  einvoiceId: number,
  { fattura, seller, now }: { fattura: Fattura; seller: Config['seller']; now: Date },
): Promise<void> {
  const progressive = progressiveOf(await nextFileNumber(tx));
  const fileId = await insertFile(tx, {
    einvoiceId,
    name: fileNameOf(seller.vatNumber, progressive),
    xml: writeFattura(fattura, progressive),
    now,
  });
  await writeOutbox(tx, 'einvoice.send', { fileId });
}
