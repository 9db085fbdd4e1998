import type { StaffRefund } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { euro } from '../figures/index.ts';
import { TenderMark } from '../orders/index.ts';

/** Where the money goes, as the server shares it out: card and wallet, certificate, whole meal tickets. */
export function RefundShares({ refund: { shares } }: { refund: Pick<StaffRefund, 'shares'> }) {
  return (
    <section className="stack tight" aria-label="Dove tornano i soldi">
      <h3>Dove tornano i soldi</h3>
      <ul className="refund-shares">
        {shares.map((share) => (
          <li key={`${share.kind}-${share.name}-${share.maskedNumber ?? ''}`} className={cx(share.amount > 0 && 'on')}>
            <TenderMark tender={share} large />
            <span className="grow">
              <b>
                {share.name} {share.maskedNumber}
              </b>
              <small className="muted block">{share.note ?? `Si può fino a ${euro(share.most)}.`}</small>
            </span>
            <b className="num">{euro(share.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
