import type { StaffRefund } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import type { ReactNode } from 'react';
import { euro } from '../figures/index.ts';
import { TenderMark } from '../orders/index.ts';

export type RefundShare = StaffRefund['shares'][number];

interface RefundSharesProps {
  refund: Pick<StaffRefund, 'shares'>;
  /** A field for the sum, where it may be chosen. */
  sumField?: ((share: RefundShare) => ReactNode) | undefined;
}

/** Where the money goes, as the server shares it out: card and wallet, certificate, whole meal tickets. */
export function RefundShares({ refund: { shares }, sumField }: RefundSharesProps) {
  return (
    <section className="stack tight" aria-label="Dove tornano i soldi">
      <h3>Dove tornano i soldi</h3>
      <ul className="refund-shares">
        {shares.map((share, index) => (
          <li key={`${share.kind}-${share.name}-${share.maskedNumber ?? ''}`} className={cx(share.amount > 0 && 'on')}>
            <TenderMark tender={share} large />
            <span className="grow">
              <b>
                {share.name} {share.maskedNumber}
              </b>
              <small className="muted block">
                {share.note ?? `${index === 0 && shares.length > 1 ? 'Per prima. ' : ''}Fino a ${euro(share.most)}.`}
              </small>
            </span>
            {sumField?.(share) ?? (
              <b className="num">
                {share.kind === 'meal-ticket' ? <LockFill /> : null}
                {euro(share.amount)}
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
