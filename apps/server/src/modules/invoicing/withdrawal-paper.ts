import { formatEuro } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { lookOf, renderDocument, type ShopDocument } from '../documents/index.ts';
import { datedText, lineTitle, type OrderView } from '../order-book/index.ts';
import { amountText, customerParty, type Seller, sellerParty } from './order-papers.ts';

/** The dated receipt of a withdrawal (Cod. consumo art. 54-bis), as PDF: the same that went out by e-mail. */
export async function renderWithdrawal(order: OrderView, withdrawalId: number, seller: Seller): Promise<Buffer> {
  return renderDocument(withdrawalPaperOf(order, withdrawalId, seller));
}

/** @throws BusinessError `withdrawal-not-found` */
export function withdrawalPaperOf(order: OrderView, withdrawalId: number, seller: Seller): ShopDocument {
  const withdrawal = order.withdrawals.find((each) => each.withdrawalId === withdrawalId && !each.isProblem);
  if (!withdrawal) throw new BusinessError('withdrawal-not-found', 'Non abbiamo trovato questo recesso');
  const { requestedAt, refundCents, lines, reason } = withdrawal;
  const linesCents = lines.reduce((sum, line) => sum + line.refundCents, 0);
  const extraCents = refundCents - linesCents;
  return {
    title: `Ricevuta del recesso n. ${withdrawalId}`,
    subtitle: `Ordine ${order.orderNumber}`,
    ...lookOf(seller),
    parties: [sellerParty(seller), customerParty(order)],
    facts: [
      ['Ricevuto', datedText(requestedAt)],
      ['Ordine', order.orderNumber],
      ...(reason ? ([['Motivo', reason]] as [string, string][]) : []),
    ],
    tables: [
      {
        columns: [
          { label: 'Prodotto', width: 325 },
          { label: 'Quantità', width: 80, right: true },
          { label: 'Da rimborsare', width: 90, right: true },
        ],
        rows: lines.map(({ orderLineId, quantity, refundCents: cents }) => {
          const line = order.lines.find((each) => each.orderLineId === orderLineId);
          return [line ? lineTitle(line) : 'Prodotto', amountText(quantity, line?.unit ?? 'pz'), formatEuro(cents)];
        }),
        totals: [
          ...(extraCents > 0 ? [['Consegna e sacchetti', '', formatEuro(extraCents)]] : []),
          ['TOTALE DA RIMBORSARE', '', formatEuro(refundCents)],
        ],
      },
    ],
    notes: [
      'Recesso ai sensi degli articoli 52 e seguenti del Codice del consumo. I prodotti vanno resi entro 14 giorni dal recesso, al fattorino o in negozio.',
      'Il rimborso arriva entro 14 giorni dal recesso, con lo stesso modo con cui hai pagato.',
    ],
    madeAt: new Date(requestedAt),
  };
}
