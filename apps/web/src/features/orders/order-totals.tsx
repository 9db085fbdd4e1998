import type { Order, OrderTender } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Price, type SummaryLine, SummaryList, Tag } from '@sporta/ui';
import { savedCents } from '../../shared/cart-view/index.ts';
import { differenceText, tenderStateText } from '../../shared/orders/index.ts';
import { TenderMark, tenderName } from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';

const euro = (amount: number) => formatEuro(euroToCents(amount));

/** What the order costs, or cost, and how it was paid. */
export function OrderTotals({ order }: { order: Order }) {
  const { totals, orderPackages, tenders } = order;
  const { user } = useSession();
  const lines: SummaryLine[] = [{ label: 'Totale Ordine', value: euro(totals.totalPrice) }];
  if (totals.giftTotal > 0) {
    lines.push({ label: 'Totale Buoni', value: formatEuro(-euroToCents(totals.giftTotal)), tone: 'saving' });
  }
  for (const each of orderPackages) {
    lines.push({
      label: (
        <>
          {each.package.descr}{' '}
          <span className="muted">
            {each.quantity} × {euro(each.package.cost)}
          </span>
        </>
      ),
      value: euro(each.totalPrice),
    });
  }
  lines.push(
    {
      label: (
        <>
          {order.deliveryServiceId === deliveryServiceIds.home ? 'Consegna' : 'Ritiro'}
          {totals.deliveryPassSaved ? (
            <span className="muted"> con l’abbonamento, risparmi {euro(totals.deliveryPassSaved)}</span>
          ) : null}
        </>
      ),
      value: totals.deliveryCost === 0 ? 'Gratis' : euro(totals.deliveryCost),
    },
    { label: 'Totale Iva (già compresa)', value: euro(totals.taxTotal), tone: 'muted' },
  );
  // what was ordered and what came have their VAT apart in the receipt
  if (user.company && totals.orderedGrossTotal === undefined && !totals.refundTotal) {
    const gross = euroToCents(totals.grossTotal) + euroToCents(totals.giftTotal);
    const net = formatEuro(gross - euroToCents(totals.taxTotal));
    lines.push({ label: 'Totale senza IVA', value: net, tone: 'muted' });
  }
  if (totals.refundTotal) lines.push({ label: 'Rimborsati', value: euro(totals.refundTotal), tone: 'saving' });
  lines.push({
    label: 'TOTALE',
    value: <Price size="lg" cents={euroToCents(totals.grossTotal)} approximate={order.estimated} />,
    tone: 'total',
  });
  // promotions of what was ordered: of what came nobody has reckoned them again
  const saved = totals.orderedGrossTotal === undefined ? savedCents(order.promotions) : 0;
  if (saved > 0) lines.push({ label: 'Hai risparmiato', value: formatEuro(saved), tone: 'saving' });
  const difference = differenceText(order);
  return (
    <div className="stick">
      <h2>Totale</h2>
      <SummaryList lines={lines} />
      {difference ? <p className="small muted above-s">{difference}</p> : null}
      {tenders.length > 0 ? (
        <>
          <hr className="hr" />
          <ul className="tenders">
            {tenders.map((tender, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two certificates may be called alike, and they never move
              <Tender key={index} tender={tender} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Tender({ tender }: { tender: OrderTender }) {
  const state = tenderStateText(tender);
  return (
    <li>
      <TenderMark tender={tender} />
      <span className="grow">
        {tenderName(tender)}
        {state ? <Tag>{state}</Tag> : null}
      </span>
      <b className="num">{euro(tender.amount)}</b>
    </li>
  );
}
