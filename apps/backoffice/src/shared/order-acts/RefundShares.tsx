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
  /** Nothing is chosen yet: "0,00 €" at each place would read as if nothing could go there. */
  withoutSums?: boolean;
}

/** Where the money goes, as the server shares it out: card and wallet, certificate, whole meal tickets. */
export function RefundShares({ refund: { shares }, sumField, withoutSums = false }: RefundSharesProps) {
  return (
    <section className="stack tight" aria-label="Dove tornano i soldi">
      <h3>Dove tornano i soldi</h3>
      <ul className="refund-shares">
        {shares.map((share, index) => (
          <li
            key={`${share.kind}-${share.name}-${share.maskedNumber ?? ''}`}
            className={cx(share.amount > 0 && !withoutSums && 'on')}
          >
            <TenderMark tender={share} large />
            <span className="grow">
              <b>
                {share.name} {share.maskedNumber}
              </b>
              <small className="muted block">{whereTo(share, index === 0 && shares.length > 1)}</small>
            </span>
            {sumField?.(share) ?? <Sum share={share} isHidden={withoutSums} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Meal tickets go back whole: their lock says that the sum is not typed. */
function Sum({ share: { kind, amount }, isHidden }: { share: RefundShare; isHidden: boolean }) {
  return (
    <b className="num">
      {kind === 'meal-ticket' ? <LockFill /> : null}
      {isHidden ? null : euro(amount)}
    </b>
  );
}

function whereTo({ kind, note, most }: RefundShare, isFirst: boolean): string {
  if (note) return kind === 'meal-ticket' ? `${note} · fino a ${euro(most)}` : note;
  return `${isFirst ? 'Per prima. ' : ''}Fino a ${euro(most)}.`;
}
