import { quantityFromWire } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { insertQuote, lockCompanyAndCount } from './quotes.repo.ts';

/** Requests of one company that may wait for an answer at once. */
const mostWaiting = 10;

interface Asked {
  companyId: number;
  accountId: number;
  lines: readonly { product_id: number; quantity: number }[];
  note: string | undefined;
  wished: string | undefined;
  /** Who of the staff asks in the name of the company, by telephone, and how that is called. */
  begunBy: { account: AuditActor['account']; company: string } | undefined;
  now: Date;
}

/** Puts a request into the queue of the shop. @throws BusinessError with one of the codes of `company/request-quote` */
export function requestQuote(deps: Deps, asked: Asked): Promise<void> {
  const { catalogue } = catalogueOf(deps);
  const quantities = new Map<number, number>();
  for (const { product_id: productId, quantity } of asked.lines) {
    const product = catalogue.product(productId);
    if (!product)
      throw new BusinessError('product-not-found', 'Uno dei prodotti non è più in vendita: toglilo', {
        field: 'lines',
      });
    if (product.sellingMode !== 'loose' && !Number.isInteger(quantity)) {
      throw new BusinessError('quantity-not-whole', `${product.name}: la quantità deve essere un numero intero`, {
        field: 'lines',
      });
    }
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantityFromWire(quantity));
  }
  const fallbackWarehouseId = catalogue.defaultWarehouse!.warehouseId;
  return withTransaction(deps.db, async (tx) => {
    assertLockOrder(tx, 'customer');
    const waiting = await lockCompanyAndCount(tx, asked.companyId);
    const quoteId = await insertQuote(tx, { ...asked, fallbackWarehouseId, quantities });
    if (quoteId === undefined) {
      throw new BusinessError(
        'already-requested',
        'Hai già chiesto un preventivo per questi prodotti: ti scriviamo appena è pronto.',
      );
    }
    if (waiting >= mostWaiting) {
      throw new BusinessError(
        'too-many-quotes',
        `La tua azienda ha già ${mostWaiting} preventivi in attesa: aspetta una risposta prima di chiederne altri.`,
      );
    }
    if (!asked.begunBy) return;
    const { account, company } = asked.begunBy;
    await writeAudit(tx, { account, now: asked.now }, 'quote.begin', {
      subject: { kind: 'company', id: asked.companyId, name: company },
      after: { quote: quoteId },
    });
  });
}
