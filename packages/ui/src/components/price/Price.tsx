import { formatEuro, priceParts } from '@sporta/domain';
import { cx } from '../cx.ts';
import { type PriceFacts, priceLabel } from './priceLabel.ts';

export interface PriceProps extends PriceFacts {
  /** 20, 26, 38 or 56 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  className?: string | undefined;
}

/**
 * Big euro, small raised cents; on a lemon tag when it is an offer. The figures are one spoken label for screen
 * readers. The struck price beside it is {@link OldPrice}.
 */
export function Price({ size, className, ...facts }: PriceProps) {
  const { sign, euros, cents } = priceParts(facts.cents);
  const promo = facts.promo || facts.oldCents !== undefined;
  return (
    <span
      className={cx('pr', size !== 'md' && size, promo && 'promo', className)}
      role="img"
      aria-label={priceLabel(facts)}
    >
      {facts.approximate ? (
        <span className="pre" aria-hidden="true">
          ca.
        </span>
      ) : null}
      <span aria-hidden="true">{sign + euros}</span>
      <span className="dec" aria-hidden="true">
        ,{cents}
      </span>
      <span className="cur" aria-hidden="true">
        €{facts.perUnit ? <i>/{facts.perUnit}</i> : null}
      </span>
    </span>
  );
}

/** "Gratis" in place of a price. */
export function FreePrice({ size, className }: Pick<PriceProps, 'size' | 'className'>) {
  return <span className={cx('pr', size !== 'md' && size, className)}>Gratis</span>;
}

/** The struck price before the offer. Already part of the label of {@link Price}: hidden from screen readers. */
export function OldPrice({ cents }: { cents: number }) {
  return (
    <s className="old" aria-hidden="true">
      {formatEuro(cents)}
    </s>
  );
}
