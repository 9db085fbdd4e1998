import type { Order } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui';
import { WarningCircle } from '@sporta/ui/icons/WarningCircle.ts';
import { useState } from 'react';
import { momentLong } from '../../shared/orders/index.ts';
import { ReportDialog } from './report-dialog.tsx';

/** While goods are on their way a mail to the shop helps; of what was never paid, called off or given back there is nothing to report. */
const underWay: ReadonlySet<Order['state']> = new Set([
  'confirmed',
  'reopened',
  'picking',
  'picked',
  'ready',
  'out-for-delivery',
  'in-locker',
  'not-delivered',
]);

/** What was missing or not good in an order that arrived; before that, a mail to the shop. A redelivery is reported in the first order. */
export function ReportButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (order.state !== 'delivered') {
    return order.support && underWay.has(order.state) && !order.redelivers ? (
      <ButtonLink
        kind="line"
        block
        className="above"
        href={`mailto:${order.support.email}?subject=${encodeURIComponent(`Ordine ${order.orderNumber}`)}`}
      >
        <WarningCircle />
        Segnala un problema
      </ButtonLink>
    ) : null;
  }
  return (
    <>
      {order.lines.some(({ reportable }) => reportable) ? (
        <Button kind="line" block className="above" onClick={() => setOpen(true)}>
          <WarningCircle />
          Segnala un problema
        </Button>
      ) : null}
      <Reports order={order} />
      <ReportDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** What was reported before, and whether the shop has answered. */
function Reports({ order: { problems } }: { order: Order }) {
  if (problems.length === 0) return null;
  return (
    <ul className="order-reports">
      {problems.map(({ problemReportId, reportedAt, state, wish, photos }) => (
        <li key={problemReportId} className="small muted">
          Segnalazione di {momentLong(reportedAt)}
          {wish === 'voucher' ? ', chiedi un buono' : wish ? ', chiedi il rimborso' : ''}:{' '}
          {state === 'open'
            ? 'la stiamo guardando, ti rispondiamo entro un giorno.'
            : 'ti abbiamo risposto, qui e per e-mail.'}
          {photos.length > 0 ? (
            <ul className="report-photos">
              {photos.map((address, index) => (
                <li key={address}>
                  <a href={address} target="_blank" rel="noreferrer">
                    <img
                      src={address}
                      alt={`Foto ${index + 1} che hai mandato`}
                      width="72"
                      height="72"
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
